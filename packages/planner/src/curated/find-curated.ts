import { isOpenAir } from '@rendezvous/venue-model';
import { isLit } from '../candidates/window.ts';
import { hash } from '../score/merit.ts';
import { hasTaste, missedBy } from '../score/met.ts';
import { priceFit } from '../score/score.ts';
import { weights } from '../score/weights.ts';
import type { Scene } from '../scene.ts';
import type { Taste } from '../wishes/tastes.ts';
import { differs, type Stops } from '../itinerary/options.ts';
import { type Extras, staysOf } from '../search/find-in.ts';
import { isAtPlace } from '../search/rings.ts';
import { evaluate, type Evaluated, type Space } from '../search/space.ts';
import { goOn } from '../stop.ts';
import { straightMiles } from '../waters.ts';
import type { CuratedDate } from './curated-date.ts';
import { discomfortsOf } from './discomforts.ts';
import { follows, isOfThatDay } from './follows.ts';
import { areFed, isForOthers } from './for-others.ts';
import {
  forgetsFeast,
  isAgainstMood,
  isComposedFor,
  isMeantFor,
  meaningOf,
  suitOf,
} from './suits.ts';

/**
 * What a date composed by hand may lie below the best in score, for the score knows nothing of what makes three stops one
 * evening: one that was composed for all that they asked for, one for the first of it whose places have the rest, one whose
 * places have all of it, one for two who asked for nothing, and one for anything else.
 */
const worth = { asked: 0.28, first: 0.1, had: 0.05, open: 0.15, other: -0.03 } as const;
/** A second option may lie so much further below: what is left of the score's choice is no evening that somebody would compose. */
const ofSecond = 0.15;
/** What each place takes from it that these two have been shown lately. */
const lossOfShown = 0.1;
/** What the price weighs among them. */
const ofPrice = 0.08;
/** And where nothing is eaten by those who say what they eat. */
const lossUnfed = 0.12;
/** Another seed is another evening: each keeps so many of a city's dates. */
const keptBySeed = 0.1;

interface Wanted {
  /** The plan that the search found. */
  readonly best: Evaluated;
  /** What it differs from, where it is the second option. */
  readonly unlike?: Stops | undefined;
  readonly hopes: Extras;
}

/**
 * The date composed by hand that serves these two at least as well as what the search found: it keeps every rule, has as much
 * of what they asked for, as many stops at the place they named, or all but one of a short walk, and is not much worse by the
 * score. Of several the one that suits them best; undefined where there is none.
 */
export function findCurated(space: Space, { best, unlike, hopes }: Wanted): Evaluated | undefined {
  const { scene } = space;
  const missed = missedBy(staysOf(best), scene);
  const atPlace = stopsAtPlace(best, space);
  const atPlaceOfWalk = atPlace > 1 ? atPlace - 1 : atPlace;
  const least = valueOf(best, scene);
  let chosen: { readonly plan: Evaluated; readonly value: number } | undefined;
  for (const { date, order } of possibleDates(space)) {
    const venues = order.map((c) => space.candidates[c]!.venue);
    const has = (taste: Taste) =>
      isComposedFor(date, taste.text) || venues.some((venue) => hasTaste(taste, venue));
    const lacking = scene.tastes.filter((taste) => taste.isMust && !has(taste));
    if (lacking.length > missed.length) continue;
    goOn();
    const plan = evaluate(space, order);
    if (!plan || !follows(staysOf(plan), date, scene)) continue;
    if (!keepsHopes(plan, date, hopes) || (unlike && !differs(plan, unlike))) continue;
    const lost = missedBy(staysOf(plan), scene).filter(
      (taste) => !isComposedFor(date, taste.text) || taste.hour !== 'any',
    );
    if (lost.length > missed.length || !meetsMain(lost, { date, scene, missed })) continue;
    if (stopsAtPlace(plan, space) < (isCompact(plan) ? atPlaceOfWalk : atPlace)) continue;
    if (isAllNextDoor(plan, scene) && !isAllNextDoor(best, scene)) continue;
    const value =
      valueOf(plan, scene) +
      suitOf(date, scene) -
      shownLoss(plan, space) -
      (lost.length < missed.length ? 0 : lossFarOut(plan, scene)) -
      discomfortsOf(plan, scene) -
      lossUnproven(plan, best, scene) -
      lossOfMood(plan, best, scene) -
      (isOfFeast(best) && !isOfFeast(plan) && forgetsFeast(date, scene) ? lossOnFeast : 0) -
      (areFed(plan.stops, scene) ? 0 : lossUnfed);
    const isBetter =
      value > (chosen?.value ?? -Infinity) &&
      value > least - worth[meaningOf(date, scene, lost.length === 0)] - (unlike ? ofSecond : 0);
    if (isBetter && !isForOthers(date, scene) && !isAgainstMood(date, scene))
      chosen = { plan, value };
  }
  return chosen?.plan;
}

