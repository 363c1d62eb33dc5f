import { Refusal } from '../refusal.ts';
import { messages } from '../messages.ts';

/** Who sends something. */
export interface Uploader {
  readonly userId: number;
  /** The part of their address that counts as one. */
  readonly network: string;
}

export interface UploadPlaces {
  /** Runs an upload from its first byte to its answer; refuses it where there is no place, and with `too-many-requests` where its user or network has its share. */
  hold<Result>(uploader: Uploader, upload: () => Promise<Result>): Promise<Result>;
}

const [most, mostOfUser, mostOfNetwork] = [48, 6, 12];
const retryAfterSeconds = 5;

/** Places for uploads that are under way, of which no user and no network can take all. */
export function createUploadPlaces({ rateLimits }: { rateLimits: boolean }): UploadPlaces {
  const underWay = new Map<string, number>();
  const change = (key: string, by: number): void => {
    const count = (underWay.get(key) ?? 0) + by;
    if (count === 0) underWay.delete(key);
    else underWay.set(key, count);
  };
  return {
    async hold({ userId, network }, upload) {
      const places: [key: string, most: number][] = [
        [`user ${userId}`, mostOfUser],
        ...(rateLimits ? [[`network ${network}`, mostOfNetwork] as [string, number]] : []),
      ];
      if (places.some(([key, atOnce]) => (underWay.get(key) ?? 0) >= atOnce))
        throw new Refusal('too-many-requests', {
          detail: messages.photosUnderWay,
          retryAfterSeconds,
        });
      if ((underWay.get('all') ?? 0) >= most)
        throw new Refusal('unavailable', { detail: messages.photosBusy, retryAfterSeconds });
      const keys = ['all', ...places.map(([key]) => key)];
      for (const key of keys) change(key, 1);
      try {
        return await upload();
      } finally {
        for (const key of keys) change(key, -1);
      }
    },
  };
}
