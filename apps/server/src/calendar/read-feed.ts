import { createHash } from 'node:crypto';
import { limits } from '@rendezvous/contract';
import { createShares } from '../platform/concurrency/shares.ts';
import { hashLinkToken } from '../platform/crypto/link-token.ts';
import { messages } from '../messages.ts';
import { formatFeed, type CalendarEvent } from './calendar-file.ts';
import { eachOf, fullPage } from '../platform/db/pages.ts';
import { eventOfDay, eventsOfDate } from './feed-calendar.ts';
import { localDateTime } from '../platform/time/clock-time.ts';
import type { DateKey } from '../dates/dates-store.ts';
import type { Store } from '../store.ts';
import type { FeedOwner } from './calendar-feeds-store.ts';

interface Feed {
  /** Changes when the feed's content changes; the file itself says when it was written. */
  readonly tag: string;
  /** Undefined if the client already has this content. */
  readonly file: string | undefined;
}

/**
 * The calendar behind a token, as of today in the user's last known time zone; undefined for an
 * unknown or expired token.
 */
export type ReadFeed = (token: string, knownTag: string | undefined) => Promise<Feed | undefined>;

/**
 * Feeds that are read in parallel: more would be no faster, and each holds its events in memory.
 */
const atOnce = 2;

export function createReadFeed({ store, now }: { store: Store; now: () => Date }): ReadFeed {
  const inShares = createShares(atOnce);
  const read = async (owner: FeedOwner, knownTag: string | undefined): Promise<Feed> => {
    const today = localDateTime(now(), owner.timeZone).date;
    const days = await store.importantDays.listAll(owner.userId, {
      today,
      mostOnce: limits.feedEvents,
    });
    const events = [...(await soonest(store, owner.userId, today)), ...days.map(eventOfDay)];
    const tag = createHash('sha256').update(JSON.stringify(events)).digest('base64url');
    if (tag === knownTag) return { tag, file: undefined };
    return { tag, file: await formatFeed(events, { now: now(), name: messages.calendar.name }) };
  };
  return async (token, knownTag) => {
    const owner = await store.calendarFeeds.findOwner(hashLinkToken(token));
    if (owner === undefined) return undefined;
    return inShares(String(owner.userId), 1, () => read(owner, knownTag));
  };
}

/**
 * The events of the soonest dates. Of long dates, only one page is in memory at once; notes are
 * left out and not kept.
 */
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
