import { limits, type Suggestion } from '@rendezvous/contract';
import { messages } from '../messages.ts';
import type { Asking } from '../platform/concurrency/worker-pool.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { Version } from './find-version.ts';
import type { Arrangement, PlanChanges } from './plan-changes.ts';

/**
 * Stores a hand-arranged plan as a new version of its suggestion, which later refinements can start
 * from.
 */
export type ArrangePlan = (
  version: Version,
  order: Arrangement,
  asking: Asking,
) => Promise<Suggestion>;

interface Deps {
  readonly store: Store;
  readonly planChanges: PlanChanges;
  readonly now: () => Date;
}

export function createArrangePlan({ store, planChanges, now }: Deps): ArrangePlan {
  return async (version, order, asking) => {
    const arranged = await planChanges.arrange(version, order, asking);
    const refinements = await store.refinements.list(version.sessionId);
    const suggestion = {
      ...arranged.suggestion,
      refinements_remaining: limits.refinements - refinements.length,
    };
    const isAdded = await store.suggestions.addVersionBelow(limits.versions, {
      ...arranged,
      suggestion,
      now: now().getTime(),
    });
    if (!isAdded) throw new Refusal('too-many', { detail: messages.tooManyVersions });
    return suggestion;
  };
}
