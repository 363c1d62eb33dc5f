import { isInTown } from '../in-town.ts';
import { isLit } from '../candidates/window.ts';
import { hasTaste } from '../score/met.ts';
import { priceFit } from '../score/price.ts';
import { weights } from '../score/weights.ts';
import type { Scene } from '../scene.ts';
import type { Taste } from '../wishes/tastes.ts';
import type { Evaluated } from '../search/space.ts';
import { straightMiles } from '../waters.ts';
import type { CuratedDate } from './curated-date.ts';
import { discomfortsOf } from './discomforts.ts';
import { areFed } from './for-others.ts';
import { forgetsFeast, suitOf } from './suits.ts';

/** What each place takes from it that these two have been shown lately. */
const lossOfShown = 0.1;
/** What the price weighs among them. */
const ofPrice = 0.08;
/** How much more the place that everybody names weighs among them, where all are good evenings. */
const ofRenown = 0.75;
/** And where nothing is eaten by those who say what they eat. */
const lossUnfed = 0.12;

interface Beside {
  readonly date: CuratedDate;
  /** The plan that the search found. */
  readonly best: Evaluated;
  readonly scene: Scene;
  /** Whether it has more of what was asked for than that. */
  readonly meetsMore: boolean;
}

/** What a date composed by hand is worth to these two, beside the best plan of the search. */
export const worthOf = (plan: Evaluated, { date, best, scene, meetsMore }: Beside): number =>
  valueOf(plan, scene) +
  suitOf(date, scene) -
  shownLoss(plan, scene) -
  (meetsMore ? 0 : lossFarOut(plan, scene)) -
  discomfortsOf(plan, scene) -
  lossUnproven(plan, best, scene) -
  lossOfMood(plan, best, scene) -
  (isOfFeast(best) && !isOfFeast(plan) && forgetsFeast(date, scene) ? lossOnFeast : 0) -
  (areFed(plan.stops, scene) ? 0 : lossUnfed);

/**
 * What a plan is worth beside another one by hand: its score, where those who name what
 * they mean to spend spend it.
 */
export const valueOf = (plan: Evaluated, scene: Scene): number => {
  const { stops, score } = plan;
  const cents = stops.reduce((sum, { venue }) => sum + venue.cost.expectedCents, 0);
  return (
    score.total +
    ofRenown * score.terms.renown +
    ofPrice * Math.max(-3, priceFit(cents, scene)) -
    lossNextDoor * stops.filter(({ venue }) => isNextDoor(venue, scene)).length -
    lossOfHour * hoursShort(plan, scene) +
    ofServed * servedShare(plan, scene)
  );
};

/**
 * What it takes for each wish that the best plan's places prove and its own do not, and for each
 * stop beyond one that serves none while the best's does.
 */
const unproven = { wish: 0.15, stop: 0.08 } as const;

function lossUnproven(plan: Evaluated, best: Evaluated, scene: Scene): number {
  const musts = scene.tastes.filter(({ isMust }) => isMust);
  const isProven = (taste: Taste, { stops }: Evaluated) =>
    stops.some(({ venue }) => hasTaste(taste, venue));
  const wishes = musts.filter((taste) => isProven(taste, best) && !isProven(taste, plan)).length;
  const served = (one: Evaluated) => servedShare(one, scene) * one.stops.length;
  return unproven.wish * wishes + unproven.stop * Math.max(0, served(best) - served(plan) - 1);
}

/** What a plan's ways and waits may take more from it than those of another that has as much. */
const paceAlike = 0.05;

/** And what may be less the thing itself: history on a wall is no ball game. */
const tasteAlike = 0.03;

/** And how much worse it may begin and end: not with an ice cream before the wine. */
const endsAlike = 0.03;

/**
 * Whether a plan, put together anew, is nowhere worse than the best of the search: as many stops
 * have as much of what was asked for, its meal, and no longer ways.
 */
export function isNoWorse(plan: Evaluated, best: Evaluated, scene: Scene): boolean {
  const mealsIn = ({ stops }: Evaluated) =>
    stops.filter(({ kind, feeds }) => kind.role === 'meal' || feeds).length;
  return (
    servedShare(plan, scene) >= servedShare(best, scene) &&
    mealsIn(plan) >= mealsIn(best) &&
    plan.score.terms.taste >= best.score.terms.taste - tasteAlike &&
    plan.score.terms.pace >= best.score.terms.pace - paceAlike &&
    plan.score.terms.ends >= best.score.terms.ends - endsAlike
  );
}

/**
 * What it takes that two who named a mood and nothing else get much less of it: of
 * all of the mood that share.
 */
const ofMood = 0.8;

function lossOfMood(plan: Evaluated, best: Evaluated, { mood, tastes }: Scene): number {
  if (mood.moods.length === 0 || tastes.some(({ isMust }) => isMust)) return 0;
  return (ofMood * Math.max(0, best.score.terms.mood - plan.score.terms.mood)) / weights.mood;
}

/**
 * What it takes that two miss what goes on that day and that others would have had: not just any
 * evening is what people go out for on a feast.
 */
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

/**
 * What each stop takes that lies next door to the neighborhood that was named,
 * though near enough to walk.
 */
const lossNextDoor = 0.05;
const isNextDoor = (
  { neighborhood }: Evaluated['stops'][number]['venue'],
  { context: { place } }: Scene,
): boolean => place.precision === 'neighborhood' && !place.label.startsWith(`${neighborhood},`);

export const isAllNextDoor = ({ stops }: Evaluated, scene: Scene): boolean =>
  stops.every(({ venue }) => isNextDoor(venue, scene));

/**
 * Who names a city means what lies around its middle: each mile beyond takes so much, and a whole
 * evening in another town more, unless it has what the city lacks.
 */
const farOut = { miles: 6, each: 0.04, town: 0.2 } as const;

function lossFarOut({ stops }: Evaluated, { context }: Scene): number {
  const { place } = context;
  if (place.precision !== 'city') return 0;
  const isInOtherTown = ({ venue }: Evaluated['stops'][number]): boolean =>
    !isInTown(venue, context);
  const miles = stops.reduce((sum, { venue }) => sum + straightMiles(place, venue), 0);
  return (
    farOut.each * Math.max(0, miles / stops.length - farOut.miles) +
    (farOut.town * stops.filter(isInOtherTown).length) / stops.length
  );
}

const shownLoss = ({ stops }: Evaluated, { context }: Scene): number =>
  lossOfShown * stops.filter(({ venue }) => context.recentlyShown.has(venue.id)).length;
