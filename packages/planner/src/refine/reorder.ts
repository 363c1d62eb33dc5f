import type { Plan } from '../plan.ts';
import { evaluate, sequenceIndex, type Space } from '../search/space.ts';
import { planRules } from '../search/plan-rules.ts';
import { scheduleStops } from '../search/schedule.ts';
import { formatClock } from '@rendezvous/language';
import { staysFor } from './bounds.ts';
import { Ground } from './ground.ts';
import type { PlanState } from './plan-state.ts';
import type { Refinable } from './refine.ts';
import { writeRefined } from './write-refined.ts';

export type Reordered =
  | { readonly ok: true; readonly plan: Plan; readonly state: PlanState }
  | { readonly ok: false; readonly reason: string };

type Order = readonly [number, number, number];

/**
 * The three stops of a plan in another order, with new times, or why not. The order is a wish of its own: of what was asked
 * before only the rules stand against it. `venueIds` are the plan's three; throws on others.
 */
export function reorder(
  { wishes, venues, context }: Omit<Refinable, 'plans'>,
  state: PlanState,
  venueIds: readonly string[],
): Reordered {
  if (
    venueIds.toSorted().join('\n') !==
    state.stops
      .map(({ venueId }) => venueId)
      .toSorted()
      .join('\n')
  )
    throw new RangeError('Cannot reorder a plan: these are not its three venues');
  const ground = new Ground(wishes, venues, context);
  for (const stays of [...staysFor(state.bounds), 'typical' as const]) {
    const { space } = ground.within([], stays);
    const order = venueIds.map((id) =>
      space.candidates.findIndex(({ venue }) => venue.id === id),
    ) as unknown as Order;
    const found = evaluate(space, order);
    if (found)
      return {
        ok: true,
        ...writeRefined(
          {
            found,
            scene: space.scene,
            state: {
              ...state,
              bounds: state.bounds.filter(
                ({ measure }) => measure !== 'length' && measure !== 'travel',
              ),
            },
          },
          ground,
        ),
      };
  }
  const { space } = ground.within([], 'typical');
  return { ok: false, reason: whyNot(space, venueIds) };
}

const breaks: Readonly<Record<(typeof planRules)[number]['id'], string>> = {
  meal: 'An evening over dinner time has a meal in it.',
  budget: 'It would cost more than the budget.',
  leg: 'The ways between the stops would be too long in that order.',
  kinds: 'Two stops would be of one kind.',
  'hours-known': 'The hours of two of the stops are not published.',
  setting: 'Nothing would be in the open.',
  'first-date': 'A first date begins at a place where one can talk.',
  'done-before': 'Your last date began at that kind of place.',
  'near-start': 'On foot the first stop has to be near where you start.',
  treat: 'Nothing sweet comes directly before dinner.',
};

function whyNot(
  { candidates, scene, legs, shapes, mealExcuse }: Space,
  venueIds: readonly string[],
): string {
  const stops = venueIds.map((id) => candidates.find(({ venue }) => venue.id === id));
  const [a, b, c] = stops;
  if (!a || !b || !c) return 'One of the places no longer fits these wishes.';
  if (Number.isNaN(shapes[sequenceIndex(a.kind.role, b.kind.role, c.kind.role)]))
    return sequenceReason([a.kind.role, b.kind.role, c.kind.role]);
  const minutes = [legs.minutes(a.index, b.index), legs.minutes(b.index, c.index)] as const;
  if (!minutes.every(Number.isFinite)) return breaks.leg;
  const schedule = scheduleStops([a, b, c], minutes, {
    startMinutes: scene.wishes.startMinutes,
    latestEnd: scene.latestEnd,
  });
  if (!schedule) return hoursReason([a, b, c], minutes, scene);
  const itinerary = {
    stops: [a, b, c],
    legs: [legs.leg(a.index, b.index), legs.leg(b.index, c.index)],
    schedule,
  } as const;
  const broken = planRules.find((rule) => !rule.allows(itinerary, scene, mealExcuse));
  return broken ? breaks[broken.id] : 'That order breaks a rule of this evening.';
}

function sequenceReason(roles: readonly string[]): string {
  if (roles.indexOf('treat') === roles.indexOf('meal') - 1 && roles.includes('treat'))
    return breaks.treat;
  return roles.some((role, i) => role === 'drink' && roles[i + 1] === 'drink')
    ? 'Two stops for drinks would follow each other.'
    : 'These stops make no evening in that order.';
}

/** Which stop cannot be visited at its turn: the first whose hours do not meet the time at which the two could be there. */
function hoursReason(
  stops: Parameters<typeof scheduleStops>[0],
  minutes: readonly [number, number],
  { wishes, latestEnd }: Space['scene'],
): string {
  let [from, to] = [wishes.startMinutes, wishes.startMinutes + 30];
  for (const [i, { venue, windows, shortestStay }] of stops.entries()) {
    const open = windows.filter(({ arriveFrom, arriveTo }) => arriveFrom <= to && arriveTo >= from);
    if (open.length === 0) {
      const next = windows.find(({ arriveFrom }) => arriveFrom > to);
      return next
        ? `${venue.name} cannot be visited before ${formatClock(next.arriveFrom)}.`
        : `By then it is too late for ${venue.name}.`;
    }
    const leg = minutes[i] ?? 0;
    from =
      Math.max(from, Math.min(...open.map(({ arriveFrom }) => arriveFrom))) + shortestStay + leg;
    to =
      Math.max(
        ...open.map(({ arriveTo, longest, leaveBy }) =>
          Math.min(Math.min(to, arriveTo) + longest, leaveBy),
        ),
      ) +
      leg +
      15;
  }
  return from > latestEnd
    ? `It would end after ${formatClock(latestEnd)}.`
    : 'The hours of the three do not fit together in that order.';
}
