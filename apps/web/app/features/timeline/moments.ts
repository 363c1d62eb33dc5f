interface Remembered {
  readonly rating: number;
  readonly notes: string;
}

export type Moment = 'Amazing Date!' | 'Rough Date' | 'First Kiss';

const firstKiss = /\bfirst[\s-]+kiss/i;

/** What stands out about a date: 4.5 or more, 1.5 or less, and a first kiss that the notes speak of. */
export function momentsOf({ rating, notes }: Remembered): Moment[] {
  const moments: Moment[] = [];
  if (rating >= 4.5) moments.push('Amazing Date!');
  if (rating <= 1.5) moments.push('Rough Date');
  if (firstKiss.test(notes)) moments.push('First Kiss');
  return moments;
}
