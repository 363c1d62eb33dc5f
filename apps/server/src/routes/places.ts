import { autocompletePlaces, listPlaceChoices } from '@rendezvous/contract';
import type { Gazetteer } from '@rendezvous/venues';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../http/register-endpoint.ts';

export function placeRoutes(app: FastifyInstance, { autocomplete, locate }: Gazetteer): void {
  registerEndpoint(app, autocompletePlaces, async ({ query }) => autocomplete(query.q));

  registerEndpoint(app, listPlaceChoices, async ({ query }) => [
    ...(locate(query.q)?.choices ?? []),
  ]);
}
