/**
 * Text as places are compared: no case, accents, apostrophes or punctuation;
 * words set apart by one space.
 */
export function foldPlaceText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** "the mission" and "mission" are one place. */
export function withoutArticle(folded: string): string {
  return folded.replace(/^the (?=.)/, '');
}

const shortWords: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  road: 'rd',
  place: 'pl',
  square: 'sq',
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  heights: 'hts',
  market: 'mkt',
  park: 'pk',
  center: 'ctr',
  centre: 'ctr',
  theatre: 'theater',
  lane: 'ln',
  court: 'ct',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};

/**
 * A folded street address with its usual words shortened, so that "5th
 * Avenue" and "5th Ave" are one.
 */
export function foldStreet(address: string): string {
  return foldPlaceText(address)
    .split(' ')
    .map((word) => shortWords[word] ?? word)
    .join(' ');
}

/**
 * Changes between two texts: letters added, dropped, replaced or swapped with their neighbour
 * (optimal string alignment).
 */
function typingErrors(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        replaced,
        isSwap ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

/** A house number and a street, or words that only streets have. */
export function isStreet(text: string): boolean {
  return (
    /^\d/.test(text) ||
    /\b(st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|hwy|highway|pkwy|parkway|broadway)\b/.test(
      text,
    )
  );
}

/** What alone names no place: the street of 'Waller Street' is none in Waller. */
export const isAreaWord = (text: string): boolean =>
  /^(street|st|avenue|ave|road|square|park|alley|village|plaza|lake|beach|hills|heights|island|main)$/.test(
    text,
  );

/**
 * Two errors in a long name, one in a shorter one, none in the first letter and none in a number:
 * "Boston" is not Houston, 20th Street not 26th Street.
 */
export function isMistyped(text: string, name: string): boolean {
  const length = lettersOf(name);
  if (length < 6 || text[0] !== name[0] || /\d/.test(text)) return false;
  return typingErrors(text, name) <= (length >= 8 ? 2 : 1);
}

/** One error in a long name: with two, each small town looks like a city elsewhere. */
export function isBarelyMistyped(text: string, name: string): boolean {
  return isMistyped(text, name) && lettersOf(name) >= 8 && typingErrors(text, name) <= 1;
}

const lettersOf = (name: string): number => name.replaceAll(' ', '').length;

/** 'Melrose, Phoenix' of 'Melrose District, Phoenix', 'Powell' of 'Powell BART station'. */
export const withoutAreaWord = (text: string): string =>
  text.replace(/(?:\s+(?:district|neighborhood|area|bart|subway|station|stop))+\b/i, '');

/** 'Union Square' of 'near Union Square', 'the Bowery' of 'somewhere around the Bowery'. */
export const withoutNear = (text: string): string =>
  text.replace(
    /^\s*(?:somewhere\s+)?(?:in\s+or\s+near|near|nearby|around|close\s+to|next\s+to|in|at|by|off)\s+(?=\S)/i,
    '',
  );
