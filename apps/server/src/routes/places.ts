import { autocompletePlaces, type Place } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../http/register-endpoint.ts';

export function placeRoutes(
  app: FastifyInstance,
  { autocomplete }: { autocomplete: (query: string) => Place[] },
): void {
  registerEndpoint(app, autocompletePlaces, async ({ query }) => autocomplete(query.q));
}
