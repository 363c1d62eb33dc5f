import { capitalize } from '@rendezvous/language';
import type { Followed, Thread, ThreadStop } from '../../threads/thread.ts';
import { choose, keyOf } from './choose.ts';
import type { Evening } from './evening.ts';
import { fillIn } from './fill-in.ts';
import { momentOf } from './moments.ts';

/**
 * The thread that an evening is told by: of those that it follows the one that says most of it, a film and its food before a
 * walk and a table, and one of the city's own before one that any city has. Undefined where it follows none, or none that
 * these stops have the words for.
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
  const worth = ({ thread }: Followed): number =>
    exactness(thread) + (evening.scene.context.threads.includes(thread) ? ownThread : 0);
  const most = Math.max(...tellable.map(worth));
  return choose(
    tellable.filter((one) => worth(one) === most),
    keyFor(evening, 'thread'),
  );
}

/** What a city's own thread says beyond a general one, in stops. */
const ownThread = 3;

/** How much a thread says of its stops: a named place most, a noun or a kind or two much, any meal little. */
function exactness({ stops, when }: Thread): number {
  const ofStop = ({ id, noun, kind, tag, light }: ThreadStop): number => {
    if (id) return 3;
    if (noun || (kind && kind.length <= 2)) return 2;
    return kind || tag || light ? 1 : 0.25;
  };
  return stops.reduce((sum, stop) => sum + ofStop(stop), when?.occasions ? 3 : 0);
}

/** The title in the words of its thread; undefined without one. */
export function threadTitle(evening: Evening): string | undefined {
  const { thread } = evening;
  if (!thread) return undefined;
  // A title that names what is there says more than one that would do for another evening.
  const naming = thread.thread.titles.filter((pattern) => pattern.includes('{'));
  const key = keyFor(evening, 'title');
  const title =
    choose(waysOf(evening, thread, naming), key) ??
    choose(waysOf(evening, thread, thread.thread.titles), key);
  return title && capitalize(joined(title, key));
}

/** 'Crates, Then Ramen' said in one of four ways and 'Crates and Ramen' in one of two, so that titles do not all go the same step. */
function joined(title: string, key: string): string {
  const [, before = '', joint, after = ''] = /^(.+?)(, Then| and) (\S.*)$/.exec(title) ?? [];
  // 'Inside First, Then the Waterfront' says its order already.
  if (/\b(First|Early)$/.test(before)) return title;
  const ways = [
    title,
    ...(joint === ', Then'
      ? [
          `${before} Before ${after}`,
          `${before}, ${after} After`,
          `${before}, with ${after} to Follow`,
        ]
      : []),
    ...(joint === ' and' && !/,| and /.test(`${before} ${after}`)
      ? [`${before}, Plus ${after}`]
      : []),
  ];
  return choose(ways, `${key} joined`) ?? title;
}

/** The summary in the words of its thread, and a few on the stops that are not part of it; undefined without a thread. */
export function threadSummary(evening: Evening): string | undefined {
  const { stops, scene, thread } = evening;
  if (!thread) return undefined;
  const key = keyFor(evening, 'summary');
  const told = choose(waysOf(evening, thread, thread.thread.summaries), key);
  if (!told) return undefined;
  const moments = stops.map((stop) => momentOf(stop, scene));
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
