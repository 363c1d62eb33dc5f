/** No place costs more: a longer number is no price. */
const mostDollars = 1_000_000;

/** "$40 to $60 for two" is 50, "Free" is 0, "$1,200" is 1200. */
export function parseEstimate(estimate: string): number {
  const numbers = (estimate.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(
    (number) => Math.min(mostDollars, Number(number)),
  );
  const [low = 0, high] = numbers;
  const isRange =
    high !== undefined && /\d[^\d]{0,3}?\s*(?:-|–|—|to)\s*[^\d]{0,3}\d/i.test(estimate);
  return isRange ? (low + high) / 2 : low;
}
