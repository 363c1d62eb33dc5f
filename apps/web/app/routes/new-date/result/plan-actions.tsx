import type { WirePlan } from '@rendezvous/contract';
import { CalendarArrowDown, Copy } from 'lucide-react';
import { explainAction } from '../../../api/api-failure.ts';
import { loadPlanCalendar } from '../../../api/load-calendar.ts';
import { PrintButton } from '../../../features/dates/print-button.tsx';
import { notices } from '../../../messages.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { dayOf } from '../../../plan/plan-stays.ts';
import { formatPlanText } from './plan-text.ts';

/** What to do with a plan outside of the product: on paper, as text, in a calendar. */
export function PlanActions({ plan }: { plan: WirePlan }): React.JSX.Element {
  const notify = useNotices();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(formatPlanText(plan));
      notify.success('Plan copied as text');
    } catch {
      notify.failure('Failed to copy the plan');
    }
  }

  return (
    <>
      <button
        className="btn btn--ghost"
        type="button"
        title="Copy as text"
        onClick={() => void copy()}
      >
        <Copy className="icon" />
        <span>
          Copy<span className="sr-only"> as text</span>
        </span>
      </button>
      <PrintButton />
      {dayOf(plan) !== null && (
        <DownloadButton
          className="btn btn--ghost"
          icon={<CalendarArrowDown className="icon" />}
          label="Add to calendar"
          load={() => loadPlanCalendar(plan)}
          explain={(error) => explainAction(error, notices.calendarNotMade)}
        >
          Calendar
        </DownloadButton>
      )}
    </>
  );
}
