import { product, type SharedPlan } from '@rendezvous/contract';
import { Printer } from 'lucide-react';
import { PlanCard } from '../plan/plan-card.tsx';
import { dayOf } from '../plan/plan-stays.ts';
import { titleOf } from '../plan/title/plan-title.ts';
import { pageTitle } from '../messages.ts';
import { formatLongDay, formatWeekday } from '../ui/time/calendar-day.ts';
import { parseClock } from '../ui/time/clock-time.ts';
import { SharedFrame } from './shared-frame.tsx';

interface SharedPlanPageProps {
  readonly shared: SharedPlan;
  readonly addresses: { readonly page: string; readonly picture: string };
}

/** Only where scripts run is there a button for what the browser's own menu does too. */
const printScript =
  "const b=document.querySelector('[data-print]');b.hidden=false;b.onclick=()=>print()";

/** A plan for whoever was sent its address. */
export function SharedPlanPage({ shared, addresses }: SharedPlanPageProps): React.JSX.Element {
  const { weather_info: weather } = shared;
  const [title, day] = [titleOf(shared), dayOf(shared)];
  const picture = {
    address: addresses.picture,
    type: 'image/png',
    alt: `The hours of ${title} as an arc`,
  } as const;
  const planYourOwn = (
    <a className="btn btn--primary" href="/new-date">
      Plan your own
    </a>
  );
  return (
    <SharedFrame
      title={pageTitle(title)}
      facts={{
        title,
        description: descriptionOf(shared),
        address: addresses.page,
        picture,
      }}
      aside={planYourOwn}
    >
      <header className="shared-head">
        <div>
          <h1 className="display-lg">
            {day === null ? 'An evening' : `A ${formatWeekday(day)}`}, hour by hour
          </h1>
          <p className="lede">Planned with {product}, and shared with you.</p>
        </div>
        <button className="btn btn--secondary" type="button" hidden data-print="">
          <Printer className="icon" />
          Print
        </button>
      </header>
      <h2 className="sr-only">The plan</h2>
      <PlanCard
        plan={shared}
        sunset={parseClock(weather.sunset)}
        weather={weather}
        mapStyleUrl={null}
      />
      <script dangerouslySetInnerHTML={{ __html: printScript }} />
    </SharedFrame>
  );
}

/**
 * "Saturday, November 28, 2026: Lands End Lookout, Green Apple Books and Burma
 * Superstar. $96 for two."
 */
function descriptionOf(shared: SharedPlan): string {
  const { venues, total_cost } = shared;
  const day = dayOf(shared);
  const places = new Intl.ListFormat('en-US').format(venues.map(({ name }) => name));
  return `${day === null ? '' : `${formatLongDay(day)}: `}${places}. ${total_cost}.`;
}
