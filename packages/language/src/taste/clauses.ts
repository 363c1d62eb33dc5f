import { readTerms, segmentsOf } from './lexicon.ts';
import { wordSet } from './spelling/word-set.ts';
import { isForSunrise } from './sunrise.ts';
import { fillers } from './wish-reading.ts';
import { fold } from './words-of.ts';

/** What of an entry stands together, and how it hangs on what stands before it. */
export interface Clause {
  readonly text: string;
  /**
   * The first of an entry; one `beside` it, which asks for something of its own where it names a
   * thing ('hike, then brunch'); or a `remark` that says when, why, if, how or for whom, and asks
   * for nothing that a place could have.
   */
  readonly as: 'first' | 'beside' | 'remark';
}

/** What the places at hand know of a text. */
export interface Catalogue {
  /** Whether it is the name of a place, or a noun that one is known for. */
  readonly isNamed: (text: string) => boolean;
  /** Whether some place has all of it. */
  readonly isHad: (text: string) => boolean;
}

/** Who does something: where one of them stands, a sentence begins. */
export const subjects = wordSet(
  `i im ive id we weve wed were you youre youve he hes she shes they theyre theyve its nobody everyone everybody whoever`,
);
/** Whose something is. */
export const owners = wordSet('my our his her their your');
/** What says no to what follows. */
export const negators = wordSet(
  `no not without except minus nothing never dont doesnt didnt cant cannot wont isnt arent aint havent hasnt nowhere neither nor avoid skip`,
);
/** What leaves something out, in two words. */
const exceptions: ReadonlySet<string> = new Set([
  'other than',
  'rather than',
  'instead of',
  'apart from',
  'aside from',
]);
/** Words that name nothing, beside those that ask for nothing in any wish. */
export const vague = wordSet(
  `w is are been had can could would sort lot so too other others else each whole please plz pls ok okay honestly lol tbh haha idk whatevers someplace ask help different same as last first ever
  surprise idea ideas open take one they them her him im were ive weve id wed lets wanna gotta wants likes loves need needs thats a`,
);
/** Words that open a remark on what was asked for. */
export const remarking = wordSet(
  `because bc cuz cause since if unless when whenever while where who whos whose which that thats though although whoever somewhere anywhere someplace`,
);
/** Hours and what comes first: behind them stands another thing, or no more than when. */
const timing = wordSet('before after until till til during once');
const joining = wordSet('and & n plus + /');
/**
 * What stands behind them belongs to the thing where some place has both, or where it is a thing
 * itself.
 */
const attaching = wordSet('with w for to in on at from about near by over under around');
/** Before 'to' they say what somebody has to do. */
const obliging = wordSet('has have had need needs got want wants going used');
/** Behind an hour these are no thing: 'on crutches til march'. */
const calendar =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|(mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|next|noon|midnight)$/;
/** Whom or what for, and no thing. */
const people = wordSet(
  `him her me us them two both people everyone everybody kids someone anyone once real fun pictures photos myself ourselves`,
);
/** Behind 'after' and 'before' these are part of a name: 'after hours'. */
const nameEndings = wordSet('party parties hours dark');
/** How far ahead a thing is looked for: nobody names one at greater length. */
const reach = 8;
/** No clause has more words. */
const longest = 24;

/**
 * Whether a text names something that places have, by the lexicon: more than what it is like there.
 */
export const namesThing = (text: string): boolean =>
  readTerms(text).some((part) => part.some(({ on }) => on !== 'vibe' && on !== 'cost'));

/** Whether a text says what a place is like and no more, by the lexicon: 'crowded', 'touristy'. */
export const saysAir = (text: string): boolean =>
  text.split(' ').length <= 2 &&
  readTerms(text).some((part) => part.some(({ on }) => on === 'vibe'));

/**
 * Names of words that ask for nothing by themselves: of the day of the month that galleries open
 * on, and of a tournament.
 */
const isName =
  /^((first|second|third|fourth|last) (mon|tues|wednes|thurs|fri|satur|sun)days?|us open)$/;

/** Whether words ask for nothing. */
export const isVague = (words: readonly string[]): boolean =>
  words.every((word) => fillers.has(fold(word)) || vague.has(fold(word)) || fold(word) === '') &&
  !namesThing(words.join(' ')) &&
  !isName.test(fold(words.join(' ')));

/** Splits what somebody wrote as one entry into its clauses. Takes time by its length. */
export function clausesOf(text: string, { isNamed, isHad }: Catalogue): Clause[] {
  if (isNamed(text)) return [{ text, as: 'first' }];
  const asides: Clause[] = [];
  const plain = text.replace(/\(([^()]*)\)?/g, (_, aside: string) => {
    asides.push({ text: aside.trim(), as: 'remark' });
    return ' , ';
  });
  const pieces = plain
    .split(/\s[-–—]+\s|[–—;!?\n]|(?<!\d),|,(?!\d)|(?<=\p{L}{3}|\d)\.(?=\s|$)/u)
    .map((piece) => piece.trim())
    .filter((piece) => fold(piece) !== '');
  const clauses = pieces.flatMap((piece, i) =>
    splitPiece(piece.split(/\s+/), i === 0 ? 'first' : hangingOf(piece), { isNamed, isHad }),
  );
  return [...clauses, ...asides];
}

