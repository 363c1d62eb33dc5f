import { createHmac, timingSafeEqual } from 'node:crypto';

/** The session that a link to a photo is part of. */
export interface LinkHolder {
  readonly userId: number;
  readonly sessionId: string;
}

/**
 * What a photo's address holds besides its id: an `<img>` sends no access token. A link is of one
 * photo, one session and some minutes; whoever reads it asks whether the session still lives.
 */
export interface PhotoLinks {
  create(photoId: string, holder: LinkHolder, now: Date): string;
  /** Whose it is; undefined for everything but an unexpired link of our own to this photo. */
  read(photoId: string, link: string, now: Date): LinkHolder | undefined;
}

const lifeSeconds = 15 * 60;
/**
 * So long the same photo has the same address, so that what is asked for again is not drawn again.
 */
const stepSeconds = 5 * 60;

export function createPhotoLinks(secret: Uint8Array): PhotoLinks {
  const sign = (photoId: string, claims: string): Buffer =>
    createHmac('sha256', secret).update(`photo ${photoId} ${claims}`).digest();
  return {
    create(photoId, { userId, sessionId }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const end = seconds - (seconds % stepSeconds) + lifeSeconds;
      const claims = `${userId.toString(36)}.${sessionId}.${end.toString(36)}`;
      return `${claims}.${sign(photoId, claims).toString('base64url')}`;
    },

    read(photoId, link, now) {
      const [, claims, user, sessionId, end, signature] =
        /^(([0-9a-z]{1,11})\.([0-9a-f-]{36})\.([0-9a-z]{1,8}))\.([\w-]{43})$/.exec(link) ?? [];
      if (!claims || !user || !sessionId || !end || !signature) return undefined;
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(photoId, claims)))
        return undefined;
      if (Number.parseInt(end, 36) * 1000 <= now.getTime()) return undefined;
      return { userId: Number.parseInt(user, 36), sessionId };
    },
  };
}
