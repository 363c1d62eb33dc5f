import type { WirePlan } from '@rendezvous/contract';
import { Bookmark, CalendarPlus, WandSparkles } from 'lucide-react';
import { sharingOfSuggested } from '../../../api/share-plan.ts';
import type { PressedAction } from '../../../api/storage/pressed-action.ts';
import { titleOf } from '../../../plan/title/plan-title.ts';
import { ShareButton } from '../../../ui/dialog/share-button.tsx';
import { VisitorChangeMenu } from './visitor-change-menu.tsx';

interface VisitorParts {
  readonly share: React.ReactNode;
  readonly next: React.ReactNode;
  readonly toolsOf: (place: number) => React.ReactNode;
}

/**
 * The way to share, and what takes an account, shown to somebody who has none: each
 * leads to the way to one.
 */
export function visitorParts(
  suggestionId: string,
  plan: WirePlan,
  onAction: (pressed: PressedAction) => void,
): VisitorParts {
  const planId = plan.plan_id;
  return {
    share: (
      <ShareButton
        className="btn btn--secondary"
        words="Share"
        title={titleOf(plan)}
        text="Anyone with the link sees the places, times and prices, and nothing about either of you. It works for 90 days, or until you stop sharing here."
        {...sharingOfSuggested(suggestionId, plan.plan_id)}
      />
    ),
    next: (
      <>
        <button
          type="button"
          className="btn btn--secondary"
          onClick={() => onAction({ action: 'save', planId })}
        >
          <Bookmark className="icon" />
          Save
        </button>
        <button
          type="button"
          className="btn btn--secondary"
          onClick={() => onAction({ action: 'refine', planId })}
        >
          <WandSparkles className="icon" />
          Refine
        </button>
        <button
          type="button"
          className="btn btn--primary"
          onClick={() => onAction({ action: 'schedule', planId })}
        >
          <CalendarPlus className="icon" />
          Schedule Date
        </button>
      </>
    ),
    toolsOf: (place) =>
      plan.venues.length > 1 && <VisitorChangeMenu plan={plan} place={place} onAction={onAction} />,
  };
}
