import { isAboutThing } from '../asked.ts';
import { swapStops, together } from '../asks.ts';
import { wordAt, type Line, type Outline } from '../line.ts';
import type { Ask } from '../phrases/phrase.ts';
import type { Stretch } from '../phrases/stretches.ts';
import { isBreak } from '../phrases/tokens.ts';
import { clauseOf, type Clause } from './clause.ts';
import { readFrames } from './frame.ts';
import { hints } from './hints.ts';
import { measureFrames, placeFrames } from './measure-frames.ts';
import { stopFrames } from './stop-frames.ts';

type Asks = ReadonlyMap<Stretch, Ask>;
interface Read {
  readonly stretches: readonly Stretch[];
  readonly asks: Asks;
}
const frames = [...measureFrames, ...stopFrames];

/**
 * Reads once more, by words that may stand apart, the clauses of which something was not read. What
 * was in doubt stays so, and what a phrase of its own words says is never read as something else.
 */
export function readClauses(
  read: Read,
  {
    isDoubted,
    line,
    outline,
  }: {
    readonly isDoubted: (stretch: Stretch) => boolean;
    readonly line: Line;
    readonly outline: Outline;
  },
): Read {
  const all = { from: 0, end: line.tokens.length };
  const place = isAlone(read.asks)
    ? readFrames(placeFrames, clauseOf(line, { ...all, outline, hasThings: true }), {
        outline,
        leaves: /^THING/,
      })
    : undefined;
  if (place) return withClause({ stretches: [], asks: new Map() }, all, place);
  return clausesOf(line).reduce<Read>((before, clause) => {
    const within = before.stretches.filter(
      ({ from, end }) => from >= clause.from && end <= clause.end,
    );
    const isLeft = within.some((stretch) => !before.asks.has(stretch));
    if (!isLeft || within.some((stretch) => isDoubted(stretch) || isSure(stretch, before.asks)))
      return before;
    const others: Read = {
      stretches: before.stretches.filter((stretch) => !within.includes(stretch)),
      asks: new Map([...before.asks].filter(([stretch]) => !within.includes(stretch))),
    };
    const ask =
      readFrames(frames, clauseOf(line, { ...clause, outline, hasThings: true }), { outline }) ??
      hintBeside(others.asks, clauseOf(line, { ...clause, outline, hasThings: false }), outline);
    return ask && !isSaidOtherwise(ask, others.asks) ? withClause(others, clause, ask) : before;
  }, read);
}

/** A clause that was read as a whole, among all else. */
function withClause({ stretches, asks }: Read, clause: Span, ask: Ask): Read {
  const whole: Stretch = { ...clause, match: undefined };
  const inText = (one: Span, other: Span): number => one.from - other.from;
  return {
    stretches: [...stretches, whole].toSorted(inText),
    asks: new Map(
      [...asks, [whole, ask] as const].toSorted(([one], [other]) => inText(one, other)),
    ),
  };
}

/**
 * Whether a phrase of its own words asks for something: a thing alone may belong to what was not
 * read.
 */
const isSure = (stretch: Stretch, asks: Asks): boolean =>
  stretch.match !== undefined &&
  !isAboutThing(stretch.match.phrase) &&
  Object.keys(asks.get(stretch)?.change ?? {}).length > 0;

const isAlone = (asks: Asks): boolean =>
  [...asks.values()].every(({ change }) => Object.keys(change).length === 0);

/**
 * What a word hints at: beside something else that is asked for only where the clause is a wish of
 * its own.
 */
function hintBeside(others: Asks, clause: Clause, outline: Outline): Ask | undefined {
  return isAlone(others) || isWish.test(clause.text) ? hintIn(clause, outline) : undefined;
}
const isWish =
  /^(and |also |plus |then |maybe )?(can|could|cld|would|should|lets|make|keep|get|bring|find|somewhere|something|anything|less|more|not so|no|nothing|cut|lower|need|want|we need|we want|i need|i want|id like|wed like|try to|with|in an?)\b/;

/** What a word hints at; of a stop of the plan it asks for another that is so. */
function hintIn(clause: Clause, outline: Outline): Ask | undefined {
  if (isOfPart.test(clause.text) || isWelcome.test(clause.text)) return undefined;
  const [stop, ...others] = clause.subjects.filter(({ kind }) => kind === 'stop');
  const leaves = stop && others.length === 0 ? /^STOP/ : undefined;
  const ask = readFrames(hints, clause, { outline, ...(leaves && { leaves }) });
  if (!ask || stop?.kind !== 'stop') return ask;
  const isMood = ask.change.wishes?.mood !== undefined;
  return isMood ? swapStops([stop.value]) : together([swapStops([stop.value]), ask]);
}
/** Of one part of the evening alone nothing can be asked by a hint. */
const isOfPart =
  /\b(first|last)\b|^(start|begin|end|finish)\b|\b(before|after|start|end) (with )?STOP|STOP\d+$/;
const isWelcome = /\b(fine|ok|okay|alright|mind|worth)\b/;

/** Whether another part of the text says already what a clause seems to say. */
function isSaidOtherwise({ change }: Ask, others: Asks): boolean {
  return saidOnce.some(
    (key) =>
      change.wishes?.[key] !== undefined &&
      [...others.values()].some((other) => other.change.wishes?.[key] !== undefined),
  );
}
const saidOnce = [
  'start',
  'end',
  'meal',
  'mostCents',
  'maxMiles',
  'place',
  'setting',
  'mode',
] as const;

type Span = Pick<Stretch, 'from' | 'end'>;

/** Where each clause begins and ends. */
function clausesOf(line: Line): Span[] {
  const clauses: Span[] = [];
  let from = 0;
  for (let at = 0; at <= line.tokens.length; at += 1) {
    if (!isBreak(line.tokens[at]) && !opens.has(wordAt(line, at)) && !isSoThat(line, at)) continue;
    if (at > from) clauses.push({ from, end: at });
    from = at + 1;
  }
  return clauses;
}
const opens = new Set('but because cause since though although'.split(' '));
/** 'So we can' opens a clause, 'so expensive' does not. */
const isSoThat = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'so' &&
  /^(we|i|she|he|they|can|could|lets?|maybe|how|what|something|somewhere|anything|no|not|nothing|nowhere|more|less|keep|make|start|end|wrap|be|done|any|if|just|skip|drop|need|prefer|earlier|later|cheaper|closer|quieter|dinner|food|indoors?|\d.*)$/.test(
    wordAt(line, at + 1),
  );
