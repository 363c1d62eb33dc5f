import type { Plan } from '../plan.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isSequenceAllowed } from '../rules/shapes.ts';
import { evaluate, itineraryOf, timesOf, type Space } from '../search/space.ts';
import { planRules } from '../rules/plan-rules.ts';
import { formatClock } from '@rendezvous/language';
import { staysFor } from './bounds.ts';
import { Spaces } from './spaces.ts';
import type { PlanState } from './plan-state.ts';
import type { Request } from '../prepare.ts';
import { writeRefined } from './write-refined.ts';
import { itemAt } from '../at.ts';

export type Reordered =
  | { readonly ok: true; readonly plan: Plan; readonly state: PlanState }
  | { readonly ok: false; readonly reason: string };

/**
 * The stops of a plan in another order, with new times, or the reason why not. The order is a wish
 * in itself, so of what was asked before only the rules can prevent it. `venueIds` must be those of
 * the plan; throws on others.
 */
export function reorder(
  { wishes, venues, context }: Request,
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
    throw new RangeError('Cannot reorder a plan: these are not its venues');
  const spaces = new Spaces({ wishes: { ...wishes, stops: venueIds.length }, venues, context });
  for (const stays of [...staysFor(state.bounds), 'typical' as const]) {
    const { space } = spaces.within([], stays);
    const found = evaluate(
      space,
      venueIds.map((id) => space.candidates.findIndex(({ venue }) => venue.id === id)),
    );
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
          spaces,
        ),
      };
  }
  const { space } = spaces.within([], 'typical');
  return { ok: false, reason: whyNot(space, venueIds) };
}

const breaks: Readonly<Record<(typeof planRules)[number]['id'], string>> = {
  meal: 'An evening over dinner time has a meal in it.',
  budget: 'It would cost more than the budget.',
  leg: 'The ways between the stops would be too long in that order.',
  kinds: 'Two stops would be of one kind.',
  place: 'Two stops would be in one place.',
  'hours-known': 'The hours of two of the stops are not published.',
  setting: 'Nothing would be outdoors.',
  'first-date': 'A first date begins at a place where one can talk.',
  'done-before': 'Your last date began at that kind of place.',
  'near-start': 'On foot the first stop has to be near where you start.',
  drink: 'Two stops for drinks would follow each other.',
  treat: 'Nothing sweet comes directly before dinner.',
};

function whyNot(space: Space, venueIds: readonly string[]): string {
  const { candidates, scene, legs, meals } = space;
  const stops = venueIds.flatMap((id) => candidates.find(({ venue }) => venue.id === id) ?? []);
  if (stops.length < venueIds.length) return 'One of the places no longer fits these wishes.';
  const sequence = stops.map(({ kind }) => kind.role);
  if (!isSequenceAllowed(sequence, scene.wishes.startMinutes, meals.room))
    return sequenceReason(sequence);
  const minutes = stops.slice(1).map(({ index }, i) => legs.minutes(itemAt(stops, i).index, index));
  if (!minutes.every(Number.isFinite)) return breaks.leg;
  const schedule = timesOf(stops, space);
  if (!schedule) return hoursReason(stops, minutes, scene);
  const itinerary = itineraryOf(stops, schedule, space);
  const broken = planRules.find((rule) => !rule.allows(itinerary, scene, meals));
  return broken ? breaks[broken.id] : 'That order breaks a rule of this evening.';
}

function sequenceReason(roles: readonly string[]): string {
  if (roles.some((role, i) => role === 'treat' && roles[i + 1] === 'meal')) return breaks.treat;
  if (roles.some((role, i) => role === 'meal' && roles[i + 1] === 'meal'))
    return 'Two meals would follow each other.';
  return 'These stops make no evening in that order.';
}

/**
 * Which stop cannot be visited at its turn: the first whose hours do not meet the time at
 * which the two could be there.
 */
function hoursReason(
  stops: readonly Candidate[],
  minutes: readonly number[],
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
    : 'The hours of these places do not fit together in that order.';
}
