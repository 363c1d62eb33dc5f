import type { WireVenue } from '@rendezvous/contract';
import {
  CalendarCheck,
  Check,
  Clock,
  ExternalLink,
  Map as MapIcon,
  Shuffle,
  Tag,
  Trash2,
  Wallet,
} from 'lucide-react';
import { KindDrawing } from '../sky/kind-drawing.tsx';
import { formatClockRange, toWireTime } from '../ui/clock-time.ts';
import { Stars } from '../ui/stars.tsx';

interface VenueStopProps {
  readonly venue: WireVenue;
  readonly number: number;
  readonly time: { readonly start: number | null; readonly end: number | null };
  /** Missing where a plan could not do without this venue. */
  readonly onRemove?: () => void;
  readonly tools?: React.ReactNode;
}

const bookingWords = {
  none: null,
  advised: 'Book ahead',
  required: 'Book ahead, it is required',
} as const;

export function VenueStop({
  venue,
  number,
  time,
  onRemove,
  tools,
}: VenueStopProps): React.JSX.Element {
  const { reasons = [] } = venue;
  const lines = reasons.filter(isLine);
  const chips = reasons.filter((reason) => !isLine(reason));
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
        <h4 className="heading">{venue.name}</h4>
      </div>
      {lines.map((line, i) => (
        <p className="stop-why" key={line}>
          {i === 0 && <span className="sr-only">Why it fits: </span>}
          {line}
        </p>
      ))}
      <p className="stop-address">{venue.location}</p>
      {venue.description && <p className="stop-description">{venue.description}</p>}
      <VenueFacts venue={venue} />
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
      <div className="stop-actions">
        <VenueLinks venue={venue} />
        {onRemove && (
          <button
            className="icon-btn"
            type="button"
            aria-label={`Remove ${venue.name}`}
            title="Remove venue"
            onClick={onRemove}
          >
            <Trash2 className="icon" />
          </button>
        )}
      </div>
      {tools}
    </div>
  );
}

/** A reason of more words takes a line of its own; a plan that was saved earlier may have tags. */
const mostChipWords = 3;
const isLine = (reason: string): boolean => reason.split(' ').length > mostChipWords;

function StopTime({
  start,
  end,
  number,
}: VenueStopProps['time'] & { number: number }): React.JSX.Element {
  if (start === null || end === null) return <span>Stop {number}</span>;
  const [from = '', to = ''] = formatClockRange(start, end).split(' – ');
  return (
    <span>
      <time dateTime={toWireTime(start)}>{from}</time> –{' '}
      <time dateTime={toWireTime(end)}>{to}</time>
    </span>
  );
}

function VenueFacts({ venue }: { venue: WireVenue }): React.JSX.Element {
  const booking = bookingWords[venue.booking ?? 'none'];
  const kind = [venue.category_label, venue.neighborhood].filter(Boolean).join(', ');
  return (
    <ul className="facts">
      {venue.estimated_cost && (
        <li>
          <Wallet className="icon" />
          <b>{venue.estimated_cost}</b>
        </li>
      )}
      <li>
        <Clock className="icon" />
        <span>{venue.opening_hours || 'Hours not published'}</span>
      </li>
      {kind && (
        <li>
          <Tag className="icon" />
          <span>{kind}</span>
        </li>
      )}
      {booking && (
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

function VenueLinks({ venue }: { venue: WireVenue }): React.JSX.Element {
  const { coordinates, website, name } = venue;
  return (
    <span className="stop-links">
      {coordinates && (
        <a
          className="btn btn--ghost"
          href={mapAddress(coordinates)}
          target="_blank"
          rel="noopener"
          aria-label={`Open map of ${name}`}
        >
          <MapIcon className="icon" />
          Open map
        </a>
      )}
      {website && isWebAddress(website) && (
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
      )}
    </span>
  );
}

/** Only web addresses become links: a plan that somebody sent must not bring a script into the page. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

function mapAddress({ lat, lon }: { lat: number; lon: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
