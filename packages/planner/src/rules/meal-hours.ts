/** The meal times of the day; each is met by a meal that begins in its part of the day. */
export const mealTimes = [
  { from: 11 * 60 + 30, to: 13 * 60 + 30, part: 'lunch' },
  { from: 18 * 60, to: 20 * 60 + 30, part: 'dinner' },
] as const;

export type MealPart = (typeof mealTimes)[number]['part'];

/** A meal that begins from this minute of the day on is dinner. */
export const dinnersFrom = 16 * 60;

/** The meal that begins at a minute of the day. */
export const mealPartOf = (minutes: number): MealPart =>
  minutes < dinnersFrom ? 'lunch' : 'dinner';
