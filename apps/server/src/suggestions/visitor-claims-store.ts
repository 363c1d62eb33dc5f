import { clockSkewMs } from '../platform/db/clock-skew.ts';
import { sql } from 'kysely';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import { dayMs } from '../platform/time/durations.ts';
import type { Database } from '../platform/db/tables.ts';

/**
 * Long enough for any suggestion, and short enough that a process killed while planning costs the
 * visitor at most two minutes.
 */
const leaseMs = 2 * 60 * 1000;

/** A client that lost its answer asks again soon, but not forever. */
const repeatMs = dayMs;
const maxRepeats = 5;

export interface Claim {
  readonly visitorId: string;
  readonly claimId: string;
}

interface NewClaim extends Claim {
  /** The client's id for its request. */
  readonly requestId?: string | undefined;
}

export interface VisitorClaims {
  /**
   * Claims the visitor's one slot while planning. Of any number of parallel calls, exactly one gets
   * true.
   */
  claim(claim: NewClaim, now: number): Promise<boolean>;
  /**
   * Turns a claim into the used-up suggestion; false if its lease ran out and another call holds
   * the slot.
   */
  take(claim: Claim, suggestionId: string): Promise<boolean>;
  /** The stored answer to the same request, a few times within a day; or that it is being made. */
  repeat(
    request: { readonly visitorId: string; readonly requestId: string },
    now: number,
  ): Promise<{ suggestionId: string } | 'underway' | undefined>;
  refund(claim: Claim): Promise<void>;
  /**
   * When the slot may be free again: the end of a running lease, or null if the suggestion is used
   * up.
   */
  findLeaseEnd(visitorId: string): Promise<number | null>;
  deleteClaimedBefore(instant: number): Promise<void>;
}

export function createVisitorClaims(db: Database): VisitorClaims {
  return {
    claim: (claim, now) => claimSlot(db, claim, now),

    async take({ visitorId, claimId }, suggestionId) {
      const row = await db
        .updateTable('visitor_claims')
        .set({ lease_ends_at: null, suggestion_id: suggestionId })
        .where('visitor_id', '=', visitorId)
        .where('claim_id', '=', claimId)
        .returning('visitor_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    repeat: (request, now) => repeatOf(db, request, now),

    async refund({ visitorId, claimId }) {
      await db
        .deleteFrom('visitor_claims')
        .where('visitor_id', '=', visitorId)
        .where('claim_id', '=', claimId)
        .where('lease_ends_at', 'is not', null)
        .execute();
    },

    async findLeaseEnd(visitorId) {
      const row = await db
        .selectFrom('visitor_claims')
        .select('lease_ends_at')
        .where('visitor_id', '=', visitorId)
        .executeTakeFirst();
      return row?.lease_ends_at ?? null;
    },

    async deleteClaimedBefore(instant) {
      await deleteInBatches(db, {
        table: 'visitor_claims',
        key: ['visitor_id'],
        where: sql`claimed_at < ${instant}`,
      });
    },
  };
}

async function repeatOf(
  db: Database,
  { visitorId, requestId }: { visitorId: string; requestId: string },
  now: number,
): Promise<{ suggestionId: string } | 'underway' | undefined> {
  const row = await db
    .updateTable('visitor_claims')
    .set((claim) => ({ repeats: claim('repeats', '+', 1) }))
    .where('visitor_id', '=', visitorId)
    .where('request_id', '=', requestId)
    .where('suggestion_id', 'is not', null)
    .where('claimed_at', '>', now - repeatMs)
    .where('repeats', '<', maxRepeats)
    .returning('suggestion_id')
    .executeTakeFirst();
  if (row?.suggestion_id) return { suggestionId: row.suggestion_id };
  const underway = await db
    .selectFrom('visitor_claims')
    .select('visitor_id')
    .where('visitor_id', '=', visitorId)
    .where('request_id', '=', requestId)
    .where('lease_ends_at', '>', now)
    .executeTakeFirst();
  return underway && 'underway';
}

async function claimSlot(
  db: Database,
  { visitorId, claimId, requestId }: NewClaim,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('visitor_claims')
    .values({
      visitor_id: visitorId,
      claim_id: claimId,
      lease_ends_at: now + leaseMs,
      claimed_at: now,
      request_id: requestId ?? null,
      suggestion_id: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('visitor_id')
        .doUpdateSet((row) => ({
          claim_id: row.ref('excluded.claim_id'),
          lease_ends_at: row.ref('excluded.lease_ends_at'),
          claimed_at: row.ref('excluded.claimed_at'),
          request_id: row.ref('excluded.request_id'),
        }))
        .where((row) =>
          row.or([
            row('visitor_claims.lease_ends_at', '<=', now),
            row('visitor_claims.lease_ends_at', '>', now + leaseMs + clockSkewMs),
          ]),
        ),
    )
    .returning('visitor_id')
    .executeTakeFirst();
  return row !== undefined;
}
