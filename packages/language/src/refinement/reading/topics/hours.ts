import { endMeant, sayClock, sayDuration, startMeant, type Clock } from '../words/clock-words.ts';
import type { Outline } from '../line.ts';
import { together, wish } from '../asks.ts';
import { nothingAsked, phrase, phraseOfWords, type Ask, type Phrase } from '../phrases/phrase.ts';

/** 'Earlier' and 'later' without a figure, and with 'a bit' or 'a lot' before them. */
export const [aBit, some] = [30, 60];
const aLot = 120;

const startAt = (at: number): Ask => wish(`Start at ${sayClock(at)}`, { start: { at } });
export const startBy = (minutes: number): Ask =>
  wish(`Start ${sayDuration(Math.abs(minutes))} ${minutes < 0 ? 'earlier' : 'later'}`, {
    start: { by: minutes },
  });
export function startOn(clock: Clock, outline: Outline): Ask | undefined {
  const at = startMeant(clock, outline);
  return at === undefined ? undefined : startAt(at);
}

/** 'Not before six': a start that is later already stays. */
export function startFrom(clock: Clock, outline: Outline): Ask | undefined {
  const at = startMeant(clock, outline);
  return at === undefined
    ? undefined
    : wish(`Start at ${sayClock(at)} or later`, {
        start: { at: Math.max(at, outline.startMinutes) },
      });
}

function startUpTo(clock: Clock, outline: Outline): Ask | undefined {
  const at = startMeant(clock, outline);
  return at === undefined
    ? undefined
    : wish(`Start at ${sayClock(at)} or earlier`, {
        start: { at: Math.min(at, outline.startMinutes) },
      });
}

function between(clock: Clock, until: Clock, outline: Outline): Ask | undefined {
  if (areStops(clock, until, outline)) return undefined;
  // 'Six to nine pm' begins at six pm: of a bare start the last one before the end.
  const half = 720;
  const start =
    clock.isBare && !until.isBare
      ? [clock.minutes, clock.minutes + half].findLast((time) => time < until.minutes)
      : startMeant(clock, outline);
  const end =
    start === undefined
      ? undefined
      : endMeant(until, {
          ...outline,
          startMinutes: start,
          endMinutes: Math.max(start, outline.endMinutes),
        });
  return start === undefined || end === undefined
    ? undefined
    : together([startAt(start), wish(`over by ${sayClock(end)}`, { end: { at: end } })]);
}

/** 'Between 1 and 2' may as well be two stops. */
const areStops = (clock: Clock, until: Clock, { stopNames }: Outline): boolean =>
  [clock, until].every(({ minutes, isBare }) => isBare && minutes <= stopNames.length * 60);

/** Parts of a day by their names: when to start for each, and when it is over. */
const partsOfDay: readonly (readonly [names: string, at: number, until: number])[] = [
  ['morning|early morning', 10 * 60, 12 * 60],
  ['midday|middle of the day', 12 * 60, 14 * 60],
  ['afternoon|daytime|day time|daylight|daylight hours', 14 * 60, 17 * 60],
  ['late afternoon|early evening', 16 * 60 + 30, 18 * 60 + 30],
];
/** Meals that an evening has no hour for, and when a date begins with each. */
const dayMeals: readonly (readonly [name: string, at: number, until: number])[] = [
  ['breakfast', 9 * 60, 11 * 60],
  ['brunch', 11 * 60, 14 * 60],
  ['lunch', 12 * 60, 14 * 60],
];
/** Such a meal instead of dinner: the date begins with its hour. */
const mealOfDay = (name: string, at: number, until: number, { startMinutes }: Outline): Ask =>
  wish(
    startMinutes >= at && startMinutes < until
      ? `With ${name}`
      : `Start at ${sayClock(at)}, for ${name}`,
    {
      haveEaten: false,
      ...((startMinutes < at || startMinutes >= until) && { start: { at } }),
    },
  );

/** A start in a part of the day; where it lies there already nothing is asked. */
const inPart = (at: number, until: number, { startMinutes }: Outline): Ask =>
  startMinutes >= at && startMinutes < until ? nothingAsked : startAt(at);

export const it =
  '[it|it all|all of it|things|everything|us|we|off|out|the whole thing|the [whole] (date|evening|night|day|plan|outing|fun)|our (date|evening|night|day)]';
const start =
  '(start|starting|started|begin|beginning|kick off|meet|meeting|meet up|arrive|get there|be there|go out)';
export const end = `(end|ending|ended|finish|finish up|finishing|finished|done|be done|over|wrap up|wrapped up|wrap it up|wrap|wrapped|home|be home|get home|back home|back|be back
    |head home|head back|out of there|leave|call it a night|in bed|conclude|get back|heading home|going home|go home|get her home|get him home)`;
/** Moves something to another hour. */
export const shift =
  '(push|pull|move|shift|bump|pushed|moved|shifted|bumped|switched|slide|bring|change|switch|delay|postpone|set|put|scoot)';
export const reserve =
  '[have to|has to|need to|needs to|must|gotta|got to|should|would like to|want to|can]';
