import { wish } from '../asks.ts';
import { endMeant, sayClock, startMeant, type Clock } from '../words/clock-words.ts';
import { placeOf, type NamedStop } from '../named-stop.ts';
import { shift } from './hours.ts';
import type { Outline } from '../line.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';

/** How much earlier or later a meal is without a figure. */
const someMinutes = 45;

/**
 * A meal lies within the plan, or a little before it: 'dinner at eight' of an evening is eight in
 * the evening.
 */
export function mealAt(clock: Clock, outline: Outline): Ask | undefined {
  const early = startMeant(clock, outline);
  const within = endMeant(clock, outline);
  const at = [early, within].find(
    (time) =>
      time !== undefined &&
      time >= outline.startMinutes - earliestBefore &&
      time <= outline.endMinutes + latestAfter,
  );
  return at === undefined
    ? undefined
    : wish(`Eat at ${sayClock(at)}`, { haveEaten: false, meal: { at } });
}
const [earliestBefore, latestAfter] = [180, 60];

const isMealStop = ({ ref }: NamedStop, outline: Outline): boolean => {
  const there = placeOf(ref, outline);
  return there !== undefined && there === placeOf('dinner', outline);
};
export const mealBy = (by: number): Ask =>
  wish(by < 0 ? 'Eat earlier' : 'Eat later', { haveEaten: false, meal: { by } });

const meal = '(dinner|supper|lunch|brunch|breakfast|the meal|the restaurant|food)';
const eat = `(eat|dine|sit down|${meal.slice(1)}`;
const at =
  '[be|to be|is|should be|could be|can be|needs to be|has to be|would be] (at|around|by|about|for|closer to|@)';
const a = '[a bit|a little|bit|much|way]';

/** When they sit down to eat. */
export const mealTimePhrases: readonly Phrase[] = [
  phrase(
    `[have|do|make|move|push|eat|get|book|start|can|could|should] [our|the] ${meal} ${at} <clock>`,
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    `[have|do|make|move|push|eat|get|book|start] [our|the] ${meal} (no later than|not later than|before|latest|by) <clock>`,
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    `${shift} [our|the] ${meal} [back|up|forward|out|later|earlier] (to|until) [around|about] <clock>`,
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    `[a|an] ${a} (earlier|early|later|late) ${meal} [,] [like|about|around|at|say|by|maybe] [like|about|around|at] <clock>`,
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    `[have|do|make|move|push|eat|get] [our|the] ${eat} [back|up|be] [by|about|around] <duration> (later|back)`,
    ({ duration }) => mealBy(duration),
  ),
  phrase(
    `[have|do|make|move|push|eat|get] [our|the] ${eat} [back|up|be] [by|about|around] <duration> (earlier|sooner|forward)`,
    ({ duration }) => mealBy(-duration),
  ),
  phrase(`(move|push|shift|bring) [our|the] ${meal} (up|forward) [by] <duration>`, ({ duration }) =>
    mealBy(-duration),
  ),
  phrase(`(move|push|shift) [our|the] ${meal} back [by] <duration>`, ({ duration }) =>
    mealBy(duration),
  ),
  phrase(
    '(be at|get to|arrive at|sit down for|sit down to|make it to|seated for) (dinner|the restaurant|our table) (by|before|at|around) <clock>',
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(`(eat|eating|sit down|dine) (at|around|by|about) <clock>`, ({ clock }, outline) =>
    mealAt(clock, outline),
  ),
  phrase(`<clock> (dinner|supper|lunch|brunch)`, ({ clock }, outline) => mealAt(clock, outline)),
  phrase(
    `[have|do|make|move|push|eat|get|can] [our|the] ${meal} [back|up|be] ${a} (earlier|sooner|early)`,
    () => mealBy(-someMinutes),
  ),
  phrase(
    `[have|do|make|move|push|eat|get|can] [our|the] ${meal} [back|up|be] ${a} (later|late)`,
    () => mealBy(someMinutes),
  ),
  phrase(`[a|an] ${a} (earlier|early|sooner) ${meal}`, () => mealBy(-someMinutes)),
  phrase(`[a|an] ${a} (later|late) ${meal}`, () => mealBy(someMinutes)),
  phrase(
    `[have|do|make|move|push|eat|get] [our|the] ${eat} [back|up|be] ${a} (earlier|later|sooner) [,] (like|about|around|at|say|by|maybe|so) [like|about|around|at] <clock>`,
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    `(eat|eating|dining|${meal.slice(1)} (at|around|by) <clock> [is|seems|feels|sounds] [way|a bit|a little|much|kinda] (too late|late)`,
    () => mealBy(-someMinutes),
  ),
  phrase(
    `(eat|eating|dining|${meal.slice(1)} (at|around|by) <clock> [is|seems|feels|sounds] [way|a bit|a little|much|kinda] (too early|early)`,
    () => mealBy(someMinutes),
  ),
  phrase(
    '[got|have|made|has] [a|the|our|my] (table|reservation|booking|rez|resy|res|2 top|two top|dinner reservation|spot) [booked|reserved|there] [at <stop>] [is] (for|at|is|is at|is for) <clock>',
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    '[the|our] [dinner] (reservation|booking|table|rez) [was|is|got|has been] (moved|changed|pushed|switched) [back|up] to <clock>',
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase('<stop> [be|go] [a bit|a little|slightly|much|way] later', ({ stop }, outline) =>
    isMealStop(stop, outline) ? mealBy(someMinutes) : undefined,
  ),
  phrase(
    '<stop> [be|go] [a bit|a little|slightly|much|way] (earlier|sooner)',
    ({ stop }, outline) => (isMealStop(stop, outline) ? mealBy(-someMinutes) : undefined),
  ),
  phrase(`${meal} [is|seems|feels] [way|a bit|a little|much] too late`, () => mealBy(-someMinutes)),
  phrase(`${meal} [is|seems|feels] [way|a bit|a little|much] too early`, () => mealBy(someMinutes)),
  phrase(
    `[have|do|make|want] [a] (${eat.slice(1, -1)}) ${a} (early|late|earlier|later|sooner) [,] [like|about|around|at|say|by|maybe|so] <clock>`,
    ({ clock }, outline) => mealAt(clock, outline),
  ),
  phrase(
    `${meal} (needs to|need to|has to|should|must|could|can) be ${a} (earlier|sooner|early)`,
    () => mealBy(-someMinutes),
  ),
  phrase(`${meal} (needs to|need to|has to|should|must|could|can) be ${a} later`, () =>
    mealBy(someMinutes),
  ),
  phrase(`too early for ${meal}`, () => mealBy(someMinutes)),
  phrase(`too late for ${meal}`, () => mealBy(-someMinutes)),
  phrase(
    '(dont|cant|not|rather not|hate to|hate) [want to|like to] (eat|dine|have dinner|eating|dining) [that|so|too|this|very] late',
    () => mealBy(-someMinutes),
  ),
  phrase(`(eat|dine) ${a} (earlier|sooner|early)`, () => mealBy(-someMinutes)),
  phrase(`(eat|dine) ${a} (later|late)`, () => mealBy(someMinutes)),
];
