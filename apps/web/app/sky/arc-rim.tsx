import { type ArcLayout, segmentPath } from './arc-geometry.ts';
import { sampleSpan } from './sample-span.ts';
import { lineColorAt } from './sky-color.ts';

interface ArcRimProps {
  readonly layout: ArcLayout;
  readonly sunset: number | null;
  readonly gradientId: string;
  /** Discs without numbers at the stops. */
  readonly hasDots?: boolean;
}

/** Stays as solid strokes, legs as dots, all in the color of their hour. */
export function ArcRim({
  layout,
  sunset,
  gradientId,
  hasDots = false,
}: ArcRimProps): React.JSX.Element {
  const stops = layout.span
    ? sampleSpan(layout.span, (minutes) => lineColorAt(minutes, sunset))
    : [];
  const dots = hasDots
    ? layout.stops.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')
    : '';
  return (
    <svg className="arc-rim" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient
          id={gradientId}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="0"
          x2="100"
          y2="0"
        >
          {stops.map(({ color, percent }) => (
            <stop key={percent} offset={`${percent}%`} style={{ stopColor: color }} />
          ))}
        </linearGradient>
      </defs>
      <g fill="none" stroke={`url(#${gradientId})`}>
        {layout.legs.map(({ a, b }) => (
          <path className="leg" d={segmentPath(a, b)} key={a} />
        ))}
        {layout.stays.map(({ a, b }) => (
          <path className="stay" d={segmentPath(a, b)} key={a} />
        ))}
        {hasDots && <path className="dots" d={dots} />}
      </g>
      {hasDots && <path className="dots-inside" d={dots} />}
    </svg>
  );
}
