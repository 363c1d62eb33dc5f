import { moonPlace, starsAbove, starsOf, sunsetPlace } from '../sky/arc-sky.ts';
import { type ArcLayout, segmentPath } from '../sky/arc-geometry.ts';
import { sampleSpan } from '../sky/sample-span.ts';
import { colorAt, lightLineRamp, skyRamp } from '../sky/sky-color.ts';
import { Skyline, skylineHeights } from '../sky/skyline/skyline.tsx';

/** The arc with room for what sits on its rim. */
export const arcBox = { width: 1200, height: 300 };
const dome = { left: 64, top: 26, width: 1072, height: 268 };
const skylineShare = 0.64;

interface PictureArcProps {
  readonly layout: ArcLayout;
  readonly sunset: number | null;
  readonly city: string | null;
}

/** The Evening Arc as a drawing that needs no style sheet and no font. */
export function PictureArc({ layout, sunset, city }: PictureArcProps): React.JSX.Element {
  const { span } = layout;
  const sky = span
    ? sampleSpan(span, (minutes) => colorAt(minutes, skyRamp, sunset))
    : [{ color: '#F0EAE4', percent: 0 }];
  const rim = span
    ? sampleSpan(span, (minutes) => colorAt(minutes, lightLineRamp, sunset))
    : [{ color: '#735E77', percent: 0 }];
  const outline = scaled('M0 100Q50 -100 100 100');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={arcBox.width}
      height={arcBox.height}
      viewBox={`0 0 ${arcBox.width} ${arcBox.height}`}
    >
      <defs>
        <Gradient id="sky" stops={sky} />
        <Gradient id="rim" stops={rim} />
        <clipPath id="dome">
          <path d={`${outline}Z`} />
        </clipPath>
      </defs>
      <g clipPath="url(#dome)">
        <rect x={dome.left} y={dome.top} width={dome.width} height={dome.height} fill="url(#sky)" />
        {span && <Lights layout={layout} span={span} sunset={sunset} city={city} />}
        {city && (
          <svg
            x={dome.left}
            y={dome.top + dome.height * (1 - skylineShare)}
            width={dome.width}
            height={dome.height * skylineShare}
            viewBox="0 0 1200 260"
            preserveAspectRatio="none"
          >
            <Skyline city={city} />
          </svg>
        )}
      </g>
      <g fill="none" stroke="url(#rim)" strokeLinecap="round">
        {layout.legs.map(({ a, b }) => (
          <path d={scaled(segmentPath(a, b))} strokeWidth="4.5" strokeDasharray="0.1 11" key={a} />
        ))}
        {layout.stays.map(({ a, b }) => (
          <path d={scaled(segmentPath(a, b))} strokeWidth="8" key={a} />
        ))}
      </g>
      <path
        d={`M${dome.left - 14} ${dome.top + dome.height}h${dome.width + 28}`}
        stroke="#2B1433"
        strokeWidth="3"
      />
      {layout.stops.map(({ u, x, y }) => (
        <circle
          cx={dome.left + (x / 100) * dome.width}
          cy={dome.top + (y / 100) * dome.height}
          r="17"
          fill="#FFFDF9"
          stroke={
            span ? colorAt(span.from + (span.to - span.from) * u, lightLineRamp, sunset) : '#735E77'
          }
          strokeWidth="6"
          key={u}
        />
      ))}
    </svg>
  );
}

function Gradient({
  id,
  stops,
}: {
  id: string;
  stops: readonly { color: string; percent: number }[];
}): React.JSX.Element {
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={dome.left}
      x2={dome.left + dome.width}
      y1="0"
      y2="0"
    >
      {stops.map(({ color, percent }) => (
        <stop offset={`${percent}%`} stopColor={color} key={percent} />
      ))}
    </linearGradient>
  );
}

/** As many as an arc of this width shows when it is dark from end to end. */
const stars = 100;

/** Stars, moon and the setting sun. */
function Lights({
  layout,
  span,
  sunset,
  city,
}: PictureArcProps & { span: NonNullable<ArcLayout['span']> }): React.JSX.Element {
  const across = (share: number): number => dome.left + share * dome.width;
  const [sunAt, moonAt] = [sunsetPlace(span, sunset), moonPlace(span, sunset, layout.stops)];
  const field = starsOf(span, sunset, { seed: `${city ?? ''} ${span.from}`, perWidth: stars });
  const shown = city ? starsAbove(field, skylineHeights(city), skylineShare) : field;
  return (
    <>
      {shown.map(({ left, top, size, opacity }) => (
        <circle
          cx={across(left / 100)}
          cy={dome.top + (top / 100) * dome.height}
          r={size * 0.8}
          fill="#FFF3DC"
          opacity={opacity}
          key={`${left} ${top}`}
        />
      ))}
      {sunAt !== null && (
        <circle cx={across(sunAt)} cy={dome.top + dome.height} r="62" fill="#FFE3A8" />
      )}
      {moonAt !== null && (
        <path
          d="M0 -13a13 13 0 1 0 12 17a10 10 0 0 1 -12 -17"
          fill="#FFF1D6"
          transform={`translate(${across(moonAt)} ${dome.top + dome.height * 0.3})`}
        />
      )}
    </>
  );
}

/** A path of the arc's 100 by 100 box at the size of the picture. Absolute coordinates only. */
function scaled(path: string): string {
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_pair, x: string, y: string) =>
      `${dome.left + (Number(x) / 100) * dome.width} ${dome.top + (Number(y) / 100) * dome.height}`,
  );
}
