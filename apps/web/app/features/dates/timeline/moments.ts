interface Remembered {
  readonly rating: number;
  readonly rated: boolean;
  readonly notes: string;
}

export type Moment = 'Amazing Date!' | 'Rough Date' | 'First Kiss';

const firstKiss = /\bfirst[\s-]+kiss/i;

/**
 * What stands out about a date: rated 4.5 or more, or 1.5 or less, and a first kiss
 * that the notes speak of.
 */
export function momentsOf({ rating, rated, notes }: Remembered): Moment[] {
  const moments: Moment[] = [];
  if (rated && rating >= 4.5) moments.push('Amazing Date!');
  if (rated && rating <= 1.5) moments.push('Rough Date');
  if (firstKiss.test(notes)) moments.push('First Kiss');
  return moments;
}
