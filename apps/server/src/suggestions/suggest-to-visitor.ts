import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Progress, Suggestion, SuggestionRequest } from '@rendezvous/contract';
import { Refusal } from '../refusal.ts';
import { addressUseOf, type AddressUse } from '../limits/address-use.ts';
import type { Store } from '../store.ts';
import type { Claim } from './visitor-claims-store.ts';
import type { CountRefusals, Explanation } from '../limits/count-refusals.ts';
import { sharerOf } from './sharer-of.ts';
import type { SuggestDate } from './suggest-date.ts';

export interface VisitorAsking {
  readonly visitorId: string;
  /**
   * The client's id for this request, which is answered once: sent again, it gets the stored
   * answer.
   */
  readonly requestId: string | undefined;
  /**
   * The account of the visitor, which owns the suggestion and for which nothing is counted; null if
   * there is none.
   */
  readonly userId: number | null;
  /** The day where the visitor is. */
  readonly today: string;
  readonly ip: string;
  readonly onProgress: (progress: Progress) => Promise<void> | void;
  readonly signal: AbortSignal;
}

export type SuggestToVisitor = (
  request: SuggestionRequest,
  asking: VisitorAsking,
) => Promise<Suggestion>;

interface Deps {
  readonly store: Store;
  readonly suggestDate: SuggestDate;
  readonly countRefusals: CountRefusals;
  readonly now: () => Date;
  /** Whether a visitor is limited to one suggestion, and an address to a daily maximum. */
  readonly rateLimits: boolean;
}

interface Quota {
  readonly claim: Claim;
  readonly addressUse: AddressUse;
}

/**
 * Plans for somebody who is not signed in. The free suggestion is claimed before planning, used up
 * when the answer is stored, and returned on any failure.
 */
export function createSuggestToVisitor({
  store,
  suggestDate,
  countRefusals,
  now,
  rateLimits,
}: Deps): SuggestToVisitor {
  return (request, asking) =>
    countRefusals(
      asking.userId === null
        ? { who: `visitor ${asking.visitorId}`, ip: asking.ip }
        : { who: `user ${asking.userId}` },
      (explanation) => suggestOnce(request, { ...asking, explanation }),
    );

  async function suggestOnce(
    request: SuggestionRequest,
    {
      visitorId,
      requestId,
      userId,
      today,
      ip,
      explanation,
      onProgress,
      signal,
    }: VisitorAsking & { explanation: Explanation },
  ): Promise<Suggestion> {
    const startedAt = now();
    const quota =
      rateLimits && userId === null
        ? await claimQuota(store, { visitorId, requestId, ip, startedAt, now, signal })
        : undefined;
    if (quota && 'answer' in quota) return quota.answer;
    try {
      const { suggestion, state } = await suggestDate(request, {
        now: startedAt,
        explanation,
        onProgress,
        whose: sharerOf(userId, ip),
        signal,
      });
      signal.throwIfAborted();
      await store.inTransaction(async (kept) => {
        if (quota && !(await kept.visitorClaims.take(quota.claim, suggestion.suggestion_id)))
          throw anonymousLimit(startedAt);
        const made = { request, suggestion, state, now: startedAt.getTime() };
        if (userId === null) await kept.suggestions.create({ visitorId, ...made });
        else await kept.suggestions.createOfUser(userId, { profileId: null, day: today, ...made });
      });
      return suggestion;
    } catch (error) {
      if (quota) await refundQuota(store, quota);
      throw error;
    }
  }
}

interface Claiming extends Pick<VisitorAsking, 'visitorId' | 'requestId' | 'ip' | 'signal'> {
  readonly startedAt: Date;
  readonly now: () => Date;
}

/** The visitor's slot, or the stored answer to this very request. */
async function claimQuota(
  store: Store,
  { visitorId, requestId, ip, startedAt, now, signal }: Claiming,
): Promise<Quota | { answer: Suggestion }> {
  const claim = { visitorId, claimId: randomUUID() };
  const addressUse = addressUseOf(ip, startedAt);
  if (!(await store.visitorClaims.claim({ ...claim, requestId }, startedAt.getTime()))) {
    const answer =
      requestId && (await findAnswer(store, { visitorId, requestId }, { now, signal }));
    if (answer) return { answer };
    const leaseEnd = await store.visitorClaims.findLeaseEnd(visitorId);
    throw anonymousLimit(startedAt, leaseEnd);
  }
  if (!(await store.addressCounters.use(addressUse))) {
    await store.visitorClaims.refund(claim);
    throw anonymousLimit(startedAt);
  }
  return { claim, addressUse };
}

/** How long a repeated request waits while the answer is being made. */
const wait = { stepMs: 100, steps: 50 } as const;

async function findAnswer(
  store: Store,
  request: { visitorId: string; requestId: string },
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Promise<Suggestion | undefined> {
  for (let step = 0; step < wait.steps; step += 1) {
    const found = await store.visitorClaims.repeat(request, now().getTime());
    if (found === undefined) return undefined;
    if (found !== 'underway') return store.suggestions.findAnswer(found.suggestionId);
    await setTimeout(wait.stepMs, undefined, { signal });
  }
  throw new Refusal('unavailable', { retryAfterSeconds: 2 });
}

function anonymousLimit(now: Date, until?: number | null): Refusal {
  return new Refusal('anonymous-limit', {
    retryAfterSeconds: secondsFrom(now, until ?? nextDay(now)),
  });
}

async function refundQuota(store: Store, { claim, addressUse }: Quota): Promise<void> {
  await store.visitorClaims.refund(claim);
  await store.addressCounters.refund(addressUse);
}

/** The next midnight UTC, in epoch milliseconds: when the counters of addresses start over. */
function nextDay(instant: Date): number {
  return Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate() + 1);
}

function secondsFrom(start: Date, end: number): number {
  return Math.max(1, Math.ceil((end - start.getTime()) / 1000));
}
