import { readDuration, readMoney } from './amounts.ts';
import { readClock } from './words/clock-words.ts';
import { isBreak } from './phrases/tokens.ts';
import { wordAt, wordsBetween, type Line, type Outline, type Reader } from './line.ts';
import { allStops, placeOf } from './named-stop.ts';
import type { Ask } from './phrases/phrase.ts';
import { readAnyStop } from './words/stop-words.ts';
import type { Stretch } from './phrases/stretches.ts';

/** So many words may say a figure. */
const figureWords = 3;

type Asks = ReadonlyMap<Stretch, Ask>;

/**
 * What is asked for surely: what other words of the text contradict, explain or call into question
 * is left out, and so told back as not read.
 */
export function withoutDoubts(
  asks: Asks,
  { stretches, line, outline }: { stretches: readonly Stretch[]; line: Line; outline: Outline },
): Asks {
  const unread = stretches.filter((stretch) => !asks.has(stretch));
  const findsIn = ({ from, end }: Stretch, reader: Reader<unknown>): boolean =>
    line.tokens.slice(from, end).some((_, i) => reader(line, from + i) !== undefined);
  const holds = (reader: Reader<unknown>) => unread.some((stretch) => findsIn(stretch, reader));
  /** A figure with hardly a word beside it belongs to what stands next to it. */
  const holdsFigure = (reader: Reader<unknown>) =>
    unread.some((stretch) => stretch.end - stretch.from <= figureWords && findsIn(stretch, reader));
  const isPlanned: Reader<true> = (_, at) => {
    const stop = readAnyStop(line, at);
    return stop && placeOf(stop.value.ref, outline) !== undefined
      ? { value: true, end: stop.end }
      : undefined;
  };
  const namesOne = [...asks.values()].some(
    ({ change: { swap = [] } }) => swap.length > 0 && swap.length < allStops(outline).length,
  );
  const retracted = retractionIn(line);
  const conditions = unread.filter(
    ({ from }) =>
      /^(if|unless|assuming|depending)$/.test(wordAt(line, from)) ||
      /^only if$/.test(wordsBetween(line, from, from + 2)),
  );
  const isVague = ({ change }: Ask): boolean =>
    // 'Longer at the museum, 2 hours': so much more is not what was said.
    ((change.stays ?? []).some(({ minutes }) => 'by' in minutes) && holdsFigure(readDuration)) ||
    (isShift(change.wishes) && holdsFigure(readClock)) ||
    ((change.moves ?? []).some(({ measure }) => measure === 'cost') && holdsFigure(readMoney)) ||
    // 'Not sure about the bar, any other ideas': the others may well stay.
    (change.swap?.length === allStops(outline).length && (holds(isPlanned) || namesOne));
  return new Map(
    [...withoutReasons(withoutContradictions(asks, outline))].filter(
      ([{ from, end }, ask]) =>
        !isVague(ask) &&
        !isTakenBack(line, end) &&
        end > retracted &&
        !conditions.some((condition) => hangsOn(condition, from, line)),
    ),
  );
}

/**
 * Where the last word stands that takes back all before it: 'add bowling, scratch that, karaoke'.
 */
function retractionIn(line: Line): number {
  const at = line.tokens.findLastIndex((_, i) => retracts.test(wordsBetween(line, i, i + 3)));
  return Math.max(at, 0);
}
const retracts =
  /^(scratch that|forget that|take that back|strike that|kidding|jk|joking|wait no|no wait|actually no|on second thought|changed my mind(?! about)|we changed our)/;

/**
 * Whether something is asked for only in a case that nobody here can judge: 'if she is late, start
 * at 8'.
 */
function hangsOn(condition: Stretch, from: number, line: Line): boolean {
  if (from < condition.end) return false;
  const breaks = line.tokens.slice(condition.end, from).filter(isBreak);
  return breaks.length <= 1;
}

/** 'I'd skip the museum but she wants it' skips nothing. */
const isTakenBack = (line: Line, at: number): boolean =>
  /^but (she|he|they|my \w+|her|his|i) (\w+ )?(want|wants|wanted|love|loves|like|likes|insists|needs) (it|that|to|on)\b/.test(
    wordsBetween(line, at, at + longestTurn),
  );
const longestTurn = 7;

const isShift = (wishes: Ask['change']['wishes']): boolean =>
  [wishes?.start, wishes?.end, wishes?.meal].some((change) => change && 'by' in change);

/** Who asks for more and less of one thing has not said what they mean: neither is read. */
function withoutContradictions(asks: Asks, outline: Outline): Asks {
  const moves = [...asks.values()].flatMap(({ change }) => change.moves ?? []);
  const isTorn = (ask: Ask) =>
    ask.change.moves?.some((one) =>
      moves.some((other) => other.measure === one.measure && other.toward !== one.toward),
    ) ?? false;
  // 'Not that hungry, tapas maybe' would eat something all the same.
  const isFed = [...asks.values()].some(({ change }) => (change.wishes?.cuisines ?? []).length > 0);
  const isStuffed = ({ change }: Ask) => isFed && change.wishes?.haveEaten === true;
  // 'I hate clubs but love live music': the club of the plan is not to stay.
  const avoided = new Set(
    [...asks.values()].flatMap(({ change }) =>
      (change.wishes?.dislikes ?? []).map((text) => placeOf(text, outline)),
    ),
  );
  const isAvoided = ({ change: { keep = [] } }: Ask): boolean =>
    keep.some((stop) => {
      const there = typeof stop === 'object' ? undefined : placeOf(stop, outline);
      return there !== undefined && avoided.has(there);
    });
  return new Map([...asks].filter(([, ask]) => !isTorn(ask) && !isStuffed(ask) && !isAvoided(ask)));
}

/** 'Tired' alone asks for a quiet evening; 'shorter, I am tired' says why it should be shorter. */
function withoutReasons(asks: Asks): Asks {
  const isWish = ({ change, isReason }: Ask) => !isReason && Object.keys(change).length > 0;
  const isSaid = [...asks.values()].some(isWish);
  return new Map(
    [...asks].map(([stretch, ask]) => [stretch, isSaid && ask.isReason ? nothing : ask]),
  );
}
const nothing: Ask = { meaning: '', change: {} };
