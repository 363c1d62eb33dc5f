import type { ArcLayout } from './arc-geometry.ts';
import { moonPlace, starPaths, starsAbove, starsOf, sunsetPlace } from './arc-sky.ts';
import { skyGradient } from './sky-color.ts';
import { Skyline, skylineHeights } from './skyline/skyline.tsx';

interface EveningSkyProps {
  readonly layout: ArcLayout;
  readonly sunset: number | null;
  /** Whose skyline stands before the sky. */
  readonly city: string | null;
  readonly size: 'plan' | 'card';
}

const starsPerWidth = { plan: 100, card: 24 } as const;
/** How much of the arc's height a silhouette takes, where it takes most. */
const skylineShare = 0.66;

/** The sky over the hours of an arc: stars, sun, moon and the city. */
export function EveningSky({ layout, sunset, city, size }: EveningSkyProps): React.JSX.Element {
  const { span } = layout;
  if (!span) return <span className="arc-sky" />;
  const sunsetAt = sunsetPlace(span, sunset);
  const moonAt = moonPlace(span, sunset, layout.stops);
  const field = starsOf(span, sunset, {
    seed: `${city ?? ''} ${span.from}`,
    perWidth: starsPerWidth[size],
  });
  const stars = starPaths(city ? starsAbove(field, skylineHeights(city), skylineShare) : field);
  return (
    <span className="arc-sky" style={{ background: skyGradient(span, sunset) }}>
      {stars.length > 0 && (
        <svg
          className="arc-stars"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {stars.map(({ d, size: width, opacity }) => (
            <path d={d} strokeWidth={width} strokeOpacity={opacity} key={`${width} ${opacity}`} />
          ))}
        </svg>
      )}
      {sunsetAt !== null && (
        <span className="arc-sun" style={{ left: `${(sunsetAt * 100).toFixed(2)}%` }} />
      )}
      {moonAt !== null && (
        <span className="arc-moon" style={{ left: `${(moonAt * 100).toFixed(2)}%` }} />
      )}
      {city && (
        <svg
          className="arc-city"
          viewBox="0 0 1200 260"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Skyline city={city} />
        </svg>
      )}
    </span>
  );
}
