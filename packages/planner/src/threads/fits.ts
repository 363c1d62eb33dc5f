import { fold, type Occasion } from '@rendezvous/language';
import { isOpenAir, kinds, type SunTimes, type Venue } from '@rendezvous/venue-model';
import { holds } from '../candidates/season.ts';
import { weekdayOf } from '../context/calendar.ts';
import { isGoldenIn } from '../context/sun.ts';
import type { Thread, ThreadStop } from './thread.ts';

/** Whether a place can be a stop of a thread, on whatever day. */
export function fitsStop(venue: Venue, stop: ThreadStop): boolean {
  const { category, neighborhood } = venue;
  return (
    (stop.role?.includes(kinds[category].role) ?? true) &&
    (stop.in?.includes(neighborhood) ?? true) &&
    (stop.open === undefined || isOpenAir(venue)) &&
    isWhatItAsks(venue, stop)
  );
}

function isWhatItAsks(venue: Venue, { kind, noun, tag, id }: ThreadStop): boolean {
  if (!kind && !noun && !tag && !id) return true;
  return (
    kind?.includes(venue.category) === true ||
    id?.includes(venue.id) === true ||
    tag?.some((one) => tagsOf(venue).includes(one)) === true ||
    noun?.some((one) => nounsOf(venue).includes(` ${one} `)) === true
  );
}

const tagsOf = ({ interests, cuisines, vibes }: Venue): readonly string[] => [
  ...interests,
  ...cuisines,
  ...vibes,
];
const nounsOf = ({ knownFor }: Venue): string => ` ${knownFor.join(' | ')} `;

/** Whether a stop has its hour and its light between two minutes of the day. */
export function isInTime(
  { light, arrive }: ThreadStop,
  { arrival, departure }: { readonly arrival: number; readonly departure: number },
  sun: SunTimes,
): boolean {
  if (arrive && (arrival < 60 * arrive[0] || arrival > 60 * arrive[1])) return false;
  switch (light) {
    case undefined:
      return true;
    case 'golden':
      return isGoldenIn(sun, arrival, departure);
    case 'sunrise':
      return sun.sunrise !== null && arrival <= sun.sunrise && departure >= sun.sunrise;
    case 'day':
      return sun.dusk !== null && departure <= sun.dusk;
    case 'dark':
      return sun.dusk !== null && arrival >= sun.dusk;
  }
}

/**
 * Bound: whether a stop may have its hour and light that is reached and left between
 * some minutes of the day.
 */
export function canBeInTime(
  { light, arrive }: ThreadStop,
  {
    arriveFrom,
    arriveTo,
    earliest,
    latest,
  }: Readonly<Record<'arriveFrom' | 'arriveTo' | 'earliest' | 'latest', number>>,
  { sunrise, sunset, dusk }: SunTimes,
): boolean {
  if (arrive && (arriveTo < 60 * arrive[0] || arriveFrom > 60 * arrive[1])) return false;
  switch (light) {
    case undefined:
      return true;
    case 'golden':
      return isGoldenIn({ sunrise, sunset, dusk }, arriveFrom, latest);
    case 'sunrise':
      return sunrise !== null && arriveFrom <= sunrise && latest >= sunrise;
    case 'day':
      return dusk !== null && earliest <= dusk;
    case 'dark':
      return dusk !== null && arriveTo >= dusk;
  }
}

/** What is asked of a plan that follows a thread, and of its day. */
interface Asked {
  readonly date: string;
  readonly startMinutes: number;
  readonly mood: string;
  readonly dateNumber: number;
  readonly occasion: Occasion | null;
}

/** Whether a thread is one for that day, hour and mood, give or take some hours. */
export function isItsTime(
  { when = {} }: Pick<Thread, 'when'>,
  asked: Asked,
  otherHours = 0,
): boolean {
  const { start, weekdays, season, occasions, moods, dates } = when;
  return (
    (!start ||
      (asked.startMinutes >= 60 * (start[0] - otherHours) &&
        asked.startMinutes <= 60 * (start[1] + otherHours))) &&
    (weekdays?.includes(weekdayOf(asked.date)) ?? true) &&
    (!season || holds({ from: season[0], to: season[1] }, asked.date.slice(5))) &&
    (!occasions || (asked.occasion !== null && occasions.includes(asked.occasion))) &&
    (!moods || isOfMoods(asked.mood, moods)) &&
    (!dates || (asked.dateNumber >= dates[0] && asked.dateNumber <= dates[1]))
  );
}

function isOfMoods(asked: string, moods: readonly string[]): boolean {
  const mood = fold(asked);
  return mood === '' || moods.some((word) => mood.includes(word));
}
