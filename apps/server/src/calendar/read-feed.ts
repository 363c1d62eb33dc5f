import { createHash } from 'node:crypto';
import { limits } from '@rendezvous/contract';
import { hashLinkToken } from '../platform/crypto/link-token.ts';
import { messages } from '../messages.ts';
import { formatCalendar } from './calendar-file.ts';
import { eachOf, fullPage } from '../platform/db/pages.ts';
import { feedEvents, type FeedDate, type FeedPerson } from './feed-calendar.ts';
import { localDateTime } from '../platform/time/clock-time.ts';
import type { DateKey } from '../dates/dates-store.ts';
import type { ProfileKey } from '../people/profiles-store.ts';
import type { Store } from '../store.ts';

interface Feed {
  readonly file: string;
  /** Changes with what the feed tells; the file itself says when it was written. */
  readonly tag: string;
}

/** The calendar behind a token, as of today in the user's last known time zone; undefined for an unknown or expired token. */
export type ReadFeed = (token: string) => Promise<Feed | undefined>;

export function createReadFeed({ store, now }: { store: Store; now: () => Date }): ReadFeed {
  return async (token) => {
    const owner = await store.calendarFeeds.findOwner(hashLinkToken(token));
    if (owner === undefined) return undefined;
    const today = localDateTime(now(), owner.timeZone).date;
    const events = feedEvents(
      await soonest(store, owner.userId, today),
      await importantDays(store, owner.userId, today),
    );
    return {
      file: formatCalendar(events, { now: now(), name: messages.calendar.name }),
      tag: createHash('sha256').update(JSON.stringify(events)).digest('base64url'),
    };
  };
}

/** Of long dates only as many are in memory at once as make a page; what is noted is not told, and not kept. */
async function soonest(store: Store, userId: number, today: string): Promise<FeedDate[]> {
  const dates: FeedDate[] = [];
  const upcoming = eachOf((after: DateKey | undefined) =>
    store.dates.page(userId, { timeline: 'upcoming', today, size: fullPage, after }),
  );
  for await (const { id, day, profileName, activities, cancelledAt } of upcoming) {
    if (cancelledAt !== null) continue;
    dates.push({ id, day, profileName, activities: activities.map(withoutNotes) });
    if (dates.length === limits.feedDates) break;
  }
  return dates;
}

function withoutNotes(activity: FeedDate['activities'][number]): FeedDate['activities'][number] {
  const { id, name, location, startTime, endTime } = activity;
  return { id, name, location, startTime, endTime };
}

async function importantDays(store: Store, userId: number, today: string): Promise<FeedPerson[]> {
  const people: FeedPerson[] = [];
  const profiles = eachOf((after: ProfileKey | undefined) =>
    store.profiles.page(userId, { today, size: fullPage, after }),
  );
  for await (const { id, name, importantDates } of profiles)
    people.push({ id, name, importantDates });
  return people;
}
