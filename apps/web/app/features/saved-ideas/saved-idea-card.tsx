import type { SavedIdea } from '@rendezvous/contract';
import { CalendarArrowDown, Lightbulb, Trash2 } from 'lucide-react';
import { explainFailure } from '../../api/api-failure.ts';
import { loadSavedCalendar } from '../../api/load-calendar.ts';
import { sharingOf } from '../../api/share-plan.ts';
import { notices } from '../../messages.ts';
import { formatDay } from '../../ui/calendar-day.ts';
import { formatClockRange, parseClock } from '../../ui/clock-time.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { planTitle } from '../../ui/plan-title.ts';
import { ShareButton } from '../../ui/share-button.tsx';

interface SavedIdeaCardProps {
  readonly idea: SavedIdea;
  readonly onRemove: (planId: string) => void;
}

/** The saved plans of one suggestion: when, in what weather, where, and for how much. */
export function SavedIdeaCard({ idea, onRemove }: SavedIdeaCardProps): React.JSX.Element {
  const { expected_temperature: temperature, conditions } = idea.weather_info;
  return (
    <li className="card saved-idea">
      {idea.plans.map((plan) => {
        const title = plan.title ?? planTitle(plan.venues.map(({ name }) => name));
        const [start, end] = [parseClock(plan.start_time ?? null), parseClock(plan.end_time ?? null)];
        return (
          <article key={plan.plan_id}>
            <p className="dateline">
              <span>
                <Lightbulb className="icon" />
                {plan.date ? formatDay(plan.date) : 'Any evening'}
              </span>
              {start !== null && end !== null && <span>{formatClockRange(start, end)}</span>}
              {temperature && conditions && (
                <span>
                  {temperature}, {conditions}
                </span>
              )}
            </p>
            <h2 className="title">{title}</h2>
            <ol>
              {plan.venues.map((venue) => (
                <li key={venue.venue_id ?? venue.name}>
                  <b>{venue.name}</b> <span className="muted">{venue.location}</span>
                </li>
              ))}
            </ol>
            <div className="saved-idea-foot">
              <b className="num">{plan.total_cost}</b>
              {plan.date && (
                <DownloadButton
                  className="btn btn--ghost btn--sm"
                  icon={<CalendarArrowDown className="icon" />}
                  label={`Add to calendar: ${title}`}
                  load={() => loadSavedCalendar(plan.plan_id)}
                  explain={(error) => explainFailure(error, notices.calendarNotMade)}
                >
                  Add to calendar
                </DownloadButton>
              )}
              <ShareButton className="btn btn--ghost btn--sm" title={title} {...sharingOf(plan.plan_id)} />
              <button className="btn btn--ghost btn--sm" type="button" aria-label={`Remove ${title}`} onClick={() => onRemove(plan.plan_id)}>
                <Trash2 className="icon" />
                Remove
              </button>
            </div>
          </article>
        );
      })}
    </li>
  );
}
