import { kinds, needsByNature, type Category, type Role } from '@rendezvous/venue-model';
import type { CatalogueCity, CatalogueVenue } from './catalogue-schema.ts';
import { milesBetween } from '../geometry.ts';
import { hoursProblem } from '../hours/opening-by-rule.ts';
import { readOpening } from '../hours/opening-hours.ts';
import { catalogueWeekdays, minutesOf } from './catalogue-times.ts';
import { wordsNotBorneOut } from './words-borne-out.ts';

/**
 * A city and the towns around it that the product speaks of lie within this many
 * miles of the city's center.
 */
export const cityRadiusMiles = 55;

/** '1 Main St, Evanston'. */
const endsWithTown = /, [^\d#,]+$/;

/** Everything implausible in one venue. */
export function venueProblems(venue: CatalogueVenue, city: CatalogueCity): string[] {
  return [
    placeProblem(venue, city),
    !endsWithTown.test(venue.address) && 'its address ends with no town',
    milesBetween(venue, city.center) > cityRadiusMiles && "lies outside the city's box",
    !venue.indoor && !venue.outdoor && 'is neither indoor nor outdoor',
    venue.hours !== null &&
      hoursProblem(venue.hours, city.state) &&
      `hours do not parse: ${venue.hours}`,
    hoursTakenAway(venue.hours),
    kinds[venue.category].role === 'meal' &&
      venue.cuisines.length === 0 &&
      'a meal names its cuisines',
    stayProblem(venue),
    priceProblem(venue),
    isDailyNeeds(venue) && 'a shop for daily needs is no venue',
    momentProblem(venue),
    ...needsProblems(venue),
    ...showtimeProblems(venue, city),
    ...venue.known_for
      .filter((noun) => ofCertainDays.test(noun))
      .map((noun) => `known for "${noun}", which is for the almanac`),
    ...venue.first_for
      .filter((noun) => !venue.known_for.includes(noun))
      .map((noun) => `first for "${noun}", yet not known for it`),
    ...venue.known_for
      .map((noun) => [noun, wordsNotBorneOut(noun, venue)] as const)
      .filter(([, missing]) => missing.length > 0)
      .map(([noun, missing]) => `known for "${noun}", yet nothing says "${missing.join(' ')}"`),
  ].filter((problem): problem is string => typeof problem === 'string');
}

/** What is wrong with where it lies: its neighborhood or town is listed, and holds its point. */
export function placeProblem(
  place: { neighborhood: string; lat: number; lon: number },
  city: CatalogueCity,
): string | undefined {
  const home = [...city.neighborhoods, ...city.towns].find(
    ({ name }) => name === place.neighborhood,
  );
  if (!home) return `neighborhood "${place.neighborhood}" is not listed`;
  const miles = milesBetween(place, home);
  return miles > home.radius_miles
    ? `lies ${miles.toFixed(1)} miles from the middle of ${home.name}, whose radius is ${home.radius_miles}`
    : undefined;
}

/**
 * Words with which no imperative begins, or none that still makes sense
 * behind 'then' and 'where you'.
 */
const noVerb =
  /^(a|an|the|each|both|one|two(?!-)|three|some|no|not|all|every|in|on|at|with|from|by|for|of|it|its|you|your|this|that|there|here|where|when|if|be|please|then|and)\b/;
/** The words of a moment do not know which day it is. */
const ofOneDay =
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?! Night Live)s?\b|\bChristmas (Day|Eve)\b/;

/** Whoever asks for such a day goes to what is on, and on all other days nothing is. */
const ofCertainDays = /\b(first|second|third|fourth|last) (mon|tues|wednes|thurs|fri|satur|sun)day/;

/**
 * A moment is said behind 'then', 'to' and 'where you', on any day: 'pick out
 * a handmade cup together'.
 */
function momentProblem({ moment }: CatalogueVenue): string | undefined {
  if (moment === null) return undefined;
  if (!/^[a-z]/.test(moment) || noVerb.test(moment))
    return `the moment "${moment}" begins with no verb in lower case`;
  if (/[:;?!]|\.$/.test(moment)) return `the moment "${moment}" is no single clause`;
  return ofOneDay.test(moment) ? `the moment "${moment}" is of one day only` : undefined;
}

/** Rules of weekdays alone: 'Sa-Su 11:00-14:30'. */
const weekdayRule = /^((?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[-,]?)+) \d/;

/**
 * A later rule of a day replaces the earlier: brunch written behind dinner leaves
 * that day without its dinner.
 */