/** How what follows a comma hangs on what stands before it. */
function hangingOf(piece: string): 'beside' | 'remark' {
  const [first = ''] = piece.split(/\s+/).map(fold);
  return remarking.has(first) || attaching.has(first) || /^(so|like)$/.test(first)
    ? 'remark'
    : 'beside';
}

/** Where a clause ends: before a word, how the rest hangs on, and where that begins. */
interface Break {
  readonly at: number;
  readonly from: number;
  readonly as: 'beside' | 'remark';
}

function splitPiece(words: readonly string[], as: Clause['as'], known: Catalogue): Clause[] {
  const clauses: Clause[] = [];
  let rest = words;
  let hangs = as;
  while (rest.length > 0) {
    const near = rest.slice(0, longest);
    const end = findBreak(near, known);
    const text = near.slice(0, end?.at).join(' ');
    if (text !== '') clauses.push({ text, as: hangs });
    rest = rest.slice(end?.from ?? longest);
    if (!end) continue;
    // What is said in a remark is no wish, whatever it is joined to.
    hangs = hangs === 'remark' && end.as !== 'beside' ? 'remark' : end.as;
  }
  return clauses;
}

function findBreak(words: readonly string[], known: Catalogue): Break | undefined {
  const folded = words.map(fold);
  for (let at = 1; at < words.length; at += 1) {
    const found = breakAt(words, folded, { at, known });
    if (found) return found;
  }
  return undefined;
}

function breakAt(
  words: readonly string[],
  folded: readonly string[],
  { at, known }: { at: number; known: Catalogue },
): Break | undefined {
  // Of a sign nothing is left when it is folded: 'ramen + arcade'.
  const word = folded[at] || (words[at] ?? '');
  const next = folded[at + 1] ?? '';
  const beside = (from = at + 1): Break => ({ at, from, as: 'beside' });
  const remark: Break = { at, from: at, as: 'remark' };
  const before = words.slice(Math.max(0, at - reach), at);
  const after = words.slice(at + 1, at + 1 + reach);
  if (word === 'then') return beside();
  if (word === 'but') return beside(isVague(before) ? at : at + 1);
  if (negators.has(word) || exceptions.has(`${word} ${next}`))
    return isNegatedSubject(folded, at) ? undefined : beside(at);
  if (subjects.has(word) && beginsSentence(folded, at)) return undefined;
  if (isVague(before)) return subjects.has(word) ? beside(at) : undefined;
  if (subjects.has(word)) return next === 'can' || next === 'could' ? remark : beside(at);
  if (remarking.has(word)) return remark;
  if (word === 'so' && at + 1 < words.length) return remark;
  if (word === 'or')
    return namesThing(after.join(' ')) || isOneTerm(words, at) ? undefined : remark;
  const isThing = () => namesThing(before.join(' '));
  // How much of it, and to what end: 'bar quiet enough to talk', 'burger bigger than my head'.
  if (word === 'just' || next === 'than' || next === 'enough')
    return isThing() ? remark : undefined;
  if (word === 'like') return isThing() ? remark : undefined;
  if (/^\d/.test(next) && /^(at|around|by|til|till|until|from)$/.test(word)) return beside(at + 2);
  if (timing.has(word)) {
    if (calendar.test(next)) return remark;
    if (nameEndings.has(next) || isForSunrise(next) || /^(sun|dark|dusk)/.test(next))
      return undefined;
    return beside();
  }
  if (joining.has(word))
    return isThing() &&
      (namesThing(after.join(' ')) || owners.has(next) || subjects.has(next)) &&
      !isOneTerm(words, at) &&
      !known.isNamed(words.join(' '))
      ? beside()
      : undefined;
  if (attaching.has(word) && (people.has(next) || owners.has(next))) return remark;
  if (word === 'to' && obliging.has(folded[at - 1] ?? '')) return undefined;
  if (attaching.has(word) && isThing() && !isOneTerm(words, at)) {
    if (!namesThing(after.join(' ')) && !known.isHad(words.join(' '))) return remark;
  }
  return undefined;
}

/** Of 'i dont eat pork' and 'we are not' the first words alone are no clause. */
const isNegatedSubject = (folded: readonly string[], at: number): boolean =>
  folded.slice(0, at).every((word) => subjects.has(word) || word === 'please' || word === 'but');

const beginsSentence = (folded: readonly string[], at: number): boolean =>
  folded
    .slice(0, at)
    .every((word) => /^(and|but|so|where|when|because|if|that|like|both)$/.test(word));

/** Whether a term of the lexicon goes across a word: 'mac and cheese'. */
function isOneTerm(words: readonly string[], at: number): boolean {
  const offset = fold(words.slice(0, at).join(' ')).split(' ').length;
  return segmentsOf(words.join(' ')).some(
    ({ from, to, term }) => term !== undefined && from < offset && to > offset,
  );
}

/**
 * The things of which any will do: the beach and the pool of 'beach or pool'; a text by itself
 * where it names but one.
 */
export function alternativesOf(text: string, known: Catalogue): readonly string[] {
  const words = text.split(/\s+/);
  const at = words.findIndex((word, i) => i > 0 && fold(word) === 'or' && !isOneTerm(words, i));
  if (at < 0 || known.isNamed(text)) return [text];
  const [before, after] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
  return namesThing(after) ? [before, ...alternativesOf(after, known)] : [text];
}
