import type { Outline } from '../line.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { allStops, placeOf, theMeal, type NamedStop } from '../named-stop.ts';

/** The stops of a plan in another order; undefined where that is the order they have. */
export function inThisOrder(order: readonly number[], meaning: string): Ask | undefined {
  return order.every((stop, i) => stop === i) ? undefined : { meaning, change: { order } };
}

const backward = (outline: Outline): Ask | undefined =>
  inThisOrder(allStops(outline).toReversed(), 'The other way around');

/** Two stops that change places; where nobody knows where they stand it cannot be said. */
function exchange(one: number | undefined, other: number | undefined, outline: Outline) {
  if (one === undefined || other === undefined || one === other) return null;
  const order = allStops(outline).map((i) => (i === one ? other : i === other ? one : i));
  return inThisOrder(order, 'The same stops in another order');
}

/** One stop right before another, the rest as they follow each other. */
export function before(first: NamedStop, then: NamedStop, outline: Outline): Ask | undefined {
  const [one, other] = [placeOf(first.ref, outline), placeOf(then.ref, outline)];
  if (one === undefined || other === undefined || one === other) return undefined;
  const order = allStops(outline).filter((i) => i !== one);
  order.splice(order.indexOf(other), 0, one);
  return inThisOrder(order, `${first.said.replace(/^./, (letter) => letter.toUpperCase())} first`);
}

/** One stop before all others, another after them. */
function atEnds(first: NamedStop, last: NamedStop, outline: Outline): Ask | undefined {
  const [one, other] = [placeOf(first.ref, outline), placeOf(last.ref, outline)];
  if (one === undefined || other === undefined || one === other) return undefined;
  const rest = allStops(outline).filter((i) => i !== one && i !== other);
  return inThisOrder([one, ...rest, other], 'The same stops in another order');
}

/** Two stops that follow each other at one end of the plan. */
function follows(one: NamedStop, other: NamedStop, end: 'first' | 'last', outline: Outline) {
  const places = [one, other].flatMap(({ ref }) => placeOf(ref, outline) ?? []);
  if (new Set(places).size < 2) return undefined;
  const rest = allStops(outline).filter((i) => !places.includes(i));
  return inThisOrder(
    end === 'first' ? [...places, ...rest] : [...rest, ...places],
    'The same stops in another order',
  );
}

const swap = '(swap|switch|flip|reverse|trade|exchange)';
const go = '[do|have|put|move|place|make|get|eat|grab|see|visit|go to|hit]';

const comes = '[come|comes|go|goes|be|happen|happens]';

/** The meal at one end of the plan: 'let's eat first'. */
export function eating(end: 'first' | 'last', outline: Outline): Ask | undefined {
  const meal = placeOf('dinner', outline);
  if (meal === undefined) return undefined;
  const rest = allStops(outline).filter((i) => i !== meal);
  return inThisOrder(
    end === 'first' ? [meal, ...rest] : [...rest, meal],
    end === 'first' ? 'Eat first' : 'Eat last',
  );
}

