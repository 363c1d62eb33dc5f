import {
  capitalize,
  fold,
  formatList,
  isDish,
  serves,
  singular,
  spokenDiet,
} from '@rendezvous/language';
import { kinds, type Role } from '@rendezvous/venue-model';
import { isOfAnotherOccasion } from '../../curated/for-others.ts';
import { isForOtherCompany } from '../../curated/other-company.ts';
import type { Scene } from '../../scene.ts';
import { ownLeft, ownTaken } from '../good-to-know/orders/own-dishes.ts';
import { tableOf } from '../good-to-know/orders/who-leaves-what.ts';
import { namesWish } from '../names-wish.ts';
import { isSaidAlready } from '../said-already.ts';
import { sentencesIn } from '../sentences.ts';
import { speaksOf } from './conditions.ts';
import type { SpokenStop } from './evening.ts';
import { withArticle } from './gist/spelling.ts';
import { isNotForThem } from './not-for-them.ts';

/** What else than the words of the place can be told of a stop. */
interface Beside {
  /** What somebody has written of it for such a date: then that is all. */
  readonly written?: string | undefined;
  /** Something the two can do there. */
  readonly doing?: string | undefined;
}

/**
 * What a stop is, as its card says it: how the place begins to describe itself, and the sentence in
 * which it names what they come for, as far as these do not speak of another hour, weekday or
 * season, nor of what the two do not eat. Behind it what locals know, where that is of use on this
 * visit and to these two, else what there is to do.
 */
export function descriptionOf(stop: SpokenStop, scene: Scene, beside: Beside = {}): string {
  const { written, doing } = beside;
  const { description: own, tip: ownTip } = stop.venue;
  const [description, tip] = written === undefined ? [own, ownTip] : [written, null];
  const stay = { stop, context: scene.context };
  // The wings of a memorial are nobody's dinner.
  const { role } = kinds[stop.venue.category];
  const isTable = tables.has(role) || stop.venue.cuisines.length > 0;
  const left = isTable ? ownLeft(stop, tableOf(scene).leftOut).map(nameOfDish) : [];
  const isUnfit = (text: string): boolean =>
    ((isTable || scene.noAlcohol) && isNotForThem(text, scene, stop.venue)) ||
    left.some((dish) => ` ${plain(text)} `.includes(` ${dish} `));
  const isForThem = (text: string): boolean =>
    !isUnfit(text) &&
    (written === undefined ||
      !(isForOtherCompany(text, scene) || isOfAnotherOccasion(text, scene)));
  const isTrue = (text: string): boolean => speaksOf(text, stay, 'fact') && isForThem(text);
  const [first = description, ...others] = sentencesOf(description);
  const start = trueStartOf(first, isTrue);
  // What a place is stands first, at any hour; never what the two do not eat.
  const opening = start ?? (isUnfit(first) ? plainly(stop, scene) : first);
  // What is left of a text that spoke of other plates hangs in the air.
  const more = (opening === first || start !== undefined ? others : []).flatMap(
    (text) => trueStartOf(text, isTrue) ?? [],
  );
  const told = [
    opening,
    ...(written === undefined ? namingTheWish(opening, more, stop, scene) : more),
  ];
  const local = sentencesOf(tip ?? '').filter(
    (text) => speaksOf(text, stay, 'doing') && !isUnfit(text),
  );
  const isRemnant = written !== undefined && told.join(' ') !== written;
  if (isRemnant && wordsIn(told.join(' ')) < leastOfWritten)
    return descriptionOf(stop, scene, doing === undefined ? {} : { doing });
  const rest = local.length === 0 && doing !== undefined ? [`${doing}.`] : local;
  return [...told, ...rest.filter((text) => !isSaidAlready(text, told.join(' ')))].join(' ');
}

/**
 * Of what a place says further on the one sentence that names what two come for, where its opening
 * does not: a card is read in a moment.
 */
function namingTheWish(
  opening: string,
  sentences: readonly string[],
  { venue }: SpokenStop,
  scene: Scene,
): string[] {
  const names = (text: string): boolean => namesWish(text, venue, scene);
  return names(opening) ? [] : sentences.filter(names).slice(0, 1);
}

const plain = (text: string): string => singular(fold(text).replaceAll(/\bleaves\b/g, 'leaf'));

/** What a dish is called where it is told of: the tea leaves of a tea leaf salad. */
const nameOfDish = (dish: string): string =>
  plain(dish)
    .replace(/^the /, '')
    .replace(/(?<=\w \w+) (?:salad|soup|noodle|curry|rice)$/, '');

