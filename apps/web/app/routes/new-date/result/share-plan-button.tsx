import type { WirePlan } from '@rendezvous/contract';
import { useEffect } from 'react';
import { sharingOf } from '../../../api/share-plan.ts';
import { useSaveIdea } from '../../../api/use-history.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { titleOf } from '../../../plan/title/plan-title.ts';
import { whenIdle } from '../../../features/shell/when-idle.ts';
import { preloadShareDialog, ShareButton } from '../../../ui/dialog/share-button.tsx';
import { ideaOf, useIsSaved } from './saved-plan.ts';

interface SharePlanButtonProps {
  readonly suggestion: ShownSuggestion;
  readonly plan: WirePlan;
}

/**
 * Shares a plan by a link. What is shared is kept with the saved ideas, where the
 * sharing can be ended later.
 */
export function SharePlanButton({ suggestion, plan }: SharePlanButtonProps): React.JSX.Element {
  const isSaved = useIsSaved(plan);
  const saving = useSaveIdea();
  const { share, ...sharing } = sharingOf(plan.plan_id);
  useEffect(() => whenIdle(preloadShareDialog), []);

  async function saveAndShare(): Promise<string> {
    if (!isSaved) await saving.mutateAsync(ideaOf(suggestion, plan));
    return share();
  }

  return (
    <ShareButton
      className="btn btn--secondary"
      words="Share"
      title={titleOf(plan)}
      text="Anyone with the link sees the places, times and prices, and nothing about either of you. The plan is in your saved ideas too, where you can stop sharing it."
      share={saveAndShare}
      {...sharing}
    />
  );
}
