import { autocompletePlaces, listPlaceChoices, listPlacesNear } from '@rendezvous/contract';
import type { Gazetteer } from '@rendezvous/venues';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';

interface Deps {
  readonly gazetteer: Gazetteer;
  readonly expectPlan: () => void;
}

export function placeRoutes(app: FastifyInstance, { gazetteer, expectPlan }: Deps): void {
  registerEndpoint(app, autocompletePlaces, async ({ query }) => {
    expectPlan();
    return gazetteer.autocomplete(query.q);
  });

  registerEndpoint(app, listPlaceChoices, async ({ query }) => {
    expectPlan();
    return [...(gazetteer.locate(query.q)?.choices ?? [])];
  });

  registerEndpoint(app, listPlacesNear, async ({ query }) => {
    expectPlan();
    const place = gazetteer.near(query);
    return place === undefined ? [] : [place];
  });
}
