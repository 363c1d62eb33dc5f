import type { Profile, SavedIdea, WirePlan } from '@rendezvous/contract';
import { BookmarkX, Calendar, CalendarArrowDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { explainAction } from '../../api/api-failure.ts';
import { loadSavedCalendar } from '../../api/load-calendar.ts';
import { sharingOf } from '../../api/share-plan.ts';
import { notices } from '../../messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDay } from '../../ui/time/calendar-day.ts';
import { formatClock, toWireTime } from '../../ui/time/clock-time.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { ShareButton } from '../../ui/dialog/share-button.tsx';
import { dayOf } from '../../plan/plan-stays.ts';
import { titleOf } from '../../plan/title/plan-title.ts';
import { WeatherIcon } from '../../plan/weather-icon.tsx';
import { hoursWords, savedWords } from '../../features/ideas/idea-words.ts';
import { weatherWords } from '../../plan/weather-words.tsx';
import { PlanOptions } from '../../features/ideas/plan-options.tsx';
import { PlanStops, SavedArc } from '../../features/ideas/plan-stops.tsx';

interface SavedIdeaCardProps {
  readonly idea: SavedIdea;
  /** Whom it was made for, once known. */
  readonly person: Profile | undefined;
  readonly drawSchedule: (plan: WirePlan, profileId: number | null) => ReactNode;
  readonly onRemove: (planId: string) => void;
}

/**
 * The saved plans of one suggestion: the shape of the evening, in what weather,
 * where, and for how much.
 */
export const SavedIdeaCard = memo(function SavedIdeaCard({
  idea,
  person,
  drawSchedule,
  onRemove,
}: SavedIdeaCardProps): React.JSX.Element {
  return (
    <li className="card saved-idea">
      <PlanOptions
        plans={idea.plans}
        draw={(plan) => (
          <article>
            <SavedArc idea={idea} plan={plan} />
            <div className="idea-body">
              <IdeaHead idea={idea} plan={plan} />
              <PlanStops
                idea={idea}
                plan={plan}
                draw={({ name, location }, stay) => (
                  <>
                    <span className="idea-stop">
                      {name}
                      {location && <span>{withoutCity(location, plan.venues)}</span>}
                    </span>
                    {stay && (
                      <time dateTime={toWireTime(stay.start)}>{formatClock(stay.start)}</time>
                    )}
                  </>
                )}
              />
              <div className="idea-foot">
                <span className="idea-who">
                  {person && <Avatar name={person.name} src={person.avatar} size={28} />}
                  {savedWords(idea, person?.name)}
                </span>
                {drawSchedule(plan, idea.profile_id)}
                <IdeaActions plan={plan} onRemove={onRemove} />
              </div>
            </div>
          </article>
        )}
      />
    </li>
  );
});

/**
 * An address without the city that all stops share: the sky above shows it. A city that
 * is said stays on one line.
 */
function withoutCity(location: string, stops: readonly { readonly location: string }[]): string {
  const [, street, city] = /^(.+), ([^,]+)$/.exec(location) ?? [];
  if (street === undefined || city === undefined) return location;
  return stops.every((stop) => stop.location.endsWith(`, ${city}`))
    ? street
    : `${street}, ${city.replaceAll(' ', '\u00a0')}`;
}

function IdeaHead({ idea, plan }: { idea: SavedIdea; plan: WirePlan }): React.JSX.Element {
  const weather = weatherWords(idea.weather_info);
  const date = dayOf(plan);
  return (
    <>
      <p className="dateline">
        <span>
          <Calendar className="icon" />
          {date === null ? 'Any evening' : formatDay(date)}
        </span>
        <span>{hoursWords(plan)}</span>
        <span>
          <WeatherIcon kind={idea.weather_info.kind} />
          {weather}
        </span>
      </p>
      <div className="idea-title">
        <h2 className="title">
          <Link to={`/ideas/${plan.plan_id}`}>{titleOf(plan)}</Link>
        </h2>
        <b className="num">{plan.total_cost}</b>
      </div>
    </>
  );
}

function IdeaActions({
  plan,
  onRemove,
}: {
  plan: WirePlan;
  onRemove: (planId: string) => void;
}): React.JSX.Element {
  const title = titleOf(plan);
  return (
    <span className="idea-actions">
      {dayOf(plan) !== null && (
        <DownloadButton
          className="btn btn--ghost btn--sm"
          icon={<CalendarArrowDown className="icon" />}
          label={`Add to calendar: ${title}`}
          load={() => loadSavedCalendar(plan.plan_id)}
          explain={(error) => explainAction(error, notices.calendarNotMade)}
        >
          Calendar
        </DownloadButton>
      )}
      <ShareButton
        className="btn btn--ghost btn--sm"
        words="Share"
        title={title}
        {...sharingOf(plan.plan_id)}
      />
      <button
        className="btn btn--ghost btn--sm"
        type="button"
        aria-label={`Remove ${title} from saved ideas`}
        onClick={() => onRemove(plan.plan_id)}
      >
        <BookmarkX className="icon" />
        Remove
      </button>
    </span>
  );
}
