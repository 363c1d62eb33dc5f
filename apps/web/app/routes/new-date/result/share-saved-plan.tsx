import type { WirePlan } from '@rendezvous/contract';
import { sharingOf } from '../../../api/share-plan.ts';
import { useSavedIdeas } from '../../../api/use-history.ts';
import { titleOf } from '../../../plan/plan-title.ts';
import { ShareButton } from '../../../ui/share-button.tsx';

/** Shares a plan by a link, from the moment on that it is saved. */
export function ShareSavedPlan({ plan }: { plan: WirePlan }): React.JSX.Element | null {
  const { data: ideas = [] } = useSavedIdeas();
  const isSaved = ideas.some(({ plans }) => plans.some(({ plan_id }) => plan_id === plan.plan_id));
  return isSaved ? (
    <ShareButton
      className="btn btn--secondary"
      words="Share"
      title={titleOf(plan)}
      {...sharingOf(plan.plan_id)}
    />
  ) : null;
}
