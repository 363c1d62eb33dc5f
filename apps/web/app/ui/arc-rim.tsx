import { type ArcLayout, segmentPath } from './arc-geometry.ts';
import { sampleSpan } from './sample-span.ts';
import { lineColorAt } from './sky-color.ts';

interface ArcRimProps {
  readonly layout: ArcLayout;
  readonly sunset: number | null;
  readonly gradientId: string;
}

/** Stays as solid strokes, legs as dots, both in the color of their hour. */
export function ArcRim({ layout, sunset, gradientId }: ArcRimProps): React.JSX.Element {
  const stops = layout.span ? sampleSpan(layout.span, (minutes) => lineColorAt(minutes, sunset)) : [];
  return (
    <svg className="arc-rim" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">
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
      </g>
    </svg>
  );
}
