import type { Category } from '@rendezvous/venue-model';
import { isForHands } from './circumstance-claims.ts';
import type { Claim, StopInPlan } from './claim.ts';

/** Dates that are still counted; a first has claims of its own. */
const counted = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** Until this date something to do helps two talk. */
const newUntil = 3;

/** Where somebody wins. */
const games: ReadonlySet<Category> = new Set([
  'arcade',
  'axe_throwing',
  'billiards',
  'board_games',
  'bowling',
  'mini_golf',
]);

/** What a stop is for two who have met so many times. */
export function dateNumberClaims({ stop: { venue }, evening }: StopInPlan): Claim[] {
  const { dateNumber } = evening.scene.wishes;
  const nth = counted[dateNumber - 2];
  const isPlayed = games.has(venue.category);
  if (nth === undefined || !isForHands(venue) || (dateNumber > newUntil && !isPlayed)) return [];
  const way =
    dateNumber <= newUntil
      ? `A ${nth} date with something to do besides talk`
      : `A game for the ${nth} date, when both dare to win`;
  return [{ about: 'number', strength: 0.9, ways: [way] }];
}
