import { Star } from 'lucide-react';
import '../styles/stars.css';

/** A rating of 0 to 5 to the nearest star, beside words that say it exactly. */
export function Stars({ rating }: { rating: number }): React.JSX.Element {
  return (
    <span className="stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star className={star <= Math.round(rating) ? 'icon on' : 'icon'} key={star} />
      ))}
    </span>
  );
}
