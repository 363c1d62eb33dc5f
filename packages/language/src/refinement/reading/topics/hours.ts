import { endMeant, sayClock, sayDuration, startMeant, type Clock } from '../clock-words.ts';
import type { Outline } from '../line.ts';
import { move, together, wish } from '../asks.ts';
import { phrase, type Ask, type Phrase } from '../phrase.ts';

/** 'Earlier' and 'later' without a figure, and with 'a bit' or 'a lot' before them. */
const [aBit, some, aLot] = [30, 60, 120];

const startAt = (at: number): Ask => wish(`Start at ${sayClock(at)}`, { start: { at } });
const startBy = (minutes: number): Ask =>
  wish(`Start ${sayDuration(Math.abs(minutes))} ${minutes < 0 ? 'earlier' : 'later'}`, {
    start: { by: minutes },
  });
const endBefore = (at: number | undefined): Ask | undefined =>
  at === undefined ? undefined : wish(`Over by ${sayClock(at)}`, { end: { at } });
const endEarlier = (minutes: number): Ask =>
  wish(`Over ${sayDuration(minutes)} earlier`, { end: { by: -minutes } });
/** The end is only the latest there may be: to last longer is asked for besides. */
const endLater = (minutes: number): Ask =>
  together(
    [wish('', { end: { by: minutes } }), move('length', 'more')],
    `Go on ${sayDuration(minutes)} longer`,
  );

function startOn(clock: Clock, outline: Outline): Ask | undefined {
  const at = startMeant(clock, outline);
  return at === undefined ? undefined : startAt(at);
}

