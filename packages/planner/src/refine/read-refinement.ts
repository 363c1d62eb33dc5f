import type { Reading } from './adjustment.ts';
import { mergeChanges } from './asks.ts';
import { isConnective, isCourtesy, isFiller, isLink, isNegator, isPossessive } from './filler.ts';
import { stemAt, wordAt, type Line, type Outline } from './line.ts';
import { findPhrase, wordsOf, type Ask, type Match, type Phrase } from './phrase.ts';
import { qualityWords } from './qualities.ts';
import { correctSpelling } from './spelling.ts';
import { isBreak, tokenize, writtenBetween, type Token } from './tokens.ts';
import { dietPhrases } from './topics/diet.ts';
import { bareHours, endPhrases, startPhrases } from './topics/hours.ts';
import { mealPhrases } from './topics/meals.ts';
import { moneyPhrases } from './topics/money.ts';
import { bareMoods, moodPhrases } from './topics/mood.ts';
import { settingPhrases } from './topics/setting.ts';
import { orderPhrases, stopPhrases } from './topics/stops.ts';
import { bareTastes, placePhrases, tastePhrases } from './topics/tastes.ts';
import { travelPhrases } from './topics/travel.ts';
import { asides, unsayablePhrases } from './topics/unsayable.ts';

/** Phrases with words of their own; of two that reach as far the earlier is meant. */
const phrases: readonly Phrase[] = [
  ...asides,
  ...travelPhrases,
  ...placePhrases,
  ...unsayablePhrases,
  ...moneyPhrases,
  ...startPhrases,
  ...endPhrases,
  ...settingPhrases,
  ...mealPhrases,
  ...dietPhrases,
  ...stopPhrases,
  ...orderPhrases,
  ...moodPhrases,
  ...tastePhrases,
];
/** What is read where no phrase stands: a mood, an hour or a thing alone. */
const bare: readonly Phrase[] = [...bareMoods, ...bareHours, ...bareTastes];
const starting: ReadonlySet<Phrase> = new Set([...startPhrases, ...bareHours]);
const vocabulary: ReadonlySet<string> = new Set([...phrases.flatMap((one) => wordsOf(one.parts)), ...qualityWords]);

/** A stretch of a text: a phrase that stands there, or words nobody here can read. */
interface Stretch {
  readonly from: number;
  readonly end: number;
  readonly match: Match | undefined;
}

/** Reads what should be different. `from` is what the text may speak of: the hours planned and the names of the stops. */
export function readRefinement(text: string, from: Outline): Reading {
  const tokens = correctSpelling(
    tokenize(text).filter((token) => !isCourtesy(token.word)),
    vocabulary,
  );
  const line: Line = { tokens, stopNames: from.stopNames };
  const stretches = divide(line);
  const asks = askedIn(stretches, from);
  const wordsOfStretch = ({ from: first, end }: Pick<Stretch, 'from' | 'end'>): string => writtenBetween(text, tokens[first], tokens[end - 1]);

  const understood: { words: string; meaning: string }[] = [];
  for (const [stretch, { meaning }] of asks) {
    if (meaning !== '' && !understood.some((one) => one.meaning === meaning)) understood.push({ words: wordsOfStretch(stretch), meaning });
  }
  const unread = [...joined(stretches.filter((stretch) => !asks.has(stretch))).map(wordsOfStretch), ...stretches.flatMap(unknownIn)];
  if (stretches.length === 0 && tokens.length > 0 && tokens.every(isBreak)) unread.push(text.trim());
  return { adjustment: mergeChanges([...asks.values()]), understood, unread: [...new Set(unread)] };
}

/** Stretches that follow each other without a word between them, as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  return stretches.reduce<Stretch[]>((before, stretch) => {
    const last = before.at(-1);
    return last?.end === stretch.from ? [...before.slice(0, -1), { ...last, end: stretch.end }] : [...before, stretch];
  }, []);
}

/** What each stretch asks for. Starts come first: 'start at three, end by six' ends at six in the afternoon of an evening plan. */
function askedIn(stretches: readonly Stretch[], from: Outline): ReadonlyMap<Stretch, Ask> {
  const asks = new Map<Stretch, Ask>();
  const readAll = (isStart: boolean, outline: Outline): void => {
    for (const stretch of stretches) {
      if (!stretch.match || starting.has(stretch.match.phrase) !== isStart) continue;
      const ask = stretch.match.phrase.read(stretch.match.found, outline);
      if (ask) asks.set(stretch, ask);
    }
  };
  readAll(true, from);
  const { start } = mergeChanges([...asks.values()]).wishes;
  const shift = start === undefined ? 0 : 'by' in start ? start.by : start.at - from.startMinutes;
  readAll(false, { ...from, startMinutes: from.startMinutes + shift, endMinutes: from.endMinutes + shift });
  // In the order of the text, whatever was read first.
  return new Map(stretches.flatMap((stretch) => (asks.has(stretch) ? [[stretch, asks.get(stretch) as Ask] as const] : [])));
}

