import type { Readable } from 'node:stream';
import { familyOf } from '../platform/http/network-of.ts';
import { Refusal } from '../refusal.ts';

export interface ExportPlaces {
  /**
   * Begins an export and gives it on while it is read; `begin` says of every piece how many bytes
   * it has. Refuses a second one of the same user, and anybody where all places are taken by those
   * that are read well, of neighborhoods that have no more places than theirs.
   */
  hold(who: Exporter, begin: Begin): Promise<Readable>;
}

export interface Exporter {
  readonly userId: number;
  readonly network: string;
}

type Begin = (count: (bytes: number) => void) => Promise<Readable>;

interface Place {
  /** Networks next to each other, as one landlord of machines has them. */
  readonly family: string;
  readonly since: number;
  bytes: number;
  /** Undefined while it is begun. */
  document: Readable | undefined;
}

const most = 4;
const retryAfterSeconds = 10;
/** Who reads more slowly than this, once there was time to begin, gives way to whoever asks. */
const leastBytesPerSecond = 256 * 1024;
const graceMs = 10_000;

/**
 * A few places for exports, one of a user: each reads as fast as it is read, and the rest of the
 * server has to go on.
 */
export function createExportPlaces(): ExportPlaces {
  const places = new Map<number, Place>();
  return {
    async hold({ userId, network }, begin) {
      if (places.has(userId)) throw new Refusal('too-many-requests', { retryAfterSeconds });
      const family = familyOf(network);
      if (places.size >= most) endOne(places, family);
      const place: Place = { family, since: performance.now(), bytes: 0, document: undefined };
      const leave = () => {
        if (places.get(userId) === place) places.delete(userId);
      };
      places.set(userId, place);
      try {
        place.document = await begin((bytes) => (place.bytes += bytes));
      } catch (error) {
        leave();
        throw error;
      }
      // All that is read has been sent, or nobody reads on.
      return place.document.once('end', leave).once('close', leave);
    },
  };
}

interface Begun extends Place {
  readonly userId: number;
  readonly ms: number;
  readonly bytesPerSecond: number;
}

/**
 * Frees the place of whoever reads most slowly, or where none of them is slow, one of a
 * neighborhood that has at least two more than theirs; else refuses whoever asks.
 */
function endOne(places: Map<number, Place>, family: string): void {
  const now = performance.now();
  const begun = [...places]
    .map(([userId, place]) => ({ ...place, userId, ms: now - place.since }))
    .filter(({ ms, document }) => document !== undefined && ms > graceMs)
    .map((place) => ({ ...place, bytesPerSecond: (place.bytes / place.ms) * 1000 }));
  const ended = slowestOf(begun) ?? longestOfLargest(begun, family);
  if (ended === undefined) throw new Refusal('unavailable', { retryAfterSeconds });
  places.delete(ended.userId);
  ended.document?.destroy();
}

function slowestOf(begun: readonly Begun[]): Begun | undefined {
  return begun
    .filter((place) => place.bytesPerSecond < leastBytesPerSecond)
    .toSorted((one, other) => one.bytesPerSecond - other.bytesPerSecond)[0];
}

/**
 * The export that is under way for longest, of the neighborhood that has most; undefined where that
 * of whoever asks would then have as many.
 */
function longestOfLargest(begun: readonly Begun[], family: string): Begun | undefined {
  const byFamily = Map.groupBy(begun, (place) => place.family);
  const own = byFamily.get(family)?.length ?? 0;
  const [largest = []] = [...byFamily.values()].toSorted((one, other) => other.length - one.length);
  if (largest.length < own + 2) return undefined;
  return largest.toSorted((one, other) => other.ms - one.ms)[0];
}
