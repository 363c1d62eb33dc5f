import type { Store } from '../store.ts';

type Kept = Pick<Store, 'users' | 'photos' | 'accountMails'>;

/**
 * Deletes an account with everything of it, as part of the caller's transaction. Rows go with their user by foreign key; what
 * outlives them is asked of the noun that has it: files of photos are queued for erasure, mails that wait are withdrawn.
 */
export async function eraseAccount(
  { users, photos, accountMails }: Kept,
  userId: number,
  now: number,
): Promise<void> {
  await photos.queueErasuresOfUser(userId, now);
  await accountMails.deleteToUser(userId);
  await users.delete(userId);
}
