import type { Profile } from '@rendezvous/contract';
import type { StoredPhoto } from '../store/photos.ts';

/** Where a photo is served: its unguessable id is all it takes. */
export function photoUrl(id: string): string {
  return `/api/photos/${id}`;
}

export function presentAttachment({
  id,
  name,
}: {
  id: string;
  name: string;
}): Profile['attachments'][number] {
  return { id, type: 'image', url: photoUrl(id), name };
}

export function presentExportedPhoto({
  id,
  profileId,
  name,
  type,
  bytes,
  isInGallery,
  createdAt,
}: StoredPhoto): Record<string, unknown> {
  return {
    id,
    profile_id: profileId,
    name,
    type,
    bytes,
    url: photoUrl(id),
    is_avatar: !isInGallery,
    created_at: new Date(createdAt).toISOString(),
  };
}
