import type { FastifyInstance } from 'fastify';
import { createCountForUser } from '../limits/count-for-user.ts';
import { createClaimPhotos, type ClaimPhotos } from '../photos/mark/claim-photos.ts';
import { createErasePhotos, type ErasePhotos } from '../photos/erase-photos.ts';
import { createKeepPhoto } from '../photos/keep-photo.ts';
import { createLinkPhotos, type PhotoUrlsFor } from '../photos/link-photos.ts';
import { createPhotoLinks } from '../photos/photo-links.ts';
import { photoRoutes } from '../photos/photo-routes.ts';
import { sweepPhotos } from '../photos/sweep-photos.ts';
import { createTurnPhotoMark } from '../photos/mark/turn-photo-mark.ts';
import { openUploadFolder } from '../photos/uploads/upload-folder.ts';
import type { Parts, Routes } from './parts.ts';

export interface Photos {
  readonly claimPhotos: ClaimPhotos;
  readonly erasePhotos: ErasePhotos;
  readonly sweepPhotos: (today: Date) => Promise<void>;
  readonly turnPhotoMark: () => Promise<void>;
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly routes: Routes;
}

/** Photos, from upload to deletion; unfinished uploads are discarded when the app closes. */
export async function composePhotos(
  { config: { rateLimits }, store, photoFiles, now }: Parts,
  app: FastifyInstance,
): Promise<Photos> {
  const claimPhotos = createClaimPhotos({ store, photoFiles });
  const erasePhotos = createErasePhotos({
    store,
    photoFiles,
    claimPhotos,
    onError: (error) => app.log.error({ err: error }, 'erasing photos failed'),
  });
  const { photoUrlsFor, findLinkHolder } = createLinkPhotos({
    store,
    photoLinks: createPhotoLinks(await store.secrets.findOrCreate('photo-links')),
    now,
  });
  const uploadFolder = openUploadFolder();
  app.addHook('onClose', async () => uploadFolder.close());
  return {
    claimPhotos,
    erasePhotos,
    sweepPhotos: (today) => sweepPhotos({ store, photoFiles, claimPhotos, erasePhotos }, today),
    turnPhotoMark: createTurnPhotoMark({ store, photoFiles, claimPhotos, now }),
    photoUrlsFor,
    // A separate instance, because no other routes accept files.
    routes: (api) =>
      void api.register((uploads) =>
        photoRoutes(uploads, {
          photos: store.photos,
          profiles: store.profiles,
          photoFiles,
          uploadFolder,
          rateLimits,
          countUpload: createCountForUser('upload', { store, now, rateLimits }),
          keepPhoto: createKeepPhoto({ store, photoFiles, erasePhotos, now }),
          erasePhotos,
          photoUrlsFor,
          findLinkHolder,
          now,
        }),
      ),
  };
}
