/** Times are minutes after midnight of the day the date starts; past midnight is above 1440. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface ColorSample {
  readonly color: string;
  readonly percent: number;
}

const count = 9;
/** Of 255, in each channel: nobody sees less. */
const tolerance = 2;

/**
 * Colors across a span of time with their places in percent, at most nine. A color may hold
 * several, such as one for each theme.
 */
export function sampleSpan(span: Span, colorOf: (minutes: number) => string): ColorSample[] {
  const samples = Array.from({ length: count }, (_, i) => {
    const u = i / (count - 1);
    return {
      color: colorOf(span.from + (span.to - span.from) * u),
      percent: Number((u * 100).toFixed(1)),
    };
  });
  let last = 0;
  return samples.filter((_, i) => {
    const isImplied =
      i > 0 &&
      i < count - 1 &&
      samples
        .slice(last + 1, i + 1)
        .every((sample) => isBetween(samples[last], sample, samples[i + 1]));
    if (!isImplied) last = i;
    return !isImplied;
  });
}

/** Whether a gradient between two colors shows the one between them without it. */
function isBetween(
  before: ColorSample | undefined,
  sample: ColorSample,
  after: ColorSample | undefined,
): boolean {
  if (!before || !after) return false;
  const share = (sample.percent - before.percent) / (after.percent - before.percent);
  const [from, at, to] = [
    channelsOf(before.color),
    channelsOf(sample.color),
    channelsOf(after.color),
  ];
  return at.every(
    (channel, i) =>
      Math.abs((from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share - channel) <= tolerance,
  );
}

function channelsOf(color: string): number[] {
  return [...color.matchAll(/#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})/g)].flatMap(
    ([, ...channels]) => channels.map((channel) => Number.parseInt(channel, 16)),
  );
}
