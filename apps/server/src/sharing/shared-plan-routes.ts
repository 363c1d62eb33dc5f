import {
  getSharedPlan,
  sharePlan,
  shareSuggestedPlan,
  stopSharingPlan,
  stopSharingSuggestedPlan,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { SharePlan } from './share-plan.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { presentSharedPlan } from './present-shared-plan.ts';
import { Refusal } from '../refusal.ts';
import type { SharedPlans } from './shared-plans-store.ts';

interface Deps {
  readonly sharedPlans: SharedPlans;
  readonly sharePlan: SharePlan;
  readonly publicUrl: string;
}

export function sharedPlanRoutes(
  app: FastifyInstance,
  { sharedPlans, sharePlan: share, publicUrl }: Deps,
): void {
  const urlOf = (token: string) => ({ url: `${publicUrl}/shared/${token}` });

  registerEndpoint(app, sharePlan, async ({ user, params }) =>
    urlOf(await share.saved(user.userId, params.planId)),
  );
  registerEndpoint(app, shareSuggestedPlan, async ({ params, request }) =>
    urlOf(await share.suggested(params, { ip: request.ip })),
  );
  registerEndpoint(app, stopSharingSuggestedPlan, ({ params }) => share.stopSuggested(params));

  registerEndpoint(app, stopSharingPlan, async ({ user, params }) => {
    if (!(await sharedPlans.stop(user.userId, params.planId))) throw new Refusal('not-found');
  });

  registerEndpoint(app, getSharedPlan, async ({ params }) => {
    const shared = await sharedPlans.find(params.token);
    if (shared === undefined) throw new Refusal('not-found');
    return presentSharedPlan(shared);
  });
}
