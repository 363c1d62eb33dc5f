import type { WirePlan } from '@rendezvous/contract';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { explainAction } from '../../../api/api-failure.ts';
import { useFinishPressed } from '../../../api/storage/pressed-action.ts';
import { useDeleteSavedPlan, useSaveIdea } from '../../../api/use-history.ts';
import { notices } from '../../../messages.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { ideaOf, useIsSaved } from './saved-plan.ts';

interface SaveToggleProps {
  readonly suggestion: ShownSuggestion;
  readonly plan: WirePlan;
}

/** Keeps a plan for later, or lets go of it again. */
export function SaveToggle({ suggestion, plan }: SaveToggleProps): React.JSX.Element {
  const [saving, removal, notify] = [useSaveIdea(), useDeleteSavedPlan(), useNotices()];
  const isSaved = useIsSaved(plan);
  const isBusy = saving.isPending || removal.isPending;

  function toggle(): void {
    if (isBusy) return;
    if (isSaved)
      removal.mutate(plan.plan_id, {
        onSuccess: () => notify.success(notices.ideaRemoved, { insteadOf: notices.ideaNotRemoved }),
        onError: (error) => notify.failure(explainAction(error, notices.ideaNotRemoved)),
      });
    else
      saving.mutate(ideaOf(suggestion, plan), {
        onSuccess: () => notify.success(notices.ideaSaved, { insteadOf: notices.ideaNotSaved }),
        onError: (error) => notify.failure(explainAction(error, notices.ideaNotSaved)),
      });
  }

  useFinishPressed({ action: 'save', planId: plan.plan_id }, () => !isSaved && toggle());

  return (
    <button
      type="button"
      className="btn btn--secondary"
      aria-pressed={isSaved}
      aria-disabled={isBusy}
      onClick={toggle}
    >
      {isSaved ? <BookmarkCheck className="icon" /> : <Bookmark className="icon" />}
      {isSaved ? 'Saved' : 'Save'}
    </button>
  );
}
