import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ZipArchive } from 'archiver';
import type { UserExport } from '@rendezvous/contract';
import { eachOf, type PageSize } from '../platform/db/pages.ts';
import { unlessDamaged } from '../platform/db/stored-damage.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import { presentDateDetail } from '../dates/present-date.ts';
import { presentExportedPhoto, type PhotoUrl } from '../photos/present-photo.ts';
import { presentProfile } from '../people/present-profile.ts';
import { presentProfileNote } from '../people/present-profile-note.ts';
import { presentIdea } from '../ideas/present-saved-idea.ts';
import { presentExportedSuggestion } from './present-exported-suggestion.ts';
import { presentAccount } from './present-user-export.ts';
import { Refusal } from '../refusal.ts';
import type { DateKey } from '../dates/dates-store.ts';
import type { PhotoKey, StoredPhoto } from '../photos/photos-store.ts';
import type { NoteKey } from '../people/profile-notes-store.ts';
import type { Moment, ProfileKey } from '../people/profiles-store.ts';
import type { DoneKey } from '../refinements/refinements-store.ts';
import type { IdeaKey } from '../ideas/saved-ideas-store.ts';
import type { Store } from '../store.ts';
import type { SuggestionKey } from '../suggestions/suggestions-store.ts';
import type { CountForUser } from '../limits/count-for-user.ts';
import type { Exporter, ExportPlaces } from './export-places.ts';

/**
 * Exports everything stored about a user, except what would let somebody in (hashes, session ids).
 * Data is read while it is sent, one page in memory at a time. A slow reader holds no transaction,
 * and a client that leaves stops the reading.
 */
export interface ExportUser {
  /** One JSON document: a `UserExport`. */
  asJson(who: Exporter, moment: ExportMoment): Promise<Readable>;
  /** The same with the files of the photos, as a zip. */
  asZip(who: Exporter, moment: ExportMoment): Promise<Readable>;
}

/** When somebody exports, and how the addresses of photos are written for them. */
type ExportMoment = Moment & { readonly urlOf: PhotoUrl };

interface Reading {
  readonly moment: ExportMoment;
  /** Told how much was read. */
  readonly count: (bytes: number) => void;
}

/** What is read in one piece: short, as others are served only in between. */
const pageSize: PageSize = { items: 100, bytes: 128 * 1024 };

/** What grows with use. */
type Listed = Pick<
  UserExport,
  | 'profiles'
  | 'profile_notes'
  | 'history'
  | 'saved_ideas'
  | 'suggestions'
  | 'refinements'
  | 'photos'
>;
type Lists = { readonly [Name in keyof Listed]: AsyncIterable<Listed[Name][number]> };

export function createExportUser({
  store,
  photoFiles,
  places,
  countExport,
}: {
  store: Store;
  photoFiles: PhotoFiles;
  places: ExportPlaces;
  countExport: CountForUser;
}): ExportUser {
  const documentOf = async (userId: number, { moment, count }: Reading): Promise<Readable> => {
    const head = await readHead(store, userId, moment);
    const pieces = counted(piecesOf(head, listsOf(store, userId, moment)), count);
    return Readable.from(pieces, { objectMode: false });
  };

  async function* bytesOf(photoId: string): AsyncGenerator<Buffer> {
    const bytes = await photoFiles.read(photoId);
    if (bytes) yield bytes;
  }

  /** In the order in which they are to be read, each made when its turn comes. */
  async function* filesOf(userId: number, reading: Reading): AsyncGenerator<ZippedFile> {
    yield { name: 'rendezvous.json', content: await documentOf(userId, reading) };
    for await (const { id } of photosOf(store, userId)) {
      const content = Readable.from(counted(bytesOf(id), reading.count));
      yield { name: `photos/${id}.webp`, content };
    }
  }

  const zipOf = async (userId: number, reading: Reading): Promise<Readable> => {
    const { ZipArchive } = await import('archiver');
    const zip = new ZipArchive();
    const files = filesOf(userId, reading);
    fillZip(zip, files).catch((error: unknown) => zip.destroy(error as Error));
    return zip;
  };

  const begin = (
    who: Exporter,
    moment: ExportMoment,
    read: typeof documentOf | typeof zipOf,
  ): Promise<Readable> =>
    places.hold(who, async (count) => {
      await countExport(who.userId);
      return read(who.userId, { moment, count });
    });

  return {
    asJson: (who, moment) => begin(who, moment, documentOf),
    asZip: (who, moment) => begin(who, moment, zipOf),
  };
}

