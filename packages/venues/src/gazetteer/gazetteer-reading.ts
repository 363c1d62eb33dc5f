import { foldPlaceText } from './gazetteer-text.ts';

/** One way to read a typed location: its parts from narrow to wide, and the state it names. */
export interface LocationReading {
  readonly parts: readonly string[];
  readonly state?: string;
}

const stateNames: Record<string, string> = {
  AL: 'alabama',
  AK: 'alaska',
  AZ: 'arizona',
  AR: 'arkansas',
  CA: 'california',
  CO: 'colorado',
  CT: 'connecticut',
  DE: 'delaware',
  DC: 'district of columbia',
  FL: 'florida',
  GA: 'georgia',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  KY: 'kentucky',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi',
  MO: 'missouri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new hampshire',
  NJ: 'new jersey',
  NM: 'new mexico',
  NY: 'new york',
  NC: 'north carolina',
  ND: 'north dakota',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania',
  RI: 'rhode island',
  SC: 'south carolina',
  SD: 'south dakota',
  TN: 'tennessee',
  TX: 'texas',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  WA: 'washington',
  WV: 'west virginia',
  WI: 'wisconsin',
  WY: 'wyoming',
};
const statesByText = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name, code],
  ]),
);
const countries = /(^| )(usa|us|u s a|united states|united states of america)$/;
const zipCode = /(^| )\d{5}( \d{4})?$/;

/**
 * The readings of a text, the one that finds a state at its end first: "New York, NY"
 * is a city and its state.
 */
export function readingsOf(text: string): LocationReading[] {
  const parts = withoutEnd(
    withoutEnd(
      text
        .split(',')
        .map(foldPlaceText)
        .filter((part) => part !== ''),
      countries,
    ),
    zipCode,
  );
  const withState = stateReading(parts);
  return [withState, { parts }].flatMap((reading) =>
    reading !== undefined && reading.parts.length > 0 ? [reading] : [],
  );
}

/** The ZIP code that a text ends with, or consists of. */
export function zipCodeIn(text: string): string | undefined {
  const folded = foldPlaceText(text).replace(countries, '');
  return /(?:^| )(\d{5})(?: \d{4})?$/.exec(folded)?.[1];
}

export function isStateName(text: string): boolean {
  return statesByText.has(text);
}

function stateReading(parts: readonly string[]): LocationReading | undefined {
  const words = parts.at(-1)?.split(' ') ?? [];
  // The longest state name first: "west virginia" before "virginia".
  for (const length of [3, 2, 1]) {
    const state = statesByText.get(words.slice(-length).join(' '));
    if (words.length >= length && state)
      return { parts: replaceLast(parts, words.slice(0, -length).join(' ')), state };
  }
  return undefined;
}

function withoutEnd(parts: readonly string[], end: RegExp): readonly string[] {
  const last = parts.at(-1) ?? '';
  const rest = replaceLast(parts, last.replace(end, '').trim());
  return rest.length > 0 ? rest : parts;
}

/** The parts with another last one; an empty one falls away. */
function replaceLast(parts: readonly string[], last: string): readonly string[] {
  return last === '' ? parts.slice(0, -1) : [...parts.slice(0, -1), last];
}
