import { useId } from 'react';
import './arc.css';
import { layoutArc, type TimedStop } from './arc-geometry.ts';
import { ArcRim } from './arc-rim.tsx';
import { EveningSky } from './evening-sky.tsx';
import { skyGradient } from './sky-color.ts';

interface DayArcProps {
  readonly stops: readonly TimedStop[];
  readonly sunset: number | null;
  readonly size: 'mini' | 'card';
  /** Where the date takes place, once known; a card then shows the sky in full. */
  readonly city?: string | null;
}

/** A date's arc at a glance, beside words that say the same. */
export function DayArc({ stops, sunset, size, city }: DayArcProps): React.JSX.Element {
  const gradientId = useId();
  // An evening nobody has filled yet is one stay without times.
  const layout = layoutArc(stops.length === 0 ? [{ start: null, end: null }] : stops);
  return (
    <span
      className={layout.span ? `arc arc--${size}` : `arc arc--${size} arc--untimed`}
      aria-hidden="true"
    >
      <span className="arc-stage">
        {city === undefined ? (
          <span
            className="arc-sky"
            style={layout.span ? { background: skyGradient(layout.span, sunset) } : undefined}
          />
        ) : (
          <EveningSky layout={layout} sunset={sunset} city={city} size="card" />
        )}
        <ArcRim
          layout={layout}
          sunset={sunset}
          gradientId={gradientId}
          hasDots={size === 'card' && stops.length > 0}
        />
      </span>
    </span>
  );
}
