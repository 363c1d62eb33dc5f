import { fold } from '../words-of.ts';

/** What a street is called by its last word, short and in full. */
const kindsOfStreets: ReadonlyMap<string, string> = new Map(
  `street st,avenue ave av,boulevard blvd,road rd,drive dr,parkway pkwy pky,highway hwy,lane ln,place pl`
    .split(',')
    .flatMap((forms) => {
      const [full = '', ...short] = forms.split(' ');
      return [full, ...short].map((form) => [form, full] as const);
    }),
);
const directions = /^(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west) )(?=\w+ )/;
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const suffixOf = (number: number): string => ['th', 'st', 'nd', 'rd'][number] ?? 'th';
const mostWords = 4;
/** No street has a longer name, and most of what people write is longer or no street at all. */
const longest = 40;

/** A street as two write it alike: 'W Fifth Ave' and '5th Avenue'; undefined for what is none. */
export function streetOf(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const words = fold(text)
    .replace(/^the /, '')
    .replace(/^\d+(?: \d+)* (?=\w+ \w)/, '')
    .replace(directions, '')
    .split(' ');
  const kind = kindsOfStreets.get(words.at(-1) ?? '');
  if (kind === undefined || words.length < 2 || words.length > mostWords) return undefined;
  const names = words.slice(0, -1).map((word) => {
    const at = ordinals.indexOf(word);
    return at < 0 ? word : `${at + 1}${suffixOf(at + 1)}`;
  });
  return [...names, kind].join(' ');
}

/** The streets that an address names, a corner two: '18th St & Illinois St, San Francisco'. */
export const streetsIn = (address: string): string[] => [
  ...new Set(
    address
      .split(/,|\s(?:&|at|and|near|between|from|to|off)\s/i)
      .flatMap((part) => streetOf(part) ?? []),
  ),
];

/** A street in each way that people write it: '5th avenue', '5th ave', '5th av'. */
export function formsOfStreet(street: string): string[] {
  const words = street.split(' ');
  const kind = words.pop() ?? '';
  return [...kindsOfStreets].flatMap(([form, full]) =>
    full === kind ? [[...words, form].join(' ')] : [],
  );
}
