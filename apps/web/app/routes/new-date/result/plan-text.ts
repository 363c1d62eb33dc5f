import { layoutArc } from '../../../sky/arc-geometry.ts';
import { formatLongDay } from '../../../ui/calendar-day.ts';
import { formatClockRange } from '../../../ui/clock-time.ts';
import { legWords } from '../../../plan/leg-words.tsx';
import { planStays } from '../../../plan/plan-stays.ts';
import type { ShownPlan } from '../../../plan/shown-suggestion.ts';

/** A plan as plain text, for a message: when, where, for how much, and the ways between. */
export function formatPlanText(plan: ShownPlan): string {
  const { span, stays } = layoutArc(planStays(plan));
  const when = [
    plan.date && formatLongDay(plan.date),
    span && formatClockRange(span.from, span.to).replace('–', 'to'),
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
    [plan.title, when].filter(Boolean).join('\n'),
    ...stops,
    `Total: ${plan.total_cost}`,
  ].join('\n\n');
}
