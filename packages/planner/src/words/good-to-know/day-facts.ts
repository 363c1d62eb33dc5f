import { formatClock } from '@rendezvous/language';
import { kinds, type Category, type Cuisine } from '@rendezvous/venue-model';
import { dayOfMonth, monthOf, weekdayOf } from '../../context/calendar.ts';
import { diwaliOf, easterOf, lunarNewYearOf } from '../../context/movable-feasts.ts';
import type { Stop } from '../../plan.ts';
import { hasTaste } from '../../score/met.ts';
import { straightMiles } from '../../waters.ts';
import { spokenName } from '../voice/moments.ts';
import { spokenClock } from '../voice/clock.ts';
import { noticesFor } from '../voice/tips.ts';
import { isServed, type Fact, type Knowing } from './fact.ts';

/**
 * What the day brings: the almanac's notices near the stops, a feast that fills the tables, an
 * event around the corner.
 */
export function dayFacts(knowing: Knowing): Fact[] {
  return [
    ...noticeFacts(knowing),
    ...midnightFacts(knowing),
    ...feastFacts(knowing),
    ...eventFacts(knowing),
  ];
}

function noticeFacts({ stops, scene }: Knowing): Fact[] {
  return noticesFor(stops, scene.context)
    .slice(0, 1)
    .map(({ text }) => ({ about: 'notice', strength: 0.76, text }));
}

/** A day of the year by its date, or by its weekday in the month. */
interface Feast {
  readonly name: string;
  readonly isOn: (date: string) => boolean;
  /** What is full, and what to do about it; undefined where the plan has nothing of it. */
  readonly says: (stops: readonly Stop[]) => string | undefined;
}

const on = (month: number, day: number) => (date: string) =>
  monthOf(date) + 1 === month && dayOfMonth(date) === day;
const nth = (month: number, weekday: number, which: number) => (date: string) =>
  monthOf(date) + 1 === month &&
  weekdayOf(date) === weekday &&
  Math.ceil(dayOfMonth(date) / 7) === which;
const movable = (of: (year: number) => string | undefined) => (date: string) =>
  of(Number(date.slice(0, 4))) === date;
const lastMondayOfMay = (date: string) =>
  monthOf(date) === 4 && weekdayOf(date) === 1 && dayOfMonth(date) > 24;
/** From Saturday to Monday around a holiday that is a Monday. */
const memorialWeekend = (date: string) => {
  const [month, day, weekday] = [monthOf(date) + 1, dayOfMonth(date), weekdayOf(date)];
  const monday = day + ({ 6: 2, 0: 1, 1: 0 }[weekday] ?? Number.NaN);
  return month === 5 && monday > 24 && monday <= 31;
};
const laborWeekend = (date: string) => {
  const [month, day, weekday] = [monthOf(date) + 1, dayOfMonth(date), weekdayOf(date)];
  const monday = day + ({ 6: 2, 0: 1, 1: 0 }[weekday] ?? Number.NaN);
  return (month === 9 && monday <= 7) || (month === 8 && monday > 31);
};

const mealOf = (stops: readonly Stop[]): Stop | undefined =>
  stops.find(({ venue }) => kinds[venue.category].role === 'meal');

/** Nobody books a counter. */
const bookMeal =
  (why: string) =>
  (stops: readonly Stop[]): string | undefined => {
    const meal = mealOf(stops);
    if (!meal) return undefined;
    const name = spokenName(meal.venue.name);
    return isServed(meal)
      ? `${why}, so book ${name} early for ${spokenClock(meal.arrival)}.`
      : `${why}, so expect a line at ${name}.`;
  };
const callMeal = (stops: readonly Stop[]): string | undefined => {
  const meal = mealOf(stops);
  return meal && `hours may differ, so call ${spokenName(meal.venue.name)} first.`;
};

const barOf = (stops: readonly Stop[]): Stop | undefined =>
  stops.find(({ venue }) => kinds[venue.category].role === 'drink');
const crowdedBar =
  (why: string) =>
  (stops: readonly Stop[]): string | undefined => {
    const bar = barOf(stops);
    return bar && `${why}, so expect a crowd at ${spokenName(bar.venue.name)}.`;
  };
const bookMexican = (stops: readonly Stop[]): string | undefined => {
  const meal = mealOf(stops);
  return meal && isServed(meal) && meal.venue.cuisines.includes('mexican')
    ? `Mexican kitchens fill early, so book ${spokenName(meal.venue.name)} if you can.`
    : undefined;
};
/** Where all go on the first and the last weekend of the summer. */
const outings: ReadonlySet<Category> = new Set([
  'beach',
  'trail',
  'boat_ride',
  'paddling',
  'amusement_park',
  'zoo',
  'aquarium',
]);
/** Who sets out later does not leave early. */
const lateMorning = 12 * 60;
const earlyOut = (stops: readonly Stop[]): string | undefined => {
  const outing = stops.find(
    ({ venue, arrival }) => outings.has(venue.category) && arrival < lateMorning,
  );
  return (
    outing &&
    `roads and parking fill by late morning, so leave early for ${spokenName(outing.venue.name)}.`
  );
};
const ofLunarNewYear: ReadonlySet<Cuisine> = new Set([
  'chinese',
  'cantonese',
  'sichuan',
  'taiwanese',
  'dim-sum',
  'vietnamese',
  'korean',
]);
const ofDiwali: ReadonlySet<Cuisine> = new Set(['indian', 'nepalese']);
const isLunar = ({ venue }: Stop): boolean =>
  venue.cuisines.some((cuisine) => ofLunarNewYear.has(cuisine));
/** From here on a day is out in the evening. */
const evening = 19 * 60;

