import { weekdayOf } from '../context/calendar.ts';
import { skyOf } from '../context/weather.ts';
import { kinds, type TimeSpan, type Opening, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';

/** A stretch of the date in which a venue can be visited. Minutes after midnight of the date. */
export interface Window {
  readonly arriveFrom: number;
  readonly arriveTo: number;
  readonly leaveBy: number;
  /** The longest stay: the kind's, or only the shortest when the sky is unpleasant. */
  readonly longest: number;
  /** Nobody leaves before: a set is stayed for. 0 where one may leave at any time. */
  readonly leaveFrom: number;
  /** Arrivals are on so many minutes of the clock: tables, sets and classes on the quarter hour. */
  readonly every: 5 | 15;
}

/** Whatever begins at a time of its own besides meals and shows. */
const classes: ReadonlySet<Venue['category']> = new Set([
  'cooking_class',
  'dance_class',
  'pottery_studio',
  'art_workshop',
]);

/** The step of the clock on which people arrive at a place: the times that they keep. */
function arrivalStep({ category }: Venue): Window['every'] {
  const { role } = kinds[category];
  return role === 'meal' || role === 'show' || classes.has(category) ? 15 : 5;
}

/** A window with its times on the clock, or none where no time on it lies inside. */
function onTheClock(window: Window, shortest: number): Window[] {
  const leaveBy = Math.floor(window.leaveBy / 5) * 5;
  const arriveFrom = Math.ceil(window.arriveFrom / window.every) * window.every;
  const latest = Math.min(window.arriveTo, leaveBy - shortest);
  const arriveTo = Math.floor(latest / window.every) * window.every;
  return arriveFrom <= arriveTo ? [{ ...window, arriveFrom, arriveTo, leaveBy }] : [];
}

/** Kitchens stop a little before the doors close. */
const kitchenMarginMinutes = 10;
/** An evening is over long before this; later windows cannot matter. */
const longestEveningMinutes = 9 * 60;

/** Whether a venue is over before dusk: in the open, of a kind that needs light, and not lit. */
export function needsDaylight(venue: Venue): boolean {
  return (
    kinds[venue.category].needsDaylight && !venue.indoor && !venue.vibes.includes('lit-at-night')
  );
}

/** When a venue can be visited on the date: open for the whole stay, in its kind's hours, in daylight and weather that it needs. */
export function windowsOf(venue: Venue, opening: Opening, scene: Scene): Window[] {
  const kind = kinds[venue.category];
  const [shortest, , longest] = kind.stay;
  const { sun, weather } = scene.context;
  const arrive =
    opening.known || kind.role !== 'show'
      ? kind.arrive
      : kind.arrive.flatMap((span) => curtainTimes(span, scene.context.date));
  const spans = opening.known
    ? opening.spans
    : arrive.map(([from, to]): TimeSpan => [from, to + longest]);
  const light = needsDaylight(venue)
    ? { from: sun.sunrise ?? 0, to: sun.dusk ?? 24 * 60 }
    : { from: 0, to: Number.POSITIVE_INFINITY };
  const margin = kind.role === 'meal' ? kitchenMarginMinutes : 0;
  const { startMinutes } = scene.wishes;
  const every = arrivalStep(venue);

  const windows: Window[] = [];
  for (const [opens, closes] of spans) {
    for (const stretch of bearableStretches(
      venue,
      { from: opens, to: Math.min(closes - margin, light.to) },
      weather,
    )) {
      for (const [from, to] of arrive) {
        const most = stretch.shortStayOnly ? shortest : longest;
        const arriveFrom = Math.max(stretch.from, from, light.from, startMinutes);
        const arriveTo = Math.min(to, stretch.to - shortest, startMinutes + longestEveningMinutes);
        windows.push(
          ...onTheClock(
            { arriveFrom, arriveTo, leaveBy: stretch.to, longest: most, leaveFrom: 0, every },
            shortest,
          ),
        );
      }
    }
  }
  return windows;
}

/** A show whose hours nobody published is guessed to begin when curtains rise: in the evening, and after lunch at weekends. */
function curtainTimes([from, to]: TimeSpan, date: string): TimeSpan[] {
  const [eveningFrom, eveningTo, matineeTo] = [18 * 60 + 30, 20 * 60, 15 * 60 + 30];
  const isWeekend = [0, 6].includes(weekdayOf(date));
  if (to <= matineeTo) return isWeekend ? [[from, to]] : [];
  return [[Math.max(from, eveningFrom), Math.min(to, eveningTo)]];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly shortStayOnly: boolean;
}

/** The parts of an opening in which two people can bear to be there: all of it indoors, in the open as the forecast allows. */
function bearableStretches(
  venue: Venue,
  open: { from: number; to: number },
  weather: Scene['context']['weather'],
): Stretch[] {
  if (venue.indoor || weather.kind !== 'forecast') return [{ ...open, shortStayOnly: false }];
  const bearable = runs(
    open,
    weather.hours.filter((hour) => skyOf(hour) === 'forbidding').map(({ hour }) => hour),
  );
  return bearable.flatMap((run) => {
    const fine = runs(
      run,
      weather.hours.filter((hour) => skyOf(hour) !== 'fine').map(({ hour }) => hour),
    );
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
