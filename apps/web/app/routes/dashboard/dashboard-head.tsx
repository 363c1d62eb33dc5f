import { CalendarDays, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { dayFromToday, formatLongDay } from '../../ui/time/calendar-day.ts';

/** The day, a greeting for its hour, and the way to the next date. */
export function DashboardHead({ isBrandNew }: { isBrandNew: boolean }): React.JSX.Element {
  const session = useSession();
  const name = session.kind === 'signed-in' ? session.user.first_name : '';
  const [hour] = useState(() => new Date().getHours());
  return (
    <header className="page-head page-head--actions">
      <div>
        <p className="dateline">
          <span>
            <CalendarDays className="icon" />
            {formatLongDay(dayFromToday(0))}
          </span>
        </p>
        <h1 className="display-lg">
          {[isBrandNew ? 'Welcome' : greetingAt(hour), name].filter(Boolean).join(', ')}
        </h1>
      </div>
      <div className="btn-row">
        <Link className="btn btn--primary" to="/new-date">
          <Sparkles className="icon" />
          New Date
        </Link>
      </div>
    </header>
  );
}

function greetingAt(hour: number): string {
  if (hour < 5) return 'Still up';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
