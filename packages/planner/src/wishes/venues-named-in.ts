import { lexicon } from '../taste/lexicon.ts';
import { fold, singular } from '../taste/words-of.ts';
import type { Venue } from '../venue.ts';

interface Mention {
  readonly venue: Venue;
  readonly from: number;
  readonly to: number;
}

/** The venues that texts about past dates name, in the order in which they are named. */
export function venuesNamedIn(texts: readonly string[], venues: readonly Venue[]): Venue[] {
  if (texts.length === 0) return [];
  // A comma stays between what was listed: a name that is short or a common word counts only where it stands alone.
  const folded = ` , ${texts
    .flatMap((text) => text.split(/[,;\n]/))
    .map(fold)
    .join(' , ')} , `;
  const written = ` ${texts.join(' ').replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const mentions = venues.flatMap((venue) => mentionsOf(venue, folded, written));
  // 'Twin Peaks Tavern' speaks of the bar, not of the hills.
  const isWithin = (a: Mention, b: Mention) =>
    b.from <= a.from && a.to <= b.to && a.to - a.from < b.to - b.from;
  const own = mentions
    .filter((mention) => !mentions.some((other) => isWithin(mention, other)))
    .toSorted((a, b) => a.from - b.from);
  return [...new Set(own.map(({ venue }) => venue))];
}

/** From so many letters on a name is no common word, and is found in any spelling. */
const shortestPlainName = 5;

/** Every place where a text names a venue, by the longest form of its name that stands there. */
function mentionsOf(venue: Venue, folded: string, written: string): Mention[] {
  for (const form of formsOf(venue)) {
    const name = fold(form);
    const isFullName = form === venue.name;
    const isPlain =
      name.length >= shortestPlainName && (isFullName || !lexicon.has(singular(name)));
    // 'Plow' with its capital is the restaurant, 'plow' in a sentence is not.
    const isCapitalised = isFullName && written.includes(` ${form} `);
    const edge = isPlain || isCapitalised ? ' ' : ' , ';
    const found = positionsOf(`${edge}${name}${edge}`, folded).map((at) => at + edge.length);
    if (found.length > 0) return found.map((from) => ({ venue, from, to: from + name.length }));
  }
  return [];
}

function positionsOf(part: string, text: string): number[] {
  const positions: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) positions.push(at);
  return positions;
}

/** A name in full, and as people shorten it: 'Salt & Straw Hayes Valley' is 'Salt & Straw', 'The Alembic' is 'Alembic'. */
function formsOf({ name, neighborhood }: Venue): string[] {
  const branch = name.endsWith(` ${neighborhood}`) ? name.slice(0, -neighborhood.length) : name;
  return [name, name.replace(/^the /i, ''), branch, name.split(/ and | & |\(|,/)[0] ?? name];
}
