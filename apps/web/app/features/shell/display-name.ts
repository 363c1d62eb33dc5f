import type { User } from '@rendezvous/contract';

/** First and last name; the username stands in for a missing first name. */
export function displayName({
  first_name,
  last_name,
  username,
}: Pick<User, 'first_name' | 'last_name' | 'username'>): string {
  return `${first_name || username} ${last_name}`.trim();
}
