import type { Followed, Thread, ThreadStop } from '../../threads/thread.ts';
import { choose, keyOf } from './choose.ts';
import type { Evening } from './evening.ts';
import { fillIn } from './fill-in.ts';

/**
 * The thread that an evening is told by: of those that it follows the one that says most of it, a
 * film and its food before a walk and a table, and one of the city's own before one that any city
 * has. Undefined where it follows none, or none that has words for these stops.
 */
export function threadToTell(
  evening: Omit<Evening, 'thread'>,
  followed: readonly Followed[],
): Followed | undefined {
  const tellable = followed.filter(
    (one) => waysOf(evening, one, [...one.thread.titles, ...one.thread.leads]).length > 0,
  );
  const worth = ({ thread }: Followed): number =>
    exactness(thread) + (evening.scene.context.threads.includes(thread) ? ownThread : 0);
  const most = Math.max(...tellable.map(worth));
  const { stops, scene } = evening;
  return choose(
    tellable.filter((one) => worth(one) === most),
    keyOf(
      stops.map(({ venue }) => venue.id),
      scene.context.date,
      'thread',
    ),
  );
}

/** What a city's own thread says beyond a general one, in stops. */
const ownThread = 3;

/**
 * How much a thread says of its stops: a named place most, a noun or a kind or
 * two much, any meal little.
 */
function exactness({ stops, when }: Thread): number {
  const ofStop = ({ id, noun, kind, tag, light }: ThreadStop): number => {
    if (id) return 3;
    if (noun || (kind && kind.length <= 2)) return 2;
    return kind || tag || light ? 1 : 0.25;
  };
  return stops.reduce((sum, stop) => sum + ofStop(stop), when?.occasions ? 3 : 0);
}

/** The patterns that these stops fill, filled in. */
export function waysOf(
  evening: Omit<Evening, 'thread'>,
  followed: Followed,
  patterns: readonly string[],
): string[] {
  return patterns.flatMap((pattern) => fillIn(pattern, evening, followed) ?? []);
}
