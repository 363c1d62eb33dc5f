import type { PlanContent } from '@rendezvous/contract';
import { Bookmark, Calendar, CalendarPlus, WandSparkles } from 'lucide-react';
import type { MemberAction } from '../messages.ts';
import { layoutArc } from '../sky/arc-geometry.ts';
import { formatLongDay } from '../ui/calendar-day.ts';
import { formatClockRange, formatDuration } from '../ui/clock-time.ts';
import { Itinerary } from './itinerary.tsx';
import { modesWords, timeOnTheWay } from './leg-words.tsx';
import { PlanArc } from './plan-arc.tsx';
import { PlanProof } from './plan-proof.tsx';
import { dayOf, planStays } from './plan-stays.ts';
import { titleOf } from './plan-title.ts';
import { RouteMap } from './route/route-map.tsx';
import { WishesMet } from './wishes-met.tsx';

interface PlanCardProps {
  readonly plan: PlanContent;
  readonly sunset: number | null;
  /** The style of the installation's maps; null where it has none. */
  readonly mapStyleUrl: string | null;
  /** What to do with the plan that takes no account. */
  readonly actions?: React.ReactNode;
  /** Keeps the plan, where there is an account. */
  readonly save?: React.ReactNode;
  /** Makes a date of the plan, where there is an account. */
  readonly schedule?: React.ReactNode;
  /** What can be done with a stop, where there is an account. */
  readonly toolsOf?: (place: number) => React.ReactNode;
  /** What takes an account; missing where there is one. */
  readonly onMemberAction?: (action: MemberAction) => void;
}

/** One plan: its arc, its stops in order, what it comes to, and what to do with it. */
export function PlanCard({
  plan,
  sunset,
  mapStyleUrl,
  actions,
  save,
  schedule,
  toolsOf,
  onMemberAction,
}: PlanCardProps): React.JSX.Element {
  const { span } = layoutArc(planStays(plan));
  const [title, day] = [titleOf(plan), dayOf(plan)];
  return (
    <article className="card plan" aria-label={title}>
      <div className="plan-head">
        <div>
          <p className="dateline">
            {day !== null && (
              <span>
                <Calendar className="icon" />
                {formatLongDay(day)}
              </span>
            )}
            {span && <span>{formatClockRange(span.from, span.to).replace('–', 'to')}</span>}
          </p>
          <h3 className="title">{title}</h3>
          {plan.summary && <p className="plan-summary">{plan.summary}</p>}
          <WishesMet wishes={plan.wishes ?? []} />
        </div>
        {!onMemberAction && save}
        {onMemberAction && (
          <button
            type="button"
            className="btn btn--secondary"
            onClick={() => onMemberAction('save')}
          >
            <Bookmark className="icon" />
            Save
          </button>
        )}
      </div>
      <PlanArc plan={plan} sunset={sunset} />
      <Itinerary
        plan={plan}
        sunset={sunset}
        {...(toolsOf && { toolsOf })}
        {...(onMemberAction && { onRemoveVenue: () => onMemberAction('removeVenue') })}
      />
      <div className="plan-ground">
        <RouteMap plan={plan} sunset={sunset} styleUrl={mapStyleUrl} />
        <PlanProof plan={plan} />
      </div>
      <footer className="plan-foot">
        <dl>
          <div>
            <dt>Total cost</dt>
            <dd className="num">{plan.total_cost}</dd>
          </div>
          <div>
            <dt>Getting around</dt>
            <dd>
              {modesWords(plan.route_info)}, {timeOnTheWay(plan)}
            </dd>
          </div>
          {span && (
            <div>
              <dt>Duration</dt>
              <dd className="num">{formatDuration(span.to - span.from)}</dd>
            </div>
          )}
        </dl>
        <div className="btn-row">
          {actions}
          {schedule}
          {onMemberAction && (
            <>
              <button
                type="button"
                className="btn btn--secondary"
                onClick={() => onMemberAction('refine')}
              >
                <WandSparkles className="icon" />
                Refine
              </button>
              <button
                type="button"
                className="btn btn--primary"
                onClick={() => onMemberAction('schedule')}
              >
                <CalendarPlus className="icon" />
                Schedule Date
              </button>
            </>
          )}
        </div>
      </footer>
    </article>
  );
}
