import type { Suggestion, SuggestionRequest } from '@rendezvous/contract';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { fitPage, type Page, type PageSize } from '../platform/db/pages.ts';
import { lockSession } from './lock-session-query.ts';
import { requireProfile } from '../people/require-profile-query.ts';
import { sql } from 'kysely';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import { storedSuggestion } from '../platform/db/stored-plans.ts';
import { readIfWhole, readStored } from '../platform/db/stored-damage.ts';
import type { Database } from '../platform/db/tables.ts';
import type { SuggestionSessionTable } from '../platform/db/tables/suggestion-tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';

export interface NewSuggestion {
  readonly request: SuggestionRequest;
  readonly suggestion: Suggestion;
  /** What later refinements go by: plain data, kept as JSON. */
  readonly state: object;
  readonly now: number;
}

/** A version of a suggestion with what it was made of. */
export interface StoredVersion {
  readonly sessionId: string;
  /** Null: a visitor's. */
  readonly userId: number | null;
  readonly request: SuggestionRequest;
  readonly answer: Suggestion;
  /** As it was given, back from JSON. */
  readonly state: unknown;
}

export interface SuggestionOfUser extends NewSuggestion {
  /** Null: for nobody in particular. */
  readonly profileId: number | null;
  /** The day where the user is. */
  readonly day: string;
}

/** A suggestion as it was asked for and answered. */
export interface StoredSuggestion {
  readonly profileId: number | null;
  readonly request: SuggestionRequest;
  readonly answer: Suggestion;
  readonly createdAt: number;
}

/** Where in the order of a user's suggestions an item stands. */
export interface SuggestionKey {
  readonly createdAt: number;
  readonly id: string;
}

export interface Suggestions {
  /** Stores the first suggestion of a visitor's session, and the session with it. */
  create(suggestion: NewSuggestion & { readonly visitorId: string }): Promise<void>;
  /** The same for a user. Refuses a profile that is gone by now. */
  createOfUser(userId: number, suggestion: SuggestionOfUser): Promise<void>;
  /** Everything suggested to a user, oldest first. */
  pageOfUser(
    userId: number,
    wanted: { size: PageSize; after?: SuggestionKey | undefined },
  ): Promise<Page<StoredSuggestion, SuggestionKey>>;
  /** The venues shown to a user on the days from one up to another, which is not among them. */
  listVenuesShown(
    userId: number,
    days: { readonly from: string; readonly before: string },
  ): Promise<string[]>;
  /** Adds a refined version to its session. */
  addVersion(version: NewSuggestion): Promise<void>;
  /** The same unless the session has so many versions already; says whether it was added. */
  addVersionBelow(most: number, version: NewSuggestion): Promise<boolean>;
  /** A suggestion as it was answered. */
  findAnswer(suggestionId: string): Promise<Suggestion | undefined>;
  /** Undefined for versions from before there were refinements: nothing can be made of them. */
  findVersion(suggestionId: string): Promise<StoredVersion | undefined>;
  /** Deletes sessions and, with them, all their suggestions. */
  deleteSessionsBefore(instant: number): Promise<void>;
}

export function createSuggestions(db: Database): Suggestions {
  return {
    create: ({ visitorId, ...made }) =>
      insertSession(db, made, {
        visitor_id: visitorId,
        user_id: null,
        profile_id: null,
        day: null,
      }),

    createOfUser: (userId, { profileId, day, ...made }) =>
      withUserLocked(db, userId, async (locked) => {
        if (profileId !== null) await requireProfile(locked, userId, profileId);
        await insertSession(locked, made, {
          visitor_id: null,
          user_id: userId,
          profile_id: profileId,
          day,
        });
      }),

    pageOfUser: (userId, wanted) => pageOfSuggestions(db, userId, wanted),

    listVenuesShown: (userId, days) => listVenuesShown(db, userId, days),

    async findAnswer(suggestionId) {
      const row = await db
        .selectFrom('suggestions')
        .select('answer')
        .where('id', '=', suggestionId)
        .executeTakeFirst();
      return row && storedSuggestion.parse(row.answer);
    },

    addVersion: (version) =>
      withOwnerLocked(db, version.suggestion.session_id, (locked) =>
        insertVersion(locked, version),
      ),

    addVersionBelow: (most, version) =>
      withOwnerLocked(db, version.suggestion.session_id, (locked) =>
        insertVersionBelow(locked, most, version),
      ),

    findVersion: (suggestionId) => findVersion(db, suggestionId),

    async deleteSessionsBefore(instant) {
      await deleteInBatches(db, {
        table: 'suggestion_sessions',
        key: ['id'],
        where: sql`created_at < ${instant}`,
      });
    },
  };
}

