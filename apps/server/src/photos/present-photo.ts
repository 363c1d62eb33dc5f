import type { Profile } from '@rendezvous/contract';
import type { StoredPhoto } from './photos-store.ts';

/** Where a photo is served, as it is written for somebody. */
export type PhotoUrl = (id: string) => string;

/**
 * The bare address takes an access token; with a link it takes nothing else, as long as the link
 * lasts.
 */
export function photoUrl(id: string, link?: string): string {
  return link === undefined ? `/api/photos/${id}` : `/api/photos/${id}?link=${link}`;
}

export function presentAttachment(
  { id, name }: { id: string; name: string },
  urlOf: PhotoUrl,
): Profile['attachments'][number] {
  return { id, type: 'image', url: urlOf(id), name };
}

export function presentExportedPhoto(
  { id, place, name, type, bytes, createdAt }: StoredPhoto,
  urlOf: PhotoUrl,
): Record<string, unknown> {
  return {
    id,
    profile_id: place.kind === 'date' ? null : place.profileId,
    date_id: place.kind === 'date' ? place.dateId : null,
    name,
    type,
    bytes,
    url: urlOf(id),
    is_avatar: place.kind === 'avatar',
    created_at: new Date(createdAt).toISOString(),
  };
}
