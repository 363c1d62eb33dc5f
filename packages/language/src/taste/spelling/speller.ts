/** Shorter words are a letter from too many others. */
const fewestLetters = 5;
const fewestMeant = 4;
/** From so many letters on a second slip, or a consonant left out, leaves no doubt. */
const fewestForTwo = 8;
const fewestForConsonant = 7;

/**
 * How many letters are changed, added, left out or swapped with their neighbor between two words;
 * more than `most` counts as one more.
 */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(!isSame),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/**
 * What is left of a word without its vowels and doubled letters, as it sounds: who spells by ear
 * gets those wrong.
 */
const skeletonOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/[ckq]+/g, 'k')
    .replaceAll('z', 's')
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/(.)\1+/g, '$1');

const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');
const sorted = (word: string): string => [...word].sort().join('');

/**
 * Whether one word is the other as people miswrite it: two letters swapped, vowels and doubled
 * letters wrong, or in a long word a consonant left out. Another ending makes another word:
 * 'health' and 'healthy', and yet 'cozyy' is written with zeal.
 */
function isSlip(written: string, meant: string, slips: number): boolean {
  const [short, long] = written.length < meant.length ? [written, meant] : [meant, written];
  if (long.startsWith(short)) return long === `${short}${short.at(-1)}`;
  if (/(.)\1\1/.test(written) && undoubled(written) === undoubled(meant)) return true;
  if (meant.length < fewestLetters) return false;
  if (sorted(written) === sorted(meant)) return true;
  if (skeletonOf(written) === skeletonOf(meant)) return true;
  const isOneLess = slips === 1 && written.length + 1 === meant.length;
  return isOneLess && written.length >= fewestForConsonant;
}

/** Whether the first letter is right, or swapped with the second. */
const beginsAs = (written: string, meant: string): boolean =>
  written[0] === meant[0] || (written[0] === meant[1] && written[1] === meant[0]);

/**
 * Looks up which of some words, by how often each is used, was meant by one that is none of them:
 * one slip away, two in a long word; of several the nearest, and then the one used most. Undefined
 * where none is.
 */
export function createSpeller(
  counts: ReadonlyMap<string, number>,
): (written: string) => string | undefined {
  const byLength = Map.groupBy(
    [...counts.keys()].filter((word) => word.length >= fewestMeant),
    ({ length }) => length,
  );
  return (written) => {
    if (written.length < fewestLetters) return undefined;
    let best: { word: string; slips: number; count: number } | undefined;
    for (const length of [0, -1, 1, -2, 2].map((more) => written.length + more)) {
      const most = Math.max(length, written.length) >= fewestForTwo ? 2 : 1;
      for (const word of byLength.get(length) ?? []) {
        if (!beginsAs(written, word)) continue;
        const slips = slipsBetween(written, word, Math.min(most, best?.slips ?? most));
        const count = counts.get(word) ?? 0;
        if (slips > Math.min(most, best?.slips ?? most)) continue;
        const isBetter = !best || slips < best.slips || count > best.count;
        if (isBetter && isSlip(written, word, slips)) best = { word, slips, count };
      }
    }
    return best?.word;
  };
}
