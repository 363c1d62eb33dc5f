import type { Plan } from '../plan.ts';
import type { Fault, Facts } from './fault.ts';
import { isOnItsDay, isThen } from './threads.ts';

/** Hours that a date may begin before or after those that it was composed for. */
const otherHours = 1.5;

/**
 * Is the plan the curated date that it says it is: its places in order, each at its hour, on such a
 * day? Its title, sentence and note may not hold on that day.
 */
export function curatedFaults(plan: Plan, facts: Facts): Fault[] {
  if (plan.curated === null) return [];
  const faults: Fault[] = [];
  const fail = (text: string) => faults.push({ rule: 'curated', text: `${plan.curated}: ${text}` });
  const date = facts.context.curated.find(({ id }) => id === plan.curated);
  if (!date || date.stops.length !== plan.stops.length) {
    fail('no such date has so many stops');
    return faults;
  }
  for (const [i, stop] of plan.stops.entries()) {
    const asked = date.stops[i];
    if (asked?.venueId !== stop.venue.id) fail(`${stop.venue.name} is not stop ${i + 1}`);
    else if (!isThen(stop, asked, facts)) fail(`${stop.venue.name} is visited at another hour`);
  }
  const { start } = date.when ?? {};
  const wider = start && ([start[0] - otherHours, start[1] + otherHours] as const);
  if (!isOnItsDay({ when: { ...date.when, start: wider } }, facts))
    fail('another day, hour or mood');
  return faults;
}
