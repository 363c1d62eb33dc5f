/** Of places of one name those that most people mean by it. */
export const commonlyMeant: ReadonlySet<string> = new Set([
  'Highland Park & Eagle Rock, Los Angeles, CA',
  'Koreatown, Los Angeles, CA',
  'Avondale and Irving Park, Chicago, IL',
  'Richmond District, San Francisco, CA',
  'Buena Park, CA',
  'Japantown and the Fillmore, San Francisco, CA',
  'Times Square, New York, NY',
  'Tarrytown, NY',
  'Lincoln Square and North Center, Chicago, IL',
  'Cypress, TX',
  'Deer Park, TX',
  'Hawthorne, CA',
  'Park Ridge, IL',
  'Elmwood Park, IL',
]);
