import { createHash } from 'node:crypto';
import { limits } from '@rendezvous/contract';
import { hashFeedToken } from '../credentials/feed-tokens.ts';
import { messages } from '../messages.ts';
import { formatCalendar } from '../presenters/calendar-file.ts';
import { feedEvents } from '../presenters/feed-calendar.ts';
import { localDateTime } from '../presenters/time.ts';
import type { Store } from '../store/store.ts';

interface Feed {
  readonly file: string;
  /** Changes with what the feed tells; the file itself says when it was written. */
  readonly tag: string;
}

/** The calendar that a token entitles to, as of today where its user was last; undefined for a token that is none, or no more. */
export type ReadFeed = (token: string) => Promise<Feed | undefined>;

export function createReadFeed({ store, now }: { store: Store; now: () => Date }): ReadFeed {
  return async (token) => {
    const owner = await store.calendarFeeds.findOwner(hashFeedToken(token));
    if (owner === undefined) return undefined;
    const today = localDateTime(now(), owner.timeZone).date;
    const dates = await store.dates.list(owner.userId, { timeline: 'upcoming', today });
    const events = feedEvents(
      dates.slice(0, limits.feedDates),
      await store.profiles.list(owner.userId, today),
    );
    return {
      file: formatCalendar(events, { now: now(), name: messages.calendar.name }),
      tag: createHash('sha256').update(JSON.stringify(events)).digest('base64url'),
    };
  };
}
