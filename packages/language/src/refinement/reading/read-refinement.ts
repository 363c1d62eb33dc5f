import { capitalize } from '../../format.ts';
import { readOccasion } from '../../taste/occasions/occasions.ts';
import type { Adjustment, Reading, StopReference } from '../adjustment.ts';
import { askedIn, isOneClause } from './asked.ts';
import { mergeChanges } from './asks.ts';
import { withoutDoubts } from './doubts.ts';
import { readClauses } from './frames/read-clauses.ts';
import { isCourtesy, isFiller, isNegator } from './filler.ts';
import { stemAt, wordAt, wordsBetween, type Line, type Outline } from './line.ts';
import type { Ask } from './phrases/phrase.ts';
import { vocabulary } from './phrases/phrasebook.ts';
import { isPraise, readQuestions } from './questions.ts';
import { correctSpelling, spellOut } from './phrases/spelling.ts';
import { divide, type Stretch } from './phrases/stretches.ts';
import { placeOf } from './named-stop.ts';
import { readStops } from './words/stop-words.ts';
import { isBreak, tokenize, writtenBetween, type Token } from './phrases/tokens.ts';

/**
 * Reads what should be different. `from` is what the text may speak of: the hours planned and the
 * names of the stops.
 */
export function readRefinement(text: string, from: Outline): Reading {
  const { asked, rest } = readQuestions(
    [tag, heading, regard].reduce((left, said) => left.replace(said, blank), text),
  );
  const { stopNames, stopKinds, places = [] } = from;
  const written = spellOut(tokenize(rest));
  const tokens = correctSpelling(
    onlyListed({ tokens: written, stopNames, ...(stopKinds && { stopKinds }) }).filter(
      ({ word }, i, all) => !isCourtesy(word) || (word === 'pretty' && isBreak(all[i + 1])),
    ),
    vocabulary(),
  );
  const line: Line = { tokens, stopNames, places, ...(stopKinds && { stopKinds }) };
  const { stretches, asks } = readStretches(line, from, { isWhole: saysAll(text) });
  const wordsOfStretch = ({ from: first, end }: Pick<Stretch, 'from' | 'end'>): string =>
    writtenBetween(text, tokens[first], tokens[end - 1]);

  const understood: { words: string; meaning: string }[] = [];
  for (const [stretch, { meaning }] of asks) {
    if (meaning !== '' && !understood.some((one) => one.meaning === meaning))
      understood.push({ words: wordsOfStretch(stretch), meaning });
  }
  const left = joined(stretches.filter((stretch) => !asks.has(stretch)))
    .filter((stretch) => stretch.match !== undefined || !tellsOfNeed(stretch, asks, line))
    .map(wordsOfStretch);
  const occasions = left.flatMap((words) => {
    const { occasion } = readOccasion([words]);
    return occasion === null || isOfNeed(occasion, [...asks.values()])
      ? []
      : [{ words, occasion: occasion.replaceAll('-', ' ') }];
  });
  for (const { words, occasion } of occasions)
    understood.push({ words, meaning: capitalize(occasion) });
  const taken = new Set(occasions.map(({ words }) => words));
  const unread = [...left.filter((words) => !taken.has(words)), ...stretches.flatMap(unknownIn)];
  if (stretches.length === 0 && tokens.length > 0 && tokens.every(isBreak))
    unread.push(text.trim());
  const isContent = understood.length === 0 && asked.length === 0 && isPraise(text);
  return {
    adjustment: inPlace(
      mergeChanges([
        ...asks.values(),
        ...onlyTwo(text, [...asks.values()]),
        ...occasions.map(
          ({ occasion }): Ask => ({ meaning: '', change: { wishes: { mood: [occasion] } } }),
        ),
      ]),
      from,
    ),
    understood,
    unread: isContent ? [] : [...new Set(unread)],
    questions: asked,
    isContent,
  };
}

