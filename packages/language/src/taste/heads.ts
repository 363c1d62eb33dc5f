import { withoutTheAbsent } from './needs/needs.ts';
import { fold } from './words-of.ts';

/** A date is for two unless they say who else comes. */
const two = 2;
/** Nobody plans a date for more. */
const maxHeads = 8;

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const number = `(${numbers.slice(two).join('|')}|[2-8])`;
const valueOf = (word: string): number => Math.max(numbers.indexOf(word), Number(word) || 0);

/** How many come in all, said as such. */
const inAll = [
  new RegExp(`\\b${number} of us\\b`),
  new RegExp(`\\b(?:table|party|group|family) (?:for|of) ${number}\\b`),
  new RegExp(`\\bfor ${number} (?:people|adults|persons)\\b`),
] as const;
const couples: readonly (readonly [says: RegExp, heads: number])[] = [
  [/\btriple date\b|\b(three|3) couples\b/, 6],
  [/\bdouble date\b|\banother couple\b|\b(two|2) couples\b/, 4],
];

const child =
  '(?:kid|child|son|daughter|boy|girl|niece|nephew|grand ?kid|grand ?child|grandson|granddaughter|step ?kid|stepson|stepdaughter)';
const children =
  '(?:kids|children|sons|daughters|boys|girls|nieces|nephews|grand ?kids|grandchildren)';
const age = '(?:1?\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const elder = '(?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather)(?: in law)?';
const elders = '(?:parents|folks|in laws|grandparents)';
const whose = '(?:our|my|her|his|their|the)';
const together = `(?:with|bring(?:s|ing)?|tak(?:es?|ing)|meet(?:s|ing)?|host(?:s|ing)?|introduc\\w+ \\w+ to)(?: both)? ${whose}`;
const coming = '(?:is |are )?(?:coming|visiting|joining|in town|in tow|along)';

/**
 * Who comes beside the two, and how many they are; one who sits in a stroller needs no chair and no
 * ticket. Each row counts once.
 */
const besides: readonly (readonly [says: RegExp, heads: number | 'said'])[] = [
  [new RegExp(`\\b${children} (?:ages? |aged )?${age} (?:and )?${age} (?:and )?${age}\\b`), 3],
  [new RegExp(`\\b${children} (?:ages? |aged )?${age} (?:and )?${age}\\b`), 2],
  [new RegExp(`\\b${age} ?(?:yo |year old )?and (?:an? |our )?${age} ?(?:yo|years? olds?)\\b`), 2],
  [/\btriplets\b/, 3],
  [/\btwins\b/, 2],
  [new RegExp(`\\b${number} (?:little |small |young )?${children}\\b`), 'said'],
  [new RegExp(`\\b(?:with|bringing|taking)? ?${whose} (?:[a-z0-9]+ ){0,4}?${children}\\b`), 2],
  [
    new RegExp(
      `\\b${whose} (?:[a-z0-9]+ ){0,4}?${child}\\b|\\b(?:[3-9]|1[0-7]) ?(?:yo|(?:years?|yrs?) olds?)\\b(?! (?:whiske?y|scotch|bourbon|wine|port|rum|building|house))`,
    ),
    1,
  ],
];
const guests: typeof besides = [
  [new RegExp(`\\b${together} (?:[a-z]+ )?${elders}\\b|\\b${elders} ${coming}\\b`), 2],
  [new RegExp(`\\b${together} (?:[a-z]+ )?${elder}\\b|\\b${elder} ${coming}\\b`), 1],
];

/** Who names children and not how many brings two; one of them may sit in the stroller. */
const childrenUntold = 2;
const bareChildren = /^(?:with )?(?:the |our )?(?:kids|children)$/;

/**
 * How many people come, by what was written of the evening: two, and the children, parents or
 * friends whom they name; 2 to 8.
 * Babies are not counted.
 */
export function readHeads(texts: readonly string[]): number {
  const told = toldIn(texts);
  for (const says of inAll) {
    const [, word] = says.exec(told) ?? [];
    if (word !== undefined) return Math.min(maxHeads, valueOf(word));
  }
  const [, all = two] = couples.find(([says]) => says.test(told)) ?? [];
  return Math.min(maxHeads, all + childrenIn(texts, told) + countIn(told, guests));
}

/** From thirteen on one pays and eats like everybody. */
const ofTeens =
  /\bteens?\b|\bteenage\w*\b|\b1[3-9] ?(?:yo|(?:years?|yrs?) olds?)\b|\baged? 1[3-9]\b/;

/** How many of those who come are children for whom less is paid; babies are not counted. */
export function readChildren(texts: readonly string[]): number {
  const told = toldIn(texts);
  return ofTeens.test(told) ? 0 : Math.min(childrenIn(texts, told), readHeads(texts) - 1);
}

/** Nobody's words go on in the next field: 'our 4 year old' and 'kids museum' are one child. */
const toldIn = (texts: readonly string[]): string =>
  texts.map((text) => withoutTheAbsent(fold(text))).join(' | ');

function childrenIn(texts: readonly string[], told: string): number {
  const few = texts.some((text) => bareChildren.test(fold(text)))
    ? childrenUntold - Number(/\bstroller\b/.test(told))
    : 0;
  return countIn(told, besides) || few;
}

/** The first row that says anything. */
function countIn(told: string, rows: typeof besides): number {
  for (const [says, heads] of rows) {
    const found = says.exec(told);
    if (found) return heads === 'said' ? valueOf(found[1] ?? '') : heads;
  }
  return 0;
}
