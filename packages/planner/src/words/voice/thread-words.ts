import { capitalize } from '@rendezvous/language';
import type { Followed } from '../../threads/thread.ts';
import { choose, keyOf } from './choose.ts';
import type { Evening } from './evening.ts';
import { fillIn } from './fill-in.ts';
import { momentOf } from './moments.ts';

/**
 * The thread that an evening is told by: of those that it follows the longest, and of these one of the city's own, which
 * come first. Undefined where it follows none, or none that these stops have the words for.
 */
export function threadToTell(
  evening: Omit<Evening, 'thread'>,
  followed: readonly Followed[],
): Followed | undefined {
  const tellable = followed.filter(
    (one) =>
      waysOf(evening, one, one.thread.titles).length > 0 &&
      waysOf(evening, one, one.thread.summaries).length > 0,
  );
  const longest = Math.max(...tellable.map(({ thread }) => thread.stops.length));
  const best = tellable.filter(({ thread }) => thread.stops.length === longest);
  const own = best.filter(({ thread }) => evening.scene.context.threads.includes(thread));
  return choose(own.length > 0 ? own : best, keyFor(evening, 'thread'));
}

/** The title in the words of its thread; undefined without one. */
export function threadTitle(evening: Evening): string | undefined {
  const { thread } = evening;
  if (!thread) return undefined;
  const title = choose(waysOf(evening, thread, thread.thread.titles), keyFor(evening, 'title'));
  return title && capitalize(title);
}

/** The summary in the words of its thread, and a few on the stops that are not part of it; undefined without a thread. */
export function threadSummary(evening: Evening): string | undefined {
  const { stops, scene, thread } = evening;
  if (!thread) return undefined;
  const key = keyFor(evening, 'summary');
  const told = choose(waysOf(evening, thread, thread.thread.summaries), key);
  if (!told) return undefined;
  const moments = stops.map((stop) => momentOf(stop, scene.context.sun));
  const before = moments.slice(0, thread.from);
  const after = moments.slice(thread.from + thread.thread.stops.length);
  const first = choose(openings, key)?.(before.join(', then '));
  const last = choose(endings, key)?.(after.join(', then '));
  return [
    ...(before.length > 0 && first ? [first] : []),
    capitalize(told),
    ...(after.length > 0 && last ? [last] : []),
  ].join(' ');
}

const openings: readonly ((moments: string) => string)[] = [
  (moments) => `First, ${moments}.`,
  (moments) => `Before anything else, ${moments}.`,
  (moments) => `It starts simply: ${moments}.`,
];

const endings: readonly ((moments: string) => string)[] = [
  (moments) => `After that, ${moments}.`,
  (moments) => `And before you part, ${moments}.`,
  (moments) => `Last of all, ${moments}.`,
  (moments) => `That leaves time to ${moments}.`,
];

function waysOf(
  evening: Omit<Evening, 'thread'>,
  followed: Followed,
  patterns: readonly string[],
): string[] {
  return patterns.flatMap((pattern) => fillIn(pattern, evening, followed) ?? []);
}

const keyFor = ({ stops, scene }: Pick<Evening, 'stops' | 'scene'>, salt: string): string =>
  keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    salt,
  );
