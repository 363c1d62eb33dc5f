import { capitalize, fold, isDish, singular } from '@rendezvous/language';
import { isMetBy } from '../../score/met.ts';
import { isQuality, spokenWish } from '../reasons/speak.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { roleOf } from './landmarks.ts';
import { isOver, motifOf } from './motifs.ts';

/** What cannot stand behind a weekday or before a place: 'the Overture'. */
export const hasArticle = /(?:^|and )(?:the|an?) /i;

export const listed = (motifs: readonly string[]): string =>
  motifs.length < 2 ? (motifs[0] ?? '') : `${motifs.slice(0, -1).join(', ')} and ${motifs.at(-1)}`;

/**
 * The things of at most three stops in order, each once, what was asked for by its own name: of
 * more the first, the middle and the last.
 */
export function motifsOf(stops: readonly SpokenStop[], scene: Evening['scene']): string[] {
  const chosen =
    stops.length <= 3 ? stops : [stops[0], stops[Math.floor(stops.length / 2)], stops.at(-1)];
  return [...new Set(chosen.flatMap((stop) => (stop ? mainMotifOf(stop, scene) : [])))];
}

/** The main thing and another, in their order: what it is about and the meal, or its other end. */
export function pairOf(
  stops: readonly SpokenStop[],
  main: SpokenStop,
  scene: Evening['scene'],
): readonly [string, string] {
  const meal = stops.find((stop) => roleOf(stop) === 'meal');
  const other = meal && meal !== main ? meal : stops.at(-1) === main ? stops[0] : stops.at(-1);
  const pair = stops
    .filter((stop) => stop === main || stop === other)
    .map((stop) => (stop === main ? mainMotifOf(stop, scene) : motifOf(stop, scene)));
  return [pair[0] ?? '', pair[1] ?? ''];
}

/**
 * What the evening is about in a word or two: what they asked for, where the place is there for
 * that; else its own thing.
 */
export function mainMotifOf(stop: SpokenStop, scene: Evening['scene']): string {
  const known = remembered.get(stop);
  if (known?.scene === scene) return known.motif;
  const motif = findMainMotif(stop, scene);
  remembered.set(stop, { scene, motif });
  return motif;
}

/** Remembered as long as the stop is: every title that might be given asks for it. */
const remembered = new WeakMap<
  SpokenStop,
  { readonly scene: Evening['scene']; readonly motif: string }
>();

function findMainMotif(stop: SpokenStop, scene: Evening['scene']): string {
  const role = roleOf(stop);
  const isTable = role === 'meal' || role === 'treat';
  const asked = scene.tastes.flatMap((taste) => {
    const evidence = taste.whose === 'own' ? null : taste.evidence(stop.venue);
    return evidence && isMetBy(taste, [stop], scene) ? [evidence] : [];
  });
  const [best] = asked.toSorted((a, b) => b.strength - a.strength);
  // Museums and bars are kinds of places; dinosaurs are there.
  const isKind = best !== undefined && best.by !== 'known_for' && best.said.endsWith('s');
  const { name, description, knownFor, category } = stop.venue;
  const own = fold(`${name} ${description} ${knownFor.join(' ')} ${category}`);
  // A slip of theirs is no title.
  // What a stage plays that night nobody knows: only what it always plays is promised.
  const isSure =
    (category !== 'theatre' && category !== 'concert_hall') ||
    (best !== undefined && fold(knownFor[0] ?? '').includes(singular(fold(best.said))));
  const isOwn = best !== undefined && isSure && own.includes(fold(best.said));
  const isFit = isOwn && (isTable ? isDish(best.said) : !isKind);
  const said = isFit ? spokenWish(best.said) : undefined;
  return said !== undefined &&
    /^[\p{L}’' -]+$/u.test(said) &&
    said.split(' ').length <= 2 &&
    !isQuality.test(said) &&
    !isOver(said, stop.arrival) &&
    !/^(sunsets?|sunrise|views?|stars?|restaurants?|bars?|cafes?|shops?|stores?|food|dinner|lunch|drinks?)$/i.test(
      said,
    )
    ? said.split(' ').map(capitalize).join(' ')
    : motifOf(stop, scene);
}
