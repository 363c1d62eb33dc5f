import './kind-drawing.css';
import { drawingOf, type DrawnVenue } from './drawing-of.ts';
import drawings from './kinds.svg?no-inline';

/** What kind of place a stop is, for those who look before they read: in words it stands beside. */
export function KindDrawing({ venue }: { venue: DrawnVenue }): React.JSX.Element {
  return (
    <svg className="kind-drawing" width={64} height={64} aria-hidden="true">
      <use href={`${drawings}#${drawingOf(venue)}`} />
    </svg>
  );
}
