import { singular } from '../../../taste/words-of.ts';
import { capitalize, formatList } from '../../../format.ts';
import { aimFor, dropStops, removeStops, swapStops, together, wantOf, wish } from '../asks.ts';
import type { Outline } from '../line.ts';
import { placeOf, type NamedStop } from '../named-stop.ts';
import type { Ask } from '../phrases/phrase.ts';
import type { Aim } from '../qualities.ts';
import type { Thing } from '../words/thing-words.ts';
import { someMinutes, stayBy } from './stays.ts';

/**
 * Something instead of a stop. What is called 'the museum' is a stop itself, and stops do not
 * change places.
 */
export function replace(stop: NamedStop, thing: Thing, outline: Outline): Ask | undefined {
  if (thing.isDefinite && placeOf(thing.text, outline) !== undefined) return undefined;
  // 'Coffee becomes tea': the plan has no such stop.
  if (!stop.isDefinite && outline.stopKinds && placeOf(stop.ref, outline) === undefined)
    return undefined;
  const meaning = capitalize(`${thing.said} instead of ${stop.said}`);
  return together([swapStops([stop]), wantOf(thing, meaning, stop.ref)], meaning);
}

/** One thing instead of several stops. */
export function replaceAll(
  stops: readonly NamedStop[],
  thing: Thing,
  outline: Outline,
): Ask | undefined {
  const [first, ...others] = stops;
  if (first === undefined || others.length === 0) return undefined;
  const one = replace(first, thing, outline);
  const meaning = capitalize(
    `${thing.said} instead of ${formatList(stops.map(({ said }) => said))}`,
  );
  return one && together([one, swapStops(others)], meaning);
}

export const both = (one: Ask | undefined, other: Ask | undefined): Ask | undefined =>
  one && other && together([one, other]);

/** Another of the same kind, maybe a better one: 'a cheaper restaurant'. */
export function another(stop: NamedStop, aim?: Aim): Ask {
  const name = stop.kind ?? 'place';
  const meaning = `${singular(name) === name ? 'Another' : 'Other'} ${name}`;
  const other: Ask = {
    meaning,
    change: {
      swap: [stop.ref],
      wants: stop.kind === undefined ? [] : [{ text: stop.kind, as: stop.ref }],
    },
  };
  const better = aimFor(aim);
  return better ? together([other, better]) : other;
}

/**
 * 'Skip the bar' is about the bar of the plan, 'skip dessert' about desserts; a stop that is
 * counted goes, and none takes its place.
 */
export function skip(stops: readonly NamedStop[]): Ask {
  if (stops.every(isCounted)) return dropStops(stops);
  const [only] = stops;
  return only?.kind !== undefined && stops.length === 1 && !only.isDefinite
    ? wish(`No ${only.said.replace(/^the /, '')}`, { dislikes: [only.kind] })
    : removeStops(stops);
}

/** 'Lose the museum': a stop that the plan has goes, and none takes its place. */
export const cutStops = (stops: readonly NamedStop[], outline: Outline): Ask =>
  stops.every((stop) => stop.isDefinite && placeOf(stop.ref, outline) !== undefined)
    ? dropStops(stops)
    : skip(stops);

/** 'I hate the museum' is about the plan's, 'I hate jazz' about all of it. */
export const refuse = (stop: NamedStop): Ask =>
  stop.isDefinite || stop.kind === undefined ? swapStops([stop]) : skip([stop]);

/** 'The last stop', in contrast to 'the bar' and 'Tartine'. */
const isCounted = ({ ref, said }: NamedStop): boolean =>
  typeof ref === 'number' && said.endsWith(' stop');

export function improve(stop: NamedStop, aim: Aim | undefined): Ask | undefined {
  // How long a stop is can be changed without another in its place.
  if (aim && 'move' in aim && aim.move.measure === 'length')
    return stayBy(stop, aim.move.toward === 'more' ? someMinutes : -someMinutes);
  const better = aimFor(aim);
  return better && together([swapStops([stop]), better]);
}

/** Whether somebody surely speaks of a stop of the plan. */
export const isPlanned = (stop: NamedStop, outline: Outline): boolean =>
  stop.isDefinite || placeOf(stop.ref, outline) !== undefined;
