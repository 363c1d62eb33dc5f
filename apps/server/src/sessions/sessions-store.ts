import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { compileOnce } from '../platform/db/compile-once.ts';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';
import { dayMs } from '../platform/time/durations.ts';

/** How long a refresh token lives. */
export const sessionMs = 30 * dayMs;

export interface SessionRecord {
  readonly userId: number;
  readonly id: string;
  /** When the user last entered a password or signed in with Google, in epoch milliseconds. */
  readonly signedInAt: number;
  readonly isRotating: boolean;
  /** The newest generation of tokens that the client is known to have received. */
  readonly usedGeneration: number;
}

export interface RefreshTokenRecord {
  readonly userId: number;
  readonly sessionId: string;
  readonly generation: number;
  readonly childUsedAt: number | null;
}

/** A session as its owner sees it. */
export interface ListedSession {
  readonly id: string;
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  readonly device: string;
}

type SessionKey = Pick<SessionRecord, 'userId' | 'id'>;

interface NewSession {
  readonly userId: number;
  readonly refreshHash: string;
  readonly device: string;
  readonly now: number;
  readonly expiresAt: number;
}

interface NewRefreshToken extends Omit<RefreshTokenRecord, 'childUsedAt'> {
  readonly hash: string;
  readonly now: number;
  readonly expiresAt: number;
}

export interface Sessions {
  /** Creates a session with its first refresh token, generation 0. */
  create(session: NewSession): Promise<SessionRecord>;
  /** Those that have not ended, the most recently used first. */
  list(userId: number, now: number): Promise<ListedSession[]>;
  /** The session with its user's last time zone, unless it has ended. */
  find(key: SessionKey, now: number): Promise<(SessionRecord & { timeZone: string }) | undefined>;
  /** The same, locked until the transaction ends and marked as used. */
  lock(key: SessionKey, now: number): Promise<SessionRecord | undefined>;
  findRefreshToken(hash: string): Promise<RefreshTokenRecord | undefined>;
  /** Whether a token of that generation or a later one was ever issued. */
  hasGeneration(key: SessionKey, generation: number): Promise<boolean>;
  /**
   * Notes that the tokens of a generation have been used: from now on their parents work only
   * during the grace period.
   */
  noteUse(key: SessionKey, generation: number, now: number): Promise<void>;
  /**
   * Adds a refresh token, once, to a session that rotates from now on and lives until `expiresAt`.
   */
  addRefreshToken(token: NewRefreshToken): Promise<void>;
  /** False if the user has no such session. */
  delete(key: SessionKey): Promise<boolean>;
  deleteOthers(key: SessionKey): Promise<void>;
  deleteAll(userId: number): Promise<void>;
  deleteExpiredBefore(instant: number): Promise<void>;
}

export function createSessions(db: Database): Sessions {
  const findRows = compileOnce(db, ({ userId, id, now }: SessionKey & { now: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(columns)
      .select('users.time_zone as timeZone')
      .where('sessions.user_id', '=', userId)
      .where('sessions.id', '=', id)
      .where('expires_at', '>', now),
  );
  return {
    create: (session) => insertSession(db, session),
    list: (userId, now) => listSessions(db, userId, now),

    async find({ userId, id }, now) {
      const [row] = await findRows({ userId, id, now });
      return row && { ...presentRow(row), timeZone: row.timeZone };
    },

    lock: (key, now) => lockSession(db, key, now),
    findRefreshToken: (hash) => findRefreshToken(db, hash),
    hasGeneration: (key, generation) => hasGeneration(db, key, generation),
    noteUse: (key, generation, now) => noteUse(db, { ...key, generation, now }),
    addRefreshToken: (token) => addRefreshToken(db, token),

    async delete({ userId, id }) {
      const row = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async deleteOthers({ userId, id }) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
    },

    async deleteAll(userId) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    async deleteExpiredBefore(instant) {
      await deleteInBatches(db, {
        table: 'sessions',
        key: ['user_id', 'id'],
        where: sql`expires_at <= ${instant}`,
      });
    },
  };
}

const columns = [
  'sessions.user_id as userId',
  'sessions.id',
  'signed_in_at as signedInAt',
  'rotating',
  'used_generation as usedGeneration',
] as const;

function presentRow({
  rotating,
  ...session
}: Omit<SessionRecord, 'isRotating'> & { rotating: number }): SessionRecord {
  return { ...session, isRotating: rotating === 1 };
}

async function insertSession(
  db: Database,
  { userId, refreshHash, device, now, expiresAt }: NewSession,
): Promise<SessionRecord> {
  const id = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      id,
      rotating: 0,
      used_generation: 0,
      signed_in_at: now,
      expires_at: expiresAt,
      device,
      last_used_at: now,
    })
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: refreshHash,
      user_id: userId,
      session_id: id,
      generation: 0,
      child_used_at: null,
      created_at: now,
    })
    .execute();
  return { userId, id, signedInAt: now, isRotating: false, usedGeneration: 0 };
}

function listSessions(db: Database, userId: number, now: number): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'signed_in_at as signedInAt', 'last_used_at as lastUsedAt', 'device'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

async function lockSession(
  db: Database,
  { userId, id }: SessionKey,
  now: number,
): Promise<SessionRecord | undefined> {
  // Any write locks the row, on both databases.
  const row = await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return row && presentRow(row);
}

function findRefreshToken(db: Database, hash: string): Promise<RefreshTokenRecord | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .select([
      'user_id as userId',
      'session_id as sessionId',
      'generation',
      'child_used_at as childUsedAt',
    ])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

async function hasGeneration(
  db: Database,
  { userId, id }: SessionKey,
  generation: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('generation')
    .where('user_id', '=', userId)
    .where('session_id', '=', id)
    .where('generation', '>=', generation)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function noteUse(
  db: Database,
  { userId, id, generation, now }: SessionKey & { generation: number; now: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_generation: generation })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('used_generation', '<', generation)
    .execute();
  await db
    .updateTable('refresh_tokens')
    .set({ child_used_at: now })
    .where('user_id', '=', userId)
    .where('session_id', '=', id)
    .where('generation', '<', generation)
    .where('child_used_at', 'is', null)
    .execute();
}

async function addRefreshToken(
  db: Database,
  { hash, userId, sessionId, generation, now, expiresAt }: NewRefreshToken,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      hash,
      user_id: userId,
      session_id: sessionId,
      generation,
      child_used_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await db
    .updateTable('sessions')
    .set({ rotating: 1, expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}
