import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { attachment, profileId } from './profile.ts';

const tag = 'Profiles';
const avatar = z.object({ avatar: z.string() });
const uploadRefusals = [
  'not-found',
  'photo-too-large',
  'not-a-photo',
  'too-many',
  'storage-full',
  'unavailable',
  'too-many-requests',
] as const;
export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/profiles/:id/upload-photo',
  tag,
  summary:
    "Sets a person's photo: JPEG, PNG or WebP up to 10 MB, 40 megapixels and 12,000 pixels a side.",
  access: 'user',
  params: profileId,
  upload: true,
  answer: avatar,
  refusals: uploadRefusals,
});
export const uploadOwnAvatar = endpoint({
  method: 'POST',
  path: '/profiles/my-profile/upload-photo',
  tag,
  summary: "Sets the user's own photo.",
  access: 'user',
  upload: true,
  answer: avatar,
  refusals: uploadRefusals,
});
export const addAttachment = endpoint({
  method: 'POST',
  path: '/profiles/:id/attachments',
  tag,
  summary: 'Adds a picture to the gallery of a person.',
  access: 'user',
  params: profileId,
  upload: true,
  answer: attachment,
  status: 201,
  refusals: uploadRefusals,
});
export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: '/profiles/:id/attachments/:attachmentId',
  tag,
  summary: 'Removes a picture from the gallery.',
  access: 'user',
  params: z.object({
    id: z.coerce.number().int(),
    attachmentId: z.string().max(limits.pathParameter),
  }),
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});

export const addDatePhoto = endpoint({
  method: 'POST',
  path: '/history/:id/photos',
  tag: 'History',
  summary: 'Adds a picture of that evening.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  upload: true,
  answer: attachment,
  status: 201,
  refusals: uploadRefusals,
});
export const deleteDatePhoto = endpoint({
  method: 'DELETE',
  path: '/history/:id/photos/:photoId',
  tag: 'History',
  summary: 'Removes a picture of that evening.',
  access: 'user',
  params: z.object({ id: z.uuid(), photoId: z.string().max(limits.pathParameter) }),
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/photos/:id',
  tag,
  summary:
    'A picture, by the address that an answer gave, for a quarter of an hour and as long as the session lives; or with the access token of its user. It answers 404 as soon as the picture, its profile or its user is gone.',
  access: 'anyone',
  params: z.object({ id: z.string().max(limits.pathParameter) }),
  query: z.object({ link: z.string().max(200).optional() }),
  answer: z.string(),
  media: 'image/webp',
  refusals: ['not-found'],
});
