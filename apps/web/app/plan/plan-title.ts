/** "Lands End Lookout and Coastal Trail" is "Lands End Lookout" where room is short. */
export function shortName(name: string): string {
  return name.split(/ and | \(/)[0]?.trim() || name;
}

/** Plans without a title of their own are named by where they begin and end. */
export function planTitle(venueNames: readonly string[]): string {
  const [first, last] = [venueNames[0], venueNames.at(-1)];
  if (first === undefined || last === undefined) return 'A plan without stops';
  return venueNames.length === 1 ? shortName(first) : `${shortName(first)} to ${shortName(last)}`;
}
