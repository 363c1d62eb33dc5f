import { createLinkToken, hashLinkToken } from '../platform/crypto/link-token.ts';
import type { Store } from '../store.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

/** Gives a user's calendar feed a new address, and returns its token, once. */
export type OpenFeed = (userId: number) => Promise<string>;

export function createOpenFeed({
  store,
  noteEvent,
  now,
}: {
  store: Store;
  noteEvent: NoteEvent;
  now: () => Date;
}): OpenFeed {
  return async (userId) => {
    const token = createLinkToken();
    await store.calendarFeeds.replace(userId, hashLinkToken(token), now().getTime());
    await noteEvent('calendar-feed-made', { who: userId });
    return token;
  };
}
