import { isInWater, type Venue } from '@rendezvous/venue-model';
import { forbiddingHours, inWater, unpleasantHours } from '../context/weather.ts';
import type { Scene } from '../scene.ts';

/** A part of an opening in which two can be at a place; in some only for the shortest stay. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly shortStayOnly: boolean;
}

/**
 * The parts of an opening in which two people can bear to be there: all of it indoors, in the
 * open as the weather allows.
 */
export function bearableStretches(
  venue: Venue,
  open: { from: number; to: number },
  weather: Scene['context']['weather'],
): Stretch[] {
  if (venue.indoor) return [{ from: open.from, to: open.to, shortStayOnly: false }];
  const { forbidding, unpleasant } = hoursOf(
    weather,
    isInWater(venue) ? inWater : venue.needs.effort,
  );
  return runs(open, forbidding).flatMap((run) => {
    const fine = runs(run, unpleasant);
    const isAllFine = fine.length === 1 && fine[0]?.from === run.from && fine[0]?.to === run.to;
    return isAllFine
      ? [{ ...run, shortStayOnly: false }]
      : [
          ...fine.map((part) => ({ ...part, shortStayOnly: false })),
          { ...run, shortStayOnly: true },
        ];
  });
}

/** What is left of a stretch when some hours of it are taken out. */
function runs(
  stretch: { from: number; to: number },
  withoutHours: readonly number[],
): { from: number; to: number }[] {
  let left = [stretch];
  for (const hour of withoutHours) {
    const [start, end] = [hour * 60, hour * 60 + 60];
    left = left.flatMap((part) =>
      end <= part.from || start >= part.to
        ? [part]
        : [
            { from: part.from, to: Math.min(part.to, start) },
            { from: Math.max(part.from, end), to: part.to },
          ],
    );
  }
  return left.filter((part) => part.from < part.to);
}

type Weather = Scene['context']['weather'];

/** The hours in which nothing is planned in the open, and those of which the sky is unpleasant. */
interface BadHours {
  readonly forbidding: readonly number[];
  readonly unpleasant: readonly number[];
}

/** By effort, remembered as long as the weather is: it is the same for all venues of a day. */
const remembered = new WeakMap<Weather, Map<number, BadHours>>();

function hoursOf(weather: Weather, effort: number): BadHours {
  const byEffort = remembered.get(weather) ?? new Map<number, BadHours>();
  remembered.set(weather, byEffort);
  const known = byEffort.get(effort) ?? {
    forbidding: forbiddingHours(weather, effort),
    unpleasant: unpleasantHours(weather, effort),
  };
  byEffort.set(effort, known);
  return known;
}
