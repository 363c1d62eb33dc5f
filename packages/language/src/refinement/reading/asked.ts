import { readTerms, type Target } from '../../taste/lexicon.ts';
import { mergeChanges } from './asks.ts';
import { isConnective, isNegator } from './filler.ts';
import { stemAt, wordAt, type Line, type Outline } from './line.ts';
import type { Ask, Match, Phrase } from './phrases/phrase.ts';
import { hourPhrases, startingPhrases, wishedAlone } from './phrases/phrasebook.ts';
import type { Stretch } from './phrases/stretches.ts';
import { placePhrases } from './topics/tastes.ts';
import { isBreak } from './phrases/tokens.ts';

/**
 * What each stretch asks for. Starts come first: 'start at three, end by six' ends at six in the
 * afternoon of an evening plan.
 */
export function askedIn(
  stretches: readonly Stretch[],
  line: Line,
  from: Outline,
): ReadonlyMap<Stretch, Ask> {
  const asks = new Map<Stretch, Ask>();
  const readAll = (isStart: boolean, outline: Outline): void => {
    for (const stretch of stretches) {
      if (!stretch.match || startingPhrases.has(stretch.match.phrase) !== isStart) continue;
      const ask = askIn(stretch.match, outline);
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
  // In the order of the text, whatever was read first; a thing beside words that were not read
  // belongs to them.
  return stretches.reduce((read, stretch, i) => {
    const before = stretches[i - 1];
    const isLeft =
      before !== undefined &&
      !read.has(before) &&
      isOneClause(line, before.end, stretch.from) &&
      stretch.match !== undefined &&
      (isAboutThing(stretch.match.phrase) || isTurned(line, before));
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
      isCompound(stretches, i, asks) ||
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

/** What the first of the phrases that reach as far asks for; what cannot be said stays unsaid. */
function askIn({ others, ...first }: Match, outline: Outline): Ask | undefined {
  for (const { phrase, found } of [first, ...others]) {
    const ask = phrase.read(found, outline);
    if (ask !== undefined) return ask ?? undefined;
  }
  return undefined;
}

/**
 * Whether nothing begins a wish of its own between two places: 'my car is in the shop' speaks of no
 * shop.
 */
export const isOneClause = (line: Line, from: number, to: number): boolean =>
  line.tokens
    .slice(from, to)
    .every(
      ({ word, stem }, i) =>
        !isBreak(line.tokens[from + i]) &&
        (!isConnective(stem) || isDegree(line, from + i)) &&
        word !== 'if',
    );

/** Of 'is so overdone' the 'so' says how much, and joins nothing. */
const isDegree = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'so' &&
  /^(is|are|was|were|be|looks?|feels?|seems?|sounds?|not)$/.test(wordAt(line, at - 1));

/** What is not read ends in a 'no': what follows is what is not wanted. */
const isTurned = (line: Line, { from, end }: Stretch): boolean =>
  line.tokens
    .slice(Math.max(from, end - 3), end)
    .some(({ word }, i, { length }) => isNegator(word, wordAt(line, end - length + i + 1)));

/** A mood, an hour or a thing alone, or by where it is. */
export const isAboutThing = (phrase: Phrase): boolean =>
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
  if (startingPhrases.has(stretch.match.phrase) && endsBefore(line, stretch.from)) return true;
  return [stretches[i - 1], stretches[i + 1]].some((other) => {
    const asked = other && asks.get(other)?.change;
    const isBeside =
      other !== undefined &&
      isOneClause(line, Math.min(stretch.end, other.end), Math.max(stretch.from, other.from));
    return isBeside && asked !== undefined && isOfThing(asked);
  });
}
/** 'End it by the train at ten': the hour is no start. */
function endsBefore(line: Line, at: number): boolean {
  let start = at;
  while (start > 0 && isOneClause(line, start - 1, start)) start -= 1;
  return line.tokens.slice(start, at).some(({ word }) => endings.has(word));
}
const endings = new Set(
  'end ends ending finish finishing done over wrap leave home back'.split(' '),
);
const isOfThing = ({ wishes = {}, wants = [], keep = [], swap = [] }: Ask['change']): boolean =>
  wants.length + keep.length + swap.length > 0 ||
  wishes.haveEaten !== undefined ||
  wishes.mode !== undefined ||
  wishes.needs !== undefined ||
  wishes.diets !== undefined;

const tells = new Set(
  'is are was were has have had does did will likes like loves love hates gets goes'.split(' '),
);
/**
 * A thing that something else is told about, which was not read, is no wish: 'the dog is home
 * alone', 'jazz was our thing'.
 */
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

/** Two things without a word between them are one that nobody here knows: 'ferry building'. */
function isCompound(
  stretches: readonly Stretch[],
  i: number,
  asks: ReadonlyMap<Stretch, Ask>,
): boolean {
  const targetsOf = (stretch: Stretch | undefined): readonly Target[] =>
    ((stretch && asks.get(stretch)?.change.wants) ?? []).flatMap(({ text }) =>
      readTerms(text).flat(),
    );
  return [i, i + 1].some((at) => {
    const [one, other] = [stretches[at - 1], stretches[at]];
    if (!other?.match || !wishedAlone.includes(other.match.phrase) || one?.end !== other.from)
      return false;
    const [before, after] = [targetsOf(one), targetsOf(other)];
    const isMeal = [...before, ...after].some(({ on }) => on === 'role');
    const areAlike = before.some(({ value }) => after.some((target) => target.value === value));
    const isOneWord = other.end === other.from + 1;
    return isOneWord && before.length > 0 && after.length > 0 && !isMeal && !areAlike;
  });
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
  const isTheirs = hasIt.test(before.slice(-2).join(' '));
  return isCopula || isTheirs || before.some((word) => past.has(word));
}

/** 'I have yoga' is where they come from. */
const hasIt = /^(i have|ive got|she has|he has|shes got|hes got)$/;

/** 'We are celebrating' says what for. */
const celebrates = (line: Line, from: number, end: number): boolean =>
  line.tokens.slice(from, end).some(({ stem }) => /^(celebrat|promot|graduat)/.test(stem));
