import { deleteSavedPlan, listIdeas, saveIdea } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { SaveIdea } from '../commands/save-idea.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { presentIdea } from '../presenters/saved-idea.ts';
import { Refusal } from '../refusal.ts';
import type { SavedIdeas } from '../store/saved-ideas.ts';

const nobody = -1;

export function savedIdeaRoutes(
  app: FastifyInstance,
  { savedIdeas, saveIdea: savePlans }: { savedIdeas: SavedIdeas; saveIdea: SaveIdea },
): void {
  registerEndpoint(app, listIdeas, async ({ user, query: { profile_id } }) => {
    const filter =
      profile_id === undefined ? {} : { profileId: profile_id === nobody ? null : profile_id };
    const ideas = await savedIdeas.list(user.userId, filter);
    return ideas.map(presentIdea);
  });

  registerEndpoint(app, saveIdea, async ({ user, body }) =>
    presentIdea(await savePlans(user.userId, body)),
  );

  registerEndpoint(app, deleteSavedPlan, async ({ user, params }) => {
    if (!(await savedIdeas.deletePlan(user.userId, params.planId))) throw new Refusal('not-found');
  });
}
