import type { DatePlan } from '@rendezvous/contract';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import './date-tools.css';
import { explainAction } from '../../api/api-failure.ts';
import { loadPlanCalendar } from '../../api/load-calendar.ts';
import { notices } from '../../messages.ts';
import { calendarAddresses, detailsOf } from '../../plan/directions.ts';
import { dayOf } from '../../plan/plan-stays.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { instantOf } from '../../ui/time/zone-time.ts';
import { stepsOf } from './date-phase.ts';

interface CalendarMenuProps {
  readonly plan: DatePlan;
  readonly title: string;
}

/**
 * The evening for a calendar: one tap to Google's and Outlook's, a file for any other,
 * and the feed of all dates.
 */
export function CalendarMenu({ plan, title }: CalendarMenuProps): React.JSX.Element {
  const steps = stepsOf(plan);
  const [first, last, day] = [steps?.[0], steps?.at(-1), dayOf(plan)];
  const addresses =
    first && last && day
      ? calendarAddresses({
          title,
          begins: instantOf({ day, minutes: first.start }, plan.time_zone ?? null),
          ends: instantOf({ day, minutes: last.end }, plan.time_zone ?? null),
          location: plan.venues[0]?.location ?? '',
          details: detailsOf(plan.venues),
        })
      : null;
  return (
    <details className="dp-menu">
      <summary className="btn btn--ghost">
        <CalendarPlus className="icon" />
        Calendar
      </summary>
      <ul className="card">
        {addresses && (
          <>
            <li>
              <a href={addresses.google} target="_blank" rel="noopener noreferrer">
                Google Calendar
              </a>
            </li>
            <li>
              <a href={addresses.outlook} target="_blank" rel="noopener noreferrer">
                Outlook
              </a>
            </li>
          </>
        )}
        <li>
          <DownloadButton
            className="dp-menu-item"
            icon={null}
            load={() => loadPlanCalendar(plan)}
            explain={(error) => explainAction(error, notices.calendarNotMade)}
          >
            Calendar file
          </DownloadButton>
        </li>
        <li>
          <Link to="/account-settings">All dates, as a feed</Link>
        </li>
      </ul>
    </details>
  );
}
