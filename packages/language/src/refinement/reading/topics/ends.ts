import { endMeant, sayClock, sayDuration } from '../words/clock-words.ts';
import type { Outline } from '../line.ts';
import { move, together, wish } from '../asks.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { a, aBit, about, end, it, reserve, some } from './hours.ts';

export const endBefore = (at: number | undefined): Ask | undefined =>
  at === undefined ? undefined : wish(`Over by ${sayClock(at)}`, { end: { at } });
export const endEarlier = (minutes: number): Ask =>
  wish(`Over ${sayDuration(minutes)} earlier`, { end: { by: -minutes } });
/** The end is only the latest there may be: to last longer is asked for besides. */
const endLater = (minutes: number): Ask =>
  together(
    [wish('', { end: { by: minutes } }), move('length', 'more')],
    `Go on ${sayDuration(minutes)} longer`,
  );

/** 'Until midnight': if that is later than planned, the plan should last until then. */
export function goOnUntil(at: number | undefined, outline: Outline): Ask | undefined {
  if (at === undefined) return undefined;
  return at > outline.endMinutes
    ? together([wish('', { end: { at } }), move('length', 'more')], `Go on until ${sayClock(at)}`)
    : endBefore(at);
}

const shortestDate = 60;
const longestHours = 8;
const earliestBareEnd = 4 * 60;
export const lasting = (minutes: number, outline: Outline): Ask | undefined =>
  minutes < shortestDate
    ? undefined
    : wish(`At most ${sayDuration(minutes)}`, { end: { at: outline.startMinutes + minutes } });
const lastingAtLeast = (minutes: number, outline: Outline): Ask | undefined =>
  outline.startMinutes + minutes > outline.endMinutes
    ? goOnUntil(outline.startMinutes + minutes, outline)
    : { meaning: `At least ${sayDuration(minutes)}, as planned`, change: {} };

const latest =
  '(by|before|(no|not) [a|one] [second|minute|moment] later than|no later than|not later than|at the latest by|latest by|latest|not after|not past|at latest)';
/** 'By ten' alone is when it is over; 'get to the club by nine' is not. */
export const bareEnds: readonly Phrase[] = [
  phrase(`${latest} ${about} <clock>`, ({ clock }, outline) => endBefore(endMeant(clock, outline))),
];

