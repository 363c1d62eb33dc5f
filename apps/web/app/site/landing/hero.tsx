import { type PlannedPlan, product, type Tonight } from '@rendezvous/contract';
import { useId } from 'react';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { ArcRim } from '../../sky/arc-rim.tsx';
import { EveningSky } from '../../sky/evening-sky.tsx';
import { formatWeekday, formatYearlyDay } from '../../ui/time/calendar-day.ts';
import { parseClock } from '../../ui/time/clock-time.ts';

/**
 * The promise, and an evening that keeps it: planned by the product itself, for the
 * city and the day it names.
 */
export function Hero({ tonight }: { tonight: Tonight | null }): React.JSX.Element {
  const plan = tonight?.plans[0];
  return (
    <section className="hero">
      <div className="wrap">
        <h1 className="display-2xl">
          AI-Powered Dates, <br />
          <em>Made Just for You</em>
        </h1>
        <p className="lede">
          Tell {product} who you are seeing and how the evening should feel. It plans three stops,
          the way between them and the light you will see them in.
        </p>
        <a className="btn btn--primary btn--lg" href="/new-date">
          {product} Now
        </a>
        {plan && (
          <p className="hero-note">
            {describeEvening(plan)} <a href="#tonight">See the whole evening</a>
          </p>
        )}
      </div>
      {plan ? (
        <PlanArc plan={plan} sunset={parseClock(tonight.weather_info.sunset)} size="hero" />
      ) : (
        <AnyEvening />
      )}
    </section>
  );
}

/** "Saturday, November 21, in Los Angeles: $84 for two." */
function describeEvening({ date, city, total_cost }: PlannedPlan): string {
  return `${formatWeekday(date)}, ${formatYearlyDay(date)}, in ${city}: ${total_cost} for two.`;
}

/** From five to ten, as it is almost anywhere. */
const anyEvening = [
  { start: 17 * 60, end: 18.25 * 60 },
  { start: 18.5 * 60, end: 20 * 60 },
  { start: 20.25 * 60, end: 22 * 60 },
];

/** The sky of an evening over no city in particular, for want of a plan. */
function AnyEvening(): React.JSX.Element {
  const gradientId = useId();
  const layout = layoutArc(anyEvening);
  return (
    <div className="arc arc--hero" aria-hidden="true">
      <div className="arc-stage">
        <EveningSky layout={layout} sunset={null} city="anywhere" size="plan" />
        <ArcRim layout={layout} sunset={null} gradientId={gradientId} />
      </div>
    </div>
  );
}
