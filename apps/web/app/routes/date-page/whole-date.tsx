import type { DatePlan } from '@rendezvous/contract';
import { useConfig } from '../../api/use-config.ts';
import { type KnownCheck, useDateCheck } from '../../api/use-date.ts';
import { Itinerary } from '../../plan/itinerary.tsx';
import { GettingAround } from '../../plan/leg-words.tsx';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { RouteMap } from '../../plan/route/route-map.tsx';
import { formatPrice } from '../../ui/money.ts';
import { ratingWords } from '../../ui/rating-dot.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AskOnTheDay } from './ask-on-the-day.tsx';
import { BookingList } from './booking-list.tsx';
import { CalendarMenu } from '../../features/dates/calendar-menu.tsx';
import { ChangeDate } from './change-date.tsx';
import { CheckedLine } from './checked-line.tsx';
import type { DateFacts } from './date-facts.ts';
import { DateHead } from './date-head.tsx';
import { DatePhotos } from './date-photos.tsx';
import { DateNotes } from './date-notes.tsx';
import { DirectionsLink, WholeWayLink } from '../../features/dates/directions-link.tsx';
import { GuestChip, GuestSection } from './guest-section.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { PrintButton } from '../../features/dates/print-button.tsx';

/**
 * A date as it is planned, or as it was: the arc under the sky of its day, every stop, and what
 * there is to do about it.
 */
export function WholeDate({ facts }: { readonly facts: DateFacts }): React.JSX.Element {
  const { date, title, phase } = facts;
  const check = useDateCheck(date.id);
  const isAhead = phase !== 'over';
  return (
    <div className="date-page">
      <DateHead facts={facts} title={title} note={isAhead ? weatherWords(check.data) : null}>
        {isAhead && <GuestChip date={date} />}
        {date.rated && (
          <span className="dp-rating">
            <Stars rating={date.rating} />
            <span className="sr-only">{ratingWords(date)}</span>
          </span>
        )}
      </DateHead>
      {date.activities.length > 0 && (
        <EveningCard
          facts={facts}
          check={isAhead ? check.data : undefined}
          isAwaited={isAhead && check.isPending}
        />
      )}
      <div className="dp-grid">
        <div className="dp-col">
          {isAhead && <BookingList facts={facts} />}
          <GoodToKnow facts={facts} />
          {!isAhead && <Words facts={facts} />}
          {!isAhead && <DatePhotos date={date} />}
        </div>
        <div className="dp-col">
          {phase === 'today' && <AskOnTheDay date={date} />}
          {isAhead && <GuestSection facts={facts} />}
          <DateNotes date={date} />
        </div>
      </div>
      <ChangeDate facts={facts} />
    </div>
  );
}

function EveningCard({
  facts: { sunset, sky, date, plan, title },
  check,
  isAwaited,
}: {
  readonly facts: DateFacts;
  readonly check: KnownCheck | undefined;
  readonly isAwaited: boolean;
}): React.JSX.Element {
  const { data: config } = useConfig();
  const mode = plan.route_info.transportation ?? 'walking';
  const isOne = plan.venues.length === 1;
  const shown = isOne ? withoutCosts(plan) : plan;
  return (
    <section className={isOne ? 'card plan plan--one' : 'card plan'} aria-label={title}>
      <PlanArc plan={plan} sunset={sunset} />
      <Itinerary
        plan={withoutCheckedHours(shown, isAwaited ? 'awaited' : check)}
        sunset={sky}
        stops="beside"
        nameTag="h2"
        toolsOf={(place) => <CheckedLine check={check} place={place} isAwaited={isAwaited} />}
        wayOf={(place) => {
          const stop = plan.venues[place];
          return (
            stop && (
              <DirectionsLink
                className="btn btn--ghost stop-directions"
                place={stop}
                mode={plan.route_info.legs?.[place - 1]?.mode ?? mode}
              />
            )
          );
        }}
      />
      <div className="plan-ground">
        <RouteMap plan={plan} sunset={sky} styleUrl={config?.map_style_url ?? null} />
      </div>
      <footer className="plan-foot">
        <dl>
          <div>
            <dt>For two</dt>
            <dd className="num">{formatPrice(date.total_cost)}</dd>
          </div>
          {plan.route_info.legs !== undefined && <GettingAround plan={plan} />}
        </dl>
        <div className="btn-row">
          <PrintButton />
          <CalendarMenu plan={plan} title={title} />
          <WholeWayLink places={plan.venues} mode={mode} />
        </div>
      </footer>
    </section>
  );
}

/** What a single stop costs is what the date does, which stands below. */
function withoutCosts(plan: DatePlan): DatePlan {
  return { ...plan, venues: plan.venues.map((venue) => ({ ...venue, estimated_cost: '' })) };
}

/**
 * Where the hours of that very day were checked, they say until when it is open: what the place
 * says of its hours in general would be the same again.
 */
function withoutCheckedHours(plan: DatePlan, check: KnownCheck | 'awaited' | undefined): DatePlan {
  if (check === undefined) return plan;
  const isChecked = (place: number): boolean =>
    check === 'awaited' || check.stops[place]?.state === 'open';
  const venues = plan.venues.map((venue, place) =>
    isChecked(place) ? { ...venue, opening_hours: '' } : venue,
  );
  return { ...plan, venues };
}

/** What somebody wrote of the stops. */
function Words({ facts: { date } }: { readonly facts: DateFacts }): React.JSX.Element | null {
  const said = date.activities.filter(({ notes }) => notes !== '');
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="date-words">
      <h2 className="heading" id="date-words">
        In a word
      </h2>
      <ul className="dp-words">
        {said.map(({ id, name, notes }) => (
          <li key={id}>
            <b>{name}</b> {notes}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "56°F, clear" */
function weatherWords(check: KnownCheck | undefined): string | null {
  const weather = check?.weather_info;
  if (!weather || weather.source === 'none') return null;
  return `${weather.expected_temperature}, ${weather.conditions.toLowerCase()}`;
}
