import type { WireVenue } from '@rendezvous/contract';
import { CalendarCheck, Clock, ExternalLink, Map as MapIcon, Shuffle, Wallet } from 'lucide-react';
import { Stars } from '../ui/stars.tsx';

const bookingWords = {
  none: null,
  advised: 'Book ahead',
  required: 'Booking required',
} as const;

/** What has to be done before one goes; null where nothing has. */
export function bookingOf({ booking }: WireVenue): string | null {
  return bookingWords[booking?.need ?? 'none'];
}

/** "Concert hall, Civic Center" */
export function whatAndWhere({ category, neighborhood }: WireVenue): string {
  return [category, neighborhood].filter(Boolean).join(', ');
}

interface VenueFactsProps {
  readonly venue: WireVenue;
  /** `rest`: without price and booking, which stand beside the name. */
  readonly which: 'all' | 'rest';
}

export function VenueFacts({ venue, which }: VenueFactsProps): React.JSX.Element {
  const booking = bookingOf(venue);
  const isAll = which === 'all';
  return (
    <ul className="facts">
      {isAll && venue.estimated_cost && (
        <li>
          <Wallet className="icon" />
          <b>{venue.estimated_cost}</b>
        </li>
      )}
      {venue.opening_hours && (
        <li>
          <Clock className="icon" />
          <span>{venue.opening_hours}</span>
        </li>
      )}
      {isAll && booking && (
        <li>
          <CalendarCheck className="icon" />
          <b>{booking}</b>
        </li>
      )}
      {venue.stand_in?.text && (
        <li>
          <Shuffle className="icon" />
          <span>
            <b>Plan B</b> {venue.stand_in.text}
          </span>
        </li>
      )}
      {venue.rating_source && (
        <li>
          <Stars rating={venue.rating} />
          <span>
            {venue.rating.toFixed(1)}
            <span className="sr-only"> out of 5</span> by{' '}
            {venue.rating_source.count.toLocaleString('en-US')} on {venue.rating_source.provider}
          </span>
        </li>
      )}
    </ul>
  );
}

interface MapLinkProps {
  readonly venue: WireVenue;
  /** On phones it stands for the address, and says the street. */
  readonly isAddress?: boolean;
  readonly children: string;
}

/** Where a stop is on a map, in words of the caller. */
export function MapLink({
  venue: { coordinates, name, location, street },
  isAddress = false,
  children,
}: MapLinkProps): React.JSX.Element | null {
  if (!coordinates) return null;
  const { lat, lon } = coordinates;
  return (
    <a
      className="btn btn--ghost stop-map"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`}
      target="_blank"
      rel="noopener"
      aria-label={
        isAddress || location.startsWith(children)
          ? `Open map of ${name}, ${location}`
          : `${children} of ${name}`
      }
    >
      <MapIcon className="icon" />
      {isAddress && street ? (
        <>
          <span className="long">{children}</span>
          <span className="short">{street}</span>
        </>
      ) : (
        children
      )}
    </a>
  );
}

export function WebsiteLink({
  venue: { website, name },
}: {
  readonly venue: WireVenue;
}): React.JSX.Element | null {
  if (!website || !isWebAddress(website)) return null;
  return (
    <a
      className="btn btn--ghost"
      href={website}
      target="_blank"
      rel="noopener"
      aria-label={`Website of ${name}`}
    >
      <ExternalLink className="icon" />
      Website
    </a>
  );
}

/** Only web addresses become links: a plan that somebody sent must not bring a script along. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
