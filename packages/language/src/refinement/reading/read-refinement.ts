import { capitalize } from '../../format.ts';
import { readOccasion } from '../../taste/occasions.ts';
import type { Adjustment, Reading, StopReference } from '../adjustment.ts';
import { mergeChanges } from './asks.ts';
import { isConnective, isCourtesy, isNegator } from './filler.ts';
import { stemAt, wordAt, type Line, type Outline } from './line.ts';
import type { Ask, Phrase } from './phrase.ts';
import { hourPhrases, startingPhrases, vocabulary, wishedAlone } from './phrasebook.ts';
import { isPraise, readQuestions } from './questions.ts';
import { correctSpelling, spellOut } from './spelling.ts';
import { divide, type Stretch } from './stretches.ts';
import { placeOf, readStops } from './stop-words.ts';
import { placePhrases } from './topics/tastes.ts';
import { isBreak, tokenize, writtenBetween, type Token } from './tokens.ts';

/** Reads what should be different. `from` is what the text may speak of: the hours planned and the names of the stops. */
export function readRefinement(text: string, from: Outline): Reading {
  const { asked, rest } = readQuestions(text.replace(tag, (words) => ' '.repeat(words.length)));
  const { stopNames, places = [] } = from;
  const written = spellOut(tokenize(rest));
  const tokens = correctSpelling(
    onlyListed({ tokens: written, stopNames }).filter((token) => !isCourtesy(token.word)),
    vocabulary,
  );
  const line: Line = { tokens, stopNames, places };
  const stretches = divide(line);
  const asks = withoutContradictions(askedIn(stretches, line, from));
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
    return occasion === null ? [] : [{ words, occasion: occasion.replaceAll('-', ' ') }];
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

/** Who asks for more and less of one thing has not said what they mean: neither is read. */
function withoutContradictions(asks: ReadonlyMap<Stretch, Ask>): ReadonlyMap<Stretch, Ask> {
  const moves = [...asks.values()].flatMap(({ change }) => change.moves ?? []);
  const isTorn = (ask: Ask) =>
    ask.change.moves?.some((one) =>
      moves.some((other) => other.measure === one.measure && other.toward !== one.toward),
    ) ?? false;
  // 'Not that hungry, tapas maybe' would eat something all the same.
  const isFed = [...asks.values()].some(({ change }) => (change.wishes?.cuisines ?? []).length > 0);
  const isStuffed = ({ change }: Ask) => isFed && change.wishes?.haveEaten === true;
  return new Map([...asks].filter(([, ask]) => !isTorn(ask) && !isStuffed(ask)));
}

/** 'Take out the museum, just do dinner and music': beside a stop that goes, what the plan has already stays. */
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

/** 'Lose the museum, add mini golf', 'skip the museum, go bowling': what joins takes the place of what goes. */
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

/** 'Just' is a courtesy, and before a list of the plan's stops 'only': 'just dinner and the museum'. */
function onlyListed(line: Line): Token[] {
  return line.tokens.map((token, i) => {
    if (token.word !== 'just') return token;
    const from = ['do', 'have', 'keep'].includes(wordAt(line, i + 1)) ? i + 2 : i + 1;
    const listed = readStops(line, from);
    return listed && listed.value.length > 1 && isBreak(line.tokens[listed.end])
      ? { ...token, word: 'only', stem: 'only' }
      : token;
  });
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

/** What each stretch asks for. Starts come first: 'start at three, end by six' ends at six in the afternoon of an evening plan. */
function askedIn(
  stretches: readonly Stretch[],
  line: Line,
  from: Outline,
): ReadonlyMap<Stretch, Ask> {
  const asks = new Map<Stretch, Ask>();
  const readAll = (isStart: boolean, outline: Outline): void => {
    for (const stretch of stretches) {
      if (!stretch.match || startingPhrases.has(stretch.match.phrase) !== isStart) continue;
      const ask = stretch.match.phrase.read(stretch.match.found, outline);
      if (ask) asks.set(stretch, ask);
    }
  };
  readAll(true, from);
  const { start } = mergeChanges([...asks.values()]).wishes;
  const shift = start === undefined ? 0 : 'by' in start ? start.by : start.at - from.startMinutes;
  readAll(false, {
    ...from,
    startMinutes: from.startMinutes + shift,
    endMinutes: from.endMinutes + shift,
  });
  // In the order of the text, whatever was read first; a thing beside words that were not read belongs to them.
  return stretches.reduce((read, stretch, i) => {
    const before = stretches[i - 1];
    const isLeft =
      before !== undefined &&
      !read.has(before) &&
      isOneClause(line, before.end, stretch.from) &&
      stretch.match !== undefined &&
      isAboutThing(stretch.match.phrase);
    const next = stretches[i + 1];
    const isLeading =
      next !== undefined &&
      !asks.has(next) &&
      isOneClause(line, stretch.end, next.from + 1) &&
      stretch.match !== undefined &&
      isAboutThing(stretch.match.phrase);
    const ask =
      isLeft ||
      isLeading ||
      isHourOfAnother(stretches, i, { asks, line }) ||
      isSubject(stretches, i, line) ||
      isOfThemselves(stretch, line)
        ? undefined
        : asks.get(stretch);
    // 'Don't want to eat' is one thing, 'don't want to eat late' another.
    const isHalf =
      ask?.change.wishes?.haveEaten === true &&
      isNegator(wordAt(line, stretch.from), wordAt(line, stretch.from + 1)) &&
      next?.from === stretch.end &&
      !asks.has(next);
    if (isHalf) return read;
    return ask ? read.set(stretch, ask) : read;
  }, new Map<Stretch, Ask>());
}

/** Whether nothing begins a wish of its own between two places: 'my car is in the shop' speaks of no shop. */
const isOneClause = (line: Line, from: number, to: number): boolean =>
  line.tokens
    .slice(from, to)
    .every(
      ({ word, stem }, i) =>
        !isBreak(line.tokens[from + i]) && !isConnective(stem) && word !== 'if',
    );

/** A mood, an hour or a thing alone, or by where it is. */
const isAboutThing = (phrase: Phrase): boolean =>
  wishedAlone.includes(phrase) || placePhrases.includes(phrase);

/** What of all that is planned begins or ends: an hour behind one of these is the evening's. */
const ofEvening = new Set(
  `start starting begin beginning meet meeting arrive kick end ending finish finishing done over wrap leave leaving home back curfew sitter babysitter free work date evening night plan
  everything it things go`.split(/\s+/),
);
/** An hour that does not say of what belongs to what stands beside it: 'fasting until 8'. */
function isHourOfAnother(
  stretches: readonly Stretch[],
  i: number,
  { asks, line }: { readonly asks: ReadonlyMap<Stretch, Ask>; readonly line: Line },
): boolean {
  const stretch = stretches[i];
  if (!stretch?.match || !hourPhrases.has(stretch.match.phrase)) return false;
  const words = line.tokens.slice(stretch.from, stretch.end).map(({ word }) => word);
  if (words.some((word) => ofEvening.has(word))) return false;
  return [stretches[i - 1], stretches[i + 1]].some((other) => {
    const asked = other && asks.get(other)?.change;
    const isBeside =
      other !== undefined &&
      isOneClause(line, Math.min(stretch.end, other.end), Math.max(stretch.from, other.from));
    return isBeside && asked !== undefined && isOfThing(asked);
  });
}
const isOfThing = ({ wishes = {}, wants = [], keep = [], swap = [] }: Ask['change']): boolean =>
  wants.length + keep.length + swap.length > 0 ||
  wishes.haveEaten !== undefined ||
  wishes.needs !== undefined ||
  wishes.diets !== undefined;

const tells = new Set(
  'is are was were has have had does did will likes like loves love hates gets goes'.split(' '),
);
/** A thing of which something is told that was not read is no wish: 'the dog is home alone', 'jazz was our thing'. */
function isSubject(stretches: readonly Stretch[], i: number, line: Line): boolean {
  const [stretch, next] = [stretches[i], stretches[i + 1]];
  return (
    stretch?.match !== undefined &&
    wishedAlone.includes(stretch.match.phrase) &&
    tells.has(wordAt(line, stretch.end)) &&
    next !== undefined &&
    next.match === undefined &&
    isOneClause(line, stretch.end, next.from)
  );
}

/** 'That is a lot of museum' */
const measures = new Set('a an lot lots of much many such'.split(' '));
const selves = new Set('were im shes hes theyre he she thats its this'.split(' '));
const past = new Set(
  'ate had did went saw watched visited tried met cooked bringing brought wearing carrying'.split(
    ' ',
  ),
);
/** 'He is a huge baseball fan' says what he likes. */
const fans = new Set(
  'fan lover nerd geek buff junkie freak person people addict enthusiast bookworm foodie cinephile'.split(
    ' ',
  ),
);
/** What they are or did is no wish: 'we are night owls', 'we saw a movie'. */
function isOfThemselves({ from, end, match }: Stretch, line: Line): boolean {
  if (!match || !isAboutThing(match.phrase) || celebrates(line, from, end)) return false;
  if (fans.has(stemAt(line, end)) || fans.has(stemAt(line, end - 1))) return false;
  let start = from;
  while (start > 0 && isOneClause(line, start - 1, start)) start -= 1;
  const before = line.tokens.slice(start, from).map(({ word }) => word);
  while (measures.has(before.at(-1) ?? '')) before.pop();
  const isCopula =
    selves.has(before.at(-1) ?? '') ||
    line.tokens[from - 1]?.word === 'too' ||
    (/^(are|am)$/.test(before.at(-1) ?? '') && /^(we|they|i)$/.test(before.at(-2) ?? ''));
  return isCopula || before.some((word) => past.has(word));
}

/** 'We are celebrating' says what for. */
const celebrates = (line: Line, from: number, end: number): boolean =>
  line.tokens.slice(from, end).some(({ stem }) => /^(celebrat|promot|graduat)/.test(stem));

/** Adjectives in front of something that was read and that no lexicon knows. */
function unknownIn({ match }: Stretch): readonly string[] {
  return match
    ? Object.values(match.found).flatMap((value) =>
        typeof value === 'object' && 'unknown' in value ? value.unknown : [],
      )
    : [];
}
