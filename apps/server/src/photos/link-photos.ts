import type { LinkHolder, PhotoLinks } from './photo-links.ts';
import { photoUrl, type PhotoUrl } from './present-photo.ts';
import type { Store } from '../store.ts';

/**
 * Writes the addresses of photos for a session: they work for a quarter of an hour, and end with
 * it.
 */
export type PhotoUrlsFor = (holder: LinkHolder) => PhotoUrl;

/** The user who may see a photo by a link; undefined where the link or its session has ended. */
export type FindLinkHolder = (photoId: string, link: string) => Promise<number | undefined>;

interface Deps {
  readonly store: Pick<Store, 'sessions'>;
  readonly photoLinks: PhotoLinks;
  readonly now: () => Date;
}

export function createLinkPhotos({ store, photoLinks, now }: Deps): {
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly findLinkHolder: FindLinkHolder;
} {
  return {
    photoUrlsFor: (holder) => (id) => photoUrl(id, photoLinks.create(id, holder, now())),

    async findLinkHolder(photoId, link) {
      const instant = now();
      const holder = photoLinks.read(photoId, link, instant);
      if (holder === undefined) return undefined;
      const { userId, sessionId: id } = holder;
      return (await store.sessions.find({ userId, id }, instant.getTime()))?.userId;
    },
  };
}