/** Whoever stores for a user locks the user first: two at once cannot wait for one another. */
async function withOwnerLocked<Result>(
  db: Database,
  sessionId: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const session = await db
    .selectFrom('suggestion_sessions')
    .select('user_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.user_id ? withUserLocked(db, session.user_id, work) : inTransaction(db, work);
}

async function pageOfSuggestions(
  db: Database,
  userId: number,
  { size, after }: { size: PageSize; after?: SuggestionKey | undefined },
): Promise<Page<StoredSuggestion, SuggestionKey>> {
  const found = await suggestionsOf(db, userId)
    .select(['suggestions.created_at as createdAt', 'suggestions.id'])
    .select(
      sql<number>`octet_length(suggestions.request) + octet_length(suggestions.answer)`.as('bytes'),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ or, and, eb }) => {
        const { createdAt, id } = after as SuggestionKey;
        return or([
          eb('suggestions.created_at', '>', createdAt),
          and([eb('suggestions.created_at', '=', createdAt), eb('suggestions.id', '>', id)]),
        ]);
      }),
    )
    .orderBy('suggestions.created_at')
    .orderBy('suggestions.id')
    .limit(size.items + 1)
    .execute();
  const { keys, next } = fitPage(found, size);
  if (keys.length === 0) return { items: [], next: null };
  const rows = await suggestionsOf(db, userId)
    .select([
      'suggestion_sessions.profile_id',
      'suggestions.request',
      'suggestions.answer',
      'suggestions.created_at',
    ])
    .where(
      'suggestions.id',
      'in',
      keys.map(({ id }) => id),
    )
    .orderBy('suggestions.created_at')
    .orderBy('suggestions.id')
    .execute();
  const items = rows.flatMap((row) => {
    const read = readIfWhole('a suggestion', () => ({
      profileId: row.profile_id,
      request: JSON.parse(row.request) as SuggestionRequest,
      answer: storedSuggestion.parse(row.answer),
      createdAt: row.created_at,
    }));
    return read ? [read] : [];
  });
  return { items, next: next && { createdAt: next.createdAt, id: next.id } };
}

type Asker = Pick<SuggestionSessionTable, 'visitor_id' | 'user_id' | 'profile_id' | 'day'>;

async function insertSession(db: Database, made: NewSuggestion, asker: Asker): Promise<void> {
  await db
    .insertInto('suggestion_sessions')
    .values({ id: made.suggestion.session_id, ...asker, created_at: made.now })
    .execute();
  await insertVersion(db, made);
}

async function insertVersion(
  db: Database,
  { request, suggestion, state, now }: NewSuggestion,
): Promise<void> {
  await db
    .insertInto('suggestions')
    .values({
      id: suggestion.suggestion_id,
      session_id: suggestion.session_id,
      request: JSON.stringify(request),
      answer: storedSuggestion.format(suggestion),
      state: JSON.stringify(state),
      venue_ids: JSON.stringify(
        suggestion.plans.flatMap((plan) => plan.venues.map((venue) => venue.venue_id)),
      ),
      created_at: now,
    })
    .execute();
}

/** False where the session has so many versions already. In a transaction. */
async function insertVersionBelow(
  db: Database,
  most: number,
  version: NewSuggestion,
): Promise<boolean> {
  const sessionId = version.suggestion.session_id;
  await lockSession(db, sessionId);
  const { count } = await db
    .selectFrom('suggestions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await insertVersion(db, version);
  return true;
}

async function findVersion(db: Database, suggestionId: string): Promise<StoredVersion | undefined> {
  const row = await db
    .selectFrom('suggestions')
    .innerJoin('suggestion_sessions', 'suggestion_sessions.id', 'suggestions.session_id')
    .select([
      'suggestions.session_id',
      'suggestion_sessions.user_id',
      'suggestions.request',
      'suggestions.answer',
      'suggestions.state',
    ])
    .where('suggestions.id', '=', suggestionId)
    .executeTakeFirst();
  if (!row || row.state === null) return undefined;
  const { state } = row;
  return readStored('a suggestion', () => ({
    sessionId: row.session_id,
    userId: row.user_id,
    request: JSON.parse(row.request) as SuggestionRequest,
    answer: storedSuggestion.parse(row.answer),
    state: JSON.parse(state) as unknown,
  }));
}

async function listVenuesShown(
  db: Database,
  userId: number,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<string[]> {
  const rows = await suggestionsOf(db, userId)
    .select('suggestions.venue_ids')
    .where('day', '>=', from)
    .where('day', '<', before)
    .execute();
  return [
    ...new Set(
      rows.flatMap(
        (row) => readIfWhole('a suggestion', () => JSON.parse(row.venue_ids) as string[]) ?? [],
      ),
    ),
  ];
}

function suggestionsOf(db: Database, userId: number) {
  return db
    .selectFrom('suggestion_sessions')
    .innerJoin('suggestions', 'suggestions.session_id', 'suggestion_sessions.id')
    .where('suggestion_sessions.user_id', '=', userId);
}
