import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Plan } from '../plan.ts';
import { serves, suits } from '@rendezvous/language';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Fault, Facts } from './fault.ts';
import { milesApart } from './distance.ts';
import { skyFaults } from './time.ts';

/** Does the evening have a shape: a meal at a meal time and only one, treats and drinks where they belong? */
export function shapeFaults(plan: Plan, facts: Facts): Fault[] {
  const { stops } = plan;
  const roles = stops.map((stop) => kinds[stop.venue.category].role);
  const faults: Fault[] = [];
  if (new Set(roles).size < 2 || new Set(stops.map((stop) => stop.venue.category)).size < 3)
    faults.push({
      rule: 'kinds',
      text: `${stops.map((stop) => stop.venue.category).join(', ')} are too much alike`,
    });
  roles.forEach((role, i) => {
    const stop = stops[i];
    if (!stop) return;
    if (role === 'drink' && stop.arrival < 16 * 60)
      faults.push({ rule: 'drink', text: `a drink at minute ${stop.arrival}` });
    if (role === 'drink' && roles[i + 1] === 'drink')
      faults.push({ rule: 'drink', text: 'two places for drinking in a row' });
    if (role === 'treat' && roles[i + 1] === 'meal' && !(i === 0 && stop.arrival < 17 * 60))
      faults.push({ rule: 'treat', text: 'something sweet directly before the meal' });
  });
  if (roles.filter((role) => role === 'treat').length > 1)
    faults.push({ rule: 'treat', text: 'two treats' });
  if (roles.filter((role) => role === 'meal').length > 1)
    faults.push({ rule: 'meal', text: 'two meals' });
  if (roles.includes('meal') && readWishes(facts.wishes, facts.venues).haveEaten)
    faults.push({ rule: 'meal', text: 'a meal although they have eaten' });
  if (!roles.includes('meal') && coversMeal(plan) && someMealFits(facts))
    faults.push({
      rule: 'meal',
      text: 'goes over a meal time without a meal, and a kitchen would fit',
    });
  return faults;
}

function coversMeal({ stops }: Plan): boolean {
  const overlap = (from: number, to: number) =>
    Math.min(to, stops[2].departure) - Math.max(from, stops[0].arrival);
  return overlap(690, 810) >= 60 || overlap(1080, 1230) >= 60;
}

/** Whether some kitchen meets on its own everything that was asked. */
function someMealFits({ wishes, venues, context }: Facts): boolean {
  const read = readWishes(wishes, venues);
  if (read.haveEaten || (read.unverifiable.length > 0 && !wishes.askKitchen)) return false;
  return venues.some(
    (venue) =>
      kinds[venue.category].role === 'meal' &&
      milesApart(context.place, venue) <= wishes.maxMiles - 0.02 &&
      venue.cost.expectedCents <= wishes.budget.maxCents &&
      read.diets.every((diet) => serves(venue, diet)) &&
      read.needs.every((need) => suits(venue, need, { isHot: true }) !== 'no') &&
      read.dislikeOf(venue) === undefined &&
      !read.doneVenueIds.has(venue.id) &&
      (wishes.setting !== 'indoor' || venue.indoor) &&
      (wishes.dateNumber !== 1 || kinds[venue.category].firstDate) &&
      opensForMeal(venue, { wishes, venues, context }),
  );
}

/** An evening never reaches so far beyond its wished start: a kitchen that opens later cannot be its meal. */
const longestEveningMinutes = 9 * 60;

function opensForMeal(venue: Venue, { wishes, context }: Facts): boolean {
  const opening = context.openings.get(venue.id);
  if (!opening?.known) return false;
  const { arrive, stay } = kinds[venue.category];
  const { startMinutes } = wishes;
  return opening.spans.some(([opens, closes]) =>
    arrive.some(([from, to]) => {
      const earliest = Math.max(opens, from, startMinutes);
      const latest = Math.min(to, closes - 10 - stay[0], startMinutes + longestEveningMinutes);
      return canEatBetween(earliest, latest);
    }),
  );

  function canEatBetween(earliest: number, latest: number): boolean {
    // People sit down at a table on the quarter hour.
    for (let arrival = Math.ceil(earliest / 15) * 15; arrival <= latest; arrival += 15)
      if (skyFaults({ venue, arrival, departure: arrival + stay[0] }, context).length === 0)
        return true;
    return false;
  }
}