/** Adjectives in front of something that was read and that no lexicon knows. */
function unknownIn({ match }: Stretch): readonly string[] {
  return match ? Object.values(match.found).flatMap((value) => (typeof value === 'object' && 'unknown' in value ? value.unknown : [])) : [];
}

/** The stretches of a line from its beginning to its end; filler lies between them. */
function divide(line: Line): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  while (at < line.tokens.length) {
    const match = findAny(line, at);
    if (match) {
      stretches.push({ from: at, end: match.end, match });
      at = match.end;
    } else if (saysNothing(line, at)) {
      at += 1;
    } else {
      const end = endOfUnread(line, at);
      stretches.push({ from: startOfUnread(line, at, stretches.at(-1)?.end ?? 0), end, match: undefined });
      at = end;
    }
  }
  return stretches;
}

function findAny(line: Line, at: number): Match | undefined {
  if (isBreak(line.tokens[at])) return undefined;
  const [phrased, alone] = [findPhrase(phrases, line, at), findPhrase(bare, line, at)];
  const isAlone = alone !== undefined && alone.end > (phrased?.end ?? 0);
  const longest = isAlone ? alone : phrased;
  // Something alone, or a quality, is made something else by a word behind it that nobody knows: 'thai boxing', 'free parking'.
  if (!longest) return undefined;
  const mayQualify = isAlone || qualitySlots.some((slot) => slot in longest.found);
  return mayQualify && !isClosed(line, longest.end) ? undefined : longest;
}
const qualitySlots = ['quality', 'compared', 'wished'] as const;

/** Whether what ends before a token is whole: a break, a joining word or something that can be read follows. */
function isClosed(line: Line, end: number): boolean {
  const stem = stemAt(line, end);
  return isBreak(line.tokens[end]) || isConnective(stem) || isFiller(stem) || isNegator(wordAt(line, end), wordAt(line, end + 1)) || canBeRead(line, end);
}

const canBeRead = (line: Line, at: number): boolean => findPhrase(phrases, line, at) !== undefined || findPhrase(bare, line, at) !== undefined;

function saysNothing(line: Line, at: number): boolean {
  const token = line.tokens[at];
  return isBreak(token) || isConnective(stemAt(line, at)) || (isFiller(stemAt(line, at)) && !isNegator(wordAt(line, at), wordAt(line, at + 1)) && !ownsThing(line, at));
}

/** 'My dog' is whose and not what: the whole is not read. */
function ownsThing(line: Line, at: number): boolean {
  return isPossessive(wordAt(line, at)) && !/^favou?rite$/.test(wordAt(line, at + 1)) && findPhrase(bareTastes, line, at + 1) !== undefined;
}

/** Where words that nobody can read end: at a break, at the next phrase of its own words, and behind a 'not' only where its clause does. */
function endOfUnread(line: Line, start: number): number {
  const isTurned = isNegator(wordAt(line, start), wordAt(line, start + 1));
  let hasObject = false;
  let at = start + 1;
  for (; !isBreak(line.tokens[at]); at += 1) {
    const isJoint = isConnective(stemAt(line, at)) && stemAt(line, at) !== 'or';
    // 'Bring my dog and cat': the list goes on with what the verb takes.
    if (isJoint && !(hasObject && wordAt(line, at) === 'and' && findPhrase(bare, line, at + 1) && !findPhrase(phrases, line, at + 1))) break;
    // A single word may belong to what was not understood: 'the museum closes early'.
    if (!isJoint && !isTurned && (findPhrase(phrases, line, at)?.end ?? 0) > at + 1) break;
    hasObject ||= findPhrase(bare, line, at) !== undefined;
  }
  return at;
}

/** Small words in front belong to what they lead up to: 'in paris'. */
function startOfUnread(line: Line, start: number, floor: number): number {
  let from = start;
  while (from > floor && isLink((line.tokens[from - 1] as Token).stem)) from -= 1;
  return from;
}
