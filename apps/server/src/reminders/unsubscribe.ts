import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

/** The way out of reminders by mail for whoever holds a link that one of them brought. */
export interface Unsubscribe {
  /** Refuses a token that is none of ours. */
  requireToken(token: string): void;
  /** Turns the mails off. A token whose account is gone turns off nothing, and is told the same. */
  turnOff(token: string): Promise<void>;
}

export function createUnsubscribe({
  store,
  unsubscribeTokens,
}: {
  store: Pick<Store, 'users'>;
  unsubscribeTokens: UnsubscribeTokens;
}): Unsubscribe {
  const requireUserId = (token: string): number => {
    const userId = unsubscribeTokens.read(token);
    if (userId === undefined) throw new Refusal('not-found');
    return userId;
  };
  return {
    requireToken: (token) => void requireUserId(token),
    async turnOff(token) {
      await store.users.update(requireUserId(token), {
        email: undefined,
        firstName: undefined,
        lastName: undefined,
        remindersByMail: false,
      });
    },
  };
}
