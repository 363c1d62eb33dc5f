import { setsOn } from '../../candidates/sets.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { spokenClock } from './speak.ts';

/** When something is there that is not there on all days: the rarer, the sooner said. */
export function dayClaims({ stop, evening }: StopInPlan): Claim[] {
  const { event } = stop.venue;
  if (!event) return [];
  const strength = 1 + 0.5 * event.rarity;
  const begins = setsOn(stop.venue, evening.scene.context.date)?.[0]?.begins;
  const atItsHour =
    begins === undefined
      ? []
      : [`It usually begins at ${spokenClock(begins)}, so you are there in time.`];
  return [
    {
      about: 'day',
      strength,
      sentences: [...sentencesOf(event.when), ...atItsHour],
      short: event.when,
    },
  ];
}

/** 'Until December 24' as one would say it of the place. */
function sentencesOf(when: string): string[] {
  const lower = `${when[0]?.toLowerCase()}${when.slice(1)}`;
  if (when.startsWith('Until '))
    return [
      `It is usually there ${lower}, so catch it while it is.`,
      `You have it ${lower}, and not for longer.`,
    ];
  if (when.startsWith('Once ') || when.startsWith('Only '))
    return [
      `It is there ${lower}, and you are there for it.`,
      `You are here on the day: it happens ${lower}.`,
    ];
  if (when.endsWith(' of the month'))
    return [
      `It takes place on the ${lower}, and today is one.`,
      `Today is the day for it: the ${lower}.`,
    ];
  return [
    `It is usually there ${lower}, so today is its day.`,
    `This is its day: it is usually there ${lower}.`,
  ];
}
