import { lexicon } from '../../../taste/lexicon.ts';
import { fold, singular } from '../../../taste/words-of.ts';
import { isCourtesy, isFiller } from '../filler.ts';
import { wordsBetween, unbrokenFrom, type NamedPlace, type Reader } from '../line.ts';
import { spellOut } from '../phrases/spelling.ts';
import { isBreak, tokenize } from '../phrases/tokens.ts';

/** So many words a place's name may have. */
const longestName = 4;
/** What stands before the name of a place. */
const leads: ReadonlySet<string> = new Set(
  'in to near around at leave leaving within inside into over by from about closer avoid not no skip but except like than of hate hates through'.split(
    ' ',
  ),
);
/** What stands behind one: 'downtown only', 'Brooklyn instead'. */
const ends: ReadonlySet<string> = new Set(
  'only instead rather is was feels works dinner please would could might sounds seems side area neighborhood district part'.split(
    ' ',
  ),
);

/**
 * Stretches of a text that may name a place, longest first, folded; the caller decides which are
 * places. Words for kinds of place and for pastimes are left out: 'in a museum', 'to the beach'.
 * Takes time proportional to the text's length.
 */
export function namesOfPlacesIn(text: string): readonly string[] {
  const tokens = spellOut(tokenize(text)).filter(({ word }) => !isCourtesy(word));
  const line = { tokens, stopNames: [] };
  const names = tokens.flatMap(({ word }, at) => {
    const start = leads.has(word) ? at + 1 : at === 0 ? 0 : undefined;
    if (start === undefined) return [];
    const from = tokens[start]?.word === 'the' ? start + 1 : start;
    const length = unbrokenFrom(line, from, longestName);
    return Array.from({ length }, (_, i) => ({ from, end: from + length - i })).filter(
      ({ end }) =>
        start > 0 ||
        end === tokens.length ||
        isBreak(tokens[end]) ||
        ends.has(tokens[end]?.word ?? ''),
    );
  });
  const mayBeHour = ({ from, end }: { from: number; end: number }): boolean =>
    wordsBetween(line, from, end) === 'sunset' && tokens[from - 1]?.word !== 'the';
  return [
    ...new Set(
      names
        .filter((name) => !mayBeHour(name))
        .map(({ from, end }) => wordsBetween(line, from, end)),
    ),
  ].filter(mayBeName);
}

/**
 * Words for something to do or see that are more often the name of a part of town behind an 'in' or
 * a 'to'.
 */
const alsoPlaces: ReadonlySet<string> = new Set(
  'marina sunset japantown chinatown koreatown downtown uptown midtown'.split(' '),
);

function mayBeName(words: string): boolean {
  const all = words.split(' ');
  const isKnown =
    (lexicon.has(singular(fold(words))) && !alsoPlaces.has(words)) || /^[\d$ ]+$/.test(words);
  const isOfPeople = all.some((word) =>
    /^(us|me|her|him|it|we|you|i|this|that|them|something|corner|block|way)$/.test(word),
  );
  return (
    !isKnown && !isOfPeople && !all.every((word) => isFiller(singular(word)) || ends.has(word))
  );
}

/** A place that is known by name. */
export const readPlace: Reader<NamedPlace> = (line, at) => {
  const from = wordsBetween(line, at, at + 1) === 'the' ? at + 1 : at;
  for (let length = unbrokenFrom(line, from, longestName); length > 0; length -= 1) {
    const words = wordsBetween(line, from, from + length);
    // What a stop is called is that stop.
    const isStop = line.stopNames.some((name) => ` ${fold(name)} `.includes(` ${words} `));
    const place = isStop ? undefined : line.places?.find((one) => one.words === words);
    if (place) return { value: place, end: from + length };
  }
  return undefined;
};
