import ICAL from 'ical.js';

/** An event as a strict reader that is not ours understands it. */
export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly location: string | null;
  readonly description: string | null;
  /** Latitude and longitude. */
  readonly geo: readonly number[] | null;
  /** `2026-11-28T18:00:00`, or `2026-11-28` for all of a day. */
  readonly start: string;
  readonly end: string | null;
  /** The zone its times are in; null where they float. */
  readonly timeZone: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stamp: string;
  /** The first days of a repeated event from `from` on. */
  days(from: string, count: number): string[];
}

interface ReadCalendar {
  readonly name: string | null;
  readonly events: readonly ReadEvent[];
}

/**
 * Reads a calendar file as RFC 5545 has it; throws where a line is too long, ends wrongly or cannot
 * be read, or an id is there twice.
 */
export function readCalendar(file: string): ReadCalendar {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end');
  for (const line of file.split('\r\n')) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends wrongly: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is longer than 75 octets: ${line}`);
  }
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map(eventOf);
  const ids = new Set(events.map(({ uid }) => uid));
  if (ids.size !== events.length) throw new Error('Two events have the same id');
  return { name: calendar.getFirstPropertyValue('x-wr-calname') as string | null, events };
}

function eventOf(component: ICAL.Component): ReadEvent {
  const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component);
  const tzid = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null;
  if (tzid !== null && tzid !== startDate.zone?.tzid)
    throw new Error(`The file does not define ${tzid}`);
  return {
    uid,
    summary,
    location,
    description,
    geo: component.getFirstPropertyValue('geo') as unknown as number[] | null,
    start: startDate.toString(),
    end: component.hasProperty('dtend') ? endDate.toString() : null,
    timeZone: tzid,
    startsAt: startDate.toJSDate(),
    endsAt: endDate.toJSDate(),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    days(from, count) {
      const iterator = new ICAL.Event(component).iterator();
      const days: string[] = [];
      for (let next = iterator.next(); next && days.length < count; next = iterator.next())
        if (next.toString() >= from) days.push(next.toString());
      return days;
    },
  };
}
