import { lexicon, fold, singular } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';

/** A way to write the name of a venue. */
interface Form {
  readonly venue: Venue;
  readonly written: string;
  readonly words: readonly string[];
  readonly isFullName: boolean;
  /** Whether it is no common word, and is found in any spelling. */
  readonly isPlain: boolean;
}

/** A form that stands in a text, by the numbers of the words. */
interface Mention {
  readonly form: Form;
  readonly from: number;
  readonly to: number;
  /** Nothing else stands between the commas. */
  readonly isAlone: boolean;
}

/**
 * The venues that texts about past dates name, in the order in which they are named. Takes time by
 * the length of the texts.
 */
export function venuesNamedIn(texts: readonly string[], venues: readonly Venue[]): Venue[] {
  if (texts.length === 0) return [];
  const { byFirstWord, byVenue } = formsAmong(venues);
  const mentions = Map.groupBy(mentionsIn(texts, byFirstWord), ({ form }) => form);
  if (mentions.size === 0) return [];
  const written = ` ${texts.join(' ').replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  // By the longest form of each name that stands there.
  const own = byVenue.flatMap((forms) => {
    for (const form of forms) {
      const those = mentions.get(form) ?? [];
      const counted =
        those.length === 0 || isAnywhere(form, written)
          ? those
          : those.filter(({ isAlone }) => isAlone);
      if (counted.length > 0) return counted;
    }
    return [];
  });
  return [...new Set(withoutParts(own).map(({ form }) => form.venue))];
}

/**
 * A name that is short or a common word counts only where it stands alone; 'Plow' with its capital
 * is the restaurant, 'plow' in a sentence is not.
 */
const isAnywhere = ({ isPlain, isFullName, written: form }: Form, written: string): boolean =>
  isPlain || (isFullName && written.includes(` ${form} `));

function mentionsIn(
  texts: readonly string[],
  byFirstWord: ReadonlyMap<string, readonly Form[]>,
): Mention[] {
  const mentions: Mention[] = [];
  let before = 0;
  // What was listed between commas is apart: no name reaches over one.
  for (const part of texts.flatMap((text) => text.split(/[,;\n]/))) {
    const words = fold(part).split(' ');
    for (const [i, word] of words.entries()) {
      for (const form of byFirstWord.get(word) ?? []) {
        const { length } = form.words;
        if (!form.words.every((one, at) => words[i + at] === one)) continue;
        const [from, isAlone] = [before + i, length === words.length];
        mentions.push({ form, from, to: from + length, isAlone });
      }
    }
    before += words.length;
  }
  return mentions;
}

/**
 * Mentions in order, without those inside a longer one: 'Twin Peaks Tavern' speaks of
 * the bar, not of the hills.
 */
function withoutParts(mentions: readonly Mention[]): Mention[] {
  const own: Mention[] = [];
  for (const mention of mentions.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = own.at(-1);
    const isSame = last?.from === mention.from && last.to === mention.to;
    if (!last || isSame || mention.to > last.to) own.push(mention);
  }
  return own;
}

interface Forms {
  readonly byFirstWord: ReadonlyMap<string, readonly Form[]>;
  /** Of each venue the forms of its name, the longest first. */
  readonly byVenue: readonly (readonly Form[])[];
}

/** Remembered as long as the list is: a city's list lives as long as the process. */
const remembered = new WeakMap<readonly Venue[], Forms>();

function formsAmong(venues: readonly Venue[]): Forms {
  const known = remembered.get(venues);
  if (known) return known;
  const byVenue = venues.map(formsOf);
  const forms = {
    byFirstWord: Map.groupBy(byVenue.flat(), ({ words }) => words[0] ?? ''),
    byVenue,
  };
  remembered.set(venues, forms);
  return forms;
}

/** From so many letters on a name is no common word. */
const shortestPlainName = 5;

/**
 * A name in full, and as people shorten it: 'Salt & Straw Hayes Valley' is 'Salt & Straw',
 * 'The Alembic' is 'Alembic'.
 */
function formsOf(venue: Venue): Form[] {
  const { name, neighborhood } = venue;
  const branch = name.endsWith(` ${neighborhood}`) ? name.slice(0, -neighborhood.length) : name;
  const shortened = [name.replace(/^the /i, ''), branch, name.split(/ and | & |\(|,/)[0] ?? name];
  return [...new Set([name, ...shortened])].flatMap((written) => {
    const folded = fold(written);
    const isFullName = written === name;
    const isPlain =
      folded.length >= shortestPlainName && (isFullName || !lexicon.has(singular(folded)));
    return folded === '' ? [] : [{ venue, written, words: folded.split(' '), isFullName, isPlain }];
  });
}
