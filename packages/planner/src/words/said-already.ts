import { fold, singular } from '@rendezvous/language';

/** From this share of its words on a sentence says again what was said. */
const again = 0.6;
/** Fewer words are chance. */
const leastWords = 3;
const small = new Set(
  'each other your with from this that them then they over into some'.split(' '),
);

const wordsOf = (text: string): string[] => [
  ...new Set(
    singular(fold(text))
      .split(' ')
      .filter((word) => word.length > 3 && !small.has(word)),
  ),
];

/** Whether a sentence of a card has hardly a word that does not already stand in `said`. */
export function isSaidAlready(text: string, said: string, share = again): boolean {
  const words = wordsOf(text);
  const before = new Set(wordsOf(said));
  return (
    words.length >= leastWords &&
    words.filter((word) => before.has(word)).length >= share * words.length
  );
}
