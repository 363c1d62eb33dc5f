import { createHash } from 'node:crypto';
import { limits } from '@rendezvous/contract';
import { hashLinkToken } from '../platform/crypto/link-token.ts';
import { messages } from '../messages.ts';
import { formatFeed, type CalendarEvent } from './calendar-file.ts';
import { eachOf, fullPage } from '../platform/db/pages.ts';
import { eventOfDay, eventsOfDate } from './feed-calendar.ts';
import { localDateTime } from '../platform/time/clock-time.ts';
import type { DateKey } from '../dates/dates-store.ts';
import type { Store } from '../store.ts';

interface Feed {
  /** Changes with what the feed tells; the file itself says when it was written. */
  readonly tag: string;
  format(): Promise<string>;
}

/** The calendar behind a token, as of today in the user's last known time zone; undefined for an unknown or expired token. */
export type ReadFeed = (token: string) => Promise<Feed | undefined>;

export function createReadFeed({ store, now }: { store: Store; now: () => Date }): ReadFeed {
  return async (token) => {
    const owner = await store.calendarFeeds.findOwner(hashLinkToken(token));
    if (owner === undefined) return undefined;
    const today = localDateTime(now(), owner.timeZone).date;
    const days = await store.importantDays.listAll(owner.userId, {
      today,
      mostOnce: limits.feedEvents,
    });
    const events = [...(await soonest(store, owner.userId, today)), ...days.map(eventOfDay)];
    return {
      tag: createHash('sha256').update(JSON.stringify(events)).digest('base64url'),
      format: () => formatFeed(events, { now: now(), name: messages.calendar.name }),
    };
  };
}

/** The events of the soonest dates. Of long dates only as many are in memory at once as make a page; what is noted is not told, and not kept. */
async function soonest(store: Store, userId: number, today: string): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  let dates = 0;
  const upcoming = eachOf((after: DateKey | undefined) =>
    store.dates.page(userId, { timeline: 'upcoming', today, size: fullPage, after }),
  );
  for await (const { id, day, profileName, activities, cancelledAt } of upcoming) {
    if (cancelledAt !== null) continue;
    events.push(...eventsOfDate({ id, day, profileName, activities }));
    dates += 1;
    if (dates === limits.feedDates || events.length >= limits.feedEvents) break;
  }
  return events;
}
