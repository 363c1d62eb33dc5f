import {
  formatClock,
  formatDollars,
  formatList,
  inLetters,
  weekdayNames,
} from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { isInSeason } from '../candidates/season.ts';
import { setsOn } from '../candidates/sets.ts';
import { openingOf, venueRules } from '../candidates/venue-rules.ts';
import { closingHolidayOf, weekdayOf } from '../context/calendar.ts';
import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { lackedBy } from '../score/met.ts';
import { isAtPlace } from '../search/rings.ts';
import { dayAfter } from './nearest-having.ts';
import { longestEveningMinutes } from '../candidates/window.ts';
import { straightMiles } from '../waters.ts';
import type { Taste } from '../wishes/tastes.ts';

/** Of a plan what is looked at: its stops, and the curated date that it is. */
type Told = Pick<Plan, 'stops'> & Partial<Pick<Plan, 'curated'>>;

/** What keeps a place out of all plans, as it is said of one or of several. */
type Hindrance = (names: readonly string[]) => string;

/** Of more places in one sentence nobody thinks. */
const maxNamed = 2;
const maxSentences = 2;
/** Somebody who thinks of a place thinks of it this far out. */
const withinMiles = 6;
/** Who names a sum does not think of what costs so many times as much. */
const muchMore = 2;
/** What is surely the thing itself, not a place that has it too. */
const mainThing = 0.95;

/**
 * Why the places that come to mind first for what was asked for are in no plan: closed on the
 * day, shut by then, out of season, more than the budget. At most two sentences, from the
 * facts that kept them out.
 */
export function whyNotNotes(
  plans: readonly Told[],
  scene: Scene,
  venues: readonly Venue[],
): string[] {
  const stops = plans.flatMap((plan) => plan.stops.map(({ venue }) => venue));
  // Who goes to the lights in the zoo is at the zoo, whenever its gates close.
  const isPlanned = (venue: Venue): boolean =>
    stops.some(
      ({ id, event, lat, lon }) =>
        id === venue.id || (event !== null && lat === venue.lat && lon === venue.lon),
    );
  const sentences = new Map<string, { names: string[]; say: Hindrance }>();
  for (const venue of comingToMind(scene, venues)) {
    if (isPlanned(venue)) continue;
    const hindrance = hindranceOf(venue, scene);
    if (!hindrance || !isMissed(venue, plans, scene)) continue;
    const kind = hindrance(['']);
    const same = sentences.get(kind) ?? { names: [], say: hindrance };
    sentences.set(kind, same);
    if (same.names.length < maxNamed) same.names.push(venue.name);
  }
  return [...sentences.values()].slice(0, maxSentences).map(({ names, say }) => say(names));
}

/**
 * The best known places for each thing that was asked for, the nearest first; kitchens
 * are too many to be missed.
 */
function comingToMind(scene: Scene, venues: readonly Venue[]): Venue[] {
  const { context } = scene;
  const musts = scene.tastes.filter(({ isMust }) => isMust);
  const reach = Math.min(withinMiles, scene.wishes.maxMiles);
  const isNear = (venue: Venue): boolean =>
    context.place.precision === 'city'
      ? straightMiles(context.place, venue) <= reach
      : isAtPlace(venue, context);
  return famousAmong(venues)
    .filter((venue) => isNear(venue) && musts.some((taste) => isMainThing(taste, venue)))
    .toSorted(
      (a, b) =>
        Number(b.vibes.includes('iconic')) - Number(a.vibes.includes('iconic')) ||
        straightMiles(context.place, a) - straightMiles(context.place, b),
    );
}

/**
 * Whether a venue is the thing itself that was asked for: a kitchen by what it is known
 * for, for kitchens are many.
 */
function isMainThing(taste: Taste, venue: Venue): boolean {
  const evidence = taste.evidence(venue);
  const isEnough = kinds[venue.category].role !== 'meal' || evidence?.by === 'known_for';
  return isEnough && (evidence?.strength ?? 0) >= mainThing;
}

const remembered = new WeakMap<readonly Venue[], readonly Venue[]>();

