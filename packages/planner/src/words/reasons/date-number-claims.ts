import { capitalize } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
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

/** From this date on two who like each other need not talk. */
const atEaseFrom = 4;
/** Until this date something to do helps them talk. */
const newUntil = 3;
const lowVoices = 2;

/** What a stop is for two who have met so many times. */
export function dateNumberClaims({ stop: { venue }, evening }: StopInPlan): Claim[] {
  const { dateNumber } = evening.scene.wishes;
  const nth = counted[dateNumber - 2];
  if (nth === undefined) return [];
  const aNth = /^[ae]/.test(nth) ? `an ${nth}` : `a ${nth}`;
  const { role } = kinds[venue.category];
  const isQuiet = (venue.needs.noise ?? 5) <= lowVoices;
  const isAtEase = dateNumber >= atEaseFrom;
  const ways: string[] = [];
  if (isForHands(venue))
    ways.push(
      dateNumber <= newUntil
        ? `${capitalize(aNth)} date with something to do besides talk`
        : `A game for the ${nth} date, when both dare to win`,
    );
  if (isQuiet && isAtEase && (role === 'drink' || role === 'meal'))
    ways.push(`${capitalize(aNth)} date can sit close here and say little`);
  if (isQuiet && !isAtEase && role === 'meal') ways.push(`Quiet enough for what ${aNth} date asks`);
  if (role === 'stroll' && venue.vibes.includes('view') && isAtEase)
    ways.push(`${capitalize(aNth)} date may be silent in front of a view`);
  return ways.length === 0 ? [] : [{ about: 'number', strength: 0.9, ways }];
}
