/** Refinements that take one tap. */
export const refinementPresets = [
  'more_romantic',
  'more_fun',
  'more_relaxed',
  'more_adventurous',
  'more_budget_friendly',
  'more_outdoors',
  'more_indoors',
  'more_food_options',
  'less_food_focus',
  'shorter_date',
  'longer_date',
  'more_cultural',
  'more_unique',
] as const;
export type RefinementPreset = (typeof refinementPresets)[number];
