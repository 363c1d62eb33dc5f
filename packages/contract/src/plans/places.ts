import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';

export const place = z.object({
  label: z.string(),
  kind: z.enum(['city', 'neighborhood', 'address', 'venue']),
  coordinates: z.object({ lat: z.number(), lon: z.number() }),
});
export type Place = z.output<typeof place>;

/** A place that a typed location may mean. Its label, as a location, means nothing else. */
export const placeChoice = z.object({
  label: z.string(),
  coordinates: z.object({ lat: z.number(), lon: z.number() }),
});
export type PlaceChoice = z.output<typeof placeChoice>;

export const listPlaceChoices = endpoint({
  method: 'GET',
  path: '/places/choices',
  tag: 'Places',
  access: 'anyone',
  summary:
    'The places that a typed location may mean, the likeliest first; none where it can mean only one, or nothing that is known.',
  query: z.object({ q: text(limits.location).default('') }),
  answer: z.array(placeChoice).max(limits.placeSuggestions),
});

export const autocompletePlaces = endpoint({
  method: 'GET',
  path: '/places/autocomplete',
  tag: 'Places',
  access: 'anyone',
  summary:
    'Places whose name begins with, holds or nearly is the query: at most 8, the best first.',
  query: z.object({ q: text(limits.query).default('') }),
  answer: z.array(place).max(limits.placeSuggestions),
});

/** Of a query: an empty one is not the equator. */
const degrees = (max: number) =>
  text(limits.name).min(1).transform(Number).pipe(z.number().min(-max).max(max));

/** Where whoever writes a position stands: at most one place. */
export const listPlacesNear = endpoint({
  method: 'GET',
  path: '/places/near',
  tag: 'Places',
  access: 'anyone',
  summary:
    'The neighborhood or town around a position, else the city it belongs to; none where we know no venues.',
  query: z.object({
    lat: degrees(90),
    lon: degrees(180),
  }),
  answer: z.array(place).max(1),
});
