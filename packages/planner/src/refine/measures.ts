import { kinds, type Venue } from '@rendezvous/venue-model';
import { matchMood, readMood, type MoodReading, type Move } from '@rendezvous/language';
import type { BoundName } from './plan-state.ts';

/** A quantity that the stops of a plan add up to. */
interface SummedMeasure {
  readonly of: (venue: Venue) => number;
  /** Of how much of it each stop has, where it is a mean; else the stops are added. */
  readonly isMean: boolean;
  /** How far it has to move to be felt; for money it is worked out. */
  readonly step: number;
}

export type SummedName = Exclude<BoundName, 'length' | 'travel' | 'meal-minutes' | 'meal-start'>;

/** Of a quantity that is a mean over the stops. */
const meanStep = 0.1;

const mean = (of: (venue: Venue) => number): SummedMeasure => ({
  of,
  isMean: true,
  step: meanStep,
});
const count = (of: (venue: Venue) => boolean): SummedMeasure => ({
  of: (venue) => Number(of(venue)),
  isMean: false,
  step: 1,
});

function moodOf(word: string): SummedMeasure {
  const reading: MoodReading = readMood(word);
  return mean((venue) => matchMood(venue, reading));
}

/** What the stops add up to: means of scales from 0 to 1, numbers of stops, cents. */
export const summed: Readonly<Record<SummedName, SummedMeasure>> = {
  romantic: moodOf('romantic'),
  fun: moodOf('fun'),
  relaxed: moodOf('relaxed'),
  adventurous: moodOf('adventurous'),
  talk: moodOf('talk'),
  quiet: mean((venue) =>
    within(
      kinds[venue.category].scale.quiet +
        airOf(venue, { quiet: 0.25, intimate: 0.1, loud: -0.35, crowded: -0.25, lively: -0.15 }),
    ),
  ),
  cultural: mean((venue) => kinds[venue.category].scale.cultural),
  unique: mean((venue) => (kinds[venue.category].scale.novelty + kinds[venue.category].rarity) / 2),
  famous: mean((venue) =>
    within(
      airOf(venue, {
        touristy: 0.7,
        iconic: 0.5,
        crowded: 0.2,
        hidden: -0.3,
        'local-favorite': -0.1,
      }),
    ),
  ),
  outdoors: count((venue) => !venue.indoor),
  indoors: count((venue) => venue.indoor),
  food: count((venue) => kinds[venue.category].eating),
  meals: count((venue) => kinds[venue.category].role === 'meal'),
  choice: {
    of: (venue) =>
      kinds[venue.category].eating ? venue.cuisines.length + venue.dietary.length : 0,
    isMean: false,
    step: 1,
  },
  cost: { of: (venue) => venue.cost.expectedCents, isMean: false, step: 0 },
};

function airOf(venue: Venue, shares: Partial<Record<Venue['vibes'][number], number>>): number {
  return venue.vibes.reduce((sum, vibe) => sum + (shares[vibe] ?? 0), 0);
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** What a venue adds to a measure as one of so many stops. */
export function shareOf(measure: SummedName, venue: Venue, stops: number): number {
  const { of, isMean } = summed[measure];
  return isMean ? of(venue) / stops : of(venue);
}

/** What the stops of a plan add up to. */
export function amountOf(measure: SummedName, venues: readonly Venue[]): number {
  return venues.reduce((sum, venue) => sum + shareOf(measure, venue, venues.length), 0);
}

/** Money is felt from 15 % on, and from ten dollars on. */
const moneyStep = { share: 0.15, leastCents: 1000 } as const;

/** The amount that a plan has to reach, or to stay at or below, after a move. */
export function amountAfter(
  measure: SummedName,
  toward: Move['toward'],
  venues: readonly Venue[],
): number {
  const amount = amountOf(measure, venues);
  const step =
    measure === 'cost'
      ? Math.ceil(Math.max(moneyStep.share * amount, moneyStep.leastCents))
      : summed[measure].step;
  return toward === 'more' ? amount + step : Math.max(0, amount - step);
}
