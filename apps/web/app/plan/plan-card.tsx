import type { PlanContent, WeatherInfo } from '@rendezvous/contract';
import { Calendar, Lightbulb } from 'lucide-react';
import { layoutArc } from '../sky/arc-geometry.ts';
import { formatLongDay } from '../ui/time/calendar-day.ts';
import { formatClockRangeInWords, formatDuration } from '../ui/time/clock-time.ts';
import { Itinerary } from './itinerary.tsx';
import { GettingAround } from './leg-words.tsx';
import { PlanArc } from './plan-arc.tsx';
import { PlanProof } from './plan-proof.tsx';
import { dayOf, planStays } from './plan-stays.ts';
import { titleOf } from './title/plan-title.ts';
import { RouteMap } from './route/route-map.tsx';
import { WeatherNote, weatherWords } from './weather-words.tsx';
import { WishesMet } from './wishes-met.tsx';

interface PlanCardProps {
  readonly plan: PlanContent;
  readonly sunset: number | null;
  /** The style of the installation's maps; null where it has none. */
  readonly mapStyleUrl: string | null;
  /** `h1` where the page is about this plan alone. */
  readonly titleTag?: 'h1' | 'h3';
  /** Whether it is a new plan, whose arc is seen to be drawn, or another version of one. */
  readonly isNew?: boolean;
  /** As it is expected, or was. */
  readonly weather?: WeatherInfo;
  /** The button that shares it. */
  readonly share?: React.ReactNode;
  /** What to do with the plan first of all; on a phone it stays at the foot of the window. */
  readonly next?: React.ReactNode;
  /** What else can be done with it. */
  readonly actions?: React.ReactNode;
  /** What can be done with a stop. */
  readonly toolsOf?: (place: number) => React.ReactNode;
}

/**
 * One plan: what it is called and what to know of it, its arc, its stops in order; beside them the
 * way, and what it comes to.
 */
export function PlanCard({
  plan,
  sunset,
  mapStyleUrl,
  titleTag: Title = 'h3',
  isNew = true,
  weather,
  share,
  next,
  actions,
  toolsOf,
}: PlanCardProps): React.JSX.Element {
  const { span } = layoutArc(planStays(plan));
  const [title, day] = [titleOf(plan), dayOf(plan)];
  return (
    <article className="card plan" aria-label={title}>
      <div className={share ? 'plan-head plan-head--shared' : 'plan-head'}>
        <p className="dateline">
          {day !== null && (
            <span>
              <Calendar className="icon" />
              {formatLongDay(day)}
            </span>
          )}
          {span && <span>{formatClockRangeInWords(span.from, span.to)}</span>}
          {weather && <span>{weatherWords(weather)}</span>}
        </p>
        {share && <div className="plan-share">{share}</div>}
        {next && <div className="plan-next">{next}</div>}
        <div className="plan-words">
          <Title className="display-lg">{title}</Title>
          {plan.summary && <p className="plan-summary">{plan.summary}</p>}
          <WishesMet wishes={plan.wishes ?? []} />
        </div>
      </div>
      <PlanArc plan={plan} sunset={sunset} isNew={isNew} />
      <div className="plan-grid">
        <div>
          <Itinerary
            plan={plan}
            sunset={sunset}
            stops="below"
            nameTag={Title === 'h1' ? 'h2' : 'h4'}
            {...(toolsOf && { toolsOf })}
          />
        </div>
        <div className="plan-side">
          <RouteMap plan={plan} sunset={sunset} styleUrl={mapStyleUrl} />
          <Tips tips={plan.tips ?? []} nameTag={Title === 'h1' ? 'h2' : 'h4'} />
          <PlanProof plan={plan} />
          <Sums plan={plan} minutes={span && span.to - span.from} />
          {actions && <div className="plan-actions">{actions}</div>}
          {weather && <WeatherNote weather={weather} />}
        </div>
      </div>
    </article>
  );
}

interface TipsProps {
  readonly tips: readonly string[];
  readonly nameTag: 'h2' | 'h4';
}

function Tips({ tips, nameTag: Name }: TipsProps): React.JSX.Element | null {
  if (tips.length === 0) return null;
  return (
    <div className="tips">
      <Name className="heading">Good to know</Name>
      <ul className="checks" aria-label="Before you go">
        {tips.map((tip) => (
          <li key={tip}>
            <Lightbulb className="icon" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SumsProps {
  readonly plan: PlanContent;
  /** How long the evening is; null where nobody knows. */
  readonly minutes: number | null;
}

function Sums({ plan, minutes }: SumsProps): React.JSX.Element {
  return (
    <dl className="plan-sums">
      <div>
        <dt>Total cost</dt>
        <dd className="num">{plan.total_cost}</dd>
      </div>
      {minutes !== null && (
        <div>
          <dt>Duration</dt>
          <dd className="num">{formatDuration(minutes)}</dd>
        </div>
      )}
      <GettingAround plan={plan} />
    </dl>
  );
}
