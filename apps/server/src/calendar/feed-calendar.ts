import { messages } from '../messages.ts';
import type { StoredActivity, StoredDate } from '../dates/dates-store.ts';
import type { ImportantDay } from '../people/important-days-store.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { stayTime } from './event-time.ts';

const { calendar } = messages;

/** What a feed shows of a date. */
export interface FeedDate extends Pick<StoredDate, 'id' | 'day' | 'profileName'> {
  readonly activities: readonly FeedActivity[];
}
type FeedActivity = Omit<StoredActivity, 'costCents' | 'notes'>;

/**
 * A date in a user's feed: an event for each activity that has a time, and an all-day one for the
 * rest; no notes.
 */
export function eventsOfDate({ id, day, profileName, activities }: FeedDate): CalendarEvent[] {
  const [timed, untimed] = [
    activities.filter(isTimed),
    activities.filter((activity) => !isTimed(activity)),
  ];
  const [first] = timed;
  const events = timed.map((activity): CalendarEvent => {
    const { name, location, startTime, endTime } = activity;
    return {
      key: [id, activity.id],
      // A record does not say where in the world it takes place, so its times have no zone.
      time: stayTime({
        day,
        begin: (first ?? activity).startTime,
        arrival: startTime,
        departure: endTime,
        timeZone: null,
      }),
      summary: calendar.activity(name, profileName),
      location,
    };
  });
  if (first !== undefined && untimed.length === 0) return events;
  const [only] = untimed.length === 1 ? untimed : [];
  const wholeDay: CalendarEvent = {
    key: [id],
    time: { kind: 'day', day, isYearly: false },
    summary: calendar.activity('', profileName),
    description: untimed.map(({ name }) => name).join('\n'),
    ...(only && { location: only.location }),
  };
  return [wholeDay, ...events];
}

function isTimed(
  activity: FeedActivity,
): activity is FeedActivity & { readonly startTime: string } {
  return activity.startTime !== null;
}

/** An important date in a user's feed. */
export function eventOfDay({ person, kind, day, description }: ImportantDay): CalendarEvent {
  const id = String(person.id);
  if (kind === 'other')
    return {
      key: [id, description, day],
      time: { kind: 'day', day, isYearly: false },
      summary: calendar.importantDate(description, person.name),
    };
  const summary =
    kind === 'birthday' ? calendar.birthday(person.name) : calendar.firstDate(person.name);
  return { key: [id, kind], time: { kind: 'day', day, isYearly: true }, summary };
}
