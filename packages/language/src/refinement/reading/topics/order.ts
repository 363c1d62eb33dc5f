import { capitalize } from '../../../format.ts';
import { addStop, together, wantOf } from '../asks.ts';
import type { Outline } from '../line.ts';
import { cannotSay, nothingAsked, phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { allStops, placeOf, type NamedStop } from '../named-stop.ts';
import { inThisOrder } from './arrange.ts';
import type { Thing } from '../words/thing-words.ts';

/** A stop that is there comes first or last; what is not there takes that place. */
export function startWith(thing: Thing, outline: Outline): Ask {
  const there = placeOf(thing.text, outline);
  const meaning = `Start with ${thing.said}`;
  const rest = allStops(outline).filter((i) => i !== there);
  const moved = there === undefined ? undefined : inThisOrder([there, ...rest], meaning);
  return moved ?? wantOf(thing, meaning, 0);
}
function inTheMiddle(thing: Thing, outline: Outline): Ask | undefined {
  const meaning = `${capitalize(thing.said)} in the middle`;
  const there = placeOf(thing.text, outline);
  if (there === undefined || thing.hasArticle) return wantOf(thing, meaning, 1);
  const order = allStops(outline).filter((i) => i !== there);
  order.splice(1, 0, there);
  return inThisOrder(order, meaning);
}
export function endWith(thing: Thing, outline: Outline): Ask {
  const there = placeOf(thing.text, outline);
  const meaning = `End with ${thing.said}`;
  const rest = allStops(outline).filter((i) => i !== there);
  const moved = there === undefined ? undefined : inThisOrder([...rest, there], meaning);
  return moved ?? wantOf(thing, meaning, Math.max(1, allStops(outline).length - 1));
}

/** A stop of the plan before all others, or after them. */
function atEnd(stop: NamedStop, end: 'first' | 'last', outline: Outline): Ask | undefined {
  const there = placeOf(stop.ref, outline);
  if (there === undefined) return undefined;
  const rest = allStops(outline).filter((i) => i !== there);
  return inThisOrder(
    end === 'first' ? [there, ...rest] : [...rest, there],
    `${capitalize(stop.said)} ${end}`,
  );
}

/** Something right before or after a stop of the plan; what stands there makes room for it. */
function beside(
  thing: Thing,
  stop: NamedStop,
  side: 'before' | 'after',
  outline: Outline,
): Ask | undefined {
  const there = placeOf(stop.ref, outline);
  const last = allStops(outline).length - 1;
  if (there === undefined || (thing.isDefinite && placeOf(thing.text, outline) !== undefined))
    return undefined;
  const place = Math.min(last, Math.max(0, side === 'before' ? there - 1 : there + 1));
  return place === there
    ? addStop(thing, side === 'before' ? 'first' : 'last')
    : wantOf(thing, `${capitalize(thing.said)} ${side} ${stop.said}`, place);
}

function inOrder(things: readonly Thing[], outline: Outline): Ask {
  const last = allStops(outline).length - 1;
  const sayOf = (thing: Thing, i: number) =>
    `${i === 0 ? 'Start with' : i === last ? 'End with' : 'Then'} ${thing.said}`;
  const places = things.flatMap(({ text }) => placeOf(text, outline) ?? []);
  const rest = allStops(outline).filter((i) => !places.includes(i));
  const moved =
    new Set(places).size === things.length
      ? inThisOrder([...places, ...rest], things.map(sayOf).join(', '))
      : undefined;
  // What stands in this order already only has to stay.
  if (places.length === things.length && moved === undefined)
    return { meaning: things.map(sayOf).join(', '), change: { keep: places } };
  return moved ?? together(things.map((thing, i) => wantOf(thing, sayOf(thing, i), i)));
}

const it =
  '[it|things|off|us|the (date|evening|night|day)|our (date|evening|night|day)|the whole thing|us off|out]';
const at = `(with|at|in|on|by|near|over|going to|going for|having|doing|somewhere|somewhere with|somewhere by|somewhere on|somewhere near|somewhere in
    |at a place with)`;
const first =
  '(start|starting|begin|beginning|kick off|kick it off|open|opening|kick things off|warm up|meet|first)';
const last = `(end|ending|finish|finishing|close|closing|wrap up|conclude|top it off|top off|cap it off|cap off|round off|round it off|last|top it
    |finish up|end up|wind down|wind up|cap|topped off)`;
const then =
  '([,] then|[,] and then|[,] followed by|[,] after that|[,] afterwards|[,] and after that|[,] next)';
const thenLast = `([,] then|[,] and then|[,] and|[,] followed by|[,] after that|[,] afterwards|[,] finally|[,] and finally|[,] and end with
    |[,] end with|[,] and finish with|[,] ending with)`;

/** What comes first and last. A plan's own stops are things here as well: 'dinner first'. */
export const orderPhrases: readonly Phrase[] = [
  phrase(
    '(after|following) (dinner|the meal|we eat|eating|food) [,] [lets|go for|do|have|maybe] <thing>',
    ({ thing }, outline) => endWith(thing, outline),
  ),
  phrase(`${first} ${it} ${at} <thing>`, ({ thing }, outline) => startWith(thing, outline)),
  phrase(
    `(first|first of all|firstly|for starters|for the first stop|as the first stop|the first stop should be) [,] [do|go for|have|lets do|we do
    |go to|get|grab] <thing>`,
    ({ thing }, outline) => startWith(thing, outline),
  ),
  phrase(
    `<thing> [somewhere] (first|before all this|before all that|before everything|before anything else|before any of it|before any of this|beforehand|to start|to start with|to begin|to begin with|at the start|at the beginning|as the first stop|as a first stop|for starters
    |to kick off|to kick things off|at first|to start off|as a start)`,
    ({ thing }, outline) => startWith(thing, outline),
  ),
  phrase('(start|begin) [it|off] (outside|outdoors|indoors|inside)', cannotSay),
  phrase(`${last} ${it} ${at} <thing>`, ({ thing }, outline) => endWith(thing, outline)),
  phrase(
    `(${first}|${last}) ${it} [with|at] [something|somewhere|a place] [a bit|a little|that is|more] <quality>`,
    cannotSay,
  ),
  phrase(
    `(${first}|${last}) ${it} [at] [somewhere|a place] [where] (we|you) can (talk|chat)`,
    cannotSay,
  ),
  phrase(
    `(finally|lastly|for the last stop|as the last stop|at the end|last of all|to finish|to end) [,] [do|go for|have|we do|go to|get|grab] <thing>`,
    ({ thing }, outline) => endWith(thing, outline),
  ),
  phrase(
    `<thing> (last|at the end|to finish|to end|to end with|to finish with|to close|to end it|as the last stop|as a last stop|for last
    |to end the night|to finish off|to finish the night|to end the evening|to wrap up|to top it off|at last|as a finale|to cap it off|afterwards
    |after)`,
    ({ thing }, outline) => endWith(thing, outline),
  ),
  phrase(
    '<stop> [go|goes|come|comes|be|should be|should go|should come] first',
    ({ stop }, outline) => atEnd(stop, 'first', outline),
  ),
  phrase(
    '<stop> [go|goes|come|comes|be|should be|should go|should come] last',
    ({ stop }, outline) => atEnd(stop, 'last', outline),
  ),
  phrase(
    '(move|put|have|shift|do|make) <anyStop> [be|go] (to the (start|beginning|front|top)|at the (start|beginning|front)|up front)',
    ({ anyStop }, outline) => atEnd(anyStop, 'first', outline),
  ),
  phrase(
    '(move|put|have|shift|do|make) <anyStop> [be|go] (to|at) the (end|finish|back)',
    ({ anyStop }, outline) => atEnd(anyStop, 'last', outline),
  ),
  phrase('(start|begin|kick off|open) (at|with|in) <planned>', ({ planned }, outline) =>
    atEnd(planned, 'first', outline),
  ),
  phrase('(end|finish|close|wrap up) (at|with|in) <planned>', ({ planned }, outline) =>
    atEnd(planned, 'last', outline),
  ),
  phrase('(go to|hit|see|visit) <stop> first [,] [and|then]', ({ stop }, outline) =>
    atEnd(stop, 'first', outline),
  ),
  phrase(
    '(do|have|put|get|eat|grab|hit|go to|go for|want) <thing> (before|ahead of) <stop>',
    ({ thing, stop }, outline) => beside(thing, stop, 'before', outline),
  ),
  phrase(
    '(do|have|put|get|eat|grab|hit|go to|go for|want) <thing> (after|following) <stop>',
    ({ thing, stop }, outline) => beside(thing, stop, 'after', outline),
  ),
  phrase('<thing> (before|right before|ahead of|just before) <stop>', ({ thing, stop }, outline) =>
    beside(thing, stop, 'before', outline),
  ),
  phrase('<thing> (after|right after|following|just after) <stop>', ({ thing, stop }, outline) =>
    beside(thing, stop, 'after', outline),
  ),
  phrase('<thing> (before|right before) (we eat|eating)', ({ thing }, outline) =>
    startWith(thing, outline),
  ),
  phrase('<thing> (after|right after) (we eat|eating)', ({ thing }, outline) =>
    endWith(thing, outline),
  ),
  phrase('[something] more like [a|an] <thing>', ({ thing }) =>
    thing.isDefinite ? undefined : wantOf(thing),
  ),
  phrase('<thing> (in the middle|in between|as the second stop|second)', ({ thing }, outline) =>
    inTheMiddle(thing, outline),
  ),
  phrase(
    `(${first} ${it} [${at}]|first) <thing> ${then} [do|have|go for|go to|to] <next>`,
    ({ thing, next }, outline) => inOrder([thing, next], outline),
  ),
  phrase(`<stops> ${then} <other>`, ({ stops, other }, outline) => {
    const places = [...stops, other].flatMap(({ ref }) => placeOf(ref, outline) ?? []);
    return places.length === stops.length + 1 &&
      places.length === allStops(outline).length &&
      new Set(places).size === places.length
      ? inThisOrder(places, 'The same stops in another order')
      : undefined;
  }),
  phrase(`<thing> first ${then} [do|have|go for|go to|to] <next>`, ({ thing, next }, outline) =>
    inOrder([thing, next], outline),
  ),
  phrase(
    `[${first} ${it} [${at}]] <thing> ${then} [do|have|go for|go to|to] <next> ${thenLast} [do|have|go for|go to|to] <last>`,
    ({ thing, next, last: third }, outline) => inOrder([thing, next, third], outline),
  ),
  phrase(
    `[something|somewhere|more|another|one|places|stuff|things|a place|more places|another place|another spot|another one|a spot] [more] (like
    |similar to|in the style of|along the lines of) <stop>`,
    ({ stop }, outline) => likeStop(stop, outline),
  ),
];

/** More of what pleased: the name of the stop stands for what it is like. */
function likeStop(stop: NamedStop, outline: Outline): Ask {
  const text = typeof stop.ref === 'number' ? (outline.stopNames[stop.ref] ?? '') : stop.ref;
  return text === ''
    ? nothingAsked
    : { meaning: `A stop like ${text}`, change: { wants: [{ text }] } };
}
