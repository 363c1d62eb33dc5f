import { lexicon } from '../../taste/lexicon.ts';
import { editDistanceWithin1 } from '../../taste/words-of.ts';
import type { Token } from './tokens.ts';

/** From so many letters on a word may be written with a slip. */
const [shortestMeant, shortestWritten] = [6, 5];
/** Words that are a letter away from one that phrases look for, and yet what people mean to write. */
const plainWords = new Set(
  'father chance charge closed closet clover finnish nearly sister brother mother minuet budge hunger seconds causal parent parents decent recent weekday weekdays bonfire'.split(
    ' ',
  ),
);

const wordsOfTerms: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((term) => term.split(' ')),
);

/** Words with one letter wrong, as they were meant; `vocabulary` is what phrases look for, and what the lexicon knows is right already. */
export function correctSpelling(
  tokens: readonly Token[],
  vocabulary: ReadonlySet<string>,
): Token[] {
  return tokens.map((token) => {
    const { stem } = token;
    if (
      stem.length < shortestWritten ||
      vocabulary.has(stem) ||
      wordsOfTerms.has(stem) ||
      plainWords.has(stem) ||
      /\d/.test(stem)
    )
      return token;
    const meant = [...vocabulary].find(
      (word) =>
        word.length >= shortestMeant && word[0] === stem[0] && editDistanceWithin1(word, stem),
    );
    return meant === undefined ? token : { ...token, word: meant, stem: meant };
  });
}
