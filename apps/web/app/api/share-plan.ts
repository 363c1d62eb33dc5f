import { notices } from '../messages.ts';
import { explainAction } from './api-failure.ts';
import { callEndpoint } from './call-endpoint.ts';

/** The functions that a ShareButton needs to share a plan. */
export interface PlanSharing {
  /** The address of the plan; creating it again gives the same one. */
  readonly share: () => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly explain: (error: unknown, doing: 'share' | 'stop') => string;
}

/** For a saved plan. */
export function sharingOf(planId: string): PlanSharing {
  const params = { planId };
  return {
    share: async () => (await callEndpoint('POST /saved-ideas/:planId/share', { params })).url,
    stop: () => callEndpoint('DELETE /saved-ideas/:planId/share', { params }),
    explain,
  };
}

/** For a suggested plan of somebody without an account. */
export function sharingOfSuggested(suggestionId: string, planId: string): PlanSharing {
  const params = { suggestionId, planId };
  return {
    share: async () =>
      (await callEndpoint('POST /suggestions/:suggestionId/plans/:planId/share', { params })).url,
    stop: () => callEndpoint('DELETE /suggestions/:suggestionId/plans/:planId/share', { params }),
    explain,
  };
}

function explain(error: unknown, doing: 'share' | 'stop'): string {
  return explainAction(error, doing === 'share' ? notices.planNotShared : notices.planStillShared);
}
