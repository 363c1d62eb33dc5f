import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import type { InvitationReply } from '../invitation.ts';
import { plan, venue, weatherInfo } from './plan.ts';

/**
 * What a shared plan tells to whoever holds its address: places, times and prices, and nothing of
 * the people it is for. What is not named here stays with them.
 */
export const sharedPlan = plan
  .pick({
    title: true,
    summary: true,
    date: true,
    time_zone: true,
    city: true,
    start_time: true,
    end_time: true,
    route_info: true,
    total_cost: true,
  })
  .extend({
    venues: z.array(
      venue.pick({
        name: true,
        location: true,
        neighborhood: true,
        description: true,
        estimated_cost: true,
        opening_hours: true,
        opening: true,
        category: true,
        kind: true,
        cuisines: true,
        coordinates: true,
        arrival: true,
        departure: true,
        website: true,
        booking: true,
        rating: true,
        rating_source: true,
      }),
    ),
    weather_info: weatherInfo,
  });

export type SharedPlan = z.output<typeof sharedPlan>;

const planId = z.object({ planId: z.uuid() });

export const sharePlan = endpoint({
  method: 'POST',
  path: '/saved-ideas/:planId/share',
  tag: 'Saved ideas',
  summary: 'The public address of a saved plan. While the plan is shared it stays the same.',
  access: 'user',
  params: planId,
  answer: z.object({ url: z.string() }),
  refusals: ['not-found'],
});
export const stopSharingPlan = endpoint({
  method: 'DELETE',
  path: '/saved-ideas/:planId/share',
  tag: 'Saved ideas',
  summary:
    'Ends the sharing of a plan: its address answers 404 from now on, and another share has another address.',
  access: 'user',
  params: planId,
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});
const suggestedPlan = z.object({ suggestionId: z.uuid(), planId: z.uuid() });

export const shareSuggestedPlan = endpoint({
  method: 'POST',
  path: '/suggestions/:suggestionId/plans/:planId/share',
  tag: 'Suggestions',
  summary:
    "The public address of a visitor's plan, for whoever holds the id of its suggestion. It stays the same while the plan is shared, and ends with the suggestion, after 90 days. The plans of users are shared from their saved ideas.",
  access: 'anyone',
  params: suggestedPlan,
  answer: z.object({ url: z.string() }),
  refusals: ['not-found', 'too-many-requests'],
});
export const stopSharingSuggestedPlan = endpoint({
  method: 'DELETE',
  path: '/suggestions/:suggestionId/plans/:planId/share',
  tag: 'Suggestions',
  summary:
    "Ends the sharing of a visitor's plan: its address answers 404 from now on, and another share has another address.",
  access: 'anyone',
  params: suggestedPlan,
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});
export const getSharedPlan = endpoint({
  method: 'GET',
  path: '/shared/:token',
  tag: 'Sharing',
  summary:
    'A shared plan for whoever holds its address, a saved one as it was saved last; without the people it is for.',
  access: 'anyone',
  params: z.object({ token: z.string().max(limits.pathParameter) }),
  answer: sharedPlan,
  refusals: ['not-found'],
});

/**
 * What the page of an invitation shows: no prices, no notes, and of whoever invites the first name
 * alone.
 */
export interface ShownInvitation {
  readonly plan: SharedPlan;
  /** A first name; empty where nobody knows it. */
  readonly inviter: string;
  readonly reply: InvitationReply | null;
  readonly state: 'open' | 'cancelled' | 'over';
  /** What was sent could not be taken: why. */
  readonly problem?: string;
}

/**
 * What the web app's build draws of a shared plan for those who run no script: the server sends it
 * as it is.
 */
export interface SharedPlanView {
  /** The whole page as HTML; the addresses are absolute. */
  readonly page: (
    plan: SharedPlan,
    addresses: { readonly page: string; readonly picture: string },
  ) => string;
  /** The page at an address where nothing is shared, or no more. */
  readonly gonePage: () => string;
  /**
   * The page of a date that somebody is invited to; their answer is sent to `reply`, and `calendar`
   * is the date as a file.
   */
  readonly invitationPage: (
    invitation: ShownInvitation,
    addresses: { readonly page: string; readonly reply: string; readonly calendar: string },
  ) => string;
  /**
   * The picture that stands for the page elsewhere: an element that satori lays out, 1200 by 630.
   */
  readonly picture: (plan: SharedPlan) => unknown;
}
