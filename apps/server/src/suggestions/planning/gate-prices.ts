import { weekdayOf } from '@rendezvous/planner';
import type { SourcedVenue } from '@rendezvous/venues';
import type { Category } from '@rendezvous/venue-model';

/** What sells its tickets at a gate, cheaper on weekdays than when everybody has time. */
const gates: ReadonlySet<Category> = new Set([
  'garden',
  'conservatory',
  'zoo',
  'aquarium',
  'amusement_park',
  'observation_deck',
  'skating',
]);
/**
 * How far up its range such a gate stands on a busy day: the Huntington's $29 to $34 and its like
 * are a weekday's and a weekend's ticket.
 */
const busyShare = 0.8;
const dollar = 100;

/** Whether gates take a weekend's price on that day. */
export const isDearAtTheGate = (date: string): boolean => [0, 6].includes(weekdayOf(date));

/** What a venue costs on a busy day; the same object where that is as on any. */
export function onBusyDay({
  category,
  cost,
}: Pick<SourcedVenue, 'category' | 'cost'>): SourcedVenue['cost'] {
  const { minCents, maxCents, expectedCents } = cost;
  if (!gates.has(category) || minCents === maxCents) return cost;
  const busy = Math.round((minCents + busyShare * (maxCents - minCents)) / dollar) * dollar;
  return busy > expectedCents ? { ...cost, expectedCents: busy } : cost;
}