/** What is known far and wide on any day, remembered as long as the list is. */
function famousAmong(venues: readonly Venue[]): readonly Venue[] {
  const known =
    remembered.get(venues) ?? venues.filter((venue) => venue.event === null && isFamous(venue));
  remembered.set(venues, known);
  return known;
}

/**
 * Whether the first plan lacks what it is thought of for; who has the wish elsewhere is only told
 * that the famous place named first for it is shut.
 */
function isMissed(venue: Venue, plans: readonly Told[], scene: Scene): boolean {
  const opening = openingOf(venue, scene);
  const isShutAllDay = opening.known && opening.spans.length === 0;
  const { place } = scene.context;
  const isOfTheirs =
    place.precision !== 'neighborhood' || place.label.startsWith(`${venue.neighborhood},`);
  const isFirst = scene.tastes.some((taste) => taste.isMust && taste.evidence(venue)?.isFirst);
  return (
    (venue.vibes.includes('iconic') && isFirst && isShutAllDay && isOfTheirs) ||
    plans
      .slice(0, 1)
      .some(({ stops, curated }) =>
        lackedBy(stops, scene, curated).some((taste) => isMainThing(taste, venue)),
      )
  );
}

/** Whether somebody who knows the city thinks of it at once. */
export function isFamous({ vibes, category }: Venue): boolean {
  return (
    vibes.includes('iconic') ||
    (vibes.includes('local-favorite') && ['activity', 'show'].includes(kinds[category].role))
  );
}

/**
 * The one thing that keeps a place out, where it can be said in a few words; a place with two of
 * them is out of the question.
 */
function hindranceOf(venue: Venue, scene: Scene): Hindrance | undefined {
  const [broken, ...others] = venueRules.filter((rule) => !rule.allows(venue, scene));
  if (!broken || others.length > 0) return undefined;
  const { maxCents } = scene.wishes.budget;
  if (broken.id === 'budget' && venue.cost.expectedCents > muchMore * maxCents) return undefined;
  if (broken.id === 'budget')
    return ([name = '']) =>
      `${name} is about ${formatDollars(venue.cost.expectedCents)} for ${inLetters(scene.heads)}, which is more than the budget.`;
  return broken.id === 'open' ? closedBecause(venue, scene) : undefined;
}

function closedBecause(venue: Venue, scene: Scene): Hindrance | undefined {
  const { date } = scene.context;
  const opening = openingOf(venue, scene);
  const day = weekdayNames[weekdayOf(date)];
  if (!isInSeason(venue, date))
    return (names) => `${formatList(names)} ${be(names)} out of season.`;
  if (!opening.known || closingHolidayOf(date) !== null) return undefined;
  if (opening.spans.length === 0) {
    const next = scene.context.almanac.nextOpenDay(venue.id, date);
    const works = next === null ? '' : `; ${dayAfter(next, date)} works`;
    return (names) => `${formatList(names)} ${be(names)} closed on ${day}s${works}.`;
  }
  if (setsOn(venue, date)?.length === 0)
    return (names) =>
      `${formatList(names)} ${names.length > 1 ? 'have' : 'has'} nothing on a ${day}.`;
  const { startMinutes } = scene.wishes;
  const begins = setsOn(venue, date)?.at(-1)?.begins;
  if (begins !== undefined && begins < startMinutes + toTheSeat)
    return ([name = '']) =>
      `${name} usually begins at ${formatClock(begins)} on this day: set out earlier to be there.`;
  const closes = Math.max(...opening.spans.map(([, to]) => to));
  if (closes <= startMinutes + kinds[venue.category].stay[0])
    return ([name = '']) => `${name} closes at ${formatClock(closes)} on ${day}s.`;
  const opens = Math.min(...opening.spans.map(([from]) => from));
  if (opens >= Math.min(scene.latestEnd, startMinutes + longestEveningMinutes))
    return ([name = '']) => `${name} opens at ${formatClock(opens)} on ${day}s.`;
  return undefined;
}

/** So many minutes two need from their door to their seats. */
const toTheSeat = 20;

const be = (names: readonly string[]): string => (names.length > 1 ? 'are' : 'is');
