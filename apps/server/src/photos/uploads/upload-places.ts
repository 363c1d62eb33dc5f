import { Refusal } from '../../refusal.ts';
import { messages } from '../../messages.ts';

/** Who sends something. */
export interface Uploader {
  readonly userId: number;
  /** The part of their address that counts as one. */
  readonly network: string;
}

/** A place while what it is for arrives. */
export interface Arriving {
  /** Fires with a refusal when the place is given to somebody else. */
  readonly signal: AbortSignal;
  /** From here on the place is kept. */
  readonly arrived: () => void;
}

export interface UploadPlaces {
  /**
   * Runs an upload from its first byte to its answer. Refuses it with `too-many-requests` where its
   * user or network has its share; where there is no place, the oldest that is still arriving of
   * the network that has most ends for it, or it is refused.
   */
  hold<Result>(
    uploader: Uploader,
    upload: (arriving: Arriving) => Promise<Result>,
  ): Promise<Result>;
}

interface Place extends Uploader {
  readonly giveWay: AbortController;
  isArriving: boolean;
}

const [most, maxOfUser, maxOfNetwork] = [48, 6, 12];
const retryAfterSeconds = 5;

/** Places for uploads under way. No user and no network can take them all. */
export function createUploadPlaces({ rateLimits }: { rateLimits: boolean }): UploadPlaces {
  /** In the order in which they began. */
  const places = new Set<Place>();
  return {
    async hold({ userId, network }, upload) {
      const ofUser = [...places].filter((place) => place.userId === userId);
      const ofNetwork = [...places].filter((place) => place.network === network);
      if (ofUser.length >= maxOfUser || (rateLimits && ofNetwork.length >= maxOfNetwork))
        throw new Refusal('too-many-requests', {
          detail: messages.photosUnderWay,
          retryAfterSeconds,
        });
      if (places.size >= most) makeRoom(places, ofNetwork.length);
      const giveWay = new AbortController();
      const place: Place = { userId, network, giveWay, isArriving: true };
      const arrived = () => {
        place.isArriving = false;
      };
      places.add(place);
      try {
        return await upload({ signal: giveWay.signal, arrived });
      } finally {
        places.delete(place);
      }
    },
  };
}

/**
 * For a network that has so many itself: one less on the other side for one more on ours has to
 * leave them with no less.
 */
function makeRoom(places: Set<Place>, own: number): void {
  const busy = new Refusal('unavailable', { detail: messages.photosBusy, retryAfterSeconds });
  const [largest] = [...Map.groupBy(places, ({ network }) => network).values()]
    .filter((ofOne) => ofOne.length > own + 1 && ofOne.some(({ isArriving }) => isArriving))
    .toSorted((one, other) => other.length - one.length);
  const oldest = largest?.find(({ isArriving }) => isArriving);
  if (oldest === undefined) throw busy;
  places.delete(oldest);
  oldest.giveWay.abort(busy);
}
