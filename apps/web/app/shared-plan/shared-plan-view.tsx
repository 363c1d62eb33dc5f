import type { SharedPlanView } from '@rendezvous/contract';
import { documentOf } from '../site/document-of.ts';
import { InvitationPage } from './invitation-page.tsx';
import { GonePage } from './gone-page.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { SharedPlanPage } from './shared-plan-page.tsx';

/** What the server draws shared plans with. */
export const view: SharedPlanView = {
  page: (plan, addresses) => documentOf(<SharedPlanPage shared={plan} addresses={addresses} />),
  invitationPage: (invitation, addresses) =>
    documentOf(<InvitationPage invitation={invitation} addresses={addresses} />),
  gonePage: () => documentOf(<GonePage />),
  picture: (plan) => PlanPicture({ shared: plan }),
};
