import type { Store } from '../store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 90;
/** An address is kept only as long as its counter counts; one day of slack for clocks. */
const addressDays = 2;

/** Deletes suggestions and claims nobody will ask for again, and addresses whose day is over. */
export async function deleteOldRows(store: Store, now: Date): Promise<void> {
  const oldest = now.getTime() - keptDays * dayMs;
  await store.suggestions.deleteSessionsBefore(oldest);
  await store.visitorClaims.deleteClaimedBefore(oldest);
  await store.addressCounters.deleteBefore(new Date(now.getTime() - addressDays * dayMs).toISOString().slice(0, 10));
}
