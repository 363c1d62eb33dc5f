type RatingTone = 'green' | 'blue' | 'yellow' | 'red' | 'none';

/** 4 or more green, 3 or more blue, 2 or more yellow, lower red, none grey. */
export function ratingTone(rating: number | null): RatingTone {
  if (rating === null) return 'none';
  if (rating >= 4) return 'green';
  if (rating >= 3) return 'blue';
  return rating >= 2 ? 'yellow' : 'red';
}

/** A color beside what says the rating in figures. */
export function RatingDot({ rating }: { rating: number | null }): React.JSX.Element {
  return <i className={`rating-dot rating-dot--${ratingTone(rating)}`} aria-hidden="true" />;
}

/** A rating as figures say it, where somebody gave one. */
export function ratingWords({ rating, rated }: { rating: number; rated: boolean }): string {
  return rated ? `Rated ${rating} of 5` : 'Not rated yet';
}
