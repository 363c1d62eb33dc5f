import type { Taste } from '../wishes/tastes.ts';
import { hasTaste, missedBy } from '../score/met.ts';
import { type Extras, afterMore, findIn, nothing, staysOf } from './find-in.ts';
import { findAll, findNearest, wholeEffort } from './near-first.ts';
import { ringsOf } from './rings.ts';
import type { Found } from './search.ts';
import type { Evaluated, Space } from './space.ts';

/**
 * How much less than the first plan a second one may score for what was asked for: beyond that it
 * is an odd errand across the city, and another evening at the place is the better offer.
 */
const otherWorth = 0.35;

/**
 * A second plan that differs from the first. It has something that was asked for and that the first
 * lacks, as near as possible; otherwise everything that the first has of it, at other places;
 * otherwise the main thing that was asked for, with other stops around it; otherwise it is the
 * nearest plan that differs.
 */
export function findOther(space: Space, first: Evaluated, extras: Extras = {}): Found {
  const { scene } = space;
  const missed = missedBy(staysOf(first), scene);
  const other = { ...extras, unlike: first };
  const leastScore = first.score.total - otherWorth;
  const goal = { ...other, leastScore, mostEffort: wholeEffort };
  let found = nothing;
  const rings = ringsOf(space);
  const inner = rings[0]();
  const isWhole = (ring: Space) => ring === inner;
  const isTown = scene.context.place.precision === 'town' && inner.candidates.length > 0;
  const stopsAtPlace = inner.candidates.length > 0 ? [1, 0] : [0];
  // The first of them is the most specific: it is worth going farther for than any other.
  for (const goals of missed.length > 1 ? [missed.slice(0, 1), missed] : [missed]) {
    for (const draw of goals.length > 0 ? rings : []) {
      const ring = draw();
      const isThere = (taste: Taste) => ring.candidates.some(({ venue }) => hasTaste(taste, venue));
      const meeting = goals.filter(isThere);
      if (meeting.length === 0) continue;
      // If they leave the place for something, the rest of the evening is there, as far as
      // possible.
      for (const least of isWhole(ring) ? [0] : stopsAtPlace) {
        const whole = isWhole(ring) ? undefined : findAll(ring, goal, { least });
        if (whole) found = afterMore(found, whole);
        if (!found.best) found = afterMore(found, findIn(ring, { ...goal, meeting }, least));
        if (found.best) return found;
      }
    }
  }
  const musts = scene.tastes.filter(({ isMust }) => isMust);
  const mostOfIt = Math.ceil(space.size / 2);
  for (const shared of sharedGoals(first, musts, missed)) {
    // For the same thing a second time, nobody goes farther than the next ring, or with the whole
    // evening.
    for (const draw of rings.slice(0, 2)) {
      const ring = draw();
      const least = isWhole(ring) && !isTown ? 0 : mostOfIt;
      found = afterMore(found, findIn(ring, { ...goal, ...shared, isOneOfMany: true }, least));
      if (found.best) return found;
    }
  }
  return afterMore(found, findNearest(space, other));
}

/**
 * What both plans should have, and what the second must differ from: everything requested that the
 * first has, at other places, or all but one of three things (the main one is left out last); the
 * main thing at another place; if no other place has it, at one of those of the first with other
 * stops around it; else anything else that the first has.
 */
function sharedGoals(
  first: Evaluated,
  musts: readonly Taste[],
  missed: readonly Taste[],
): Pick<Extras, 'meeting' | 'meetingAll' | 'unlike'>[] {
  if (musts.length === missed.length) return [];
  const met = musts.filter((taste) => !missed.includes(taste));
  const butOne =
    met.length < 3 ? [] : met.toReversed().map((left) => met.filter((taste) => taste !== left));
  const together = met.length < 2 ? [] : [met, ...butOne];
  const apart = (meetingAll: readonly Taste[]) => ({ meetingAll, unlike: first });
  return [
    ...together.slice(0, 1).map(apart),
    ...together
      .slice(0, 1)
      .flatMap((all) => [
        ...all.flatMap((taste) => sharing([taste], all, first)),
        ...sharing(all, all, first),
      ]),
    ...together.slice(1).map(apart),
    ...goalsOfMain(first, musts, missed),
  ];
}

/**
 * The same things with some of them at the same places, which may be the only ones that have them
 * there; none where nothing else would differ.
 */
const sharing = (
  shared: readonly Taste[],
  meetingAll: readonly Taste[],
  { stops }: Evaluated,
): Pick<Extras, 'meetingAll' | 'unlike'>[] => {
  const others = stops.filter(({ venue }) => !shared.some((taste) => hasTaste(taste, venue)));
  return others.length > 0 ? [{ meetingAll, unlike: { stops: others } }] : [];
};

function goalsOfMain(first: Evaluated, musts: readonly Taste[], missed: readonly Taste[]) {
  const [main] = musts;
  const others = { meeting: musts, unlike: first };
  if (!main || missed.includes(main)) return [others];
  return [{ meeting: [main], unlike: first }, ...sharing([main], [main], first), others];
}
