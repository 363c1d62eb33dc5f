import type { DateRecord } from '@rendezvous/contract';
import { RatingDot, ratingTone } from '../../../ui/rating-dot.tsx';

const tones = [
  { rating: 4, words: '4 stars or more' },
  { rating: 3, words: '3' },
  { rating: 2, words: '2' },
  { rating: 1, words: 'below 2' },
  { rating: null, words: 'not rated' },
] as const;

/** What the colors of the dots mean: those that occur, where there are several. */
export function RatingKey({
  records,
}: {
  readonly records: readonly DateRecord[];
}): React.JSX.Element | null {
  const seen = new Set(records.map(({ rated, rating }) => ratingTone(rated ? rating : null)));
  if (seen.size < 2) return null;
  return (
    <ul className="rating-key caption" aria-hidden="true">
      {tones
        .filter(({ rating }) => seen.has(ratingTone(rating)))
        .map(({ rating, words }) => (
          <li key={words}>
            <RatingDot rating={rating} />
            {words}
          </li>
        ))}
    </ul>
  );
}
