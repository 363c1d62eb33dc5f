import { product } from '@rendezvous/contract';
import { Printer } from 'lucide-react';
import { PlanCard } from '../plan/plan-card.tsx';
import { WeatherLine } from '../plan/weather-line.tsx';
import { pageTitle } from '../messages.ts';
import { formatLongDay, formatWeekday } from '../ui/calendar-day.ts';
import { SharedFrame } from './shared-frame.tsx';
import type { ShownSharedPlan } from './shown-plan.ts';

interface SharedPlanPageProps {
  readonly shared: ShownSharedPlan;
  readonly addresses: { readonly page: string; readonly picture: string };
}

/** Only where scripts run is there a button for what the browser's own menu does too. */
const printScript =
  "const b=document.querySelector('[data-print]');b.hidden=false;b.onclick=()=>print()";

/** A plan for whoever was sent its address. */
export function SharedPlanPage({
  shared: { plan, weather, sunset },
  addresses,
}: SharedPlanPageProps): React.JSX.Element {
  const picture = {
    address: addresses.picture,
    type: 'image/png',
    alt: `The hours of ${plan.title} as an arc`,
  } as const;
  const planYourOwn = (
    <a className="btn btn--primary" href="/new-date">
      Plan your own
    </a>
  );
  return (
    <SharedFrame
      title={pageTitle(plan.title)}
      facts={{
        title: plan.title,
        description: descriptionOf(plan),
        address: addresses.page,
        picture,
      }}
      aside={planYourOwn}
    >
      <header className="shared-head">
        <div>
          <h1 className="display-lg">
            {plan.date === null ? 'An evening' : `A ${formatWeekday(plan.date)}`}, hour by hour
          </h1>
          <p className="lede">Planned with {product}, and shared with you.</p>
        </div>
        <button className="btn btn--secondary" type="button" hidden data-print="">
          <Printer className="icon" />
          Print
        </button>
      </header>
      <WeatherLine weather={weather} date={plan.date} />
      <h2 className="sr-only">The plan</h2>
      <PlanCard plan={plan} sunset={sunset} mapStyleUrl={null} />
      <script dangerouslySetInnerHTML={{ __html: printScript }} />
    </SharedFrame>
  );
}

/** "Saturday, November 28, 2026: Lands End Lookout, Green Apple Books and Burma Superstar. $96 for two." */
function descriptionOf({ date, venues, total_cost }: ShownSharedPlan['plan']): string {
  const places = new Intl.ListFormat('en-US').format(venues.map(({ name }) => name));
  return `${date === null ? '' : `${formatLongDay(date)}: `}${places}. ${total_cost}.`;
}