export const endPhrases: readonly Phrase[] = [
  phrase(
    `${reserve} ${end} ${it} [a bit|a little|slightly|any] (earlier|sooner) than <clock>`,
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  // 'Four hours is a lot, three is better'
  phrase(
    '[<duration>] (is|feels|seems|sounds) [like] [way|a bit|a little] (a lot|too much|too long|long|much) [,] [maybe|make it|how about|say|about|around|lets do] [about|like] <number> [hour|hours|hrs] (is|would be|max|tops|instead|is more like it|works) [better|enough|plenty|fine|perfect|good]',
    ({ number }, outline) => (number <= longestHours ? lasting(number * 60, outline) : undefined),
  ),
  phrase(
    '(dont want to|dont|cant|not|rather not|dont wanna|not trying to|not gonna) [be|stay] [out|up] (all night|all evening|super late|forever|until late|till late)',
    () => endEarlier(some),
  ),
  phrase(
    '(dont|not|doesnt|shouldnt|hate) [want|need] [it|this|us|the night|the date] [to] (end|stop|finish|be over|wrap up) [so|that|too|this] (early|soon)',
    () => endLater(some),
  ),
  phrase(`${reserve} ${end} ${it} ${latest} ${about} <clock>`, ({ clock }, outline) =>
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
  phrase(
    '<clock> (at the latest|latest|at latest|finish|end|curfew|end time|max|tops)',
    // 'A 2 top' is a table for two.
    ({ clock }, outline) =>
      clock.isBare && clock.minutes < earliestBareEnd
        ? undefined
        : endBefore(endMeant(clock, outline)),
  ),
  phrase(
    '(curfew|sitter|babysitter|nanny|bedtime) [is|by|at|of|until|till|has to leave at|leaves at|only until|is at] <clock>',
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    '[the|our|my|her|his] last (train|bus|bart|ferry|caltrain|boat|muni|metro|subway) [home|back] (is|leaves|goes|s|departs) [at] <clock> [,] [so] [need to|have to|must] [end|done|finish|wrap up|be done|over|out] [by|before] [then|that]',
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    '(nothing|no|not|dont do anything|dont want anything|dont plan anything) [going] (after|past|beyond|later than) <clock>',
    ({ clock }, outline) => endBefore(endMeant(clock, outline)),
  ),
  phrase(
    `(cant|dont|dont want to|not) (keep us out|keep us up|keep us|stay|go|be out|stay out|run|last|go on) (past|after|later than|beyond|longer than) <clock>`,
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
  phrase(
    '(stretch|extend|push|drag|draw|keep) [it|this|things|the date|the evening|the night] [out|going] (to|till|until|past) <clock>',
    ({ clock }, outline) => goOnUntil(endMeant(clock, outline), outline),
  ),
  phrase(
    '(push|move|extend|set|shift|bump) [the] (end|end time|finish) [back|out] (to|until|till) <clock>',
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
  phrase(
    `${end} ${it} [a bit|a little|much|way] (earlier|sooner|early|later) [,] (like|about|around|at|say|by|maybe|so) [like|about|around|at] <clock>`,
    ({ clock }, outline) => goOnUntil(endMeant(clock, outline), outline),
  ),
  phrase(`${end} ${it} (earlier|sooner|early)`, () => endEarlier(some)),
  phrase(`${end} ${it} (a bit|a little|slightly|a little bit|bit) (earlier|sooner)`, () =>
    endEarlier(aBit),
  ),
  phrase(`${end} ${it} later`, () => endLater(some)),
  phrase(`${end} ${it} (a bit|a little|slightly|a little bit|bit) later`, () => endLater(aBit)),
  phrase(`${a} (earlier|early) (end|finish|night|ending|bedtime)`, () => endEarlier(some)),
  phrase(`${a} (later|late) (end|finish|night|ending)`, () => endLater(some)),
  phrase('(make it|have|want|do) a (late one|late night|big night)', () => endLater(some)),
  phrase(
    `(not|isnt|nothing|dont stay out|dont stay up|dont be out|cant stay out|cant be out|dont want to stay out) [so|too|that|as|very] late`,
    () => endEarlier(some),
  ),
  phrase('(not a|no|not such a) late night', () => endEarlier(some)),
  phrase('[it|this|that] [is|end|goes|run] too late', () => endEarlier(some)),
  phrase('[it|this|that] (end|goes|run) [kinda|kind of|a bit|a little|so] late', () =>
    endEarlier(some),
  ),
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
  phrase('(make it|do it|have it|keep it|go|have it go) for <duration>', ({ duration }, outline) =>
    lasting(duration, outline),
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
  phrase('(have|got|weve got) all (night|day|evening)', () => move('length', 'more')),
  phrase(
    '[<duration>] [is|feels|feel|seems|sounds] (like) [a|an] (marathon|forever|ages|eternity|lot|slog|long haul|commitment)',
    () => move('length', 'less'),
  ),
  phrase(
    '<duration> (is|feels|seems|sounds) [like] [a bit|a little|way|kind of] (too much|too long|a lot|long|overkill|excessive|much)',
    () => move('length', 'less'),
  ),
  phrase(
    '<duration> (is|feels|seems|sounds) [a bit|a little|way|kind of] (too short|short|not enough|nothing)',
    () => move('length', 'more'),
  ),
  phrase('(skip|cut|drop|lose|remove|trim) [off] the last (hour|hour or so)', () => endEarlier(60)),
  phrase('(skip|cut|drop|lose|remove|trim) [off] the last half hour', () => endEarlier(30)),
  phrase('(take|takes|taking|lasts|last|make it last|make it) (longer|more time)', () =>
    move('length', 'more'),
  ),
  phrase('(take|takes|taking|lasts|last) (too long|too much time|forever)', () =>
    move('length', 'less'),
  ),
];
