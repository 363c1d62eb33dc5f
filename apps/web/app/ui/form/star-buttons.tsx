import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import '../stars.css';

interface StarButtonsProps {
  /** What is rated: "Rate your date with June". */
  readonly label: string;
  readonly isBusy: boolean;
  /** The rating that was given with them; null as long as they ask for one. */
  readonly given: number | null;
  readonly onRate: (rating: number) => void;
}

const stars = [1, 2, 3, 4, 5];

/**
 * Five empty stars; one tap gives the rating, and they show it where they stood: a
 * second tap meets nothing.
 */
export function StarButtons({ label, isBusy, given, onRate }: StarButtonsProps): React.JSX.Element {
  const givenRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (given !== null) givenRef.current?.focus({ preventScroll: true });
  }, [given]);
  if (given !== null)
    return (
      <span
        className="star-buttons star-buttons--given"
        role="img"
        aria-label={`${given} of 5`}
        tabIndex={-1}
        ref={givenRef}
      >
        {stars.map((star) => (
          <span key={star}>
            <Star className={star <= given ? 'icon on' : 'icon'} />
          </span>
        ))}
      </span>
    );
  return (
    <span className="star-buttons" role="group" aria-label={label}>
      {stars.map((rating) => (
        <button
          key={rating}
          type="button"
          aria-label={`${rating} of 5`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRate(rating)}
        >
          <Star className="icon" />
        </button>
      ))}
    </span>
  );
}
