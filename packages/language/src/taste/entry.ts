import {
  clausesOf,
  saysAir,
  namesThing,
  negators,
  owners,
  subjects,
  isVague,
  type Catalogue,
  type Clause,
} from './clauses.ts';
import { besideNeeds } from './needs/needs.ts';
import { wordSet } from './spelling/word-set.ts';
import { fold } from './words-of.ts';

/** What somebody wrote as one entry, by what it asks for. */
export interface Entry {
  /** Each a thing that a place can have, without what is said of it besides. */
  readonly wanted: readonly string[];
  /** What is left out: the bars of 'wine but not bars'. */
  readonly unwanted: readonly string[];
}

/** Words before a thing that say no more than that it is wanted: 'we would love to try'. */
const opening = wordSet(
  `and so or then also maybe just really both all always ok okay please plz honestly lets let would could can do to try go going get getting see visit want wants
  wanna like likes love loves need needs crave craving prefer enjoy enjoys hoping dying up mood`,
);
const desire = wordSet(
  'want wants wanna like likes love loves need needs crave craving prefer enjoy enjoys lets let can could hoping dying would',
);
/** What a sentence has and a thing has not. */
const verbs = wordSet(
  `is are was has have had does did do said says say make makes made own owns laugh gets get got takes took can will should must uses use come coming comes hate hates`,
);
/** Words behind a thing that ask for nothing. */
const closing = wordSet(
  `please plz pls lol tbh haha from with of for by thanks too also afterwards afterward after later instead maybe ever though either both once again first ever`,
);
/** Behind a negator these leave nothing out: 'not just bars', 'no more than two drinks'. */
const limiting = wordSet(
  'far sure necessarily picky always your really too more less so very in particular',
);
/** What stands between a negator and what it leaves out. */
const linking = wordSet(
  `a an the any another too so very in at to eat eats drink drinks want wants like likes do does make makes me us go going love loves really enjoy enjoys other than no not for of from need needs`,
);

/** Reads one entry: a wish, and whatever else was said with it. Takes time linear in its length. */
export function readEntry(text: string, known: Catalogue): Entry {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const clause of clausesOf(text, known)) {
    // 'Halal' is the noun of many a kitchen, and nobody's wish.
    const isWish = known.isNamed(clause.text) && besideNeeds(clause.text).rest !== '';
    if (isWish && !isVague(clause.text.split(' '))) {
      if (clause.as !== 'remark') wanted.push(clause.text);
      continue;
    }
    const read = readClause(clause);
    if (read) (read.isWanted ? wanted : unwanted).push(read.text);
  }
  return { wanted, unwanted };
}

/** Any place will do for it: 'someplace to kiss'. */
const saysWhatFor = /^(somewhere|someplace|anywhere|an? (place|spot)|place|spot) to \w+$/;

function readClause({ text, as }: Clause): { text: string; isWanted: boolean } | undefined {
  const opened = withoutOpening(text.split(/\s+/));
  const folded = opened.map(fold);
  const [first = '', second = ''] = folded;
  if (isVague(opened) || (saysWhatFor.test(folded.join(' ')) && !namesThing(text)))
    return undefined;
  const isNegative =
    negators.has(first) ||
    (subjects.has(first) && negators.has(second)) ||
    /^(hates?|other|but|apart|aside|instead|rather)$/.test(first) ||
    (subjects.has(first) && /^hates?$/.test(second));
  const { rest, isRead, isDiet } = besideNeeds(opened.join(' '));
  if (isNegative) return isDiet ? undefined : leftOut(opened);
  const thing = withoutClosing(isRead ? writtenIn(opened, rest) : opened).join(' ');
  if (isRead && !namesThing(thing)) return undefined;
  if (as === 'remark' || isSentence(folded)) return undefined;
  if (as === 'beside' && !namesThing(thing)) return undefined;
  return { text: thing, isWanted: true };
}

/** What a negative clause leaves out; nothing where nobody knows it, or it only limits. */
function leftOut(words: readonly string[]): { text: string; isWanted: boolean } | undefined {
  const folded = words.map(fold);
  let from = 0;
  while (subjects.has(folded[from] ?? '')) from += 1;
  from += 1;
  if (/^(just|only)$/.test(folded[from] ?? '')) {
    const text = words.slice(from + 1).join(' ');
    return namesThing(text) ? { text, isWanted: true } : undefined;
  }
  if (limiting.has(folded[from] ?? '') && !linking.has(folded[from] ?? '')) return undefined;
  while (linking.has(folded[from] ?? '')) from += 1;
  const text = withoutClosing(words.slice(from)).join(' ');
  return namesThing(text) || saysAir(text) ? { text, isWanted: false } : undefined;
}

/** A clause without the words that say that it is a wish. */
function withoutOpening(words: readonly string[]): readonly string[] {
  const folded = words.map(fold);
  let from = 0;
  let isWish = true;
  while (from < words.length) {
    const word = folded[from] ?? '';
    if (subjects.has(word)) {
      const verb =
        folded
          .slice(from + 1)
          .find((one) => !/^(both|all|really|just|always|also|do)$/.test(one)) ?? '';
      isWish = desire.has(verb) || /^(id|wed)$/.test(word);
      if (!isWish) return words.slice(from);
    } else if (owners.has(word) && desire.has(folded[from + 2] ?? '')) from += 1;
    else if (!opening.has(word)) break;
    from += 1;
  }
  return words.slice(from);
}

/** The words of a clause that are left of it when it is folded. */
function writtenIn(words: readonly string[], rest: string): readonly string[] {
  const left = rest.split(' ');
  return words.filter((word) => {
    const isLeft = fold(word)
      .split(' ')
      .every((one, i) => left[i] === one);
    if (isLeft) left.splice(0, fold(word).split(' ').length);
    return isLeft;
  });
}

function withoutClosing(words: readonly string[]): readonly string[] {
  let to = words.length;
  while (to > 1 && closing.has(fold(words[to - 1] ?? ''))) to -= 1;
  return words.slice(0, to);
}

/** Whether it says something of somebody, and does not name a thing. */
function isSentence(folded: readonly string[]): boolean {
  const [first = '', second = ''] = folded;
  if (subjects.has(first)) return true;
  const isOfThing = namesThing(folded.join(' '));
  if (!owners.has(first)) return !isOfThing && folded.some((word) => verbs.has(word));
  return !namesThing(second) || folded.some((word) => verbs.has(word));
}
