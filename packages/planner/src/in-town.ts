import type { Venue } from '@rendezvous/venue-model';
import type { Context } from './context/context.ts';

/** Whether a venue has its address in the town that was named: its label is 'Scottsdale, AZ', the address ends with ', Scottsdale'. */
export const isInTown = (
  { address }: Pick<Venue, 'address'>,
  { label }: Pick<Context['place'], 'label'>,
) => address.endsWith(`, ${label.split(',')[0] ?? label}`);
