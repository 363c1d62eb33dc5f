import { kinds } from '@rendezvous/venue-model';
import type { Plan } from '../plan.ts';
import { feeds } from '@rendezvous/language';
import { readWishes } from '../wishes/read-wishes.ts';
import { dietsOf } from '../wishes/diets-of.ts';
import type { Fault, Facts } from './fault.ts';

/** Is everything kept that the two said about money, food, places and each other? */
export function wishFaults(plan: Plan, facts: Facts): Fault[] {
  return [...moneyFaults(plan, facts), ...foodFaults(plan, facts), ...personalFaults(plan, facts)];
}

function moneyFaults({ stops, cost }: Plan, { wishes }: Facts): Fault[] {
  const faults: Fault[] = [];
  const parts = ['minCents', 'maxCents', 'expectedCents'] as const;
  const sumOf = (part: (typeof parts)[number]) =>
    stops.reduce((sum, stop) => sum + stop.venue.cost[part], 0);
  if (parts.some((part) => cost[part] !== sumOf(part) || !Number.isInteger(cost[part])))
    faults.push({ rule: 'cost', text: 'the total is not the sum of the stops' });
  if (sumOf('expectedCents') > wishes.budget.maxCents)
    faults.push({
      rule: 'budget',
      text: `${sumOf('expectedCents')} cents, ${wishes.budget.maxCents} are allowed`,
    });
  return faults;
}

function foodFaults({ stops }: Plan, { wishes }: Facts): Fault[] {
  const { diets, unverifiable, noAlcohol } = dietsOf(wishes);
  const asksKitchen = wishes.askKitchen;
  const faults: Fault[] = [];
  for (const { venue } of stops) {
    const kind = kinds[venue.category];
    const unserved = diets.filter((diet) => !feeds(venue, diet, { asksKitchen }));
    if (kind.eating && unserved.length > 0)
      faults.push({
        rule: 'diet',
        text: `${venue.name} does not say that it serves ${unserved.join(', ')}`,
      });
    if (kind.eating && unverifiable.length > 0)
      faults.push({
        rule: 'diet',
        text: `${venue.name} is an eating stop although no data speak of ${unverifiable.join(', ')}`,
      });
    const isForAdults = venue.needs.minimumAge === 21 && kind.role !== 'show';
    if (noAlcohol && (kind.alcoholCentred || venue.needs.alcohol === 'centred' || isForAdults))
      faults.push({ rule: 'drink', text: `${venue.name} is for drinking` });
  }
  return faults;
}

function personalFaults({ stops }: Plan, { wishes, venues }: Facts): Fault[] {
  const faults: Fault[] = [];
  const read = readWishes(wishes, venues);
  for (const { venue } of stops) {
    const dislike = read.dislikeOf(venue);
    if (dislike !== undefined)
      faults.push({ rule: 'dislikes', text: `${venue.name} is disliked: ${dislike}` });
    if (read.doneVenueIds.has(venue.id))
      faults.push({ rule: 'done-before', text: `${venue.name} was visited before` });
    if (wishes.setting === 'indoor' && !venue.indoor)
      faults.push({ rule: 'setting', text: `${venue.name} is in the open` });
    const isAskedFor = read.tastes.some(
      ({ isMust, evidence }) => isMust && (evidence(venue)?.strength ?? 0) >= 0.7,
    );
    if (wishes.dateNumber === 1 && !kinds[venue.category].firstDate && !isAskedFor)
      faults.push({ rule: 'first-date', text: `${venue.name} does not suit a first date` });
  }
  if (stops[0]?.venue.category === read.lastFirstKind)
    faults.push({
      rule: 'done-before',
      text: 'begins with the same kind of place as the last date',
    });
  if (wishes.setting === 'outdoor' && stops.every((stop) => !stop.venue.outdoor))
    faults.push({ rule: 'setting', text: 'nothing is in the open' });
  if (
    wishes.dateNumber === 1 &&
    stops.slice(0, 2).every((stop) => kinds[stop.venue.category].scale.talk < 0.7)
  )
    faults.push({ rule: 'first-date', text: 'no place to talk among the first two' });
  return faults;
}
