import { presentDate } from '../presenters/date-record.ts';
import { photoUrl } from '../presenters/photo.ts';
import { presentProfile } from '../presenters/profile.ts';
import { presentIdea } from '../presenters/saved-idea.ts';
import type { Moment } from '../store/profiles.ts';
import type { Store } from '../store/store.ts';

/** What a user keeps about people, as it goes into an export. */
export interface Everything {
  readonly own_profile: object;
  readonly profiles: readonly object[];
  readonly history: readonly object[];
  readonly saved_ideas: readonly object[];
  /** Every photo with the id of its file in the photo store. */
  readonly photos: readonly { id: string; profile_id: number; name: string; type: string; bytes: number; url: string; is_avatar: boolean; created_at: string }[];
}

/** Collects everything a user keeps about people as plain JSON; the files of the photos are read by their ids. */
export async function collectEverythingOf(store: Store, userId: number, moment: Moment): Promise<Everything> {
  const ownId = await store.profiles.requireOwnId(userId, moment);
  const own = await store.profiles.find(userId, ownId, moment.today);
  const photos = await store.photos.list(userId);
  return {
    own_profile: own ? presentProfile(own) : {},
    profiles: (await store.profiles.list(userId, moment.today)).map(presentProfile),
    history: (await store.dates.listAll(userId)).map(presentDate),
    saved_ideas: (await store.savedIdeas.list(userId)).map(presentIdea),
    photos: photos.map(({ id, profileId, name, type, bytes, isInGallery, createdAt }) => ({
      id,
      profile_id: profileId,
      name,
      type,
      bytes,
      url: photoUrl(id),
      is_avatar: !isInGallery,
      created_at: new Date(createdAt).toISOString(),
    })),
  };
}