interface ZippedFile {
  readonly name: string;
  readonly content: Readable;
}

/**
 * One file after the other: what waits for its turn would be in memory. Ends where nobody reads the
 * zip any more, and where a file cannot be read.
 */
async function fillZip(zip: ZipArchive, files: AsyncIterable<ZippedFile>): Promise<void> {
  const left = new AbortController();
  let current: Readable | undefined;
  zip.once('close', () => {
    left.abort();
    current?.destroy();
  });
  for await (const { name, content } of files) {
    current = content;
    // A file that cannot be read aborts the zip, which would be incomplete without it.
    content.once('error', (error) => zip.destroy(error));
    const written = once(zip, 'entry', { signal: left.signal });
    zip.append(content, { name });
    await written;
  }
  await zip.finalize();
}

async function readHead(
  store: Store,
  userId: number,
  moment: ExportMoment,
): Promise<Omit<UserExport, keyof Listed>> {
  const account = await store.userData.find(userId);
  if (account === undefined) throw new Refusal('signed-out');
  const ownId = await store.profiles.requireOwnId(userId, moment);
  const own = await unlessDamaged(store.profiles.find(userId, ownId, moment.today));
  return {
    exported_at: new Date(moment.now).toISOString(),
    ...presentAccount(account, own?.avatarPhotoId ?? null, moment.urlOf),
    own_profile: own ? presentProfile(own, moment.urlOf) : null,
  };
}

function photosOf(store: Store, userId: number): AsyncGenerator<StoredPhoto> {
  return eachOf((after: PhotoKey | undefined) =>
    store.photos.page(userId, { size: pageSize, after }),
  );
}

function listsOf(store: Store, userId: number, { today, urlOf }: ExportMoment): Lists {
  const { profiles, profileNotes, dates, photos, savedIdeas, suggestions, refinements } = store;
  const size = pageSize;
  return {
    profiles: presented(
      eachOf((after: ProfileKey | undefined) => profiles.page(userId, { today, size, after })),
      (profile) => presentProfile(profile, urlOf),
    ),
    profile_notes: presented(
      eachOf((after: NoteKey | undefined) => profileNotes.page(userId, { size, after })),
      presentProfileNote,
    ),
    history: presented(
      eachOf((after: DateKey | undefined) =>
        dates.page(userId, { timeline: 'all', today, size, after }),
      ),
      async (date) => {
        const kept = await unlessDamaged(dates.findPlan(userId, date.id));
        return presentDateDetail(
          date,
          { kept, photos: await photos.listOfDate(userId, date.id) },
          urlOf,
        );
      },
    ),
    saved_ideas: presented(
      eachOf((after: IdeaKey | undefined) => savedIdeas.page(userId, { size, after })),
      presentIdea,
    ),
    suggestions: presented(
      eachOf((after: SuggestionKey | undefined) => suggestions.pageOfUser(userId, { size, after })),
      presentExportedSuggestion,
    ),
    refinements: eachOf((after: DoneKey | undefined) =>
      refinements.pageOfUser(userId, { size, after }),
    ),
    photos: presented(photosOf(store, userId), (photo) => presentExportedPhoto(photo, urlOf)),
  };
}

async function* presented<Item, Shown>(
  items: AsyncIterable<Item>,
  present: (item: Item) => Shown | Promise<Shown>,
): AsyncGenerator<Awaited<Shown>> {
  for await (const item of items) yield await present(item);
}

async function* counted<Piece extends string | Buffer>(
  pieces: AsyncIterable<Piece>,
  count: (bytes: number) => void,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    count(piece.length);
    yield piece;
  }
}

/** The text of one JSON object: what is short first, then each list, an item a line. */
async function* piecesOf(head: object, lists: Lists): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, items] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const item of items) {
      yield separator + JSON.stringify(item);
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}
