import {
  readAmount,
  readDuration,
  readMiles,
  readMoney,
  readNumber,
  type Amount,
} from '../amounts.ts';
import { isCounted, readClock, readHour, type Clock } from '../words/clock-words.ts';
import { isFiller } from '../filler.ts';
import { wordAt, type Line, type NamedPlace, type Outline } from '../line.ts';
import { placeOf, type NamedStop } from '../named-stop.ts';
import { readPlace } from '../words/place-words.ts';
import { readAnyStop, readNamed, readPair, readStop } from '../words/stop-words.ts';
import { readThing, type Thing } from '../words/thing-words.ts';

/** What a clause speaks of, by the kind of thing that it is. */
export interface Subjects {
  readonly stop: NamedStop;
  readonly thing: Thing;
  /** 'The last two' */
  readonly pair: readonly NamedStop[];
  readonly place: NamedPlace;
  readonly clock: Clock;
  readonly money: Amount;
  readonly time: number;
  readonly miles: number;
  /** A figure that says not of what: an hour, dollars, or a count. */
  readonly figure: { readonly clock?: Clock; readonly money?: Amount; readonly count: number };
}
type Kind = keyof Subjects;
type Subject = { readonly [K in Kind]: { readonly kind: K; readonly value: Subjects[K] } }[Kind];

/**
 * A clause in which all that can be known by itself is named by its kind: 'STOP1 should come after
 * STOP2'.
 */
export interface Clause {
  readonly text: string;
  readonly subjects: readonly Subject[];
}

/** The words from one place of a line to another as a clause. */
export function clauseOf(
  line: Line,
  {
    from,
    end,
    outline,
    hasThings,
  }: {
    readonly from: number;
    readonly end: number;
    readonly outline: Outline;
    /** Whether things are named by their kind as well; else they stand in their own words. */
    readonly hasThings: boolean;
  },
): Clause {
  const subjects: Subject[] = [];
  const words: string[] = [];
  for (let at = from; at < end; ) {
    const found = subjectAt(line, at, outline);
    if (found && found.end <= end && (hasThings || found.subject.kind !== 'thing')) {
      words.push(`${found.subject.kind.toUpperCase()}${subjects.length}`);
      subjects.push(found.subject);
      at = found.end;
    } else {
      words.push(wordAt(line, at));
      at += 1;
    }
  }
  return { text: words.join(' ').replace(interjection, ''), subjects };
}

/** 'No that is even farther' refuses nothing. */
const interjection =
  /^(no|nah|nope|yeah|yes|ok|okay|well|ugh) (?=(thats|its|that|it|we|i|the|lets|make|too|more|way|still|this|these|im|were)\b)/;

function subjectAt(
  line: Line,
  at: number,
  outline: Outline,
): { readonly subject: Subject; readonly end: number } | undefined {
  if (wordAt(line, at) === 'show' && /^(me|us|her|him)$/.test(wordAt(line, at + 1)))
    return undefined;
  const place = readPlace(line, at);
  if (place) return { subject: { kind: 'place', value: place.value }, end: place.end };
  const miles = readMiles(line, at);
  if (miles) return { subject: { kind: 'miles', value: miles.value }, end: miles.end };
  const time = readDuration(line, at);
  if (time) return { subject: { kind: 'time', value: time.value }, end: time.end };
  const money = readMoney(line, at);
  if (money) return { subject: { kind: 'money', value: money.value }, end: money.end };
  const hour = readHour(line, at);
  if (hour) return { subject: { kind: 'clock', value: hour.value }, end: hour.end };
  const pair = readPair(line, at);
  if (pair) return { subject: { kind: 'pair', value: pair.value }, end: pair.end };
  const isPick = picks.test(wordAt(line, at - 1)) || isJudged(line, at);
  const stop = readNamed(line, at) ?? (isPick ? readAnyStop(line, at) : readStop(line, at));
  if (stop && placeOf(stop.value.ref, outline) !== undefined)
    return { subject: { kind: 'stop', value: stop.value }, end: stop.end };
  return figureAt(line, at) ?? thingAt(line, at);
}

/** Behind these a figure is a stop: 'instead of 1', 'keep 2'. */
const picks =
  /^(of|swap|replace|keep|drop|lose|skip|cut|change|love|like|liked|hate|on|about|scrap|nix|ditch|remove|delete|switch|trade|not|than|number|for)$/;
/** '3 is a no', '1 sounds great' */
const isJudged = (line: Line, at: number): boolean =>
  at === 0 &&
  /^(is|isnt|looks?|sounds?|seems?|feels?|can|could|should|needs?|has|doesnt|wont)$/.test(
    wordAt(line, at + 1),
  );

/**
 * From here on a figure may be money, where it is spoken of as such: '130' is that rather than half
 * past one.
 */
const leastDollars = 20;
const bare = (dollars: number): Amount => ({ cents: dollars * 100, isMarked: false });

function figureAt(line: Line, at: number) {
  const number = readNumber(line, at);
  // 'One' of 'on one street' counts nothing.
  if (!number || wordAt(line, at) === 'one') return undefined;
  const [clock, money] = [readClock(line, at), readAmount(line, at)];
  const value = {
    count: number.value,
    ...(clock && { clock: clock.value }),
    ...(money
      ? { money: money.value }
      : number.value >= leastDollars &&
        !isCounted(line, number.end) && { money: bare(number.value) }),
  };
  const end = Math.max(number.end, clock?.end ?? 0, money?.end ?? 0);
  return { subject: { kind: 'figure', value } as const, end };
}

function thingAt(line: Line, at: number) {
  const thing = readThing(line, at);
  return thing && thing.value.unknown.length === 0 && !thing.value.text.split(' ').every(isFiller)
    ? { subject: { kind: 'thing', value: thing.value } as const, end: thing.end }
    : undefined;
}
