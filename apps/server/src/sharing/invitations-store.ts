import type { InvitationReply } from '@rendezvous/contract';
import { readStored } from '../platform/db/stored-damage.ts';
import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';

/** A date that is offered to whoever has the token. */
export interface Invitation {
  readonly userId: number;
  readonly dateId: string;
  /** The user's id. */
  readonly firstName: string;
  readonly reply: InvitationReply | null;
}

export interface Invitations {
  /**
   * The token of the invitation to a date: the existing one, otherwise `newToken`. Undefined if the
   * user has no such date.
   */
  invite(
    userId: number,
    dateId: string,
    { newToken, now }: { newToken: string; now: number },
  ): Promise<string | undefined>;
  /** Ends the invitation, and with it the answer; says whether there was one. */
  stop(userId: number, dateId: string): Promise<boolean>;
  /** The only query without a user: the token itself gives access to the date. */
  find(token: string): Promise<Invitation | undefined>;
  /** Stores an answer, replacing the previous one. */
  reply(token: string, reply: InvitationReply, now: number): Promise<void>;
  /** Stores the decision about the answer, if it is still the answer that the decision is about. */
  decide(
    userId: number,
    dateId: string,
    decision: Decision,
  ): Promise<'decided' | 'not-found' | 'answered-anew'>;
}

interface Decision {
  readonly decision: NonNullable<InvitationReply['decision']>;
  /** When the answer came that was decided about; undefined: whichever is there. */
  readonly about: string | undefined;
}

export function createInvitations(db: Database): Invitations {
  return {
    invite: (userId, dateId, offer) =>
      withUserLocked(db, userId, (locked) => offerDate(locked, { userId, dateId, ...offer })),

    async stop(userId, dateId) {
      const row = await db
        .deleteFrom('invitations')
        .where('user_id', '=', userId)
        .where('date_id', '=', dateId)
        .returning('date_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(token) {
      // PostgreSQL refuses some characters that an address may contain.
      if (!/^[\w-]+$/.test(token)) return undefined;
      const row = await db
        .selectFrom('invitations')
        .innerJoin('users', 'users.id', 'invitations.user_id')
        .select(['invitations.user_id', 'date_id', 'reply', 'users.first_name'])
        .where('token', '=', token)
        .executeTakeFirst();
      return (
        row && {
          userId: row.user_id,
          dateId: row.date_id,
          firstName: row.first_name,
          reply: row.reply === null ? null : replyIn(row.reply),
        }
      );
    },

    async reply(token, reply, now) {
      await db
        .updateTable('invitations')
        .set({ reply: JSON.stringify(reply), replied_at: now })
        .where('token', '=', token)
        .execute();
    },

    decide: (userId, dateId, decision) =>
      withUserLocked(db, userId, (locked) => decideReply(locked, { userId, dateId, ...decision })),
  };
}

interface OfDate {
  readonly userId: number;
  readonly dateId: string;
}

async function offerDate(
  db: Database,
  { userId, dateId, newToken, now }: OfDate & { newToken: string; now: number },
): Promise<string | undefined> {
  const date = await db
    .selectFrom('dates')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', dateId)
    .executeTakeFirst();
  if (date === undefined) return undefined;
  const row = { user_id: userId, date_id: dateId, token: newToken, created_at: now };
  await db
    .insertInto('invitations')
    .values({ ...row, reply: null, replied_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'date_id']).doNothing())
    .execute();
  const { token } = await db
    .selectFrom('invitations')
    .select('token')
    .where('user_id', '=', userId)
    .where('date_id', '=', dateId)
    .executeTakeFirstOrThrow();
  return token;
}

async function decideReply(
  db: Database,
  { userId, dateId, decision, about }: OfDate & Decision,
): ReturnType<Invitations['decide']> {
  const row = await db
    .selectFrom('invitations')
    .select('reply')
    .where('user_id', '=', userId)
    .where('date_id', '=', dateId)
    .executeTakeFirst();
  if (!row?.reply) return 'not-found';
  const answered = replyIn(row.reply);
  if (about !== undefined && about !== answered.replied_at) return 'answered-anew';
  const reply: InvitationReply = { ...answered, decision };
  await db
    .updateTable('invitations')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('date_id', '=', dateId)
    .execute();
  return 'decided';
}

function replyIn(reply: string): InvitationReply {
  return readStored('an answer', () => JSON.parse(reply) as InvitationReply);
}
