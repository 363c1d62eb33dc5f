import type { Store } from '../store.ts';

type Kept = Pick<Store, 'users' | 'photos' | 'mailQueue'>;

/**
 * Deletes an account and everything in it, as part of the caller's transaction. Foreign keys delete
 * the rows; the nouns handle what outlives the rows: photo files are queued for erasure, and
 * waiting mails are withdrawn.
 */
export async function eraseAccount(
  { users, photos, mailQueue }: Kept,
  userId: number,
  now: number,
): Promise<void> {
  await photos.queueErasuresOfUser(userId, now);
  await mailQueue.deleteToUser(userId);
  await users.delete(userId);
}
