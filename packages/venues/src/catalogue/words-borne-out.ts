import { kinds } from '@rendezvous/venue-model';
import type { CatalogueVenue } from './catalogue-schema.ts';

const small = new Set('a an and at by for from in of on or the to with s'.split(' '));

/**
 * The words of a noun that nothing else in the venue says: not its name, description,
 * moment, tip, tags or kind.
 */
export function wordsNotBorneOut(noun: string, venue: CatalogueVenue): string[] {
  const said = new Set(wordsIn(textOf(venue)).map(stemOf));
  return wordsIn(noun).filter((word) => !small.has(word) && !said.has(stemOf(word)));
}

function textOf(venue: CatalogueVenue): string {
  return [
    venue.name,
    venue.description,
    venue.neighborhood,
    venue.moment,
    venue.tip,
    venue.category.replaceAll('_', ' '),
    kinds[venue.category].label,
    ...[venue.cuisines, venue.dietary, venue.vibes, venue.interests].flat(),
    ...venue.showtimes.map(({ what }) => what),
    ...venue.season.map(({ note }) => note),
  ].join(' ');
}

function wordsIn(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** 'paintings', 'painted' and 'painter' are one word. */
function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word;
  const stem = singular.replace(/(?<=[a-z]{3})(ing|ed|er|e|y|i)$/, '');
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}