/** What a plan is worth beside another one by hand: its score, where those who name what they mean to spend spend it. */
const valueOf = (plan: Evaluated, scene: Scene): number => {
  const { stops, score } = plan;
  const cents = stops.reduce((sum, { venue }) => sum + venue.cost.expectedCents, 0);
  return (
    score.total +
    ofPrice * Math.max(-3, priceFit(cents, scene)) -
    lossNextDoor * stops.filter(({ venue }) => isNextDoor(venue, scene)).length -
    lossOfHour * hoursShort(plan, scene) +
    ofServed * servedShare(plan, scene)
  );
};

/** What it takes of that for each wish which the places of the best plan prove and its own do not, and for each stop beyond one that serves none while the best's does. */
const unproven = { wish: 0.15, stop: 0.08 } as const;

function lossUnproven(plan: Evaluated, best: Evaluated, scene: Scene): number {
  const musts = scene.tastes.filter(({ isMust }) => isMust);
  const isProven = (taste: Taste, { stops }: Evaluated) =>
    stops.some(({ venue }) => hasTaste(taste, venue));
  const wishes = musts.filter((taste) => isProven(taste, best) && !isProven(taste, plan)).length;
  const served = (one: Evaluated) => servedShare(one, scene) * one.stops.length;
  return unproven.wish * wishes + unproven.stop * Math.max(0, served(best) - served(plan) - 1);
}

/** What it takes that two who named a mood and nothing else get much less of it: of all of the mood that share. */
const ofMood = 0.8;

function lossOfMood(plan: Evaluated, best: Evaluated, { mood, tastes }: Scene): number {
  if (mood.moods.length === 0 || tastes.some(({ isMust }) => isMust)) return 0;
  return (ofMood * Math.max(0, best.score.terms.mood - plan.score.terms.mood)) / weights.mood;
}

/** What it takes that two miss what goes on that day and that others would have had: not just any evening is what people go out for on a feast. */
const lossOnFeast = 0.2;
const isOfFeast = ({ stops }: Evaluated): boolean =>
  stops.some(({ venue }) => venue.event !== null);

/** What it gains where every stop has something that was asked for. */
const ofServed = 0.16;

/** A wall of paintings in the dark is nothing to see. */
const isUnseen = (
  { venue }: Evaluated['stops'][number],
  arrival: number,
  { context: { sun } }: Scene,
): boolean =>
  !venue.indoor &&
  venue.event === null &&
  sun.dusk !== null &&
  arrival >= sun.dusk &&
  !isLit(venue);

const servedShare = ({ stops, schedule }: Evaluated, scene: Scene): number =>
  stops.filter(
    (stop, i) =>
      scene.tastes.some((taste) => taste.isMust && hasTaste(taste, stop.venue)) &&
      !isUnseen(stop, schedule.arrivals[i] ?? 0, scene),
  ).length / stops.length;

/** Two who set no end have come for so many hours, and on a first date for fewer. */
const wholeHours = { first: 2, other: 3 } as const;
/** What each hour less takes. */
const lossOfHour = 0.08;

