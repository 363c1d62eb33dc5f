import { limits } from '@rendezvous/contract';

/**
 * The names of activities as lessons are learnt from them: written out (a single 'ﷺ' is read as 18
 * characters), and cut.
 */
export function learntNames(activities: readonly { readonly name: string }[]): string[] {
  return activities.map(({ name }) =>
    name.normalize('NFKC').slice(0, limits.learntName).toWellFormed(),
  );
}
