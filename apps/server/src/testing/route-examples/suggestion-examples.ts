import {
  arrangePlan,
  autocompletePlaces,
  listPlaceChoices,
  listPlacesNear,
  getSuggestion,
  getTonight,
  listAlternatives,
  refineSuggestion,
  reorderPlan,
  shareSuggestedPlan,
  stopSharingSuggestedPlan,
  suggestForProfile,
  suggestPublic,
  type Suggestion,
  type PlannedPlan,
} from '@rendezvous/contract';
import type { TestUser } from '../a-user.ts';
import { aPerson } from './people-examples.ts';
import type { ExampleRequest, RouteExample } from './route-example.ts';

/** The places and the weather to plan with, and suggestions. */
export const suggestionExamples: readonly RouteExample[] = [
  { endpoint: listPlaceChoices, request: () => ({ query: { q: 'downtown' } }) },
  { endpoint: listPlacesNear, request: () => ({ query: { lat: '37.76', lon: '-122.41' } }) },
  { endpoint: autocompletePlaces, request: () => ({ query: { q: 'chic' } }) },
  { endpoint: getTonight, request: () => ({ query: { city: 'Chicago' } }) },
  {
    endpoint: suggestPublic,
    request: () => ({ payload: { profileId: -1, config: { location: 'Chicago' } } }),
  },
  {
    endpoint: refineSuggestion,
    isOwned: true,
    request: async (owner) => ({ payload: await aRefinement(owner) }),
  },
  {
    endpoint: getSuggestion,
    isOwned: true,
    request: async (owner) => ({
      params: { suggestionId: (await aSuggestionOf(owner)).suggestion_id },
    }),
  },
  {
    endpoint: listAlternatives,
    isOwned: true,
    request: async (owner) =>
      aPlanRequest(await aSuggestionOf(owner), ({ venues }) => ({ venue_id: venues[1]?.venue_id })),
  },
  {
    endpoint: reorderPlan,
    isOwned: true,
    request: async (owner) =>
      aPlanRequest(await aSuggestionOf(owner), ({ venues }) => ({
        venue_ids: venues.map(({ venue_id }) => venue_id),
      })),
  },
  {
    endpoint: arrangePlan,
    isOwned: true,
    request: async (owner) =>
      aPlanRequest(await aSuggestionOf(owner), ({ venues }) => ({
        venue_ids: venues.map(({ venue_id }) => venue_id),
      })),
  },
  { endpoint: shareSuggestedPlan, request: aPlanOfVisitor },
  { endpoint: stopSharingSuggestedPlan, request: aPlanOfVisitor },
  {
    endpoint: suggestForProfile,
    isOwned: true,
    request: async (owner) => ({
      payload: { profileId: await aPerson(owner), config: { location: 'Chicago' } },
    }),
  },
];

async function aSuggestionOf(owner: TestUser): Promise<Suggestion> {
  return (
    await owner.ask('POST', '/profiles/suggest', { config: { location: 'Chicago' } })
  ).json<Suggestion>();
}

/** Asked for from where `owner` is, by nobody in particular. */
async function aPlanOfVisitor(owner: TestUser): Promise<ExampleRequest> {
  const answer = await owner.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    headers: { authorization: '' },
    payload: { config: { location: 'Chicago' } },
  });
  const { suggestion_id, plans } = answer.json<Suggestion>();
  return { params: { suggestionId: suggestion_id, planId: plans[0]?.plan_id ?? '' } };
}

async function aRefinement(owner: TestUser): Promise<object> {
  const { session_id, suggestion_id } = await aSuggestionOf(owner);
  return {
    type: 'preset',
    value: 'more_relaxed',
    session_id,
    previous_suggestion_id: suggestion_id,
  };
}

function aPlanRequest(
  { suggestion_id, plans: [plan] }: Suggestion,
  payloadFor: (plan: PlannedPlan) => object,
): ExampleRequest {
  if (!plan) throw new Error('Cannot make an example: nothing was suggested');
  return {
    params: { suggestionId: suggestion_id, planId: plan.plan_id },
    payload: payloadFor(plan),
  };
}
