import type { SharedPlan } from '@rendezvous/contract';
import { CalendarDays } from 'lucide-react';
import { layoutArc } from '../sky/arc-geometry.ts';
import { KindDrawing } from '../sky/kind-drawing.tsx';
import { lineColorAt } from '../sky/sky-color.ts';
import { PlanArc } from '../plan/plan-arc.tsx';
import { planStays } from '../plan/plan-stays.ts';
import { titleOf } from '../plan/title/plan-title.ts';
import { pageTitle } from '../messages.ts';
import { formatLongDay } from '../ui/time/calendar-day.ts';
import { formatClockRange, formatClockRangeInWords, parseClock } from '../ui/time/clock-time.ts';
import { ReplyCard, type InvitationProps } from './reply-card.tsx';
import { SharedFrame } from './shared-frame.tsx';

/**
 * A date for whoever is invited to it: what is planned, without prices, and what they say. It takes
 * no script and no account.
 */
export function InvitationPage(props: InvitationProps): React.JSX.Element {
  const { invitation, addresses } = props;
  const { plan } = invitation;
  const [title, sunset] = [titleOf(plan), parseClock(plan.weather_info.sunset ?? undefined)];
  const { span } = layoutArc(planStays(plan));
  const inviter = invitation.inviter || 'Somebody';
  return (
    <SharedFrame
      title={pageTitle(title)}
      facts={{
        title: title,
        description: `${inviter} would like to take you out.`,
        address: addresses.page,
      }}
    >
      <header className="shared-head">
        <div>
          <p className="dateline">
            {plan.date && (
              <span>
                <CalendarDays className="icon" />
                <time dateTime={plan.date}>{formatLongDay(plan.date)}</time>
              </span>
            )}
            {span && <span>{formatClockRangeInWords(span.from, span.to)}</span>}
            {plan.city && <span>{plan.city}</span>}
          </p>
          <h1 className="display-lg">{title}</h1>
          <p className="lede">{inviter} would like to take you out.</p>
          {plan.summary && <p className="plan-summary">{plan.summary}</p>}
        </div>
      </header>
      <div className="plan invitation-sky">
        <PlanArc plan={plan} sunset={sunset} />
      </div>
      <div className="invitation">
        <Stops plan={plan} sunset={sunset} />
        <ReplyCard {...props} />
      </div>
      <p className="caption invitation-foot">
        Only people with this link see this page. {inviter} can take it back at any time.
      </p>
    </SharedFrame>
  );
}

function Stops({
  plan,
  sunset,
}: {
  readonly plan: SharedPlan;
  readonly sunset: number | null;
}): React.JSX.Element {
  const { stays } = layoutArc(planStays(plan));
  return (
    <ol className="invitation-stops" aria-label="The plan">
      {plan.venues.map((venue, i) => {
        const { start = null, end = null } = stays[i] ?? {};
        const hour = start === null || end === null ? null : lineColorAt((start + end) / 2, sunset);
        return (
          <li key={venue.name} style={{ '--hour': hour ?? 'var(--ink-3)' } as React.CSSProperties}>
            <span className="stop-number" aria-hidden="true">
              {i + 1}
            </span>
            <KindDrawing venue={venue} />
            {start !== null && end !== null && (
              <b className="num">{formatClockRange(start, end)}</b>
            )}
            <h2 className="heading">{venue.name}</h2>
            <p className="muted small">{venue.location}</p>
            {venue.description && <p>{venue.description}</p>}
          </li>
        );
      })}
    </ol>
  );
}
