import type { SharedPlanView } from '@rendezvous/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { GonePage } from './gone-page.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { SharedPlanPage } from './shared-plan-page.tsx';
import { showSharedPlan } from './shown-plan.ts';

/** What the server draws shared plans with. */
export const view: SharedPlanView = {
  page: (plan, addresses) => documentOf(<SharedPlanPage shared={showSharedPlan(plan)} addresses={addresses} />),
  gonePage: () => documentOf(<GonePage />),
  picture: (plan) => PlanPicture(showSharedPlan(plan)),
};

function documentOf(page: React.JSX.Element): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