/** Where one eats or drinks. */
const tables: ReadonlySet<Role> = new Set(['meal', 'treat', 'drink']);

/**
 * A place by its kind and what it has for the two, where its own words are all
 * of what they do not eat.
 */
function plainly(stop: SpokenStop, scene: Scene): string {
  const { venue } = stop;
  const { label } = kinds[venue.category];
  const served = scene.diets.filter((diet) => serves(venue, diet)).map(spokenDiet);
  const dishes = dishesForThem(stop, scene);
  const what =
    dishes.length > 0
      ? ` for ${formatList(dishes.slice(0, 3))}`
      : served.length > 0
        ? ` with ${formatList(served)} dishes`
        : '';
  return `${capitalize(withArticle(label.toLowerCase()))} in ${venue.neighborhood}${what}.`;
}

/** Its dishes that hold nothing of what they leave out, else those that do not say so. */
function dishesForThem(stop: SpokenStop, scene: Scene): string[] {
  const free = ownTaken(stop, tableOf(scene).leftOut);
  const known = stop.venue.knownFor.filter(isDish);
  return (free.length > 0 ? free : known).filter((noun) => !isNotForThem(noun, scene, stop.venue));
}

/** What is left of a text written for such a date says less than the place says of itself. */
const leastOfWritten = 9;
/** Fewer words are no sentence any more. */
const leastWords = 6;
/** A clause of its own may be as short as this. */
const leastOfAClause = 4;
/** One that speaks of what was said before it is nothing by itself: 'this is the place'. */
const isOfWhatWasSaid = /^(?:this|that|these|those|it|they|he|she|here|there|both|then|so)\b/i;

/**
 * A sentence as far as it is true for these two: without its last members that are not, else
 * without the clause that is not, else as far as what hangs on it ('…, where Berkeley gathers for
 * the sunset'); undefined where too little is left.
 */
function trueStartOf(sentence: string, isTrue: (text: string) => boolean): string | undefined {
  if (isTrue(sentence)) return sentence;
  const clauses = sentence.split(/(?<=[;:]) /);
  const own = clauses
    .filter(
      (clause) =>
        isTrue(clause) && wordsIn(clause) >= leastOfAClause && !isOfWhatWasSaid.test(clause),
    )
    .map((clause) => capitalize(clause.replace(/[;:]$/, '.')))
    .map((clause) => (/[.!?]$/.test(clause) ? clause : `${clause}.`));
  return (
    startBefore(/(?<=[,;]) /, sentence, isTrue) ??
    (clauses.length > 1 ? own[0] : undefined) ??
    startBefore(/,? (?=(?:where|when|while|with)\b)/, sentence, isTrue)
  );
}

/** The longest true beginning of a sentence that ends at a joint of it. */
function startBefore(
  joint: RegExp,
  sentence: string,
  isTrue: (text: string) => boolean,
): string | undefined {
  const members = sentence.split(joint);
  for (let count = members.length - 1; count > 0; count -= 1) {
    const start = members
      .slice(0, count)
      .join(' ')
      .replace(/[,;.]?$/, '.');
    if (wordsIn(start) < leastWords) return undefined;
    if (isTrue(start) && !isBegun.test(start)) return withAnd(start, members[count] ?? '');
  }
  return undefined;
}

/**
 * Ends in the middle: before a noun, or at the first of several that only together have their
 * verb ('ponds where stilts').
 */
const isBegun =
  /\b(?:(?:where|when|that|which|who|while|whose) \w+|and|or|of|on|in|at|a|an|the|to|for|by|from)\.$/;

/**
 * What is left of an enumeration is joined again: 'brass, cumbia and swing on
 * Fridays' as 'brass and cumbia'.
 */
function withAnd(start: string, rest: string): string {
  const isList = !/^(?:where|when|while|with|which|who)\b/.test(rest);
  const last = start.split(/[:;]/).at(-1) ?? '';
  return isList && !/\band\b/.test(last)
    ? start.replace(
        /, ((?!(?:where|when|with|which|who)\b)[^\s,]+(?: [^\s,]+){0,2})\.$/,
        ' and $1.',
      )
    : start;
}

const wordsIn = (text: string): number => text.split(' ').length;

/** A text sentence by sentence, each with its full stop. */
function sentencesOf(text: string): string[] {
  return sentencesIn(text).map((sentence) =>
    /[.!?]["”’]?$/.test(sentence) ? sentence : `${sentence}.`,
  );
}
