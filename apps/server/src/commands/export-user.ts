import { Readable } from 'node:stream';
import type { UserExport } from '@rendezvous/contract';
import type { PhotoStore } from '../gateways/photo-store.ts';
import { presentDate } from '../presenters/date-record.ts';
import { presentExportedPhoto } from '../presenters/photo.ts';
import { presentProfile } from '../presenters/profile.ts';
import { presentIdea } from '../presenters/saved-idea.ts';
import { presentExportedSuggestion } from '../presenters/suggestion.ts';
import { presentAccount } from '../presenters/user-export.ts';
import { Refusal } from '../refusal.ts';
import type { Moment } from '../store/profiles.ts';
import type { Store } from '../store/store.ts';

/** Everything kept of a user; what would let somebody in (hashes, ids of sessions) is left out. */
export interface ExportUser {
  asJson(userId: number, moment: Moment): Promise<UserExport>;
  /** The same with the files of the photos, as a zip that is written while it is read. */
  asZip(userId: number, moment: Moment): Promise<Readable>;
}

export function createExportUser({
  store,
  photoStore,
}: {
  store: Store;
  photoStore: PhotoStore;
}): ExportUser {
  const asJson: ExportUser['asJson'] = async (userId, moment) => {
    const account = await store.userData.find(userId);
    if (account === undefined) throw new Refusal('signed-out');
    const ownId = await store.profiles.requireOwnId(userId, moment);
    const own = await store.profiles.find(userId, ownId, moment.today);
    return {
      exported_at: new Date(moment.now).toISOString(),
      ...presentAccount(account, own?.avatarPhotoId ?? null),
      own_profile: own ? presentProfile(own) : null,
      profiles: (await store.profiles.list(userId, moment.today)).map(presentProfile),
      history: (await store.dates.listAll(userId)).map(presentDate),
      saved_ideas: (await store.savedIdeas.list(userId)).map(presentIdea),
      suggestions: (await store.suggestions.listOfUser(userId)).map(presentExportedSuggestion),
      refinements: await store.refinements.listOfUser(userId),
      photos: (await store.photos.list(userId)).map(presentExportedPhoto),
    };
  };

  return {
    asJson,
    async asZip(userId, moment) {
      const { ZipArchive } = await import('archiver');
      const zip = new ZipArchive();
      zip.append(JSON.stringify(await asJson(userId, moment), null, 2), {
        name: 'rendezvous.json',
      });
      for (const { id } of await store.photos.list(userId))
        zip.append(Readable.from(bytesOf(id)), { name: `photos/${id}.webp` });
      void zip.finalize();
      return zip;
    },
  };

  /** Read when its turn comes, so that no more than one photo is in memory. */
  async function* bytesOf(photoId: string): AsyncGenerator<Buffer> {
    const bytes = await photoStore.read(photoId);
    if (bytes) yield bytes;
  }
}
