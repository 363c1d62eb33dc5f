import type { CuratedDate } from '@rendezvous/planner';
import type { Venue } from '@rendezvous/venue-model';
import { brokenRule } from '../../packages/planner/src/candidates/venue-rules.ts';
import { follows, isOfThatDay } from '../../packages/planner/src/curated/follows.ts';
import { planRules } from '../../packages/planner/src/rules/plan-rules.ts';
import { isSequenceAllowed } from '../../packages/planner/src/rules/shapes.ts';
import { staysOf } from '../../packages/planner/src/search/find-in.ts';
import {
  evaluate,
  itineraryOf,
  timesOf,
  type Space,
} from '../../packages/planner/src/search/space.ts';

/** Of a day that a curated date is not for. */
export const anotherDay = 'another day';

/** What keeps two from going on a curated date, in a few words; null where nothing does. */
export function curatedObstacle(
  space: Space,
  date: CuratedDate,
  venues: readonly Venue[],
): string | null {
  const { scene, candidates } = space;
  if (!isOfThatDay(date, scene)) return anotherDay;
  const order = date.stops.map(({ venueId }) =>
    candidates.findIndex(({ venue }) => venue.id === venueId),
  );
  const lacking = date.stops.filter((_, i) => order[i] === -1);
  if (lacking.length > 0)
    return lacking
      .map(
        ({ venueId }) =>
          `${venueId}: ${ruleAgainst(
            venues.find(({ id }) => id === venueId),
            space,
          )}`,
      )
      .join(', ');
  const plan = evaluate(space, order);
  if (plan) return follows(staysOf(plan), date, scene) ? null : 'the light or the hour of a stop';
  const stops = order.map((at) => candidates[at]!);
  const roles = stops.map(({ kind }) => kind.role);
  if (!isSequenceAllowed(roles, scene.wishes.startMinutes, space.meals.room))
    return `the sequence ${roles.join(', ')}`;
  const times = timesOf(stops, space);
  if (!times) return 'no times fit';
  const itinerary = itineraryOf(stops, times, space);
  const broken = planRules.filter((rule) => !rule.allows(itinerary, scene, space.meals));
  return `rules: ${broken.map(({ id }) => id).join(', ')}`;
}

const ruleAgainst = (venue: Venue | undefined, { scene }: Space): string =>
  (venue && brokenRule(venue, scene)?.id) ?? 'no such place';
