const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,284.50": what was spent, with a sign and two decimals, always. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** "$43", "$12.50": what is still to be spent, as plans say it, without cents if there are none. */
export function formatPrice(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** Adds amounts of dollars by their cents, so that $0.10 and $0.20 are $0.30. */
export function sumDollars(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}

/**
 * What stands in a field for an amount, as dollars: nothing is 0, and null is no amount of at least
 * 0 with at most two decimals.
 */
export function parseDollars(text: string): number | null {
  return /^\d*\.?\d{0,2}$/.test(text.trim()) ? Number(text) || 0 : null;
}
