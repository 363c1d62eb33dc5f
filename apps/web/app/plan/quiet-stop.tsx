import { ChevronDown } from 'lucide-react';
import { KindDrawing } from '../sky/kind-drawing.tsx';
import { formatPrice } from '../ui/money.ts';
import { StopReasons } from './stop-reasons.tsx';
import { StopTime } from './stop-time.tsx';
import { MapLink, VenueFacts, WebsiteLink, whatAndWhere } from './venue-facts.tsx';
import type { StopProps } from './venue-stop.tsx';

/**
 * A stop as it is weighed against others: when, what the two do there, why and for how much. What
 * else is known of it is folded.
 */
export function QuietStop({
  venue,
  number,
  time,
  tools,
  isWhereAllAre,
  nameTag: Name,
}: StopProps): React.JSX.Element {
  return (
    <div className="stop stop--quiet">
      <span className="stop-number" aria-hidden="true">
        {number}
      </span>
      <div className="stop-main">
        <KindDrawing venue={venue} />
        <p className="stop-when">
          <StopTime {...time} number={number} />
          <span>{isWhereAllAre ? venue.category : whatAndWhere(venue)}</span>
        </p>
        <Name className="heading">{venue.name}</Name>
        {venue.description && <p className="stop-line">{venue.description}</p>}
        <StopReasons venue={venue} isBookingSaid />
        <details className="stop-more">
          <summary>
            Hours and details<span className="sr-only"> of {venue.name}</span>
            <ChevronDown className="icon" />
          </summary>
          <VenueFacts venue={venue} which="rest" />
          <WebsiteLink venue={venue} />
        </details>
      </div>
      <StopPrice venue={venue} />
      <MapLink venue={venue}>{venue.street ?? 'Open map'}</MapLink>
      <p className={venue.coordinates ? 'stop-address stop-address--paper' : 'stop-address'}>
        {venue.location}
      </p>
      {tools}
    </div>
  );
}

/**
 * "$43" or "Free" where it is known, and said in full to those who do not see it;
 * else what was said of it.
 */
function StopPrice({
  venue: { cost, estimated_cost },
}: Pick<StopProps, 'venue'>): React.JSX.Element {
  if (estimated_cost === 'Free') return <p className="stop-price stop-price--sum">Free</p>;
  if (!cost || cost.expected === 0) return <p className="stop-price num">{estimated_cost}</p>;
  return (
    <p className="stop-price stop-price--sum num">
      <span aria-hidden="true">{formatPrice(cost.expected)}</span>
      <span className="sr-only">{estimated_cost}</span>
    </p>
  );
}
