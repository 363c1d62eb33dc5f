/**
 * The kinds of couples that articles write for, by the names that ids and files use, with what
 * people read.
 */
export const coupleTypes = {
  outdoorsy: 'Outdoorsy couples',
  foodies: 'Foodies',
  culture: 'Culture enthusiasts',
  homebodies: 'Homebodies',
  social: 'Social butterflies',
  budget: 'Budget-conscious couples',
  luxury: 'Luxury lovers',
} as const;
export type CoupleType = keyof typeof coupleTypes;
export const coupleTypeNames = Object.keys(coupleTypes) as readonly CoupleType[];
