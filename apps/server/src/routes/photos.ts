import {
  addAttachment,
  deleteAttachment,
  getPhoto,
  uploadAvatar,
  uploadOwnAvatar,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountUpload } from '../commands/count-upload.ts';
import type { ErasePhotos } from '../commands/erase-photos.ts';
import type { KeepPhoto } from '../commands/keep-photo.ts';
import type { PhotoStore } from '../gateways/photo-store.ts';
import { receivePhotos } from '../http/receive-photo.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { todayOf } from '../http/today.ts';
import { photoUrl, presentAttachment } from '../presenters/photo.ts';
import { Refusal } from '../refusal.ts';
import type { Photos, PhotoUse } from '../store/photos.ts';
import type { Profiles } from '../store/profiles.ts';

interface Deps {
  readonly photos: Photos;
  readonly profiles: Profiles;
  readonly photoStore: PhotoStore;
  readonly countUpload: CountUpload;
  readonly keepPhoto: KeepPhoto;
  readonly erasePhotos: ErasePhotos;
  readonly now: () => Date;
}

/** A browser may keep a photo for an hour; nothing between it and us may, and the picture cannot do anything where it is opened. */
const photoHeaders = {
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "default-src 'none'; sandbox",
};

export async function photoRoutes(
  app: FastifyInstance,
  { photos, profiles, photoStore, countUpload, keepPhoto, erasePhotos, now }: Deps,
): Promise<void> {
  const receivePhoto = await receivePhotos(app);
  const keepFrom = async (
    request: FastifyRequest,
    { userId, profileId, use }: { userId: number; profileId: number; use: PhotoUse },
  ) => {
    await photos.requireRoom(userId, profileId, use);
    await countUpload(userId);
    return receivePhoto(request, ({ file, name }) =>
      keepPhoto(userId, { profileId, use, file, name }),
    );
  };

  registerEndpoint(app, uploadAvatar, async ({ user, params, request }) => {
    const { id } = await keepFrom(request, {
      userId: user.userId,
      profileId: params.id,
      use: 'avatar',
    });
    return { avatar: photoUrl(id) };
  });

  registerEndpoint(app, uploadOwnAvatar, async ({ user, request }) => {
    const instant = now();
    const profileId = await profiles.requireOwnId(user.userId, {
      now: instant.getTime(),
      today: todayOf(request, instant),
    });
    const { id } = await keepFrom(request, { userId: user.userId, profileId, use: 'avatar' });
    return { avatar: photoUrl(id) };
  });

  registerEndpoint(app, addAttachment, async ({ user, params, request }) =>
    presentAttachment(
      await keepFrom(request, { userId: user.userId, profileId: params.id, use: 'gallery' }),
    ),
  );

  registerEndpoint(app, deleteAttachment, async ({ user, params }) => {
    const picture = { profileId: params.id, id: params.attachmentId };
    if (!(await photos.deleteFromGallery(user.userId, picture, now().getTime())))
      throw new Refusal('not-found');
    await erasePhotos();
  });

  registerEndpoint(app, getPhoto, async ({ params, reply }) => {
    const type = await photos.findType(params.id);
    const bytes = type && (await photoStore.read(params.id));
    if (!bytes) throw new Refusal('not-found');
    return reply.headers({ ...photoHeaders, 'content-type': type }).send(bytes);
  });
}
