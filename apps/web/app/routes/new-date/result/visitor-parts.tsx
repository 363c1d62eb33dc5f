import type { WirePlan } from '@rendezvous/contract';
import { Bookmark, CalendarPlus, Trash2, WandSparkles } from 'lucide-react';
import type { MemberAction } from '../../../messages.ts';

interface VisitorParts {
  readonly next: React.ReactNode;
  readonly toolsOf: (place: number) => React.ReactNode;
}

/** What takes an account, shown to somebody who has none: each leads to the way to one. */
export function visitorParts(
  plan: WirePlan,
  onAction: (action: MemberAction) => void,
): VisitorParts {
  return {
    next: (
      <>
        <button type="button" className="btn btn--secondary" onClick={() => onAction('save')}>
          <Bookmark className="icon" />
          Save
        </button>
        <button type="button" className="btn btn--secondary" onClick={() => onAction('refine')}>
          <WandSparkles className="icon" />
          Refine
        </button>
        <button type="button" className="btn btn--primary" onClick={() => onAction('schedule')}>
          <CalendarPlus className="icon" />
          Schedule Date
        </button>
      </>
    ),
    toolsOf: (place) =>
      plan.venues.length > 1 && (
        <button
          className="icon-btn stop-remove"
          type="button"
          aria-label={`Remove ${plan.venues[place]?.name}`}
          title="Remove venue"
          onClick={() => onAction('removeVenue')}
        >
          <Trash2 className="icon" />
        </button>
      ),
  };
}
