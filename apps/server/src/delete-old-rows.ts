import { eraseAccount } from './accounts/erase-account.ts';
import type { Store } from './store.ts';
import { dayMs } from './platform/time/durations.ts';

const keptDays = 90;
/**
 * An address is stored only for as long as its counter is used, plus one day because clocks differ.
 */
const addressDays = 2;

/** A network is forgotten when nobody has signed in from it for this long. */
const networkDays = 365;

/**
 * An account that lost its address keeps its data for this long, in case the operator is asked for
 * it.
 */
const unreachableDays = 30;
const atOnce = 1000;

/**
 * Deletes rows that are no longer needed: old suggestions and visitor claims, address counters of
 * past days, expired sessions, links and limits, unreachable accounts, reminders of past days, and
 * old account events.
 */
export async function deleteOldRows(store: Store, now: Date): Promise<void> {
  const oldest = now.getTime() - keptDays * dayMs;
  await store.sessions.deleteExpiredBefore(now.getTime());
  await store.accountLinks.deleteExpiredBefore(now.getTime());
  for (const userId of await store.addresses.listUnreachable(
    now.getTime() - unreachableDays * dayMs,
    atOnce,
  ))
    await store.inTransaction((kept) => eraseAccount(kept, userId, now.getTime()));
  await store.attempts.deleteEndedBefore(now.getTime());
  await store.accountEvents.deleteBefore(oldest);
  await store.knownNetworks.deleteSeenBefore(now.getTime() - networkDays * dayMs);
  await store.suggestions.deleteSessionsBefore(oldest);
  await store.reminders.deleteDismissedBefore(oldest);
  await store.reminderMails.deleteClaimedBefore(oldest);
  await store.visitorClaims.deleteClaimedBefore(oldest);
  await store.addressCounters.deleteBefore(
    new Date(now.getTime() - addressDays * dayMs).toISOString().slice(0, 10),
  );
  await store.truncateLog();
}
