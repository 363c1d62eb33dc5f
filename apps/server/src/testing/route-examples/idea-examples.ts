import { randomUUID } from 'node:crypto';
import {
  deleteSavedPlan,
  getSavedCalendar,
  getSharedPlan,
  listIdeas,
  saveIdea,
  sharePlan,
  stopSharingPlan,
} from '@rendezvous/contract';
import type { TestUser } from '../a-user.ts';
import { aPerson } from './people-examples.ts';
import { made, type RouteExample } from './route-example.ts';

/** Plans that were saved, and plans that were shared. */
export const ideaExamples: readonly RouteExample[] = [
  {
    endpoint: listIdeas,
    isOwned: true,
    request: async (owner) => ({ query: { profile_id: String(await aPerson(owner)) } }),
  },
  { endpoint: saveIdea, request: () => ({ payload: anIdea(randomUUID()) }) },
  {
    endpoint: deleteSavedPlan,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },
  {
    endpoint: getSavedCalendar,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },

  {
    endpoint: sharePlan,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },
  {
    endpoint: stopSharingPlan,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },
  {
    endpoint: getSharedPlan,
    request: async (owner) => ({ params: { token: await aShareToken(owner) } }),
  },
];

function anIdea(planId: string): object {
  return { suggestion_id: randomUUID(), weather_info: {}, plans: [aPlan(planId)] };
}

export function aPlan(planId: string): object {
  const venue = {
    name: 'Bar',
    location: '',
    description: '',
    estimated_cost: '',
    opening_hours: '',
    rating: 5,
  };
  return { plan_id: planId, date: '2026-11-28', venues: [venue], route_info: {}, total_cost: '' };
}

async function aShareToken(owner: TestUser): Promise<string> {
  const { url } = (await owner.ask('POST', `/saved-ideas/${await aSavedPlan(owner)}/share`)).json<{
    url: string;
  }>();
  return url.slice(url.lastIndexOf('/') + 1);
}

async function aSavedPlan(owner: TestUser): Promise<string> {
  const planId = randomUUID();
  await made(owner, '/saved-ideas', anIdea(planId));
  return planId;
}
