import { product } from '@rendezvous/contract';

/** Sentences shown to people that code chooses between; sentences that one component alone says stand in that component. */
export const messages = {
  previewMode: "You're viewing in preview mode. Sign in to save your preferences and access all features!",
  authenticationRequired: 'Authentication Required',
  limitTitle: 'Ready to Plan More Dates?',
  limitText: "You've used up your free date suggestion.",
  freePlan: 'One free plan, no account.',
  noFreePlan: 'No free suggestions left.',
  errorScreenTitle: 'Unexpected Application Error!',
  pageMissing: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  pageBroken: 'Something broke on our side while showing this page. Nothing you did caused it.',
  accountsClosed: 'Accounts are not open yet. One plan is free without one, and a plan you have made is still on the planner.',
  planningStopped: { title: 'Planning stopped', text: 'Everything you typed is still here.' },
} as const;

/** What a visitor without an account tried to do: 'You need to be signed in to …'. */
export const memberActions = {
  refine: 'refine this suggestion',
  save: 'save this idea',
  schedule: 'schedule this date',
  removeVenue: 'remove a venue',
} as const;
export type MemberAction = keyof typeof memberActions;

export function pageTitle(title: string): string {
  return `${title} | ${product}`;
}
