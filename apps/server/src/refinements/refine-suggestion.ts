import { setTimeout } from 'node:timers/promises';
import {
  findRefinementProblem,
  limits,
  type Refinement,
  type RefinementHistoryItem,
  type RefinementRequest,
} from '@rendezvous/contract';
import { messages } from '../messages.ts';
import type { RefinedDate } from '../suggestions/planning/change-plans.ts';
import { presentRefinement } from './present-refinement.ts';
import { Refusal } from '../refusal.ts';
import type { RefinementClaim } from './refinements-store.ts';
import type { Store } from '../store.ts';
import type { Asker, CountRefusals } from '../limits/count-refusals.ts';
import type { FindVersion } from './find-version.ts';
import type { PlanChanges } from './plan-changes.ts';
import { sharerOf } from '../suggestions/sharer-of.ts';
import { daySeconds } from '../platform/time/durations.ts';

/**
 * Refines a version of a session and stores what came of it. A session of a user answers to that
 * user only.
 */
export type RefineSuggestion = (
  request: RefinementRequest,
  asking: { readonly userId: number | null; readonly ip: string; readonly signal: AbortSignal },
) => Promise<Refinement>;

interface Deps {
  readonly store: Store;
  readonly findVersion: FindVersion;
  readonly planChanges: PlanChanges;
  readonly countRefusals: CountRefusals;
  readonly now: () => Date;
}

/** Somebody who asks for the same while it is being made waits for it this long. */
const wait = { stepMs: 50, steps: 60 } as const;
const retryAfterSeconds = 2;
/** No session gets more refinements: whoever asks again by itself does so seldom. */

/**
 * A slot is claimed before planning, used up together with the stored answer, and given back on any
 * failure. So parallel requests never get more slots than a session has, and a failed request costs
 * none. A repeated request gets the stored answer.
 */
export function createRefineSuggestion({
  store,
  findVersion,
  planChanges,
  countRefusals,
  now,
}: Deps): RefineSuggestion {
  return async (request, { userId, ip, signal }) => {
    refuseUnusableText(request);
    const version = await findVersion(request.previous_suggestion_id, { userId });
    if (version.sessionId !== request.session_id)
      throw new Refusal('not-found', { detail: messages.unknownSuggestion });

    const claimed = await claimSlot(store, request, now);
    if ('answer' in claimed) return claimed.answer;
    try {
      const who = whoOf(request, userId);
      const refined = await countRefusals({ who }, () =>
        planChanges.refine(version, request, { whose: sharerOf(userId, ip), signal }),
      );
      if (refined.isUnchanged) {
        await store.refinements.release(claimed.claim);
        return answerOnly(refined, await store.refinements.list(claimed.claim.sessionId));
      }
      return await keep(store, {
        claim: claimed.claim,
        request,
        refined,
        nowMs: now().getTime(),
      });
    } catch (error) {
      await store.refinements.release(claimed.claim);
      throw error;
    }
  };
}

interface Refined {
  readonly claim: RefinementClaim;
  readonly request: RefinementRequest;
  readonly refined: RefinedDate;
  readonly nowMs: number;
}

/** Stores the new version and the answer, and uses the slot up, all or nothing. */
async function keep(
  store: Store,
  { claim, request, refined, nowMs }: Refined,
): Promise<Refinement> {
  return store.inTransaction(async ({ suggestions, refinements }) => {
    const before = await refinements.list(claim.sessionId);
    const item = {
      type: request.type,
      value: request.value,
      timestamp: new Date(nowMs).toISOString(),
      resulting_suggestion_id: refined.suggestion.suggestion_id,
    };
    const history = [...before, item];
    const suggestion = {
      ...refined.suggestion,
      session_id: claim.sessionId,
      refinements_remaining: limits.refinements - history.length,
    };
    const answer = presentRefinement(suggestion, { history, understood: refined.understood });
    await suggestions.addVersion({
      suggestion,
      request: refined.request,
      state: refined.state,
      now: nowMs,
    });
    if (
      !(await refinements.finish(claim, {
        suggestionId: suggestion.suggestion_id,
        answer,
        now: nowMs,
      }))
    ) {
      throw new Refusal('unavailable', { retryAfterSeconds });
    }
    return answer;
  });
}

/** A slot for a refinement, or the answer that a repeat of it was given. */
async function claimSlot(
  { refinements }: Pick<Store, 'refinements'>,
  request: RefinementRequest,
  now: () => Date,
): Promise<{ answer: Refinement } | { claim: RefinementClaim }> {
  for (let step = 0; step < wait.steps; step += 1) {
    const claimed = await refinements.claim(request, now().getTime());
    if (claimed.kind === 'full')
      throw new Refusal('refinement-limit', { retryAfterSeconds: daySeconds });
    if (claimed.kind !== 'underway') return claimed;
    await setTimeout(wait.stepMs);
  }
  throw new Refusal('unavailable', { retryAfterSeconds });
}

/** An answer to a question leaves everything as it is, the slots too. */
function answerOnly(
  { suggestion, understood }: RefinedDate,
  history: readonly RefinementHistoryItem[],
): Refinement {
  const refinements_remaining = limits.refinements - history.length;
  return presentRefinement({ ...suggestion, refinements_remaining }, { history, understood });
}

function refuseUnusableText({ type, value }: RefinementRequest): void {
  const problem = type === 'text' ? findRefinementProblem(value) : undefined;
  if (problem !== undefined)
    throw new Refusal('invalid-input', { detail: problem, errors: { value: [problem] } });
}

const whoOf = ({ session_id }: RefinementRequest, userId: number | null): Asker['who'] =>
  userId === null ? `session ${session_id}` : `user ${userId}`;