/** The stops there are, in another order. */
export const arrangePhrases: readonly Phrase[] = [
  phrase(
    '(swap|switch|flip|reverse|change|mix up|invert|turn around) [up|around] [the|their] order [of] [everything|the stops|things|them|it|the evening] [around]',
    (_, outline) => backward(outline),
  ),
  phrase('[do it|make it|do it in|in] [the] (other|opposite) way (round|around)', (_, outline) =>
    backward(outline),
  ),
  phrase('[do it] [in] [the|a] (different|reverse|reversed|opposite|other) order', (_, outline) =>
    backward(outline),
  ),
  phrase(
    '[do|make|turn|run] [it|them|everything|the plan|the evening] (backwards|backward|in reverse)',
    (_, outline) => backward(outline),
  ),
  phrase('(reverse|flip) (it|them|everything|the plan|the stops)', (_, outline) =>
    backward(outline),
  ),
  phrase(
    `${swap} [the order of] <anyStop> and <other> [around|in order|over]`,
    ({ anyStop, other }, outline) =>
      exchange(placeOf(anyStop.ref, outline), placeOf(other.ref, outline), outline),
  ),
  phrase(`${swap} [around] [stop] <figures> [around]`, ({ figures }, outline) => {
    const [one, other] = figures.map(({ ref }) => placeOf(ref, outline));
    return figures.length === 2 ? exchange(one, other, outline) : undefined;
  }),
  phrase(`${swap} <stop> (with|for) <planned> [around]`, ({ stop, planned }, outline) =>
    exchange(placeOf(stop.ref, outline), placeOf(planned.ref, outline), outline),
  ),
  phrase(`${swap} [the order of] [the] first (two|2) [stops] [around]`, (_, outline) =>
    exchange(0, 1, outline),
  ),
  phrase(`${swap} [the order of] [the] last (two|2) [stops] [around]`, (_, outline) =>
    exchange(allStops(outline).length - 2, allStops(outline).length - 1, outline),
  ),
  phrase(
    `${go} <anyStop> ${comes} (before|ahead of|earlier than|prior to) <other> [not after]`,
    ({ anyStop, other }, outline) => before(anyStop, other, outline),
  ),
  phrase(
    `${go} <anyStop> ${comes} (after|later than|behind|following) <other> [not before]`,
    ({ anyStop, other }, outline) => before(other, anyStop, outline),
  ),
  phrase(
    `${go} <anyStop> first [,] [and|then] [${go}] <other> last`,
    ({ anyStop, other }, outline) => atEnds(anyStop, other, outline),
  ),
  phrase(
    `${go} <anyStop> (come|comes|go|goes|be|happen|first) (before|ahead of) (we eat|eating|we dine)`,
    ({ anyStop }, outline) => before(anyStop, theMeal, outline),
  ),
  phrase(
    `${go} <anyStop> (come|comes|go|goes|be|happen) (after|once) (we eat|eating|we dine)`,
    ({ anyStop }, outline) => before(theMeal, anyStop, outline),
  ),
  phrase(
    '<anyStop> (1st|first) [,|and|then] <other> (2nd|second|next|after)',
    ({ anyStop, other }, outline) => follows(anyStop, other, 'first', outline),
  ),
  phrase(
    '<anyStop> (2nd|second|next|in the middle) [,|and|then] <other> (3rd|third|last|at the end)',
    ({ anyStop, other }, outline) => follows(anyStop, other, 'last', outline),
  ),
  phrase(
    '[do|have] <stop> [and] then [do|have|go to|the] <other> <close>',
    ({ stop, other }, outline) => before(stop, other, outline),
  ),
  phrase(
    '(eat|eating|dine|dinner|grab food|food) [and|first] [and] then [do|have|go to|hit|see|visit] <other>',
    ({ other }, outline) => before(theMeal, other, outline),
  ),
  phrase('(eat|eating|dine|dining) (before|ahead of) <other> [not after]', ({ other }, outline) =>
    before(theMeal, other, outline),
  ),
  phrase('(eat|eating|dine|dining) (after|following) <other> [not before]', ({ other }, outline) =>
    before(other, theMeal, outline),
  ),
  phrase(
    '<anyStop> (should be|should come|should go|goes|comes|go|come|be|as) [the|in the] (middle|second) [stop|one]',
    ({ anyStop }, outline) => {
      const one = placeOf(anyStop.ref, outline);
      if (one === undefined) return undefined;
      const order = allStops(outline).filter((i) => i !== one);
      order.splice(1, 0, one);
      return inThisOrder(order, 'The same stops in another order');
    },
  ),
  phrase(
    '(eat|eating|dine|dining) (first|before everything|before anything else|at the start|to start|right away|straight away)',
    (_, outline) => eating('first', outline),
  ),
  phrase(
    '(eat|eating|dine|dining) (last|at the end|after everything|to finish|afterwards|at the very end)',
    (_, outline) => eating('last', outline),
  ),
];
