/** Parts of a drawn city whose addresses name them instead of it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'Los Angeles': ['Venice', 'San Pedro', 'North Hollywood', 'Studio City', 'Sherman Oaks'],
  'New York': [
    ...['Brooklyn', 'Queens', 'Bronx', 'Staten Island', 'Flushing', 'Astoria', 'Corona'],
    ...['Long Island City', 'Jackson Heights', 'Woodside', 'Elmhurst', 'Governors Island'],
  ],
};

/**
 * The city whose silhouette stands behind stops: that of the plan, or another town if all of them
 * have their addresses there.
 */
export function skylineCity(
  city: string | null | undefined,
  stops: readonly { readonly location: string }[],
): string | null {
  if (!city) return null;
  const towns = stops.flatMap(({ location }) => townOf(location) ?? []);
  const isHere = (town: string): boolean => town === city || (parts[city] ?? []).includes(town);
  return towns.some(isHere) ? city : (towns[0] ?? city);
}

/**
 * "Oakland" of "1000 Oak St, Oakland, CA 94607"; null if no street is named, because what ends such
 * a text may be part of the city.
 */
function townOf(location: string): string | null {
  const [town, ...before] = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/^(USA|[A-Z]{2}( \d{5})?|\d{5})$/.test(part))
    .toReversed();
  return town && !/\d/.test(town) && before.some((part) => /\d/.test(part)) ? town : null;
}
