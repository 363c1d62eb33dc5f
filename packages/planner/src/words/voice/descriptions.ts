import type { Scene } from '../../scene.ts';
import { speaksOf } from './conditions.ts';
import type { SpokenStop } from './evening.ts';
import { isNotForThem } from './not-for-them.ts';

/**
 * What a stop is, as its card says it: the place's description as far as it does not speak of another hour, weekday or
 * season, nor of what the two do not eat, and behind it what locals know, where that is of use on this visit and to these two.
 */
export function descriptionOf(stop: SpokenStop, scene: Scene): string {
  const { description, tip } = stop.venue;
  const stay = { stop, context: scene.context };
  const isTrue = (text: string): boolean =>
    speaksOf(text, stay, 'fact') && !isNotForThem(text, scene);
  const told = sentencesOf(description).flatMap((text) => trueStartOf(text, isTrue) ?? []);
  const local = sentencesOf(tip ?? '').filter(
    (text) => speaksOf(text, stay, 'doing') && !isNotForThem(text, scene),
  );
  return [...(told.length > 0 ? told : [description]), ...local].join(' ');
}

/** Fewer words are no sentence any more. */
const leastWords = 6;

/** A sentence as far as it is true for these two: without its last members that are not; undefined where too little is left. */
function trueStartOf(sentence: string, isTrue: (text: string) => boolean): string | undefined {
  if (isTrue(sentence)) return sentence;
  const members = sentence.split(/(?<=[,;]) /);
  for (let count = members.length - 1; count > 0; count -= 1) {
    const start = members.slice(0, count).join(' ').replace(/[,;]$/, '.');
    if (start.split(' ').length < leastWords) return undefined;
    if (isTrue(start)) return start;
  }
  return undefined;
}

/** A text sentence by sentence, each with its full stop. */
function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?])\s+(?=[A-Z0-9“"'])/)
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]["”’]?$/.test(sentence) ? sentence : `${sentence}.`));
}
