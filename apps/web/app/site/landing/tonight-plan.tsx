import { limits, type PlannedPlan, type Tonight } from '@rendezvous/contract';
import { LegIcon, legMode, legWords } from '../../plan/leg-words.tsx';
import { legMinutes, planStays } from '../../plan/plan-stays.ts';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { KindDrawing } from '../../sky/kind-drawing.tsx';
import { lineColorAt } from '../../sky/sky-color.ts';
import { formatWeekday, formatYearlyDay } from '../../ui/time/calendar-day.ts';
import { formatClock, parseClock } from '../../ui/time/clock-time.ts';

/**
 * The evening of the arc above in words, and a way to one's own: it stands on the band, in the
 * colors of the dark theme.
 */
export function TonightPlan({ tonight }: { tonight: Tonight }): React.JSX.Element | null {
  const [plan] = tonight.plans;
  if (plan === undefined) return null;
  return (
    <section className="band sec tonight" id="tonight" aria-labelledby="tonight-title">
      <div className="wrap tonight-grid" data-theme="dark">
        <div>
          <p className="eyebrow">An evening you could have</p>
          <h2 className="display-lg" id="tonight-title">
            {plan.title}
          </h2>
          <p className="dateline">
            <span>{plan.city}</span>
            <span>
              {formatWeekday(plan.date)}, {formatYearlyDay(plan.date)}
            </span>
            <span>{plan.total_cost} for two</span>
          </p>
          <p className="lede">{plan.summary}</p>
          <YourPlace />
        </div>
        <Stops plan={plan} sunset={parseClock(tonight.weather_info.sunset)} />
      </div>
    </section>
  );
}

/** A field that opens the planner, which asks for the rest. */
function YourPlace(): React.JSX.Element {
  return (
    <form className="your-place" action="/new-date">
      <label className="label" htmlFor="your-place">
        Where would yours be?
      </label>
      <input
        className="input"
        id="your-place"
        name="location"
        type="text"
        maxLength={limits.location}
        autoComplete="address-level2"
        placeholder="City or neighborhood"
        required
      />
      <button className="btn btn--primary" type="submit">
        Plan a date
      </button>
    </form>
  );
}

function Stops({
  plan,
  sunset,
}: {
  readonly plan: PlannedPlan;
  readonly sunset: number | null;
}): React.JSX.Element {
  const { stays } = layoutArc(planStays(plan));
  return (
    <ol className="tonight-stops">
      {plan.venues.map((venue, i) => {
        const { start, end } = stays[i] ?? { start: null, end: null };
        const hour =
          start === null || end === null ? 'var(--ink-3)' : lineColorAt((start + end) / 2, sunset);
        return (
          <li key={venue.venue_id} style={{ '--hour': hour } as React.CSSProperties}>
            <span className="stop-number" aria-hidden="true">
              {i + 1}
            </span>
            <KindDrawing venue={venue} />
            <div>
              <p className="tonight-when">
                {start !== null && <time dateTime={venue.arrival}>{formatClock(start)}</time>}
                <span>{venue.estimated_cost}</span>
              </p>
              <h3 className="heading">{venue.name}</h3>
              <p className="muted">{venue.description}</p>
              {i < plan.venues.length - 1 && legMinutes(plan, i) > 0 && (
                <p className="tonight-leg">
                  <LegIcon mode={legMode(plan, i)} />
                  {legWords(plan, i)}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
