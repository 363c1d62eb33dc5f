import { straightMiles } from '../waters.ts';
import type { Taste } from '../wishes/tastes.ts';
import { type Extras, afterMore, findIn, staysOf } from './find-in.ts';
import { hasTaste, missedBy } from '../score/met.ts';
import { ringsOf, within } from './rings.ts';
import { mostScore, type Found } from './search.ts';
import type { Evaluated, Space } from './space.ts';

/**
 * The best plan that stays as close to the named place as possible: with every stop there if that
 * makes an evening, otherwise with as many as possible, and then in the smallest ring that has a
 * plan. If the place is a whole city, simply the best plan.
 */
export function findNearest(space: Space, extras: Extras = {}): Found {
  const [inner, ...outer] = ringsOf(space);
  let found = findWhole(inner(), extras);
  const [next, anywhere] = [outer[0], outer.at(-1)];
  if (!next || !anywhere) return found;
  if (found.best) return around(space, next, found, extras);
  // If nothing is possible anywhere, no single ring has to prove it.
  const farthest = findIn(anywhere(), extras);
  found = afterMore(found, farthest);
  if (!farthest.best) return found;
  for (let least = Math.min(space.size - 1, inner().candidates.length); least > 0; least -= 1) {
    for (const ring of [next, anywhere]) {
      found = afterMore(found, findIn(ring(), extras, least));
      if (found.best) return found;
    }
  }
  for (const ring of outer.slice(0, -1)) {
    found = afterMore(found, findIn(ring(), extras));
    if (found.best) return found;
  }
  return { ...found, best: farthest.best, gap: farthest.gap };
}

/**
 * How much effort goes into finding everything that was asked for: if it exists, it is found soon.
 */
export const wholeEffort = 48_000;
/**
 * How much less a plan may score that has everything that was asked for, if the best plan has not:
 * that allows for longer legs and a plainer third stop, but not for an evening of nothing but
 * travel.
 */
const wholeWorth = 0.4;

/**
 * Up to this many stops, the best plan that has a certain thing is found as reliably as the best of
 * all.
 */
const mostSure = 3;

/**
 * The best plan of a ring, or one that has all of what was asked for, or as much as possible, if it
 * is nearly as good. If no plan can be that much better, the best one need not be known.
 */
function findWhole(ring: Space, extras: Extras): Found {
  const [main] = ring.scene.tastes.filter(({ isMust }) => isMust);
  const all = findAll(ring, extras);
  const isMainFirst = !all && main !== undefined && ring.size <= mostSure;
  const whole = isMainFirst ? findHaving(ring, [main], extras) : all;
  const found = whole ? orFarBetter(ring, whole, extras) : findIn(ring, extras);
  return found.best === all?.best ? found : withMost(ring, extras, { found, isMainFirst });
}

/** A plan that has what was asked for, or the best one if that is too much better. */
function orFarBetter(ring: Space, whole: Found, extras: Extras): Found {
  const leastScore = (whole.best?.score.total ?? 0) + wholeWorth;
  if (leastScore >= mostScore(ring)) return whole;
  const better = findIn(ring, { ...extras, leastScore, mostEffort: wholeEffort });
  return better.best ? better : afterMore(better, whole);
}

/**
 * If the plan found lacks several of three or more things, the best plan of the ring with all but
 * one of them; or, if it lacks the first, main one and that was not searched for already, the best
 * plan with that one. What was named later is left out sooner.
 */
function withMost(
  ring: Space,
  extras: Extras,
  { found, isMainFirst }: { readonly found: Found; readonly isMainFirst: boolean },
): Found {
  const { best } = found;
  const musts = ring.scene.tastes.filter(({ isMust }) => isMust);
  const [main] = musts;
  const missed = best ? missedBy(staysOf(best), ring.scene) : [];
  if (!best || !main || missed.length === 0) return found;
  const allButOne = musts.toReversed().map((left) => musts.filter((taste) => taste !== left));
  const goals = [
    ...(musts.length > 2 && missed.length > 1 ? allButOne : []),
    ...(!isMainFirst && missed.includes(main) ? [[main]] : []),
  ];
  const enough = { ...extras, leastScore: best.score.total - wholeWorth };
  for (const goal of goals) {
    const more = findHaving(ring, goal, enough);
    if (more) return afterMore(found, more);
  }
  return found;
}

