import { product } from '@rendezvous/contract';
import { Printer } from 'lucide-react';
import { PlanCard } from '../features/plan/plan-card.tsx';
import { WeatherLine } from '../features/plan/weather-line.tsx';
import { pageTitle } from '../messages.ts';
import { formatLongDay, formatWeekday } from '../ui/calendar-day.ts';
import { PageDocument } from './page-document.tsx';
import type { ShownSharedPlan } from './shown-plan.ts';

interface SharedPlanPageProps {
  readonly shared: ShownSharedPlan;
  readonly addresses: { readonly page: string; readonly picture: string };
}

/** Only where scripts run is there a button for what the browser's own menu does too. */
const printScript = "const b=document.querySelector('[data-print]');b.hidden=false;b.onclick=()=>print()";

/** A plan for whoever was sent its address. */
export function SharedPlanPage({ shared: { plan, weather, sunset }, addresses }: SharedPlanPageProps): React.JSX.Element {
  const description = descriptionOf(plan);
  const head = (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={plan.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addresses.page} />
      <meta property="og:image" content={addresses.picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`The hours of ${plan.title} as an arc`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
  const planYourOwn = (
    <a className="btn btn--primary" href="/new-date">
      Plan your own
    </a>
  );
  return (
    <PageDocument title={pageTitle(plan.title)} head={head} aside={planYourOwn}>
      <header className="shared-head">
        <div>
          <h1 className="display-lg">{plan.date === null ? 'An evening' : `A ${formatWeekday(plan.date)}`}, hour by hour</h1>
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
    </PageDocument>
  );
}

/** "Saturday, November 28, 2026: Lands End Lookout, Green Apple Books and Burma Superstar. $96 for two." */
function descriptionOf({ date, venues, total_cost }: ShownSharedPlan['plan']): string {
  const places = new Intl.ListFormat('en-US').format(venues.map(({ name }) => name));
  return `${date === null ? '' : `${formatLongDay(date)}: `}${places}. ${total_cost}.`;
}
