import { nobody } from '../../../plan/wishes.ts';

/**
 * Whom a visit to the planner is for: as its address says, else the state of its navigation. What
 * cannot be an id is nobody's: 0.
 */
export function chosenProfileId({
  search,
  state,
}: {
  readonly search: string;
  readonly state: unknown;
}): number {
  const said: unknown =
    new URLSearchParams(search).get('profile') ??
    (state as { profileId?: unknown } | null)?.profileId ??
    nobody;
  const id = Number(said);
  return id === nobody || (Number.isSafeInteger(id) && id > 0) ? id : 0;
}

/** The address for another choice. The wishes that it carries stay. */
export function withProfile(search: string, id: number): string {
  const query = new URLSearchParams(search);
  if (id === nobody) query.delete('profile');
  else query.set('profile', String(id));
  return query.size === 0 ? '' : `?${query}`;
}