/** The best plan of a ring that has some of what was asked for; undefined if none has. */
function findHaving(ring: Space, meetingAll: readonly Taste[], extras: Extras): Found | undefined {
  const isThere = (taste: Taste) => ring.candidates.some(({ venue }) => hasTaste(taste, venue));
  if (!meetingAll.every(isThere)) return undefined;
  const found = findIn(ring, { ...extras, meetingAll, mostEffort: wholeEffort });
  return found.best ? found : undefined;
}

/**
 * How much less than the best plan at the place a plan may score that is partly elsewhere,
 * for the main thing that was asked for or several others, or for another one, or completely:
 * they named the place first.
 */
const beyondWorth = { partly: { forMuch: 0.35, forOne: 0.25 }, altogether: 0.2 } as const;

/**
 * Two people who do not walk ride up to this far for one stop that they want, if the others are at
 * the place, and are on the way for at most this long in total.
 */
const rideForOne = { miles: 10, minutes: 60 } as const;
/** And this far with more of the evening. */
const nearbyMiles = 3;

/**
 * A plan that has everything that was asked for, or everything that is available this near, if the
 * plan at the place has not: it begins or ends a little outside, or as few of its stops as possible
 * are a ride away.
 */
function around(space: Space, next: () => Space, found: Found, extras: Extras): Found {
  const { best } = found;
  const missed = best ? missedBy(staysOf(best), space.scene) : [];
  if (!best || missed.length === 0) return found;
  const main = space.scene.tastes.find(({ isMust }) => isMust);
  const isForMuch = missed.length > 1 || (main !== undefined && missed.includes(main));
  const partly = isForMuch ? beyondWorth.partly.forMuch : beyondWorth.partly.forOne;
  for (const isEnough of [isAll, isMoreOf(best, space.scene)]) {
    for (const { ring, least, mostTravel } of reachesAround(space, next())) {
      const worth = least > 0 ? partly : beyondWorth.altogether;
      const enough = { ...extras, leastScore: best.score.total - worth };
      const limits = mostTravel === undefined ? enough : { ...enough, mostTravel };
      const whole = findAll(ring, limits, { least, isEnough });
      if (whole) return afterMore(found, whole);
    }
  }
  return found;
}

/**
 * Where to look around a place, the least trouble first: at least this many stops are at the place,
 * and the travel is limited.
 */
function* reachesAround(
  space: Space,
  next: Space,
): Generator<{ ring: Space; least: number; mostTravel?: number }> {
  const { context, wishes } = space.scene;
  yield { ring: next, least: 1 };
  if (wishes.mode === 'walking') return;
  const mostTravel = rideForOne.minutes;
  const upTo = (miles: number) =>
    within(space, (venue) => straightMiles(context.place, venue) <= miles);
  yield { ring: upTo(rideForOne.miles), least: space.size - 1, mostTravel };
  const nearby = upTo(nearbyMiles);
  yield { ring: nearby, least: 1, mostTravel };
  yield { ring: nearby, least: 0, mostTravel };
}

/** Whether the requested things that a ring has are worth a search. */
type IsEnough = (there: readonly Taste[], musts: readonly Taste[]) => boolean;

const isAll: IsEnough = (there, musts) => there.length === musts.length;

/** Something that a plan lacks is among them. */
const isMoreOf = (best: Evaluated, scene: Space['scene']): IsEnough => {
  const missed = missedBy(staysOf(best), scene);
  return (there) => there.some((taste) => missed.includes(taste));
};

/**
 * The best plan of a ring with all the requested things that the ring has, and this many stops at
 * the place; undefined if that is not enough.
 */
export function findAll(
  ring: Space,
  extras: Extras,
  { least = 0, isEnough = isAll }: { least?: number; isEnough?: IsEnough } = {},
): Found | undefined {
  const musts = ring.scene.tastes.filter(({ isMust }) => isMust);
  const meetingAll = musts.filter((taste) =>
    ring.candidates.some(({ venue }) => hasTaste(taste, venue)),
  );
  if (meetingAll.length < 2 || !isEnough(meetingAll, musts)) return undefined;
  const whole = findIn(ring, { ...extras, meetingAll, mostEffort: wholeEffort }, least);
  return whole.best ? whole : undefined;
}