const feasts: readonly Feast[] = [
  {
    name: 'Valentine’s weekend',
    isOn: (date) =>
      monthOf(date) === 1 && [12, 13].includes(dayOfMonth(date)) && weekdayOf(date) >= 5,
    says: bookMeal('tables for two go first'),
  },
  { name: 'St. Patrick’s Day', isOn: on(3, 17), says: crowdedBar('bars fill early') },
  { name: 'Cinco de Mayo', isOn: on(5, 5), says: bookMexican },
  {
    name: 'Halloween',
    isOn: on(10, 31),
    says: (stops) =>
      (stops.at(-1)?.departure ?? 0) > evening
        ? 'costumes and crowds are out late, so leave time for every ride.'
        : undefined,
  },
  {
    name: 'the night before Thanksgiving',
    isOn: (date) =>
      monthOf(date) === 10 &&
      weekdayOf(date) === 3 &&
      dayOfMonth(date) > 20 &&
      dayOfMonth(date) < 28,
    says: crowdedBar('everybody is back in town'),
  },
  {
    name: 'Valentine’s Day',
    isOn: on(2, 14),
    says: bookMeal('tables for two go first'),
  },
  {
    name: 'Mother’s Day',
    isOn: nth(5, 0, 2),
    says: bookMeal('the tables fill with families'),
  },
  {
    name: 'Super Bowl Sunday',
    isOn: nth(2, 0, 2),
    says: crowdedBar('the game is on'),
  },
  { name: 'Memorial Day weekend', isOn: memorialWeekend, says: earlyOut },
  { name: 'Labor Day weekend', isOn: laborWeekend, says: earlyOut },
  {
    name: 'Easter Sunday',
    isOn: movable(easterOf),
    says: (stops) =>
      bookMeal('brunch tables go first and some kitchens serve a set menu')(stops) ??
      'some doors stay shut and parks fill with families, so call ahead.',
  },
  {
    name: 'Lunar New Year',
    isOn: movable(lunarNewYearOf),
    says: (stops) =>
      stops.some(({ venue }) => venue.neighborhood.includes('Chinatown'))
        ? 'lions dance from door to door in Chinatown, so follow the drums first.'
        : stops.some(isLunar)
          ? bookMeal('families fill the round tables')(stops)
          : undefined,
  },
  {
    name: 'Diwali',
    isOn: movable(diwaliOf),
    says: (stops) =>
      stops.some(({ venue }) => venue.cuisines.some((cuisine) => ofDiwali.has(cuisine)))
        ? 'sweet shops have lines and families eat late, so allow time for both.'
        : undefined,
  },
  { name: 'Father’s Day', isOn: nth(6, 0, 3), says: bookMeal('the tables fill with families') },
  {
    name: 'New Year’s Eve',
    isOn: on(12, 31),
    says: (stops) =>
      bookMeal('set menus and doors cost more, as counted here')(stops) ??
      'doors sell tickets for the night, which the total counts as a guess; book the ride home.',
  },
  { name: 'Labor Day', isOn: nth(9, 1, 1), says: callMeal },
  { name: 'Memorial Day', isOn: lastMondayOfMay, says: callMeal },
  { name: 'Independence Day', isOn: on(7, 4), says: callMeal },
];

/** Of two feasts on one day the one that was named first above. */
function feastFacts({ stops, scene: { context } }: Knowing): Fact[] {
  const facts = feasts.flatMap(({ name, isOn, says }) => {
    const said = isOn(context.date) ? says(stops) : undefined;
    // What is to be booked for the day is not told again.
    const about = said?.includes('so book') ? 'booking' : 'feast';
    const places = stops.flatMap(({ venue }) =>
      said?.includes(spokenName(venue.name)) ? [venue.id] : [],
    );
    return said ? [{ about, places, strength: 0.84, text: `It is ${name}: ${said}` }] : [];
  });
  return facts.slice(0, 1);
}

/** On the last evening of the year, where the two are when it ends. */
function midnightFacts({ stops, scene: { untilMidnight } }: Knowing): Fact[] {
  const there = stops.find(({ arrival, departure }) => arrival < midnight && midnight < departure);
  return untilMidnight !== null && there
    ? [
        {
          about: 'midnight',
          strength: 0.87,
          text: `You are at ${spokenName(there.venue.name)} when the year turns.`,
        },
      ]
    : [];
}

const midnight = 24 * 60;

/** What comes round every week or month is no news. */
const rare = 0.5;
const aroundTheCorner = 0.5;

/** What else is on near by while they are there and is of what they asked for. */
function eventFacts({ stops, candidates, scene }: Knowing): Fact[] {
  const isPlanned = new Set(stops.map(({ venue }) => venue.event?.placeId ?? venue.id));
  const ofTheDay = candidates.filter(({ venue }) => venue.event !== null);
  const there = ofTheDay.flatMap(({ venue, windows }) => {
    const { event } = venue;
    if (!event || event.rarity < rare || isPlanned.has(event.placeId)) return [];
    if (!scene.tastes.some((taste) => hasTaste(taste, venue))) return [];
    const beside = stops.find(
      (stop) =>
        straightMiles(stop.venue, venue) <= aroundTheCorner &&
        windows.some(
          ({ arriveFrom, leaveBy }) => arriveFrom <= stop.departure && stop.arrival <= leaveBy,
        ),
    );
    return beside ? [{ venue, beside, event }] : [];
  });
  return there.slice(0, 1).map(({ venue, beside, event }) => {
    const until = event.hours ? `, usually until ${formatClock(event.hours[1])}` : '';
    return {
      about: 'event',
      strength: 0.6,
      text: `${capitalized(spokenName(venue.name))} is also on that day, near ${spokenName(beside.venue.name)}${until}.`,
    };
  });
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