/**
 * What is asked for and by which words: by phrases first, and then by words that may stand apart.
 */
function readStretches(line: Line, outline: Outline, { isWhole }: { readonly isWhole: boolean }) {
  const stretches = divide(line);
  const asked = askedIn(stretches, line, outline);
  const asks = withoutDoubts(asked, { stretches, line, outline });
  const isDoubted = (stretch: Stretch): boolean => asked.has(stretch) && !asks.has(stretch);
  // Where no plan is spoken of, such as in a mood, nothing is guessed.
  return isWhole || outline.stopNames.length === 0
    ? { stretches, asks }
    : readClauses({ stretches, asks }, { isDoubted, line, outline });
}
/** What says that it pleases, or what the evening is for, says no more by its words. */
const saysAll = (text: string): boolean => isPraise(text) || readOccasion([text]).occasion !== null;

/** 'Grandma is joining, she can't walk far' tells of a need, and introduces nobody. */
const isOfNeed = (occasion: string, asks: readonly Ask[]): boolean =>
  occasion === 'meeting-parents' &&
  asks.some(
    ({ change: { wishes = {}, moves = [] } }) => wishes.needs !== undefined || moves.length > 0,
  );

const blank = (words: string): string => ' '.repeat(words.length);
/** 'Two things: cheaper, and later' counts what follows. */
const heading =
  /\b(\w+|a (few|couple)( of)?) (things|changes|tweaks|requests|notes|asks|points|edits)( please)?\s*[:—–-]/i;
/** 'Not into the look of the bar' is about the bar. */
const regard = /\bthe (looks?|sounds?|idea|thought|feel|concept|notion|prospect|whole) of (?=\w)/i;
/** 'A bit pricey, no?' asks for assent, and nothing else. */
const tag = /[\s,]+(no|right|huh|eh|yeah|ya know|you know)\s*\?+\s*$/i;

/** What stands beside a need in its clause tells of it: 'our six year old is tagging along'. */
function tellsOfNeed(
  { from, end }: Pick<Stretch, 'from' | 'end'>,
  asks: ReadonlyMap<Stretch, Ask>,
  line: Line,
): boolean {
  return [...asks].some(
    ([stretch, { change }]) =>
      change.wishes?.needs !== undefined &&
      isOneClause(line, Math.min(stretch.end, end), Math.max(stretch.from, from)),
  );
}

/**
 * 'Take out the museum, just do dinner and music': beside a stop that goes, what the plan has
 * already stays.
 */
function keepingWhatIsThere(asked: Adjustment, outline: Outline): Adjustment {
  if ((asked.drop ?? []).length === 0) return asked;
  const isThere = (text: string) => !text.includes(' ') && placeOf(text, outline) !== undefined;
  const there = asked.wants.filter(({ text, as }) => as === undefined && isThere(text));
  if (there.length === 0) return asked;
  const { likes = [], ...wishes } = asked.wishes;
  const liked = likes.filter((text) => !there.some((want) => want.text === text));
  return {
    ...asked,
    wishes: { ...wishes, ...(liked.length > 0 && { likes: liked }) },
    wants: asked.wants.filter((want) => !there.includes(want)),
    keep: [...asked.keep, ...there.map(({ text }) => text)],
  };
}

/**
 * 'Lose the museum, add mini golf', 'skip the museum, go bowling': what joins takes the place of
 * what goes.
 */
