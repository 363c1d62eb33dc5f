import { limits, type Status } from '@rendezvous/contract';
import { Refusal } from '../refusal.ts';
import type { Database } from '../platform/db/tables.ts';

interface StatusChange {
  readonly userId: number;
  readonly id: number;
  readonly status: Status;
  readonly moment: { readonly now: number; readonly today: string };
}

/** Records a person's status from now on, after all earlier ones. Refuses one too many. */
export async function addStatusChange(
  db: Database,
  { userId, id, status, moment }: StatusChange,
): Promise<void> {
  const { latest, changes } = await db
    .selectFrom('status_changes')
    .select(({ fn }) => [fn.max('changed_at').as('latest'), fn.countAll<number>().as('changes')])
    .where('user_id', '=', userId)
    .where('profile_id', '=', id)
    .executeTakeFirstOrThrow();
  if (changes >= limits.statusChanges) throw new Refusal('too-many');
  const changedAt = Math.max(moment.now, (latest ?? 0) + 1);
  await db
    .insertInto('status_changes')
    .values({ user_id: userId, profile_id: id, changed_at: changedAt, status, day: moment.today })
    .execute();
}
