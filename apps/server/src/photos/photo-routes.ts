import {
  addAttachment,
  addDatePhoto,
  deleteAttachment,
  deleteDatePhoto,
  getPhoto,
  uploadAvatar,
  uploadOwnAvatar,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountForUser } from '../limits/count-for-user.ts';
import type { ErasePhotos } from './erase-photos.ts';
import type { FindLinkHolder, PhotoUrlsFor } from './link-photos.ts';
import type { KeepPhoto } from './keep-photo.ts';
import type { PhotoFiles } from './photo-files.ts';
import { receivePhotos } from './uploads/receive-photo.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import { presentAttachment } from './present-photo.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { PhotoPlace, Photos } from './photos-store.ts';
import type { Profiles } from '../people/profiles-store.ts';

interface Deps {
  readonly photos: Photos;
  readonly profiles: Profiles;
  readonly photoFiles: PhotoFiles;
  /** Where photos are stored while they are uploaded. */
  readonly uploadFolder: { readonly path: string };
  readonly rateLimits: boolean;
  readonly countUpload: CountForUser;
  readonly keepPhoto: KeepPhoto;
  readonly erasePhotos: ErasePhotos;
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly findLinkHolder: FindLinkHolder;
  readonly now: () => Date;
}

/**
 * Photos are not cached, because their links end with the session; and the picture cannot run
 * anything where it is opened.
 */
const photoHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Registers the calls that upload, delete and show photos. */
export async function photoRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await uploadRoutes(app, deps);
  const { photos, photoFiles, erasePhotos, findLinkHolder, now } = deps;

  const remove = async (userId: number, picture: { place: PhotoPlace; id: string }) => {
    if (!(await photos.delete(userId, picture, now().getTime()))) throw new Refusal('not-found');
    await erasePhotos();
  };

  registerEndpoint(app, deleteAttachment, async ({ user, params }) => {
    await remove(user.userId, {
      place: { kind: 'gallery', profileId: params.id },
      id: params.attachmentId,
    });
  });

  registerEndpoint(app, deleteDatePhoto, async ({ user, params }) => {
    await remove(user.userId, { place: { kind: 'date', dateId: params.id }, id: params.photoId });
  });

  registerEndpoint(app, getPhoto, async ({ user, params: { id }, query: { link }, reply }) => {
    // A signed-in user sees their own photos, whatever link they use.
    const userId =
      user?.userId ?? (link === undefined ? undefined : await findLinkHolder(id, link));
    const type = userId === undefined ? undefined : await photos.findType(userId, id);
    const bytes = type && (await photoFiles.read(id));
    if (!bytes) throw new Refusal('not-found');
    return reply.headers({ ...photoHeaders, 'content-type': type }).send(bytes);
  });
}

async function uploadRoutes(
  app: FastifyInstance,
  { photos, profiles, uploadFolder, rateLimits, countUpload, keepPhoto, photoUrlsFor, now }: Deps,
): Promise<void> {
  const receivePhoto = await receivePhotos(app, { folder: uploadFolder, rateLimits, countUpload });
  const keepFrom = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    userId: number,
    place: PhotoPlace,
  ) => {
    await photos.requireRoom(userId, place);
    const network = networkOf(request.ip);
    return receivePhoto({ request, reply, userId, network }, ({ file, name }) =>
      keepPhoto(userId, { place, network, file, name }),
    );
  };

  registerEndpoint(app, uploadAvatar, async ({ user, params, ...sent }) => {
    const { id } = await keepFrom(sent, user.userId, { kind: 'avatar', profileId: params.id });
    return { avatar: photoUrlsFor(user)(id) };
  });

  registerEndpoint(app, uploadOwnAvatar, async ({ user, ...sent }) => {
    const instant = now();
    const profileId = await profiles.requireOwnId(user.userId, {
      now: instant.getTime(),
      today: todayOf(sent.request, instant),
    });
    const { id } = await keepFrom(sent, user.userId, { kind: 'avatar', profileId });
    return { avatar: photoUrlsFor(user)(id) };
  });

  registerEndpoint(app, addAttachment, async ({ user, params, ...sent }) =>
    presentAttachment(
      await keepFrom(sent, user.userId, { kind: 'gallery', profileId: params.id }),
      photoUrlsFor(user),
    ),
  );

  registerEndpoint(app, addDatePhoto, async ({ user, params, ...sent }) =>
    presentAttachment(
      await keepFrom(sent, user.userId, { kind: 'date', dateId: params.id }),
      photoUrlsFor(user),
    ),
  );
}