function inPlace(whole: Adjustment, outline: Outline): Adjustment {
  const asked = keepingWhatIsThere(whole, outline);
  const placeIn = (stop: StopReference) =>
    typeof stop === 'object' ? stop : placeOf(stop, outline);
  const dropped = new Set(asked.drop?.map(placeIn));
  // What goes is not exchanged as well.
  const { order, ...others } = asked;
  const left = order?.filter((stop) => !dropped.has(placeIn(stop))) ?? [];
  const adjustment = {
    ...others,
    swap: asked.swap.filter((stop) => !dropped.has(placeIn(stop))),
    ...(left.length === order?.length && { order: left }),
  };
  const { add = [], drop = [], ...rest } = adjustment;
  const eaten = new Set(adjustment.wishes.cuisines);
  const anywhere = rest.wants.filter(({ text, as }) => as === undefined && !eaten.has(text));
  if (add.length === 0 && drop.length > 0 && anywhere.length > 0) {
    const [goes, stays] = [drop.slice(0, anywhere.length), drop.slice(anywhere.length)];
    return {
      ...rest,
      swap: [...rest.swap, ...goes],
      ...(stays.length > 0 && { drop: stays }),
    };
  }
  const count = Math.min(add.length, adjustment.swap.length + drop.length);
  if (count === 0) return adjustment;
  const [replacing, joining] = [add.slice(0, count), add.slice(count)];
  return {
    ...rest,
    wants: [...rest.wants, ...replacing.map(({ text }) => ({ text }))],
    swap: [...rest.swap, ...drop.slice(0, count)],
    ...(joining.length > 0 && { add: joining }),
    ...(drop.length > count && { drop: drop.slice(count) }),
  };
}

/**
 * 'Just' is a courtesy, and before a list of the plan's stops 'only': 'just dinner and the museum'.
 */
function onlyListed(line: Line): Token[] {
  return line.tokens.map((token, i) => {
    if (token.word !== 'just') return token;
    if (endsRefusal(line, i)) return { ...token, word: ',', stem: ',' };
    const from = ['do', 'have', 'keep'].includes(wordAt(line, i + 1)) ? i + 2 : i + 1;
    const listed = readStops(line, from);
    const isList =
      listed !== undefined &&
      ((listed.value.length > 1 && isBreak(line.tokens[listed.end])) || eats(line, listed.end));
    return isList ? { ...token, word: 'only', stem: 'only' } : token;
  });
}

/** 'Just the jazz and a bite' */
const eats = (line: Line, at: number): boolean =>
  /^and (a|some|grab) (bite|food|dinner|something)$/.test(wordsBetween(line, at, at + 3));

/** 'No dinner just drinks' says two things. */
function endsRefusal(line: Line, at: number): boolean {
  let start = at;
  while (!isBreak(line.tokens[start - 1])) start -= 1;
  const refused = line.tokens.slice(start, at - 1);
  return (
    refused.some(({ word }, i) => isNegator(word, wordAt(line, start + i + 1))) &&
    !isFiller(stemAt(line, at - 1))
  );
}

/** 'Just dinner and a walk' is two stops. */
function onlyTwo(text: string, asks: readonly Ask[]): readonly Ask[] {
  const wants = asks.flatMap(({ change }) => change.wants ?? []);
  const isOnly =
    /^\W*(?:lets?'?s?\s+)?(?:do\s+|have\s+)?(?:just|only)\s|\b(?:that'?s (?:it|all)|nothing else|nothing more)\W*$/i.test(
      text,
    );
  const isAll = asks.every(({ change }) => change.keep === undefined && change.swap === undefined);
  return isOnly && isAll && wants.length === 2 && /\band\b|&|\+/.test(text)
    ? [{ meaning: 'Two stops', change: { stops: 2 } }]
    : [];
}

/** Stretches that follow each other without a word between them, as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  return stretches.reduce<Stretch[]>((before, stretch) => {
    const last = before.at(-1);
    return last?.end === stretch.from
      ? [...before.slice(0, -1), { ...last, end: stretch.end }]
      : [...before, stretch];
  }, []);
}

/** Adjectives in front of something that was read and that no lexicon knows. */
function unknownIn({ match }: Stretch): readonly string[] {
  return match
    ? Object.values(match.found).flatMap((value) =>
        typeof value === 'object' && 'unknown' in value ? value.unknown : [],
      )
    : [];
}
