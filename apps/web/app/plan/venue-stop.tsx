import type { WireVenue } from '@rendezvous/contract';
import { Check } from 'lucide-react';
import { KindDrawing } from '../sky/kind-drawing.tsx';
import { reasonsOf } from './stop-reasons.ts';
import { StopTime } from './stop-time.tsx';
import { MapLink, VenueFacts, WebsiteLink } from './venue-facts.tsx';

export interface StopProps {
  readonly venue: WireVenue;
  readonly number: number;
  readonly time: { readonly start: number | null; readonly end: number | null };
  readonly tools?: React.ReactNode;
  /** The way there, first among its links. */
  readonly way?: React.ReactNode;
  /** All stops of the plan are in one neighborhood, which need not be said of each. */
  readonly isWhereAllAre: boolean;
  /** One below the heading under which the stops stand. */
  readonly nameTag: 'h2' | 'h4';
}

/** A stop with everything that is known of it. */
export function VenueStop({
  venue,
  number,
  time,
  tools,
  way,
  nameTag: Name,
}: StopProps): React.JSX.Element {
  const { lines, chips } = reasonsOf(venue);
  return (
    <div className="stop">
      <p className="stop-when">
        <span className="stop-number" aria-hidden="true">
          {number}
        </span>
        <StopTime {...time} number={number} />
      </p>
      <div className="stop-name">
        <KindDrawing venue={venue} />
        <Name className="heading">{venue.name}</Name>
      </div>
      {lines.map((line, i) => (
        <p className="stop-why" key={line}>
          {i === 0 && <span className="sr-only">Why it fits: </span>}
          {line}
        </p>
      ))}
      <p className="stop-address">{venue.location}</p>
      {venue.description && <p className="stop-description">{venue.description}</p>}
      <VenueFacts venue={venue} which="all" />
      {chips.length > 0 && (
        <div className="fits">
          {lines.length === 0 && <p>Why it fits</p>}
          <ul className="chips">
            {chips.map((reason) => (
              <li className="chip" key={reason}>
                <Check className="icon" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="stop-actions">
        {way}
        <MapLink venue={venue} isAddress>
          Open map
        </MapLink>
        <WebsiteLink venue={venue} />
      </p>
      {tools}
    </div>
  );
}
