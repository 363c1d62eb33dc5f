import type { Profile } from '@rendezvous/contract';

/** People one is talking to right now. */
export function countActive(profiles: readonly Profile[]): number {
  return profiles.filter(({ status }) => status === 'talking').length;
}
