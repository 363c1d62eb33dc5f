import type { Profile } from '@rendezvous/contract';

/** Where a photo is served: its unguessable id is all it takes. */
export function photoUrl(id: string): string {
  return `/api/photos/${id}`;
}

export function presentAttachment({ id, name }: { id: string; name: string }): Profile['attachments'][number] {
  return { id, type: 'image', url: photoUrl(id), name };
}
