/** Of places of one name those that most people mean by it. */
export const commonlyMeant: ReadonlySet<string> = new Set([
  'Highland Park, Los Angeles, CA',
  'Koreatown, Los Angeles, CA',
  'Buena Park, CA',
]);
