import { firstNameOf, type ShownInvitation } from '@rendezvous/contract';
import { planOfDate } from '../dates/plan-of-date.ts';
import { sunsetOf } from '../dates/present-date.ts';
import type { Dates } from '../dates/dates-store.ts';
import { invitationState } from './invitation-state.ts';
import type { Invitation } from './invitations-store.ts';
import { presentSharedPlan } from './present-shared-plan.ts';

/**
 * What the page of an invitation shows at a given moment; undefined for a date that is gone or has
 * nothing to show.
 */
export type ShowInvitation = (invitation: Invitation) => Promise<ShownInvitation | undefined>;

interface Deps {
  readonly dates: Pick<Dates, 'find' | 'findPlan'>;
  readonly now: () => Date;
}

export function createShowInvitation({ dates, now }: Deps): ShowInvitation {
  return async ({ userId, dateId, firstName, reply }) => {
    const date = await dates.find(userId, dateId);
    const kept = await dates.findPlan(userId, dateId);
    const plan = date && planOfDate(date, kept);
    if (!date || !plan) return undefined;
    const shared = presentSharedPlan({
      plan,
      weather: { sunset: sunsetOf(date) },
    });
    return {
      plan: {
        ...shared,
        total_cost: '',
        venues: shared.venues.map((venue) => ({ ...venue, estimated_cost: '' })),
      },
      inviter: firstNameOf(firstName),
      reply,
      state: invitationState(date, now()).state,
    };
  };
}
