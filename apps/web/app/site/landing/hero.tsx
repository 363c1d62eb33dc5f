import { type PlannedPlan, product, type Tonight } from '@rendezvous/contract';
import { useId } from 'react';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { ArcRim } from '../../sky/arc-rim.tsx';
import { formatWeekday, formatYearlyDay } from '../../ui/time/calendar-day.ts';
import { parseClock } from '../../ui/time/clock-time.ts';
import { shortName } from '../../plan/title/plan-title.ts';

/** The promise, and an evening that keeps it: planned by the product itself, for the city and the day it names. */
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
        {plan && <p className="hero-note">{describeEvening(plan)}</p>}
      </div>
      {plan ? (
        <PlanArc plan={plan} sunset={parseClock(tonight.weather_info.sunset)} size="hero" />
      ) : (
        <ArcWithoutTimes />
      )}
    </section>
  );
}

/** "Saturday, November 21, in Los Angeles: The Huntington, then Pie 'n Burger, then Vroman's. $84 for two." */
function describeEvening({ date, city, venues, total_cost }: PlannedPlan): string {
  return `${formatWeekday(date)}, ${formatYearlyDay(date)}, in ${city}: ${venues.map(({ name }) => shortName(name)).join(', then ')}. ${total_cost} for two.`;
}

const untimed = { start: null, end: null };

function ArcWithoutTimes(): React.JSX.Element {
  const gradientId = useId();
  return (
    <div className="arc arc--hero arc--untimed" aria-hidden="true">
      <div className="arc-stage">
        <span className="arc-sky" />
        <ArcRim
          layout={layoutArc([untimed, untimed, untimed])}
          sunset={null}
          gradientId={gradientId}
        />
      </div>
    </div>
  );
}
