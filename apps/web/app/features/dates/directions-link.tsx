import { Navigation, Route } from 'lucide-react';
import {
  type Destination,
  directionsAlong,
  directionsTo,
  mapAppNames,
  mapAppOf,
} from '../../plan/directions.ts';

interface DirectionsLinkProps {
  readonly className: string;
  readonly place: Destination;
  readonly mode: string;
  /** The icon alone. */
  readonly isShort?: boolean;
}

/** Opens the maps of the device with the way to a place. */
export function DirectionsLink({
  className,
  place,
  mode,
  isShort = false,
}: DirectionsLinkProps): React.JSX.Element {
  const app = mapAppOf(navigator.userAgent);
  return (
    <a
      className={className}
      href={directionsTo(app, place, mode)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Directions to ${place.name}, in ${mapAppNames[app]}`}
    >
      <Navigation className="icon" />
      {!isShort && 'Directions'}
    </a>
  );
}

/** The same for the whole way. */
export function WholeWayLink({
  places,
  mode,
}: {
  readonly places: readonly Destination[];
  readonly mode: string;
}): React.JSX.Element | null {
  const app = mapAppOf(navigator.userAgent);
  const address = directionsAlong(app, places, mode);
  if (address === null) return null;
  return (
    <a className="btn btn--secondary" href={address} target="_blank" rel="noopener noreferrer">
      <Route className="icon" />
      Directions, whole way
    </a>
  );
}
