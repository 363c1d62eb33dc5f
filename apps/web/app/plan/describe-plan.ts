import type { PlanContent } from '@rendezvous/contract';
import type { ArcLayout } from '../sky/arc-geometry.ts';
import { formatClock, formatClockRange } from '../ui/time/clock-time.ts';
import { sunsetPlace } from '../sky/arc-sky.ts';
import { legWords } from './leg-words.tsx';
import { legMinutes } from './plan-stays.ts';

/** A plan in one breath, for people who do not see its arc. */
export function describePlan(
  plan: PlanContent,
  { span, stays }: ArcLayout,
  sunset: number | null,
): string {
  const names = plan.venues.map((venue) => venue.name);
  if (!span) return `Plan without set times: ${names.join(', then ')}.`;
  const light =
    sunset !== null && sunsetPlace(span, sunset) !== null
      ? `, sunset at ${formatClock(sunset)}`
      : '';
  const parts = stays.map(({ start, end }, i) => {
    const leg = i > 0 && legMinutes(plan, i - 1) > 0 ? `Then ${legWords(plan, i - 1)}. ` : '';
    return `${leg}${formatClockRange(start ?? span.from, end ?? span.to)}, ${names[i] ?? ''}.`;
  });
  return `Plan from ${formatClock(span.from)} to ${formatClock(span.to)}${light}. ${parts.join(' ')}`;
}
