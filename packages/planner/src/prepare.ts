import { findCandidates, type Candidates } from './candidates/candidates.ts';
import { findMealExcuse } from './candidates/meal-excuse.ts';
import type { Context } from './context/context.ts';
import { createScene } from './scene.ts';
import { hasTaste } from './score/met.ts';
import { isAtPlace } from './search/rings.ts';
import { createSpace, type Space } from './search/space.ts';
import { onlyHadStrength } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from './wishes/read-wishes.ts';
import { withoutTheThing, type Taste } from './wishes/tastes.ts';
import type { Wishes } from './wishes/wishes.ts';

/** A request with the data that it is planned on. */
export interface Request {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
}

/** From what was asked to all that can be planned for it: the wishes are read, the candidates found and weighed. */
export function prepare({ wishes, venues, context }: Request): Space {
  const asked = createScene(readWishes(wishes, venues), context);
  const candidates = findCandidates(venues, asked);
  const scene = {
    ...asked,
    tastes: asked.tastes.map((taste) => asKnown(orItsLike(taste, candidates), candidates, context)),
  };
  return createSpace(candidates, scene, findMealExcuse(venues, candidates, scene));
}

/** So many places that are known for something are choice enough. */
const enough = 2;

/** So many times around the place that was named is where they would be looked for. */
const around = 2;

/** The taste as those meet it who are known for it, where there are some at hand: who only has it, or is told of in its words, is then no answer to it. */
function asKnown(taste: Taste, { list }: Candidates, context: Context): Taste {
  const isKnown = (venue: Venue): boolean => {
    const evidence = taste.evidence(venue);
    return evidence !== null && evidence.strength > onlyHadStrength && evidence.by !== 'text';
  };
  const atHand = list.filter(({ venue }) => isKnown(venue) && isAtPlace(venue, context, around));
  return taste.isMust && atHand.length >= enough
    ? {
        ...taste,
        evidence: (venue) => (isKnown(venue) ? taste.evidence(venue) : null),
        isOnlyHadAt: (venue) => !isKnown(venue) && hasTaste(taste, venue),
      }
    : taste;
}

/**
 * The taste itself; where no candidate has what was asked for, the same asked for less exactly, and where none has that
 * either, one for the nearest thing to it. An hour of the sun has nothing like it.
 */
function orItsLike(taste: Taste, { list }: Candidates): Taste {
  if (!taste.isMust || taste.hour !== 'any') return taste;
  const isToBeHad = (one: Taste): boolean => list.some(({ venue }) => hasTaste(one, venue));
  if (isToBeHad(taste)) return taste;
  return taste.looser().find(isToBeHad) ?? withoutTheThing(taste);
}