function hoursShort({ schedule: { arrivals, departures } }: Evaluated, { wishes }: Scene): number {
  if (wishes.endMinutes !== null) return 0;
  const hours = ((departures.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 60;
  return Math.max(0, (wishes.dateNumber === 1 ? wholeHours.first : wholeHours.other) - hours);
}

/** What each stop takes that lies next door to the neighborhood that was named, though near enough to walk. */
const lossNextDoor = 0.05;
const isNextDoor = (
  { neighborhood }: Evaluated['stops'][number]['venue'],
  { context: { place } }: Scene,
): boolean => place.precision === 'neighborhood' && !place.label.startsWith(`${neighborhood},`);

const isAllNextDoor = ({ stops }: Evaluated, scene: Scene): boolean =>
  stops.every(({ venue }) => isNextDoor(venue, scene));

/**
 * The main thing that was asked for is not given up for another that the search could not find; where the search has not found
 * it either, only a date that was composed for it may take the place of what it did find.
 */
function meetsMain(
  lost: readonly Taste[],
  { date, scene, missed }: { date: CuratedDate; scene: Scene; missed: readonly Taste[] },
): boolean {
  const main = scene.tastes.find(({ isMust }) => isMust);
  return !main || !lost.includes(main) || (missed.includes(main) && isMeantFor(date, main.text));
}

/** The dates of so many stops, for that day and these two, whose places can all be gone to; with the candidates of their stops. */
function* possibleDates(
  space: Space,
): Generator<{ readonly date: CuratedDate; readonly order: readonly number[] }> {
  const { scene, candidates, size } = space;
  const { seed } = scene.wishes;
  const at = new Map(candidates.map(({ venue }, i) => [venue.id, i]));
  for (const date of scene.context.curated) {
    if (date.stops.length !== size) continue;
    if (seed !== 0 && hash(`${seed} ${date.id}`) >= keptBySeed) continue;
    const order = date.stops.flatMap(({ venueId }) => at.get(venueId) ?? []);
    if (order.length === size && isOfThatDay(date, scene)) yield { date, order };
  }
}

function keepsHopes(
  { stops, schedule }: Evaluated,
  date: CuratedDate,
  { outOfDoors = false, hasPicnic = false, earliestEnd = Number.NEGATIVE_INFINITY }: Extras,
): boolean {
  return (
    (!hasPicnic || isComposedFor(date, 'picnic')) &&
    (!outOfDoors || stops.some(({ venue }) => isOpenAir(venue))) &&
    (schedule.departures.at(-1) ?? 0) >= earliestEnd
  );
}

/** Places so few minutes apart are one walk, of which one may lie around the corner of the place that was named. */
const oneWalkMinutes = 15;
const isCompact = ({ legs }: Evaluated): boolean =>
  legs.every(({ mode, minutes }) => mode === 'walking' && minutes <= oneWalkMinutes);

const stopsAtPlace = ({ stops }: Evaluated, { scene: { context } }: Space): number =>
  stops.filter(({ venue }) => isAtPlace(venue, context)).length;

/** Who names a city means what lies around its middle: beyond so many miles of that each takes so much, and a whole evening in another town more, unless it has what the city itself lacks. */
const farOut = { miles: 6, each: 0.04, town: 0.12 } as const;

function lossFarOut({ stops }: Evaluated, { context: { place } }: Scene): number {
  if (place.precision !== 'city') return 0;
  const city = `, ${place.label.split(',')[0]}`;
  const isInOtherTown = ({ venue }: Evaluated['stops'][number]): boolean =>
    straightMiles(place, venue) > farOut.miles && !venue.address.endsWith(city);
  const miles = stops.reduce((sum, { venue }) => sum + straightMiles(place, venue), 0);
  return (
    farOut.each * Math.max(0, miles / stops.length - farOut.miles) +
    (farOut.town * stops.filter(isInOtherTown).length) / stops.length
  );
}

const shownLoss = ({ stops }: Evaluated, { scene: { context } }: Space): number =>
  lossOfShown * stops.filter(({ venue }) => context.recentlyShown.has(venue.id)).length;
