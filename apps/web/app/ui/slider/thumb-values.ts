/** What a slider goes by. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The value at a share of a slider's length, 0 to 1 from its low end: a whole number of steps from
 * the least one, and within the slider.
 */
export function valueAtShare(share: number, { min, max, step }: Scale): number {
  const steps = Math.round((share * (max - min)) / step);
  // Fractions of steps such as .1 add up to 2.3000000000000003.
  return Math.min(max, Math.max(min, Number((min + steps * step).toFixed(6))));
}

/** The values once one of the thumbs has gone to another: it stops at its neighbors. */
export function withThumb(values: readonly number[], index: number, value: number): number[] {
  const least = values[index - 1] ?? Number.NEGATIVE_INFINITY;
  const most = values[index + 1] ?? Number.POSITIVE_INFINITY;
  return values.map((each, i) => (i === index ? Math.min(most, Math.max(least, value)) : each));
}

/**
 * The thumb whose middle is nearest to a point; of two that stand in one place, the
 * one that can go that way.
 */
export function nearestThumb(middles: readonly number[], point: number): number {
  const distances = middles.map((middle) => Math.abs(middle - point));
  const nearest = Math.min(...distances);
  const isAbove = point > (middles[distances.indexOf(nearest)] ?? 0);
  return isAbove ? distances.lastIndexOf(nearest) : distances.indexOf(nearest);
}
