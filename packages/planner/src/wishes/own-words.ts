import { fold, lexicon, singular } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';

/**
 * The ids of the venues whose name a text is: 'Lincoln Park' is one place, not all parks; 'beach'
 * is all beaches, even where one is named so.
 */
export function idsNamed(text: string, venues: readonly Venue[]): ReadonlySet<string> | undefined {
  const folded = fold(text);
  const ids = lexicon.has(singular(folded)) ? undefined : ownWordsOf(venues).idsByName.get(folded);
  return ids && new Set(ids);
}

/** Whether a text is the name of a venue, or a noun that one is known for. */
export function isNamedAt(text: string, venues: readonly Venue[]): boolean {
  const { idsByName, nouns } = ownWordsOf(venues);
  return idsByName.has(fold(text)) || nouns.has(singular(fold(text)));
}

interface OwnWords {
  /** The ids of the venues of each folded name. */
  readonly idsByName: ReadonlyMap<string, readonly string[]>;
  /** What venues are known for, folded and in the singular. */
  readonly nouns: ReadonlySet<string>;
}

/** Remembered as long as the list is: a city's list lives as long as the process. */
const remembered = new WeakMap<readonly Venue[], OwnWords>();

function ownWordsOf(venues: readonly Venue[]): OwnWords {
  const known = remembered.get(venues);
  if (known) return known;
  const byName = Map.groupBy(venues, ({ name }) => fold(name));
  const own: OwnWords = {
    idsByName: new Map([...byName].map(([name, those]) => [name, those.map(({ id }) => id)])),
    nouns: new Set(venues.flatMap(({ knownFor }) => knownFor.map((noun) => singular(fold(noun))))),
  };
  remembered.set(venues, own);
  return own;
}

const rememberedTexts = new WeakMap<readonly Venue[], ReadonlyMap<string, string>>();

/**
 * Names and descriptions by id, folded and in the singular, between blanks: made for the first text
 * that nothing else explains.
 */
export function wordsByIdOf(venues: readonly Venue[]): ReadonlyMap<string, string> {
  const known = rememberedTexts.get(venues);
  if (known) return known;
  const words = new Map(
    venues.map(({ id, name, description }) => [
      id,
      ` ${singular(fold(`${name} ${description}`))} `,
    ]),
  );
  rememberedTexts.set(venues, words);
  return words;
}
