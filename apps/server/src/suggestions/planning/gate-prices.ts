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
/** Of a range much wider than that, of rides or of skates to hire, a part is what one chooses. */
const wide = { from: 1.6, share: 0.55 } as const;
const dollar = 100;

/** Whether gates take a weekend's price on that day. */
export const isDearAtTheGate = (date: string): boolean => [0, 6].includes(weekdayOf(date));

/**
 * What a venue costs on a busy day; the same object where that is as on any. What happens on a few
 * days has the price of those.
 */
export function onBusyDay({
  category,
  cost,
  event,
}: Pick<SourcedVenue, 'category' | 'cost' | 'event'>): SourcedVenue['cost'] {
  const { minCents, maxCents, expectedCents } = cost;
  if (event !== null || !gates.has(category) || minCents === maxCents) return cost;
  const share = maxCents > wide.from * minCents ? wide.share : busyShare;
  const busy = Math.round((minCents + share * (maxCents - minCents)) / dollar) * dollar;
  return busy > expectedCents ? { ...cost, expectedCents: busy } : cost;
}
