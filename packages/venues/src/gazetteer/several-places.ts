import type { LocatedPlace } from './located-place.ts';

/** The first of the places that a text names, and the others beside it. */
export function firstOf([first, ...others]: readonly LocatedPlace[]): LocatedPlace | undefined {
  if (!first) return undefined;
  const all = [first, ...others.filter(({ label }) => label !== first.label)];
  return {
    ...first,
    note: first.note ?? `Read as ${first.label}`,
    ...(all.length > 1 && {
      choices: all.map(({ label, point }) => ({ label, coordinates: point })),
    }),
  };
}

/**
 * What else a text may name: either of 'Oakland or Berkeley', and the town of
 * 'Rosemont IL, by the airport'.
 */
export const placesIn = (text: string): string[] => {
  const places = text.split(
    /[/()&;+]|\s-\s|[\s,]+(?:or|and|by|near|around|close to|next to|not far from|off)\s+/i,
  );
  return places.length > 1 ? places.filter((place) => place.trim() !== '') : [];
};
