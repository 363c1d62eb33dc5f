import type { Venue } from '@rendezvous/venue-model';
import type { Context } from './context/context.ts';

/**
 * Whether a venue has its address in the town or city that was named: its label is 'Scottsdale,
 * AZ', the address ends with ', Scottsdale'; those of Brooklyn are in New York too.
 */
export function isInTown(
  { address }: Pick<Venue, 'address'>,
  { place: { label, precision }, ownTowns }: Pick<Context, 'ownTowns'> & NamedPlace,
): boolean {
  const own = precision === 'city' ? ownTowns : [];
  return [label.split(',')[0] ?? label, ...own].some((town) => address.endsWith(`, ${town}`));
}

interface NamedPlace {
  readonly place: Pick<Context['place'], 'label' | 'precision'>;
}
