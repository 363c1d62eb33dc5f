/** Of places of one name those that most people mean by it. */
export const commonlyMeant: ReadonlySet<string> = new Set([
  'Highland Park & Eagle Rock, Los Angeles, CA',
  'Koreatown, Los Angeles, CA',
  'Avondale and Irving Park, Chicago, IL',
  'Richmond District, San Francisco, CA',
  'Buena Park, CA',
]);
