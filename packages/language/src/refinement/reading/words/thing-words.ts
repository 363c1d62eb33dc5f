import { lexicon, readTerms, type Target } from '../../../taste/lexicon.ts';
import { readMood } from '../../../taste/moods.ts';
import { singular } from '../../../taste/words-of.ts';
import { isBreak } from '../phrases/tokens.ts';
import { isConnective, isFiller, isNegator } from '../filler.ts';
import {
  remembered,
  stemAt,
  unbrokenFrom,
  wordAt,
  wordsBetween,
  type Found,
  type Line,
  type Reader,
} from '../line.ts';

/** Something that a stop can be or have, in words the lexicon knows. */
export interface Thing {
  /** Folded and without its article, as the lexicon is asked: 'live jazz', 'quiet wine bar'. */
  readonly text: string;
  /** With its article, as a sentence says it: 'a walk'. */
  readonly said: string;
  /** 'The museum' may be a stop of the plan, 'a museum' is not. */
  readonly isDefinite: boolean;
  readonly hasArticle: boolean;
  readonly targets: readonly (readonly Target[])[];
  /**
   * What stands between the article and the thing and is in no lexicon: 'hipster' in 'a hipster
   * cafe'.
   */
  readonly unknown: readonly string[];
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const articles = wordSet('a an some any more extra one');
const definite = wordSet('the this that these those');
/** What is said of a thing and tells no place from another, or leads up to it. */
const leads = wordSet(
  `quick good great best nice nicer better authentic real proper decent amazing awesome cute lovely delicious tasty yummy new local small little big favorite favourite live
  actual other of kind sort type bit lot piece round game glass cup bowl plate slice
  play playing see seeing watch watching hear hearing listen eat eating drink ride riding visit visiting
  full huge giant massive
  something somewhere place spot to for with that has`,
);
/** Leads that need something before the thing: 'to' alone is not where a thing begins. */
const joints = wordSet('of to for with that has');
/** Behind a cuisine these say where it is served: a sushi bar is no bar. */
const kitchens = wordSet(
  'restaurant place spot joint bar shop house truck stand counter kitchen cart',
);
/** What other words make more exact: 'karaoke bar', 'tea garden', 'swimming lesson'. */
const heads = wordSet(
  'bar club restaurant cafe shop store museum gallery show class lesson lounge market garden tour party walk stroll view viewpoint cruise ride picnic drink',
);
const meals = wordSet('dinner lunch brunch breakfast');
const generic = wordSet('place spot joint stop venue thing option activity stuff');
/** Meals that the lexicon has no word for; what the lexicon calls food is a meal. */
const mealsUnlisted = wordSet('lunch supper meal');
/** What is counted: a sentence says 'a museum' where people write 'museum'. */
const countables = wordSet(
  `museum gallery bar restaurant club garden park cafe shop store lounge market room bookshop bookstore library rooftop pub brewery diner bakery arcade
  theater theatre cinema movie show concert walk class speakeasy spa picnic viewpoint terrace patio`,
);
const longestTerm = 4;

/** The thing that begins here, articles and all: 'a quiet wine bar', 'play mini golf'. */
export const readNoun: Reader<Thing> = remembered((line, at) =>
  readWith(line, at, () => undefined),
);

/** The same with where or with what it is: 'dinner with a view', 'drinks on a rooftop'. */
export const readThing: Reader<Thing> = remembered((line, at) => readWith(line, at, readSetting));

function readWith(
  line: Line,
  at: number,
  settingAfter: (line: Line, at: number) => number | undefined,
): Found<Thing> | undefined {
  const lead = skipLeads(line, at);
  const unknown = lead.hasArticle ? unknownBefore(line, lead.end) : 0;
  const start = lead.end + unknown;
  const first = readTerm(line, start);
  if (!first) return undefined;
  const core = extend(line, start, first.end);
  const setting = settingAfter(line, core.end);
  const textEnd = setting ?? core.textEnd;
  const written = wordsBetween(line, start, textEnd);
  const text = mealsUnlisted.has(stemAt(line, textEnd - 1)) ? 'food' : written;
  const { hasArticle, isDefinite } = lead;
  const targets = readTerms(text);
  const opening =
    isVibe(targets) && readMood(text).found.length > 0
      ? 'somewhere '
      : !hasArticle && countables.has(wordAt(line, core.textEnd - 1))
        ? articleOf(written)
        : '';
  const said = `${lead.article || opening}${written}`;
  const value = {
    text,
    said,
    isDefinite,
    hasArticle,
    targets,
    unknown: unknown === 0 ? [] : [wordsBetween(line, lead.end, start)],
  };
  return { value, end: setting ?? core.end };
}

const articleOf = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an ' : 'a ');

/** Where or with what a thing is: in 'drinks on a rooftop' one stop is meant that is both. */
function readSetting(line: Line, at: number): number | undefined {
  if (!settings.has(wordAt(line, at))) return undefined;
  const lead = skipLeads(line, at + 1);
  const term = readTerm(line, lead.end);
  if (!term) return undefined;
  const { textEnd, end } = extend(line, lead.end, term.end);
  const targets = readTerms(wordsBetween(line, lead.end, textEnd));
  const word = wordAt(line, at);
  const isKnown =
    word === 'with'
      ? isAir({ targets }) || !lead.hasArticle
      : besides.has(word)
        ? isWater({ targets })
        : isPlace({ targets });
  return isKnown ? end : undefined;
}
const settings = wordSet('with on in at by near along overlooking');
/** Of what lies beside a place the data know the water alone. */
const besides = wordSet('by near along overlooking');

interface Lead {
  readonly end: number;
  readonly article: string;
  readonly hasArticle: boolean;
  readonly isDefinite: boolean;
}

function skipLeads(line: Line, at: number): Lead {
  let lead: Lead = { end: at, article: '', hasArticle: false, isDefinite: false };
  for (;;) {
    const word = wordAt(line, lead.end);
    const isArticle = articles.has(word);
    const isDefinite = definite.has(word);
    const isLead = leads.has(stemAt(line, lead.end)) && !(lead.end === at && joints.has(word));
    if (!isArticle && !isDefinite && (!isLead || isTermItself(line, lead.end))) return lead;
    const isMeasure = isArticle && ['little', 'bit', 'lot'].includes(wordAt(line, lead.end + 1));
    const article = isMeasure
      ? ''
      : word === 'a' || word === 'an'
        ? `${word} `
        : isDefinite
          ? 'the '
          : isArticle
            ? ''
            : lead.article;
    lead = {
      end: lead.end + 1,
      article,
      hasArticle: lead.hasArticle || (isArticle && !isMeasure),
      isDefinite: isDefinite || (lead.isDefinite && !isArticle),
    };
  }
}

/** 'Something sweet' is a term; 'play' before a game is a verb, and alone it is theatre. */
function isTermItself(line: Line, at: number): boolean {
  const term = readTerm(line, at);
  return term !== undefined && (term.end > at + 1 || !readNoun(line, at + 1));
}

const maxUnknown = 2;

/** How many words without a meaning stand between an article and a term: they describe it. */
function unknownBefore(line: Line, at: number): number {
  for (let count = 0; count <= maxUnknown; count += 1) {
    const next = line.tokens[at + count];
    if (readTerm(line, at + count)) return count;
    if (!next || isBreak(next) || isFiller(next.stem) || isConnective(next.stem)) return 0;
    // 'More fun less fancy' says two things, and neither describes the other.
    if (isNegator(next.word, wordAt(line, at + count + 1))) return 0;
  }
  return 0;
}

/** The longest term of the lexicon that begins here. */
const readTerm: Reader<string> = remembered((line, at) => {
  for (let length = unbrokenFrom(line, at, longestTerm); length > 0; length -= 1) {
    // 'Show us', 'ship it' are no things.
    if (length === 1 && /^(me|us|it|them|him)$/.test(wordAt(line, at + 1))) return undefined;
    const words = wordsBetween(line, at, at + length);
    if (isTerm(words, length)) return { value: words, end: at + length };
  }
  return undefined;
});

function isTerm(words: string, length: number): boolean {
  if (lexicon.has(singular(words)) || mealsUnlisted.has(singular(words))) return true;
  const [only, ...others] = readTerms(words);
  if (!only || others.length > 0) return false;
  // A slip inside a term of several words: with one of them less it is no term.
  const all = words.split(' ');
  return (
    length === 1 ||
    ![all.slice(1), all.slice(0, -1)].some((fewer) => readTerms(fewer.join(' ')).includes(only))
  );
}

/**
 * How far a thing goes on behind its first term: by what it qualifies, and by nouns that add
 * nothing.
 */
function extend(
  line: Line,
  at: number,
  firstEnd: number,
): { readonly textEnd: number; readonly end: number } {
  let [from, textEnd] = [at, firstEnd];
  for (;;) {
    const targets = readTerms(wordsBetween(line, from, textEnd));
    if (kitchens.has(stemAt(line, textEnd)) && isCuisine(targets))
      return { textEnd, end: textEnd + 1 };
    const next = readTerm(line, textEnd);
    const qualifies =
      next &&
      (isVibe(targets) ||
        heads.has(stemAt(line, next.end - 1)) ||
        (meals.has(stemAt(line, next.end - 1)) && isCuisine(targets)));
    if (!qualifies) break;
    [from, textEnd] = [textEnd, next.end];
  }
  return { textEnd, end: generic.has(stemAt(line, textEnd)) ? textEnd + 1 : textEnd };
}

/** Whether something is only how a place is. */
export const isVibe = (targets: Thing['targets']): boolean =>
  targets.every((part) => part[0]?.on === 'vibe');

/** Whether something is a way of cooking rather than a kind of place or a pastime. */
export function isCuisine(targets: Thing['targets']): boolean {
  return targets.at(-1)?.[0]?.on === 'cuisine';
}

/** Whether something is a meal as such, of whatever kitchen. */
export function isMeal({ targets }: Thing): boolean {
  return (
    targets.length === 1 &&
    targets.some((part) => part.some((target) => target.on === 'role' && target.value === 'meal'))
  );
}

/** Whether something is a place of its own and not only what a place may have or be about. */
export function isPlace({ targets }: Pick<Thing, 'targets'>): boolean {
  return targets.some((part) =>
    part.some((target) => target.on !== 'interest' && target.strength >= placeStrength),
  );
}
const placeStrength = 0.7;

/** Whether nobody goes out for it: crowds, noise, a line at the door. */
export function isUnpleasant({ targets }: Pick<Thing, 'targets'>): boolean {
  return targets.some((part) => part.some(({ value }) => unpleasant.has(value)));
}
const unpleasant = wordSet('crowded loud queues touristy');

/** Whether something is the waterfront in one of its names. */
export function isWater({ targets }: Pick<Thing, 'targets'>): boolean {
  return targets.some((part) => part.some((target) => waters.has(target.value)));
}
const waters = wordSet('waterfront rivers lakes ocean beach');

/** Whether something is of the air of a place: a view, live music, a terrace. */
export function isAir({ targets }: Pick<Thing, 'targets'>): boolean {
  return targets.some((part) => part.some((target) => target.on === 'vibe'));
}
