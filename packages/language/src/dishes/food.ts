/** What some people leave out, and dishes hold. */
export const foods = [
  'meat',
  'pork',
  'beef',
  'lamb',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'gluten',
  'peanuts',
  'nuts',
  'soy',
  'sesame',
  'honey',
  'mushrooms',
  'alcohol',
  'raw',
  'spicy',
] as const;
/**
 * Meat is some meat or other; lamb stands for goat and game too; nuts grow on trees; what is raw is
 * meat, fish or shellfish.
 */
export type Food = (typeof foods)[number];

export const meats = ['pork', 'beef', 'lamb', 'poultry'] as const satisfies readonly Food[];
/** No meat, of whatever animal. */
export const anyMeat = ['meat', ...meats] as const satisfies readonly Food[];
