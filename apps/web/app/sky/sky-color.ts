import { sampleSpan, type Span } from './sample-span.ts';

/**
 * Colors of an hour of the day. Times are minutes after midnight of the day the date starts;
 * past midnight is above 1440.
 */

type Ramp = readonly (readonly [hour: number, color: string])[];

/** Fill of the dome in both themes, at the reference sunset of 18:15. */
export const skyRamp: Ramp = [
  [0, '#15163F'],
  [4.5, '#241F57'],
  [5.5, '#6B4A86'],
  [6.5, '#E8938A'],
  [8, '#FAD59A'],
  [12, '#FBE7B4'],
  [15.5, '#FAD28A'],
  [17, '#FBB066'],
  [18, '#F98350'],
  [18.75, '#E4606B'],
  [19.5, '#A94F87'],
  [20.5, '#66458F'],
  [21.5, '#3C3A82'],
  [22.75, '#24265F'],
  [24, '#15163F'],
];
/** Rim, numbers and rails: at least 3:1 on paper, card and sunken of the light theme. */
export const lightLineRamp: Ramp = [
  [0, '#2A2A72'],
  [4.5, '#3B3484'],
  [5.5, '#6A4787'],
  [6.5, '#B2514F'],
  [8, '#AD7416'],
  [12, '#A67C12'],
  [15.5, '#B37512'],
  [17, '#C96A1B'],
  [18, '#D6542A'],
  [18.75, '#C53F55'],
  [19.5, '#94407A'],
  [20.5, '#5F4191'],
  [21.5, '#443F96'],
  [22.75, '#33317F'],
  [24, '#2A2A72'],
];
/** The same promise on the surfaces of the dark theme. */
export const darkLineRamp: Ramp = [
  [0, '#7B7ADA'],
  [4.5, '#8A80DC'],
  [5.5, '#A884CC'],
  [6.5, '#F0A09A'],
  [8, '#FBDDA6'],
  [12, '#FCEBC0'],
  [15.5, '#FBD795'],
  [17, '#FDBA75'],
  [18, '#FF955F'],
  [18.75, '#F5788A'],
  [19.5, '#D07AB8'],
  [20.5, '#A886DA'],
  [21.5, '#8F8BE6'],
  [22.75, '#8380DF'],
  [24, '#7B7ADA'],
];

const noon = 12 * 60;
const referenceSunset = 18.25;
/** Hours from sunset to full night. */
const duskHours = 5.5;

/**
 * Warps a clock hour so that the day's real sunset lands on the ramp's sunset; without a sunset
 * the clock is used as it is.
 */
export function rampHour(minutes: number, sunset: number | null): number {
  const hour = (((minutes / 60) % 24) + 24) % 24;
  // A sun that sets before noon is none that this ramp knows.
  if (sunset === null || sunset <= noon || hour < 12) return hour;
  const sunsetHour = sunset / 60;
  if (hour <= sunsetHour) return 12 + ((hour - 12) / (sunsetHour - 12)) * (referenceSunset - 12);
  const night = Math.min(sunsetHour + duskHours, 24);
  if (hour >= night) return 24;
  return referenceSunset + ((hour - sunsetHour) / (night - sunsetHour)) * (24 - referenceSunset);
}

/** Color of a moment on a ramp, mixed in OKLab. */
export function colorAt(minutes: number, ramp: Ramp, sunset: number | null): string {
  const hour = rampHour(minutes, sunset);
  const next = Math.max(
    1,
    ramp.findIndex(([anchor]) => anchor >= hour),
  );
  const [fromHour, fromColor] = ramp[next - 1] ?? [0, '#000000'];
  const [toHour, toColor] = ramp[next] ?? [24, '#000000'];
  return mixOklab(fromColor, toColor, (hour - fromHour) / (toHour - fromHour));
}

/** A CSS color that follows the theme: the line ramps at that moment. */
export function lineColorAt(minutes: number, sunset: number | null): string {
  return `light-dark(${colorAt(minutes, lightLineRamp, sunset)},${colorAt(minutes, darkLineRamp, sunset)})`;
}

export function skyGradient(span: Span, sunset: number | null): string {
  const stops = sampleSpan(span, (minutes) => colorAt(minutes, skyRamp, sunset)).map(
    ({ color, percent }) => `${color} ${percent}%`,
  );
  return `linear-gradient(to right,${stops.join(',')})`;
}

type Triple = readonly [number, number, number];

function mixOklab(from: string, to: string, amount: number): string {
  const [l0, a0, b0] = toOklab(from);
  const [l1, a1, b1] = toOklab(to);
  return toHex([l0 + (l1 - l0) * amount, a0 + (a1 - a0) * amount, b0 + (b1 - b0) * amount]);
}

/** Matrices of Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/. */
function toOklab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) => encoded(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

function linear(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  const inside = Math.min(1, Math.max(0, channel));
  return Math.round(
    (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055) * 255,
  );
}
