import { capitalize } from '@rendezvous/language';
import type { Reason, Stop } from '../../plan.ts';
import { callOf } from './speak.ts';

/** What is true of a stop of which nothing else can be said: its part between the others. */
export function plainReasonOf(stops: readonly Stop[], at: number): Reason {
  const [before, stop, next] = [stops[at - 1], stops[at], stops[at + 1]];
  const [from, to] = [before && callOf(before), next && callOf(next)];
  const text = stop?.venue.event
    ? 'Usually here on this very day'
    : from === undefined
      ? to === undefined
        ? 'All of it in one place'
        : `A place to begin before ${to}`
      : to === undefined
        ? `A good last stop after ${from}`
        : from === to
          ? `A good next stop after ${from}`
          : `Between ${from} and ${to}`;
  return { text: capitalize(text), evidence: null };
}
