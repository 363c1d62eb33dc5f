import { Star } from 'lucide-react';
import '../styles/stars.css';

interface StarButtonsProps {
  /** What is rated: "Rate your date with June". */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onRate: (rating: number) => void;
}

/** Five empty stars; one tap gives the rating. */
export function StarButtons({ label, isBusy, onRate }: StarButtonsProps): React.JSX.Element {
  return (
    <span className="star-buttons" role="group" aria-label={label}>
      {[1, 2, 3, 4, 5].map((rating) => (
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
