import type { WirePlan } from '@rendezvous/contract';
import { layoutArc } from '../../../sky/arc-geometry.ts';
import { formatLongDay } from '../../../ui/time/calendar-day.ts';
import { formatClockRange, formatClockRangeInWords } from '../../../ui/time/clock-time.ts';
import { legWords } from '../../../plan/leg-words.tsx';
import { titleOf } from '../../../plan/title/plan-title.ts';
import { dayOf, planStays } from '../../../plan/plan-stays.ts';

/** A plan as plain text, for a message: when, where, for how much, and the ways between. */
export function formatPlanText(plan: WirePlan): string {
  const day = dayOf(plan);
  const { span, stays } = layoutArc(planStays(plan));
  const when = [
    day !== null && formatLongDay(day),
    span && formatClockRangeInWords(span.from, span.to),
  ]
    .filter(Boolean)
    .join(', ');
  const stops = plan.venues.map(({ name, location, estimated_cost }, i) => {
    const { start = null, end = null } = stays[i] ?? {};
    const time = start === null || end === null ? '' : `${formatClockRange(start, end)}: `;
    const leg = i < plan.venues.length - 1 && `\nThen ${legWords(plan, i)}.`;
    return [
      `${i + 1}. ${time}${name}`,
      location && `   ${location}`,
      estimated_cost && `   ${estimated_cost}`,
      leg,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return [
    [titleOf(plan), when].filter(Boolean).join('\n'),
    ...stops,
    `Total: ${plan.total_cost}`,
  ].join('\n\n');
}