function hoursTakenAway(hours: string | null): string | false {
  const rules = (hours ?? '').split(';').flatMap((rule) => {
    const days = weekdayRule.exec(rule.trim())?.[1];
    return days === undefined ? [] : [{ rule: rule.trim(), days: daysOf(days) }];
  });
  for (const [i, later] of rules.entries()) {
    const earlier = rules
      .slice(0, i)
      .find(({ days }) => [...later.days].some((day) => days.has(day)));
    if (earlier) return `"${later.rule}" takes away "${earlier.rule}" on a day`;
  }
  return false;
}

/** The days of 'Mo-We,Fr', Sunday first; a span may go past Saturday. */
function daysOf(text: string): Set<string> {
  return new Set(
    text.split(',').flatMap((part) => {
      const [from = '', to = from] = part.split('-');
      const week: string[] = [...catalogueWeekdays, ...catalogueWeekdays];
      const begin = week.indexOf(from);
      return week.slice(begin, week.indexOf(to, begin) + 1);
    }),
  );
}

function stayProblem({ category, stay_minutes }: CatalogueVenue): string | undefined {
  const [shortest, , longest] = kinds[category].stay;
  return stay_minutes < shortest || stay_minutes > longest
    ? `stay ${stay_minutes} is outside ${shortest} to ${longest} of ${category}`
    : undefined;
}

type Range = readonly [least: number, highest: number];

/**
 * What a person pays at such a place, in dollars, from the cheapest to the dearest
 * that is still plausible.
 */
const pricesOfRole: Record<Role, Range> = {
  activity: [0, 200],
  stroll: [0, 60],
  show: [0, 300],
  meal: [4, 200],
  treat: [2, 60],
  drink: [4, 90],
};
const pricesOfKind: Partial<Record<Category, Range>> = {
  fine_dining: [60, 600],
  casual_eatery: [4, 70],
  food_hall: [5, 60],
  diner: [6, 60],
  tea_house: [3, 120],
  ice_cream: [2, 25],
  bakery: [2, 30],
  cinema: [0, 45],
  bookshop: [0, 60],
  library: [0, 20],
  trail: [0, 35],
  park: [0, 35],
  plaza: [0, 10],
  public_art: [0, 20],
};

function priceProblem({ category, price: { min, max } }: CatalogueVenue): string | undefined {
  if (min > max) return 'the least price is above the highest';
  const [least, highest] = pricesOfKind[category] ?? pricesOfRole[kinds[category].role];
  return max < least || max > highest
    ? `$${min} to $${max} a person is odd for ${category}`
    : undefined;
}

const dailyNeeds =
  /\b(supermarkets?|safeway|trader joe['’]?s|whole foods|kroger|h-e-b|ralphs|costco|walmart|target|walgreens|cvs|7-eleven|jewel-osco|laundromat|pharmacy|gas station)\b/i;

function isDailyNeeds({ name, category }: CatalogueVenue): boolean {
  return ['shop', 'market'].includes(category) && dailyNeeds.test(name);
}

/** Needs that contradict the kind of place, or each other. */
function needsProblems({ category, needs }: CatalogueVenue): string[] {
  const { alcoholCentred } = kinds[category];
  const nature = needsByNature(category);
  const age = needs.minimum_age === undefined ? nature.minimumAge : needs.minimum_age;
  return [
    needs.children === 'yes' && age !== null && `children, yet nobody under ${age}`,
    needs.children === 'yes' && needs.alcohol === 'centred' && 'children where one comes to drink',
    needs.alcohol === 'none' && alcoholCentred && `a ${category} without alcohol`,
    needs.alcohol === 'centred' && kinds[category].role === 'treat' && 'a treat that is a drink',
    needs.step_free === 'yes' && (needs.effort ?? 1) >= 4 && 'step-free, yet a hard climb',
  ].filter((problem) => problem !== false);
}

/** A week without holidays, from Sunday on. */
const someSunday = 3;

/** Sets and tours begin while the place is open, where its hours are known. */
function showtimeProblems(venue: CatalogueVenue, city: CatalogueCity): string[] {
  return venue.showtimes.flatMap(({ days, times }) =>
    days.flatMap((day) => {
      const opening = readOpening(venue.hours, {
        date: `2026-05-0${someSunday + catalogueWeekdays.indexOf(day)}`,
        state: city.state,
      });
      if (!opening.known) return [];
      return times
        .filter((time) => {
          const begin = minutesOf(time);
          return !opening.spans.some(([from, to]) => from <= begin && begin < to);
        })
        .map((time) => `begins ${day} ${time}, when it is closed`);
    }),
  );
}
