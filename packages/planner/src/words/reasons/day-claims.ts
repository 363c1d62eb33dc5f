import { beginningOf, setsOn } from '../../candidates/sets.ts';
import { spokenClock } from '../voice/clock.ts';
import type { Claim, StopInPlan } from './claim.ts';

/** When something is there that is not there on all days: the rarer, the sooner said. */
export function dayClaims({ stop, evening }: StopInPlan): Claim[] {
  const { event } = stop.venue;
  if (!event) return [];
  const { date } = evening.scene.context;
  const set = setsOn(stop.venue, date)?.[0]?.begins;
  const run = event.runs ? beginningOf(stop.venue, date) : undefined;
  const begins = set ?? (run !== undefined && stop.arrival <= run ? run : undefined);
  return [
    {
      about: 'day',
      strength: 1.2 + 0.5 * event.rarity,
      ways: [
        ...waysOf(event.when),
        ...(begins === undefined
          ? []
          : [`It usually begins at ${spokenClock(begins)}, so you are in time`]),
      ],
    },
  ];
}

/** 'Until December 24' as one would say it of the place. */
function waysOf(when: string): string[] {
  const lower = `${when[0]?.toLowerCase()}${when.slice(1)}`;
  if (when.startsWith('Until ')) return [`Usually here only ${lower}`];
  if (when.startsWith('Once ') || when.startsWith('Only '))
    return [`${when}, and you are there for it`];
  if (when.endsWith(' of the month')) return [`Usually on the ${lower}, which is today`];
  return [`Usually there ${lower}, and this is its day`];
}
