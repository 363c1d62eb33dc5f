import { limits, type NoteKind } from '@rendezvous/contract';
import { sql } from 'kysely';
import { fitPage, isAfterNewest, type Page, type PageSize } from '../platform/db/pages.ts';
import type { Database } from '../platform/db/tables.ts';
import type { ProfileNoteTable } from '../platform/db/tables/people-tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import { Refusal } from '../refusal.ts';
import { requireProfile } from './require-profile-query.ts';

/** A note about a person, or a gift idea. */
export interface NoteDetails {
  readonly kind: NoteKind;
  readonly text: string;
  readonly day: string;
  /** The day a gift was given; null for everything else. */
  readonly givenOn: string | null;
  /** Whether it may be asked about on the next date. */
  readonly isAskable: boolean;
}

export interface StoredNote extends NoteDetails {
  readonly id: string;
  readonly profileId: number;
  readonly createdAt: number;
}

/** The position of an item in the order of all notes. */
export interface NoteKey {
  readonly createdAt: number;
  readonly id: string;
}

/** Which note of which user. */
interface NoteRef {
  readonly profileId: number;
  readonly id: string;
}

export interface ProfileNotes {
  /** Notes about one person, the newest day first. Refuses a person whom the user does not have. */
  list(userId: number, profileId: number): Promise<StoredNote[]>;
  /** Notes about everyone, newest first. */
  page(
    userId: number,
    wanted: { size: PageSize; after?: NoteKey | undefined },
  ): Promise<Page<StoredNote, NoteKey>>;
  find(userId: number, note: NoteRef): Promise<StoredNote | undefined>;
  /**
   * False if the user has already stored this id; nothing is changed then. Refuses an unknown
   * person, and one note too many.
   */
  create(userId: number, note: StoredNote): Promise<boolean>;
  /** Changes the given fields, and says whether there is such a note. */
  update(userId: number, note: NoteRef, changes: Partial<NoteDetails>): Promise<boolean>;
  delete(userId: number, note: NoteRef): Promise<boolean>;
}

export function createProfileNotes(db: Database): ProfileNotes {
  return {
    async list(userId, profileId) {
      await requireProfile(db, userId, profileId);
      const rows = await db
        .selectFrom('profile_notes')
        .selectAll()
        .where('user_id', '=', userId)
        .where('profile_id', '=', profileId)
        .orderBy('day', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(noteOf);
    },

    page: (userId, wanted) => pageOfNotes(db, userId, wanted),

    find: (userId, note) => findNote(db, userId, note),

    create: (userId, note) =>
      withUserLocked(db, userId, (locked) => insertNote(locked, userId, note)),

    update: (userId, note, changes) =>
      withUserLocked(db, userId, async (locked) => {
        const known = await findNote(locked, userId, note);
        if (known === undefined) return false;
        await locked
          .updateTable('profile_notes')
          .set(columnsOf({ ...known, ...changes }))
          .where('user_id', '=', userId)
          .where('id', '=', note.id)
          .execute();
        return true;
      }),

    async delete(userId, { profileId, id }) {
      const row = await db
        .deleteFrom('profile_notes')
        .where('user_id', '=', userId)
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** False if the user has already stored this id. */
async function insertNote(locked: Database, userId: number, note: StoredNote): Promise<boolean> {
  await requireProfile(locked, userId, note.profileId);
  const { notes } = await locked
    .selectFrom('profile_notes')
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .where('user_id', '=', userId)
    .where('profile_id', '=', note.profileId)
    .where('id', '!=', note.id)
    .executeTakeFirstOrThrow();
  if (notes >= limits.notesPerProfile) throw new Refusal('too-many');
  const row = await locked
    .insertInto('profile_notes')
    .values({
      user_id: userId,
      id: note.id,
      profile_id: note.profileId,
      created_at: note.createdAt,
      ...columnsOf(note),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function findNote(
  db: Database,
  userId: number,
  { profileId, id }: NoteRef,
): Promise<StoredNote | undefined> {
  const row = await db
    .selectFrom('profile_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && noteOf(row);
}

/** Keys and sizes first: nothing is read that is not returned. */
async function pageOfNotes(
  db: Database,
  userId: number,
  { size, after }: { size: PageSize; after?: NoteKey | undefined },
): Promise<Page<StoredNote, NoteKey>> {
  const found = await db
    .selectFrom('profile_notes')
    .select(['created_at as createdAt', 'id'])
    .select(sql<number>`octet_length(text) + 200`.as('bytes'))
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where(isAfterNewest(after as NoteKey)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size.items + 1)
    .execute();
  const { keys, next } = fitPage(found, size);
  if (keys.length === 0) return { items: [], next: null };
  const rows = await db
    .selectFrom('profile_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return { items: rows.map(noteOf), next: next && { createdAt: next.createdAt, id: next.id } };
}

type Columns = Pick<ProfileNoteTable, 'kind' | 'text' | 'day' | 'given_on' | 'askable'>;

/** Only gifts are given. */
function columnsOf({ kind, text, day, givenOn, isAskable }: NoteDetails): Columns {
  const given_on = kind === 'gift' ? givenOn : null;
  return { kind, text, day, given_on, askable: Number(isAskable) };
}

function noteOf(row: ProfileNoteTable): StoredNote {
  return {
    id: row.id,
    profileId: row.profile_id,
    kind: row.kind as NoteKind,
    text: row.text,
    day: row.day,
    givenOn: row.given_on,
    isAskable: row.askable === 1,
    createdAt: row.created_at,
  };
}
