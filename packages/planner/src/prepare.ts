import { findCandidates, type Candidates } from './candidates/candidates.ts';
import { findMealExcuse } from './candidates/meal-excuse.ts';
import type { Context } from './context/context.ts';
import { createScene } from './scene.ts';
import { hasTaste } from './score/met.ts';
import { isAtPlace } from './search/rings.ts';
import { createSpace, type Space } from './search/space.ts';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { readWishes } from './wishes/read-wishes.ts';
import { rememberedAmong } from './wishes/remembered.ts';
import { withoutTheThing, type Taste } from './wishes/tastes.ts';
import type { Wishes } from './wishes/wishes.ts';

/** A request and the data to plan it with. */
export interface Request {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
}

/**
 * Turns a request into everything that can be planned for it: reads the wishes, then finds and
 * rates the candidates.
 */
export function prepare({ wishes, venues, context }: Request): Space {
  const asked = createScene(readWishes(wishes, venues), context);
  const candidates = findCandidates(venues, asked);
  const scene = {
    ...asked,
    tastes: asked.tastes.map((taste) =>
      asKnown(asItHappens(orItsLike(taste, candidates), candidates), candidates, context),
    ),
  };
  return createSpace(candidates, scene, findMealExcuse(venues, candidates, scene));
}

/**
 * This many places that are known for something are enough to choose from, or one
 * that is named first for it.
 */
const enough = 2;

/**
 * A café has hot chocolate, and a Mexican kitchen tacos: so strongly speaks a kind of place, and
 * nobody names it for that.
 */
const ofItsKind = 0.72;

/** From this match on a place is of the kind at which people look for it. */
const atHome = 0.75;

/** Where one sits down to eat or drink, whatever hangs on the walls. */
const isTable = ({ category }: Venue): boolean =>
  ['meal', 'drink', 'treat'].includes(kinds[category].role);

/** How many times the reach of the named place people would look for them. */
const around = 2;

/**
 * If enough places nearby are known for what the taste asks, only those meet it: a place that
 * merely has it, or mentions it in its description, does not.
 */
function asKnown(taste: Taste, { among, list }: Candidates, context: Context): Taste {
  if (!taste.isMust) return taste;
  const isNear = (venue: Venue): boolean => isAtPlace(venue, context, around);
  const isNamedFirst = (venue: Venue): boolean => taste.evidence(venue)?.isFirst === true;
  // Old films on the wall of a bar are none beside a picture house.
  const isDoneThere = list.some(
    ({ venue }) => isNamedFirst(venue) && taste.match(venue) >= atHome && isNear(venue),
  );
  const isKnown = (venue: Venue): boolean => {
    const evidence = taste.evidence(venue);
    return (
      evidence !== null &&
      evidence.strength > ofItsKind &&
      evidence.by !== 'text' &&
      (!isDoneThere || !isTable(venue) || isNamedFirst(venue) || taste.match(venue) >= atHome)
    );
  };
  const isSuch = (venue: Venue): boolean => isKnown(venue) && isNear(venue);
  const isFirst = (venue: Venue): boolean => isNamedFirst(venue) && isSuch(venue);
  return areEnough(list, ({ venue }) => isSuch(venue)) || list.some(({ venue }) => isFirst(venue))
    ? {
        ...taste,
        evidence: rememberedAmong(among, (venue) =>
          isKnown(venue) ? taste.evidence(venue) : null,
        ),
        isOnlyHadAt: (venue) => !isKnown(venue) && hasTaste(taste, venue),
      }
    : taste;
}

/** What these words ask for happens on some days, and on others is only where it happens. */
const happening =
  /\b(?:art ?walks?|gallery nights?|(?:first|second|third|last) (?:thursdays?|fridays?|saturdays?|sundays?)|night markets?|parades?|fireworks)\b/i;

/** Of an art walk on its evening the galleries by day are none. */
function asItHappens(taste: Taste, { among, list }: Candidates): Taste {
  const isThat = (venue: Venue): boolean => venue.event !== null && hasTaste(taste, venue);
  if (!taste.isMust || !happening.test(taste.text) || !list.some(({ venue }) => isThat(venue)))
    return taste;
  return {
    ...taste,
    evidence: rememberedAmong(among, (venue) => (isThat(venue) ? taste.evidence(venue) : null)),
    isOnlyHadAt: (venue) => !isThat(venue) && hasTaste(taste, venue),
  };
}

function areEnough<T>(list: readonly T[], holds: (one: T) => boolean): boolean {
  let count = 0;
  return list.some((one) => {
    if (holds(one)) count += 1;
    return count === enough;
  });
}

/**
 * The taste itself. If no candidate has exactly what was asked for, a looser form of it, and if
 * none has that either, the nearest thing to it. A sunset or a sunrise has no substitute.
 */
function orItsLike(taste: Taste, { list }: Candidates): Taste {
  if (!taste.isMust || taste.hour !== 'any') return taste;
  const isToBeHad = (one: Taste): boolean => list.some(({ venue }) => hasTaste(one, venue));
  if (isToBeHad(taste)) return taste;
  return taste.looser().find(isToBeHad) ?? withoutTheThing(taste);
}
