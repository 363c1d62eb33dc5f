import type { WirePlan } from '@rendezvous/contract';
import { Tabs } from 'radix-ui';
import { layoutArc } from '../../../sky/arc-geometry.ts';
import { formatClock } from '../../../ui/time/clock-time.ts';
import { DayArc } from '../../../sky/day-arc.tsx';
import { planStays } from '../../../plan/plan-stays.ts';
import { shortName } from '../../../plan/title/plan-title.ts';
import { minutesOnTheWay } from '../../../plan/leg-words.tsx';

interface PlanTabProps {
  readonly plan: WirePlan;
  readonly index: number;
  /** How it differs from the other option. */
  readonly name: string;
  readonly sunset: number | null;
}

/** One of two options: how it differs, where it goes, and what it takes. */
export function PlanTab({ plan, index, name, sunset }: PlanTabProps): React.JSX.Element {
  return (
    <Tabs.Trigger className="plan-tab" value={String(index)}>
      <DayArc stops={planStays(plan)} sunset={sunset} size="mini" />
      <span className="plan-tab-text">
        <b>
          <span className="sr-only">Option {index + 1}: </span>
          {name}
        </b>
        <span className="plan-tab-stops">
          {plan.venues.map(({ name }) => shortName(name)).join(', ')}
        </span>
        <span className="num">{planFacts(plan)}</span>
      </span>
      <span className="price num">{plan.total_cost}</span>
    </Tabs.Trigger>
  );
}

/** "20 min on the way, home by 10:50 PM, no clay", which breaks between these alone. */
function planFacts(plan: WirePlan): string {
  const { span } = layoutArc(planStays(plan));
  const back = plan.route_info.way_back;
  const end =
    span &&
    (back ? `home by ${formatClock(span.to + back.minutes)}` : `until ${formatClock(span.to)}`);
  const missing = (plan.wishes ?? []).filter(({ met }) => !met).map(({ text }) => without(text));
  return [`${minutesOnTheWay(plan)} min on the way`, end, ...missing]
    .filter((fact) => fact !== null)
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(', ');
}

/** "no clay"; of 'something with our hands' "nothing with our hands" */
function without(wish: string): string {
  return /^something\b/i.test(wish) ? `nothing${wish.slice('something'.length)}` : `no ${wish}`;
}
