import { Star } from 'lucide-react';
import './stars.css';

/** A rating of 0 to 5 to the nearest half star, beside words that say it exactly. */
export function Stars({ rating }: { rating: number }): React.JSX.Element {
  return (
    <span className="stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star}>
          <Star className="icon" />
          {rating >= star - 0.75 && (
            <Star className={rating >= star - 0.25 ? 'icon on' : 'icon on half'} />
          )}
        </span>
      ))}
    </span>
  );
}