/** 'Not before six': a start that is later already stays. */
function startFrom(clock: Clock, outline: Outline): Ask | undefined {
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

/** 'Until midnight': where that is later than planned the plan shall last as long. */
function goOnUntil(at: number | undefined, outline: Outline): Ask | undefined {
  if (at === undefined) return undefined;
  return at > outline.endMinutes
    ? together([wish('', { end: { at } }), move('length', 'more')], `Go on until ${sayClock(at)}`)
    : endBefore(at);
}

function between(clock: Clock, until: Clock, outline: Outline): Ask | undefined {
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

const shortestDate = 60;
const lasting = (minutes: number, outline: Outline): Ask | undefined =>
  minutes < shortestDate
    ? undefined
    : wish(`At most ${sayDuration(minutes)}`, { end: { at: outline.startMinutes + minutes } });
const lastingAtLeast = (minutes: number, outline: Outline): Ask | undefined =>
  outline.startMinutes + minutes > outline.endMinutes
    ? goOnUntil(outline.startMinutes + minutes, outline)
    : { meaning: `At least ${sayDuration(minutes)}, as planned`, change: {} };

const it =
  '[it|things|everything|us|we|off|out|the whole thing|the [whole] (date|evening|night|day|plan|outing|fun)|our (date|evening|night|day)]';
const start =
  '(start|starting|started|begin|beginning|kick off|meet|meeting|meet up|arrive|get there|be there|go out)';
const end = `(end|ending|ended|finish|finish up|finishing|finished|done|be done|over|wrap up|wrapped up|wrap it up|home|be home|get home|back home|back|be back
    |head home|head back|out of there|leave|call it a night|in bed|conclude|get back|heading home|going home|go home|get her home|get him home)`;
/** Moves something to another hour. */
export const shift =
  '(push|move|shift|bump|pushed|moved|shifted|bumped|switched|slide|bring|change|switch|delay|postpone|set|put|scoot)';
const reserve =
  '[have to|has to|need to|needs to|must|gotta|got to|should|would like to|want to|can]';
const latest =
  '(by|before|(no|not) [a|one] [second|minute|moment] later than|no later than|not later than|at the latest by|latest by|latest|not after|not past|at latest)';
const about = '[about|around|like|roughly|exactly|sharp]';
const a = '[a|an]';

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
  phrase('(running|be|gonna be|going to be|will be|run) <duration> late', ({ duration }) =>
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
    `(push|move|shift|bring) ${it} (up|forward|earlier) [by] ${about} <duration>`,
    ({ duration }) => startBy(-duration),
  ),
  phrase(`[${start}] ${it} later [start]`, () => startBy(some)),
  phrase(`[${start}] ${it} (earlier|sooner|early) [start]`, () => startBy(-some)),
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
  phrase(`[${start}] too early`, () => startBy(some)),
  phrase(`(dont ${start}|${start} not) ${it} (so|too|that|as) late`, () => startBy(-some)),
  phrase(`${start} too late`, () => startBy(-some)),
];

/** 'At eight' alone is when to start; within a sentence that is not understood it is when something else happens. */
export const bareHours: readonly Phrase[] = [
  phrase('(at|around|about|at around|at about|like) <clock> [instead]', ({ clock }, outline) =>
    startOn(clock, outline),
  ),
];

export const endPhrases: readonly Phrase[] = [
  phrase(`${reserve} ${end} ${it} ${latest} <clock>`, ({ clock }, outline) =>
    endBefore(endMeant(clock, outline)),
  ),
  phrase(
    `${reserve} (leave|be home|be back|get home|get back|go home|head home|head back|go) [by|before|at|around] <clock>`,
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    `${end} ${it} [at|around|by] <clock> (at the latest|latest|at latest|max|tops)`,
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(`${latest} ${about} <clock>`, ({ clock }, outline) => endBefore(endMeant(clock, outline))),
  phrase(
    '<clock> (at the latest|latest|at latest|finish|end|curfew|end time|max|tops)',
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    '(curfew|sitter|babysitter|bedtime) [is|at|of|until|till|has to leave at|leaves at|only until|is at] <clock>',
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    '(nothing|no|not|dont do anything|dont want anything|dont plan anything) [going] (after|past|beyond|later than) <clock>',
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    `(cant|dont|dont want to|not) (stay|go|be out|stay out|run|last|go on) (past|after|later than|beyond|longer than) <clock>`,
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase('(only|free|have|available|just) (until|till|til|to) <clock>', ({ clock }, outline) =>
    endBefore(endMeant(clock, outline)),
  ),

  phrase(`${end} ${it} [at|around|about|like|at around|at about] <clock>`, ({ clock }, outline) =>
    goOnUntil(endMeant(clock, outline), outline),
  ),
  phrase(
    `[last|lasts|going|go|go on|stay|stay out|out|continue|be out|keep going|keep it going|run|runs|make it last|stretch it] (until|till|til|up to
    |to last until) <clock>`,
    ({ clock }, outline) => goOnUntil(endMeant(clock, outline), outline),
  ),
  phrase(`(dont|do not|not|shouldnt|no|never) ${end} ${it} before <clock>`, ({ clock }, outline) =>
    goOnUntil(endMeant(clock, outline), outline),
  ),
  phrase(
    `${end} ${it} (after|no earlier than|not before|later than) <clock>`,
    ({ clock }, outline) => goOnUntil(endMeant(clock, outline), outline),
  ),

  phrase(`${end} ${it} ${about} <duration> (earlier|sooner)`, ({ duration }) =>
    endEarlier(duration),
  ),
  phrase(`${end} ${it} ${about} <duration> later`, ({ duration }) => endLater(duration)),
  phrase(`${end} ${it} (in|after|within) ${about} <duration>`, ({ duration }, outline) =>
    lasting(duration, outline),
  ),
  phrase('(shave|take|knock|cut|chop|trim) <duration> off', ({ duration }) => endEarlier(duration)),
  phrase('<duration> (shorter|less|quicker)', ({ duration }) => endEarlier(duration)),
  phrase(
    '(shorten|cut|shorter|trim|reduce) [it|this|that|the date|the evening] [short] by <duration>',
    ({ duration }) => endEarlier(duration),
  ),
  phrase('[add|for] <duration> (longer|more)', ({ duration }) => endLater(duration)),
  phrase(
    '(extend|lengthen|stretch|longer) [it|this|that|the date|the evening] by <duration>',
    ({ duration }) => endLater(duration),
  ),
  phrase('(an extra|one extra|one more|another|an additional) hour', () => endLater(60)),
  phrase('(add|another) <duration>', ({ duration }) => endLater(duration)),
  phrase(`${end} ${it} (earlier|sooner|early)`, () => endEarlier(some)),
  phrase(`${end} ${it} (a bit|a little|slightly|a little bit|bit) (earlier|sooner)`, () =>
    endEarlier(aBit),
  ),
  phrase(`${end} ${it} later`, () => endLater(some)),
  phrase(`${end} ${it} (a bit|a little|slightly|a little bit|bit) later`, () => endLater(aBit)),
  phrase(`${a} (earlier|early) (end|finish|night|ending|bedtime)`, () => endEarlier(some)),
  phrase(`${a} (later|late) (end|finish|night|ending)`, () => endLater(some)),
  phrase(
    `(not|isnt|nothing|dont stay out|dont stay up|dont be out|cant stay out|cant be out|dont want to stay out) [so|too|that|as|very] late`,
    () => endEarlier(some),
  ),
  phrase('(not a|no|not such a) late night', () => endEarlier(some)),
  phrase('[it|this|that] [is|end|goes|run] too late', () => endEarlier(some)),
  phrase(
    '(it|this|that|the plan|the whole thing|everything|the evening|the date) (go|goes|run|runs|is|lasts|feels) [way|much|a bit|a little] too long',
    () => move('length', 'less'),
  ),
  phrase('(stay|be|go) out [a bit|a little|way|much] late', () => endLater(some)),
  phrase('(stay|be) out later', () => endLater(some)),

  phrase(
    `(only|just|max|at most|under|no more than|not more than|less than|keep it to|keep it under|keep it at|only have|have only|only got|have|got
    |in|within|limit it to|about|around) <duration> [max|long|total|tops|in total|together|only|date]`,
    ({ duration }, outline) => lasting(duration, outline),
  ),
  phrase('(not|dont go|dont want to go) (longer|more) than <duration>', ({ duration }, outline) =>
    lasting(duration, outline),
  ),
  phrase(
    '<duration> (max|tops|top|total|in total|only|at most|long|date|or less|maximum|altogether)',
    ({ duration }, outline) => lasting(duration, outline),
  ),
  phrase(
    '[last|lasts|go|goes|run|runs|be] (at least|minimum|min) <duration>',
    ({ duration }, outline) => lastingAtLeast(duration, outline),
  ),
  phrase('<duration> (at least|or more|minimum)', ({ duration }, outline) =>
    lastingAtLeast(duration, outline),
  ),
  phrase(
    '(no|without a|without an|no fixed|no set) (end|end time|curfew|ending time|time limit)',
    () => wish('No fixed end', { end: null }),
  ),
  phrase(
    '(open end|open ended|end open|leave the end open|no need to end early|all night long)',
    () => wish('No fixed end', { end: null }),
  ),

  phrase('[make] [it] [an|a] (all nighter|allnighter) [of it|out of it]', () =>
    move('length', 'more'),
  ),
  phrase(
    '<duration> is [the|our|my|about] (most|max|maximum|limit|longest) [i can do|we can do|we have|i have|we can|i can]',
    ({ duration }, outline) => lasting(duration, outline),
  ),
  phrase('(cut|bring|trim) it down to <duration>', ({ duration }, outline) =>
    lasting(duration, outline),
  ),
  phrase('(shorten|cut) [it|this|that|the date|the evening|down|things] [short|down]', () =>
    move('length', 'less'),
  ),
  phrase('(less|not so much|not as much|not that much) time', () => move('length', 'less')),
  phrase(
    '(extend|lengthen|prolong|stretch) [it|this|that|the date|the evening|things] [a bit|out]',
    () => move('length', 'more'),
  ),
  phrase('more time [together|with her|with him|for us]', () => move('length', 'more')),
  phrase('(take|takes|taking|lasts|last) (longer|more time)', () => move('length', 'more')),
  phrase('(take|takes|taking|lasts|last) (too long|too much time|forever)', () =>
    move('length', 'less'),
  ),
];
