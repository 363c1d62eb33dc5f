import { createHash, randomUUID } from 'node:crypto';
import {
  limits,
  type Refinement,
  type RefinementHistoryItem,
  type RefinementRequest,
} from '@rendezvous/contract';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Page, PageSize } from '../platform/db/pages.ts';
import { lockSession } from '../suggestions/lock-session-query.ts';
import { clockSkewMs } from '../platform/db/clock-skew.ts';
import { storedRefinement } from '../platform/db/stored-plans.ts';
import type { Database } from '../platform/db/tables.ts';

/** A slot of a session, held while a refinement is made. */
export interface RefinementClaim {
  readonly sessionId: string;
  readonly key: string;
  readonly claimId: string;
}

/**
 * What becomes of asking for a slot: it is held, the same was answered before, the same is being
 * made right now, or none is left.
 */
export type Claimed =
  | { readonly kind: 'held'; readonly claim: RefinementClaim }
  | { readonly kind: 'repeat'; readonly answer: Refinement }
  | { readonly kind: 'underway' }
  | { readonly kind: 'full' };

/** Where in the order of a user's refinements an item stands. */
export interface DoneKey {
  readonly doneAt: number;
  readonly sessionId: string;
  readonly key: string;
}

export interface Refinements {
  /**
   * Takes one of the session's slots. However many ask at once, no more are held or used than a
   * session has.
   */
  claim(request: RefinementRequest, now: number): Promise<Claimed>;
  /** Uses a slot that is held; false where it has been given to somebody else since. */
  finish(
    claim: RefinementClaim,
    done: { suggestionId: string; answer: Refinement; now: number },
  ): Promise<boolean>;
  /** Gives a slot back. */
  release(claim: RefinementClaim): Promise<void>;
  /** What was done in a session, oldest first. */
  list(sessionId: string): Promise<RefinementHistoryItem[]>;
  /** What was done in all sessions of a user, oldest first. */
  pageOfUser(
    userId: number,
    wanted: { size: PageSize; after?: DoneKey | undefined },
  ): Promise<Page<RefinementHistoryItem, DoneKey>>;
}

/** Far longer than any refinement takes: whoever held it was killed. */
const leaseMs = 30_000;

export function createRefinements(db: Database): Refinements {
  return {
    claim: (request, now) => inTransaction(db, (transaction) => claimIn(transaction, request, now)),

    async finish({ sessionId, key, claimId }, { suggestionId, answer, now }) {
      const row = await db
        .updateTable('refinements')
        .set({
          suggestion_id: suggestionId,
          answer: storedRefinement.format(answer),
          done_at: now,
        })
        .where('session_id', '=', sessionId)
        .where('key', '=', key)
        .where('claim_id', '=', claimId)
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },

    async release({ sessionId, key, claimId }) {
      await db
        .deleteFrom('refinements')
        .where('session_id', '=', sessionId)
        .where('key', '=', key)
        .where('claim_id', '=', claimId)
        .where('done_at', 'is', null)
        .execute();
    },

    async list(sessionId) {
      const rows = await doneIn(db).where('session_id', '=', sessionId).execute();
      return rows.map(itemOf);
    },

    pageOfUser: (userId, wanted) => pageOfUser(db, userId, wanted),
  };
}

async function pageOfUser(
  db: Database,
  userId: number,
  { size, after }: { size: PageSize; after?: DoneKey | undefined },
): Promise<Page<RefinementHistoryItem, DoneKey>> {
  const sessions = db.selectFrom('suggestion_sessions').select('id').where('user_id', '=', userId);
  const rows = await doneIn(db)
    .select(['session_id as sessionId', 'key'])
    .where('session_id', 'in', sessions)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const { doneAt, sessionId, key } = after as DoneKey;
        return eb(refTuple('done_at', 'session_id', 'key'), '>', tuple(doneAt, sessionId, key));
      }),
    )
    .clearOrderBy()
    .orderBy('done_at')
    .orderBy('session_id')
    .orderBy('key')
    .limit(size.items + 1)
    .execute();
  const items = rows.slice(0, size.items);
  const last = items.at(-1);
  return {
    items: items.map(itemOf),
    next:
      rows.length > items.length && last
        ? { doneAt: last.doneAt ?? 0, sessionId: last.sessionId, key: last.key }
        : null,
  };
}

function doneIn(db: Database) {
  return db
    .selectFrom('refinements')
    .select(['type', 'value', 'done_at as doneAt', 'suggestion_id as suggestionId'])
    .where('done_at', 'is not', null)
    .orderBy('done_at')
    .orderBy('claimed_at');
}

interface DoneRow {
  readonly type: string;
  readonly value: string;
  readonly doneAt: number | null;
  readonly suggestionId: string | null;
}

function itemOf({ type, value, doneAt, suggestionId }: DoneRow): RefinementHistoryItem {
  return {
    type: type as RefinementHistoryItem['type'],
    value,
    timestamp: new Date(doneAt ?? 0).toISOString(),
    resulting_suggestion_id: suggestionId ?? '',
  };
}

async function claimIn(db: Database, request: RefinementRequest, now: number): Promise<Claimed> {
  const { session_id: sessionId, type, value } = request;
  await lockSession(db, sessionId);
  const key = keyOf(request);
  const rows = await db
    .selectFrom('refinements')
    .select(['key', 'answer', 'claimed_at'])
    .where('session_id', '=', sessionId)
    .execute();
  const same = rows.find((row) => row.key === key);
  if (same?.answer !== null && same !== undefined)
    return { kind: 'repeat', answer: storedRefinement.parse(same.answer) };
  if (same && isHeld(same, now)) return { kind: 'underway' };
  const used = rows.filter(
    (row) => row.key !== key && (row.answer !== null || isHeld(row, now)),
  ).length;
  if (used >= limits.refinements) return { kind: 'full' };
  const claimId = randomUUID();
  const held = { claim_id: claimId, claimed_at: now };
  await db
    .insertInto('refinements')
    .values({
      session_id: sessionId,
      key,
      ...held,
      type,
      value,
      suggestion_id: null,
      answer: null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doUpdateSet(held))
    .execute();
  return { kind: 'held', claim: { sessionId, key, claimId } };
}

/** The same for the same request, however often it is sent. */
function keyOf({
  previous_suggestion_id,
  type,
  value,
  refinement_count,
  locked,
  removed,
}: RefinementRequest): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        previous_suggestion_id,
        type,
        value,
        refinement_count,
        locked.toSorted(),
        removed.toSorted(),
      ]),
    )
    .digest('base64url');
}

/** Whether a claim still holds its slot; one from the future holds none. */
function isHeld({ claimed_at: claimedAt }: { claimed_at: number }, now: number): boolean {
  return claimedAt > now - leaseMs && claimedAt <= now + clockSkewMs;
}
