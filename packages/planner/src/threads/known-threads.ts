import type { Venue } from '@rendezvous/venue-model';
import { threadWeights } from '../score/weights.ts';
import { fitsStop } from './fits.ts';
import { generalThreads } from './general.ts';
import type { Thread, ThreadStop } from './thread.ts';

/** The stops of the longest thread. */
export const mostStops = 4;
/** A set of threads is made of words of so many bits. */
export const bits = 32;

/** A stop of a thread that has an hour or a light, and where the thread's bit is. */
interface TimedStop {
  readonly word: number;
  readonly bit: number;
  readonly stop: ThreadStop;
}

/**
 * The threads known for a city, in the order of what they are worth: a thread
 * is a bit, in this order.
 */
export interface Known {
  readonly threads: readonly Thread[];
  readonly words: number;
  readonly worth: Float64Array;
  /** By place in the thread: those that have a stop there. */
  readonly hasStop: readonly Uint32Array[];
  /** By place in the thread: those whose stop there has an hour or a light. */
  readonly timed: readonly (readonly TimedStop[])[];
  readonly everything: Uint32Array;
  /**
   * Those that ask for what is missing: 1 for a few minutes on foot, 2 for one neighborhood, 4
   * for one street, added up.
   */
  readonly apart: readonly Uint32Array[];
  /** By venue, then place in the thread: those that it fits, or that have no stop there. */
  readonly fits: WeakMap<Venue, Uint32Array>;
}

/** Of the threads of a word that is not 0, the one that is worth most. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

const knownThreads = new WeakMap<readonly Thread[], Known>();

/** The threads of all cities and those of one, remembered as long as its list is. */
export function knownFor(own: readonly Thread[]): Known {
  const known = knownThreads.get(own) ?? createKnown(own);
  knownThreads.set(own, known);
  return known;
}

function createKnown(own: readonly Thread[]): Known {
  const worthOf = ({ stops }: Thread, weight: number) => weight * stops.length;
  const all = [
    ...own.map((thread) => ({ thread, worth: worthOf(thread, threadWeights.ofTheCity) })),
    ...generalThreads.map((thread) => ({ thread, worth: worthOf(thread, threadWeights.general) })),
  ].sort((a, b) => b.worth - a.worth);
  const threads = all.map(({ thread }) => thread);
  const words = Math.max(1, Math.ceil(threads.length / bits));
  const setOf = (holds: (thread: Thread) => boolean): Uint32Array => {
    const set = new Uint32Array(words);
    for (const [t, thread] of threads.entries())
      if (holds(thread)) set[Math.floor(t / bits)]! |= 1 << (t % bits);
    return set;
  };
  return {
    threads,
    words,
    worth: Float64Array.from(all, ({ worth }) => worth),
    hasStop: Array.from({ length: mostStops }, (_, j) => setOf(({ stops }) => j < stops.length)),
    timed: Array.from({ length: mostStops }, (_, j) =>
      threads.flatMap(({ stops }, t) => {
        const stop = stops[j];
        return stop && (stop.arrive || stop.light)
          ? [{ word: Math.floor(t / bits), bit: 1 << (t % bits), stop }]
          : [];
      }),
    ),
    everything: setOf(() => true),
    apart: Array.from({ length: 8 }, (_, missing) =>
      setOf(
        ({ together }) =>
          (together === 'walk' && (missing & 1) !== 0) ||
          (together === 'neighborhood' && (missing & 2) !== 0) ||
          (together === 'street' && (missing & 4) !== 0),
      ),
    ),
    fits: new WeakMap(),
  };
}

/** By place in a thread, which threads a venue fits, or have no stop there. */
export function fitsOf(venue: Venue, { threads, words, fits }: Known): Uint32Array {
  const known = fits.get(venue);
  if (known) return known;
  const set = new Uint32Array(words * mostStops);
  for (const [t, { stops }] of threads.entries())
    for (let j = 0; j < mostStops; j += 1) {
      const stop = stops[j];
      if (!stop || fitsStop(venue, stop)) set[j * words + Math.floor(t / bits)]! |= 1 << (t % bits);
    }
  fits.set(venue, set);
  return set;
}
