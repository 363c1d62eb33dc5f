import type { WireVenue } from '@rendezvous/contract';
import { KindDrawing } from '../sky/kind-drawing.tsx';
import { StopReasons } from './stop-reasons.tsx';
import { StopTime } from './stop-time.tsx';
import { MapLink, VenueFacts, WebsiteLink, whatAndWhere } from './venue-facts.tsx';

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
  isWhereAllAre,
  nameTag: Name,
}: StopProps): React.JSX.Element {
  const what = isWhereAllAre ? venue.category : whatAndWhere(venue);
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
        <div>
          <Name className="heading">{venue.name}</Name>
          {what && <p className="stop-what">{what}</p>}
        </div>
      </div>
      <p className="stop-address">{venue.location}</p>
      {venue.description && <p className="stop-description">{venue.description}</p>}
      <StopReasons venue={venue} />
      <VenueFacts venue={venue} which="all" />
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
