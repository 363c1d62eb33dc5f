import { useId } from 'react';
import { parseClock } from '../ui/time/clock-time.ts';
import { colorAt, skyRamp } from '../sky/sky-color.ts';
import { seededRandom } from '../sky/skyline/skyline-shapes.ts';
import { hashText } from '../ui/page/hash-text.ts';
import { Skyline } from '../sky/skyline/skyline.tsx';

interface CityArtProps {
  /** Null: rooftops of no city in particular. */
  readonly city: string | null;
  /** The time of day, `HH:mm`. */
  readonly hour: string;
  /** Of a drawing that is 1200 wide. */
  readonly height: number;
}

const width = 1200;
const noon = 12 * 60;
const light = '#FFF3DC';
/** Where each skyline leaves the horizon open for the sun. */
const sunX: Readonly<Record<string, number>> = {
  Phoenix: 300,
  Houston: 880,
  Chicago: 170,
  'Los Angeles': 640,
  'San Francisco': 470,
};
/** Higher drawings than this show less of the skyline, and nearer. */
const flat = 600;
/** Between these times the sun is up, or its light still stands on the horizon. */
const sun = { from: 4.5 * 60, to: 20.75 * 60 };

/** A city under its best hour: the sky, one dotted arc of light, and the skyline. */
export function CityArt({ city, hour, height }: CityArtProps): React.JSX.Element {
  const id = useId();
  const minutes = parseClock(hour) ?? noon;
  const isSunny = minutes >= sun.from && minutes <= sun.to;
  const [top, middle, bottom] = skyAt(minutes);
  const sunAt = sunX[city ?? ''] ?? width / 2;
  const scale = height > flat ? 1.5 : 1;
  const side = isSunny ? sideOf(sunAt) : 'xMid';
  return (
    <svg
      className="art"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${side}YMax slice`}
      role="img"
      aria-label={city === null ? 'Rooftops at dusk' : `The skyline of ${city}`}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset=".62" stopColor={middle} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset=".2" stopColor="#FFE9BE" stopOpacity=".8" />
          <stop offset="1" stopColor="#FFE2AE" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
      {isDark(minutes) && <Stars seed={`${city} ${hour}`} height={height} />}
      {isSunny && (
        <>
          <circle cx={sunAt} cy={height - 150} r="345" fill={`url(#${id}g)`} />
          <circle cx={sunAt} cy={height - 150} r="93" fill="#FFEFC9" />
        </>
      )}
      {!isSunny && (
        <path
          d="M0 -40a40 40 0 1 0 36 58a32 32 0 0 1 -36 -58"
          fill="#FFF0D2"
          transform={`translate(1000 ${Math.round(height * 0.26)})`}
        />
      )}
      <path
        d={`M60 ${height - 40}Q600 ${140 - height} 1140 ${height - 40}`}
        fill="none"
        stroke={light}
        strokeWidth="3"
        strokeOpacity=".75"
        strokeDasharray=".1 11"
        strokeLinecap="round"
      />
      <g
        transform={`translate(${(width - width * scale) / 2} ${height - 260 * scale}) scale(${scale})`}
      >
        <Skyline city={city ?? 'anywhere'} />
      </g>
    </svg>
  );
}

/** Where a frame is narrower than the drawing it keeps the side with the sun. */
function sideOf(sunAt: number): 'xMin' | 'xMid' | 'xMax' {
  if (sunAt < width / 3) return 'xMin';
  return sunAt > (width * 2) / 3 ? 'xMax' : 'xMid';
}

/** From the top down. The horizon is always nearer to noon than what is above it. */
function skyAt(minutes: number): [string, string, string] {
  const away = minutes < noon ? -1 : 1;
  const at = (hours: number) =>
    colorAt(Math.min(minutes + away * hours * 60, 24 * 60), skyRamp, null);
  return minutes < noon ? [at(1.25), at(0), at(-1.75)] : [at(2), at(0), at(-2)];
}

function isDark(minutes: number): boolean {
  return minutes < 5 * 60 || minutes >= 19.5 * 60;
}

const stars = 60;

function Stars({ seed, height }: { seed: string; height: number }): React.JSX.Element {
  const random = seededRandom(hashText(seed));
  return (
    <g fill={light}>
      {Array.from({ length: stars }, (_, i) => (
        <circle
          cx={Math.round(random() * width)}
          cy={Math.round(random() * height * 0.48)}
          r={(0.6 + random() * 1.2).toFixed(1)}
          opacity={(0.2 + random() * 0.7).toFixed(2)}
          key={i}
        />
      ))}
    </g>
  );
}
