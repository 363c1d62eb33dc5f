import type { Readable } from 'node:stream';
import { Refusal } from '../refusal.ts';

export interface ExportPlaces {
  /**
   * Begins an export and gives it on while it is read; `begin` says of every piece how many bytes it has. Refuses a second one of the
   * same user, and anybody where all places are taken by those that are read well.
   */
  hold(userId: number, begin: Begin): Promise<Readable>;
}

type Begin = (count: (bytes: number) => void) => Promise<Readable>;

interface Place {
  readonly since: number;
  bytes: number;
  /** Undefined while it is begun. */
  document: Readable | undefined;
}

const most = 4;
const retryAfterSeconds = 10;
/** Who reads more slowly than this, once there was time to begin, gives way to whoever asks. */
const bytesPerSecond = 256 * 1024;
const graceMs = 10_000;

/** A few places for exports, one of a user: each reads as fast as it is read, and the rest of the server has to go on. */
export function createExportPlaces(): ExportPlaces {
  const places = new Map<number, Place>();
  return {
    async hold(userId, begin) {
      if (places.has(userId)) throw new Refusal('too-many-requests', { retryAfterSeconds });
      if (places.size >= most) endSlowest(places);
      const place: Place = { since: performance.now(), bytes: 0, document: undefined };
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

/** Frees the place of whoever reads most slowly; refuses whoever asks where none of them is slow. */
function endSlowest(places: Map<number, Place>): void {
  const now = performance.now();
  const [slowest] = [...places]
    .map(([userId, { since, bytes, document }]) => ({ userId, ms: now - since, bytes, document }))
    .filter(({ ms, document }) => document !== undefined && ms > graceMs)
    .map((each) => ({ ...each, rate: (each.bytes / each.ms) * 1000 }))
    .filter(({ rate }) => rate < bytesPerSecond)
    .toSorted((one, other) => one.rate - other.rate);
  if (slowest === undefined) throw new Refusal('unavailable', { retryAfterSeconds });
  places.delete(slowest.userId);
  slowest.document?.destroy();
}
