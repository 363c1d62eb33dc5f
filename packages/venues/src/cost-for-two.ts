import { kinds, type Category, type Cost, type Role } from '@rendezvous/venue-model';

/** Dollars a person, from the least that is usual to the most. */
interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/**
 * How far up its range two people spend who mind what they spend: of 43 meals that somebody who
 * knows the cities had planned for a given sum the median lay at 0.25 of ours, of 19 drinks at
 * 0.33, of 7 sweets at 0.25, of 13 shows at 0.67.
 */
const shareOfRange: Partial<Record<Role, number>> = {
  meal: 0.35,
  treat: 0.35,
  drink: 0.35,
  activity: 0.35,
};
/**
 * Seats are chosen by their price so that supper fits too (docs/decisions/091): our judgement. In a
 * shop most look around and buy one small thing.
 */
const shareOfKind: Partial<Record<Category, number>> = {
  theatre: 0.18,
  concert_hall: 0.18,
  shop: 0.2,
  bookshop: 0.2,
  record_shop: 0.2,
};
/** The same of arenas and stadiums, where the best seats cost so much. */
const bigRoom = { dollars: 100, share: 0.25 } as const;
const middle = 0.5;

/**
 * What a place with this price range costs two people, in cents; the expected cost is a
 * whole number of dollars.
 */
export function costForTwo({ min, max }: PriceRange, category: Category): Cost {
  const isBigRoom = category === 'music_venue' && max >= bigRoom.dollars;
  const share = isBigRoom
    ? bigRoom.share
    : (shareOfKind[category] ?? shareOfRange[kinds[category].role] ?? middle);
  return {
    minCents: min * 200,
    maxCents: max * 200,
    expectedCents: Math.round(2 * (min + share * (max - min))) * 100,
  };
}
