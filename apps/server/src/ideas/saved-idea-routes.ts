import { deleteSavedPlan, listIdeas, saveIdea } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SaveIdea } from './save-idea.ts';
import { answerPage, wantedPage } from '../platform/http/page-link.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { presentIdea } from './present-saved-idea.ts';
import { Refusal } from '../refusal.ts';
import type { SavedIdeas } from './saved-ideas-store.ts';

const nobody = -1;
const ideaKey = z.tuple([z.int(), z.uuid()]);

export function savedIdeaRoutes(
  app: FastifyInstance,
  { savedIdeas, saveIdea: savePlans }: { savedIdeas: SavedIdeas; saveIdea: SaveIdea },
): void {
  registerEndpoint(app, listIdeas, async ({ user, query, request, reply }) => {
    const { profile_id, suggestion_id } = query;
    const { size, after } = wantedPage(query, ideaKey);
    const page = await savedIdeas.page(user.userId, {
      ...(profile_id !== undefined && { profileId: profile_id === nobody ? null : profile_id }),
      suggestionId: suggestion_id,
      size,
      after: after && { createdAt: after[0], id: after[1] },
    });
    const next = page.next && [page.next.createdAt, page.next.id];
    return answerPage({ items: page.items.map(presentIdea), next }, request, reply);
  });

  registerEndpoint(app, saveIdea, async ({ user, body }) =>
    presentIdea(await savePlans(user.userId, body)),
  );

  registerEndpoint(app, deleteSavedPlan, async ({ user, params }) => {
    if (!(await savedIdeas.deletePlan(user.userId, params.planId))) throw new Refusal('not-found');
  });
}