export const about = '[about|around|like|roughly|exactly|sharp]';
export const a = '[a|an]';

/** Read before all others: an end is understood from the start that is asked for. */
export const startPhrases: readonly Phrase[] = [
  phrase(
    '(finish|done with|out of|get out of|off|get off|leave) [from] [my|the] (work|class|school|the office|yoga|gym|practice|training|rehearsal|choir|therapy|a meeting) [at|around|by] <clock>',
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  phrase(
    `${start} ${it} [at|from|around|about|like|at around|at about|at like] <clock> [sharp|instead of <until>|instead]`,
    ({ clock }, outline) => startOn(clock, outline),
  ),
  phrase(
    `${reserve} ${start} ${it} (by|before|no later than|latest|latest by) <clock>`,
    ({ clock }, outline) => startUpTo(clock, outline),
  ),
  phrase(
    `${start} ${it} (after|no earlier than|not earlier than|not before|not until) <clock>`,
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  phrase(
    `(not|nothing|dont|do not|cant|cannot|cant do|cant do anything|dont want to) [to] [${start}|make it|come|do it] ${it} [at all] (before|until
    |earlier than|till) <clock>`,
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  phrase(
    `(no earlier than|not earlier than|not until|after|only after|free after|free from|free at|free until after|earliest|earliest at|off work at
    |work until|working until|work till) <clock>`,
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  ...partsOfDay.map(([part, at, until]) =>
    phraseOfWords(
      `(start|begin|do|make|move|shift|push|switch|change|have|plan) [it|this|that|everything|the whole thing|the date] (in|to|for|during|into|a|an) [the|a|an|early|mid] (${part}) [thing|date|one|plan|outing|instead]`,
      (outline) => inPart(at, until, outline),
    ),
  ),
  ...partsOfDay.map(([part, at, until]) =>
    phraseOfWords(
      `[a|an|the|more] (${part}) (instead|rather|only|date|outing|thing|plan|please)`,
      (outline) => inPart(at, until, outline),
    ),
  ),
  ...dayMeals.flatMap(([name, at, until]) => [
    phraseOfWords(
      `[do|have|rather|prefer|want|make it|like|switch to] [have|do] [a] ${name} (instead [of (dinner|supper)]|rather than (dinner|supper)|than (dinner|supper)|not (dinner|supper)|over (dinner|supper)|date)`,
      (outline) => mealOfDay(name, at, until, outline),
    ),
    phraseOfWords(
      `(make it|make this|turn it into|turn this into|switch to|switch it to|change to|change it to|move it to|move to|change dinner to|swap dinner for|switch dinner to) [a] ${name} [date|instead]`,
      (outline) => mealOfDay(name, at, until, outline),
    ),
    phraseOfWords(`(not|no) (dinner|supper) [but|,] ${name}`, (outline) =>
      mealOfDay(name, at, until, outline),
    ),
  ]),
  phrase('from <clock> [on|onward|onwards]', ({ clock }, outline) => startOn(clock, outline)),
  phrase('<clock> (or later|earliest|at the earliest|onward|onwards)', ({ clock }, outline) =>
    startFrom(clock, outline),
  ),
  phrase(
    `(make it|how about|what about|lets say|say|do it|${shift} ${it} [back|up|forward|out|later|earlier] (to|for|until)) [at|for] <clock> [instead]`,
    ({ clock }, outline) => startOn(clock, outline),
  ),
  phrase(
    '[our|the|my] (reservation|booking|table) (cant be|isnt|is not|cannot be|is|starts) [until|before|at|for|not before] <clock>',
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  phrase('(running|be|gonna be|going to be|will be|run) <duration> (late|behind)', ({ duration }) =>
    startBy(duration),
  ),
  phrase(
    '[my|her|his|our|the] (shift|class|work|meeting|lecture|practice|game) (ends|end|is over|finishes|finish|gets out) at <clock>',
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  phrase('<clock> [is] the earliest', ({ clock }, outline) => startFrom(clock, outline)),
  phrase(
    '(dont|doesnt|wont|cant|not) (get off|get out|finish|get off work|finish work|get home|get there|make it|be there) (till|until|before|til) <clock>',
    ({ clock }, outline) => startFrom(clock, outline),
  ),
  phrase(
    `(leave|go|head out|leave home|set off) [at] <clock> instead of <until>`,
    ({ clock, until }, outline) =>
      startMeant(until, outline) === outline.startMinutes ? startOn(clock, outline) : undefined,
  ),
  phrase('(do|at|go for|say|try) <clock> instead [of <until>]', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
  phrase(
    '<clock> (works|work|is|would be|would work|suits|sounds|might be) [me|us] [so|way|much] (better|good|great|best|perfect|ideal|easier|well|more realistic) [for] [me|us|her|him|everyone]',
    ({ clock }, outline) => startOn(clock, outline),
  ),
  phrase('<clock> (works|suits) [better] [for] (me|us|her|him)', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
  phrase('<clock> (start|start time)', ({ clock }, outline) => startOn(clock, outline)),
  phrase('(start time|time) (at|of|to|is|should be|around) <clock>', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
  phrase(
    '[from|between] <clock> (to|until|till|through|til) <until>',
    ({ clock, until }, outline) => between(clock, until, outline),
  ),
  phrase('(from|between) <clock> and <until>', ({ clock, until }, outline) =>
    between(clock, until, outline),
  ),
  phrase(
    `${start} ${it} [at|from|around] <clock> [and|,|then] ${end} ${it} [at|by|before|around|until] <until>`,
    ({ clock, until }, outline) => between(clock, until, outline),
  ),

  phrase(`[${start}] ${it} ${about} <duration> later`, ({ duration }) => startBy(duration)),
  phrase(`[${start}] ${it} ${about} <duration> (earlier|sooner)`, ({ duration }) =>
    startBy(-duration),
  ),
  phrase(
    `(push|move|shift|delay|postpone) ${it} [back|by|later|start] ${about} <duration> [later|back]`,
    ({ duration }) => startBy(duration),
  ),
  phrase(
    `(push|pull|move|shift|bring) ${it} (up|forward|earlier) [by] ${about} <duration>`,
    ({ duration }) => startBy(-duration),
  ),
  phrase(`[${start}] ${it} later [start]`, () => startBy(some)),
  phrase(`[${start}] ${it} (earlier|sooner) [start]`, () => startBy(-some)),
  phrase(`(${start} ${it} early [start]|early start|early <close>)`, () => startBy(-some)),
  phrase(`${a} later (start|one|time|date|slot)`, () => startBy(some)),
  phrase(`${a} earlier (start|one|time|date|slot)`, () => startBy(-some)),
  phrase('(push|move) it back', () => startBy(some)),
  phrase(
    `[${start}] ${it} (a bit|a little|slightly|a little bit|a touch|bit|little) later [start]`,
    () => startBy(aBit),
  ),
  phrase(
    `[${start}] ${it} (a bit|a little|slightly|a little bit|a touch|bit|little) (earlier|sooner) [start]`,
    () => startBy(-aBit),
  ),
  phrase(`[${start}] ${it} (much|a lot|way|far) later [start]`, () => startBy(aLot)),
  phrase(`[${start}] ${it} (much|a lot|way|far) (earlier|sooner) [start]`, () => startBy(-aLot)),
  phrase(`(not|dont ${start}|${start} not|isnt|less) ${it} [so|too|that|quite so|as] early`, () =>
    startBy(some),
  ),
  phrase(`${start} too early`, () => startBy(some)),
  phrase(
    '<clock> [is] [way|a bit|a little|kind of] too (early|late) [,] [but|so|more like|rather|say|make it|how about] <until> [is|would be|works] [fine|ok|okay|good|better]',
    ({ until }, outline) => startOn(until, outline),
  ),
  phrase('<clock> [is] [way|a bit|a little|kind of] too early', ({ clock }, outline) =>
    startMeant(clock, outline) === outline.startMinutes ? startBy(some) : undefined,
  ),
  phrase(
    '<clock> (is|would be) (fine|ok|okay|good|great|perfect) [for|with] [me|us]',
    ({ clock }, outline) => startOn(clock, outline),
  ),
  phrase(`[${shift}] ${it} [by] <number> later`, ({ number }) =>
    number >= 10 && number <= 90 ? startBy(number) : undefined,
  ),
  phrase(`[${shift}] ${it} [by] <number> (earlier|sooner)`, ({ number }) =>
    number >= 10 && number <= 90 ? startBy(-number) : undefined,
  ),
  phrase('(meant|make that|said|say) <clock> [not <until>] <close>', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
  phrase(`${shift} ${it} (back|later) [by] <number> <close>`, ({ number }) =>
    number >= 10 && number <= 90 ? startBy(number) : undefined,
  ),
  phrase(`${shift} ${it} (up|forward|earlier) [by] <number> <close>`, ({ number }) =>
    number >= 10 && number <= 90 ? startBy(-number) : undefined,
  ),
  phrase(`(dont ${start}|${start} not) ${it} (so|too|that|as) late`, () => startBy(-some)),
  phrase(`${start} too late`, () => startBy(-some)),
];

/**
 * 'At eight' alone is when to start; within a sentence that is not understood it is when something
 * else happens.
 */
export const bareHours: readonly Phrase[] = [
  phrase('[way|a bit|a little|kind of|bit] too early', () => startBy(some)),
  ...partsOfDay.map(([part, at, until]) =>
    phraseOfWords(`(in|during|for) [the] (${part}) [instead|rather]`, (outline) =>
      inPart(at, until, outline),
    ),
  ),
  phrase('(at|around|about|at around|at about|like) <clock> [instead]', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
  phrase('[make it|more] (closer to|more like|nearer to|nearer) <clock>', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
  phrase(
    '<hour> (instead|rather|works|would work|would be better|is better)',
    ({ hour }, outline) => startOn(hour, outline),
  ),
  phrase('<hour> [not <until>] <close>', ({ hour }, outline) => startOn(hour, outline)),
];
