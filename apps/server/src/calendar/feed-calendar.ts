import { messages } from '../messages.ts';
import type { StoredActivity, StoredDate } from '../dates/dates-store.ts';
import type { StoredProfile } from '../people/profiles-store.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { stayTime } from './event-time.ts';

const { calendar } = messages;

/** What a feed tells of a date. */
export interface FeedDate extends Pick<StoredDate, 'id' | 'day' | 'profileName'> {
  readonly activities: readonly FeedActivity[];
}
type FeedActivity = Omit<StoredActivity, 'costCents' | 'notes'>;
export type FeedPerson = Pick<StoredProfile, 'id' | 'name' | 'importantDates'>;

/** What a user's feed tells: dates, birthdays and other important dates, with the names of people and nothing that was noted. */
export function feedEvents(
  dates: readonly FeedDate[],
  people: readonly FeedPerson[],
): CalendarEvent[] {
  return [...dates.flatMap(eventsOfDate), ...people.flatMap(daysOfPerson)];
}

/** An event for each activity that has a time, and one all day for the rest. */
function eventsOfDate({ id, day, profileName, activities }: FeedDate): CalendarEvent[] {
  const [timed, untimed] = [
    activities.filter(isTimed),
    activities.filter((activity) => !isTimed(activity)),
  ];
  const [first] = timed;
  const events = timed.map((activity): CalendarEvent => {
    const { name, location, startTime, endTime } = activity;
    return {
      key: [id, activity.id],
      // A record does not say where in the world it takes place: its times are those of wherever the calendar is read.
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

function daysOfPerson({
  id,
  name,
  importantDates: { birthday, firstDate, otherDates },
}: FeedPerson): CalendarEvent[] {
  const others = otherDates.map(
    ({ description, date }): CalendarEvent => ({
      key: [String(id), description, date],
      time: { kind: 'day', day: date, isYearly: false },
      summary: calendar.importantDate(description, name),
    }),
  );
  const yearly = [
    { what: 'birthday', day: birthday, summary: calendar.birthday(name) },
    { what: 'first-date', day: firstDate, summary: calendar.firstDate(name) },
  ].flatMap(({ what, day, summary }): CalendarEvent[] =>
    day === null
      ? []
      : [{ key: [String(id), what], time: { kind: 'day', day, isYearly: true }, summary }],
  );
  return [...yearly, ...others];
}
