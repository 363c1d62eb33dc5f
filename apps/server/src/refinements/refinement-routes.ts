import {
  arrangePlan as arrangeEndpoint,
  getSuggestion,
  limits,
  listAlternatives,
  refineSuggestion as refineEndpoint,
  reorderPlan,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ArrangePlan } from './arrange-plan.ts';
import type { FindVersion } from './find-version.ts';
import type { PlanChanges } from './plan-changes.ts';
import { sharerOf } from '../suggestions/sharer-of.ts';
import type { RefineSuggestion } from './refine-suggestion.ts';
import { clientSignal } from '../platform/http/client-signal.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { Store } from '../store.ts';

interface Deps {
  readonly store: Pick<Store, 'refinements'>;
  readonly findVersion: FindVersion;
  readonly planChanges: PlanChanges;
  readonly refineSuggestion: RefineSuggestion;
  readonly arrangePlan: ArrangePlan;
}

const askingOf = (
  user: { readonly userId: number } | null,
  request: FastifyRequest,
  reply: FastifyReply,
) => ({
  whose: sharerOf(user?.userId ?? null, request.ip),
  signal: clientSignal(reply),
});

/** Changes to suggested plans, by whoever they were suggested to. */
export function refinementRoutes(
  app: FastifyInstance,
  { store, findVersion, planChanges, refineSuggestion, arrangePlan }: Deps,
): void {
  const versionOf = (suggestionId: string, user: { readonly userId: number } | null) =>
    findVersion(suggestionId, { userId: user?.userId ?? null });

  registerEndpoint(app, refineEndpoint, ({ user, body, request, reply }) =>
    refineSuggestion(body, {
      userId: user?.userId ?? null,
      ip: request.ip,
      signal: clientSignal(reply),
    }),
  );

  registerEndpoint(app, getSuggestion, async ({ user, params }) => {
    const { answer, sessionId } = await versionOf(params.suggestionId, user);
    const done = await store.refinements.list(sessionId);
    return { ...answer, refinements_remaining: limits.refinements - done.length };
  });

  registerEndpoint(app, listAlternatives, async ({ user, params, body, request, reply }) =>
    planChanges.listAlternatives(
      await versionOf(params.suggestionId, user),
      { planId: params.planId, venueId: body.venue_id },
      askingOf(user, request, reply),
    ),
  );

  registerEndpoint(app, reorderPlan, async ({ user, params, body, request, reply }) =>
    planChanges.reorder(
      await versionOf(params.suggestionId, user),
      { planId: params.planId, venueIds: body.venue_ids },
      askingOf(user, request, reply),
    ),
  );

  registerEndpoint(app, arrangeEndpoint, async ({ user, params, body, request, reply }) =>
    arrangePlan(
      await versionOf(params.suggestionId, user),
      { planId: params.planId, venueIds: body.venue_ids },
      askingOf(user, request, reply),
    ),
  );
}
