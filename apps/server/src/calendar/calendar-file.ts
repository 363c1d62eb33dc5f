import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { product } from '@rendezvous/contract';
import ical, {
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalEventData,
  type ICalRepeatingOptions,
} from 'ical-generator';
import type { EventTime } from './event-time.ts';

export interface CalendarEvent {
  /** Identifies the event for good: a calendar that already has it replaces it with the new one. */
  readonly key: readonly string[];
  readonly time: EventTime;
  readonly summary: string;
  readonly location?: string;
  readonly coordinates?: { readonly lat: number; readonly lon: number };
  readonly description?: string;
}

interface FileOptions {
  readonly now: Date;
  /**
   * For a calendar that is subscribed to; opening a file adds its events to an existing calendar.
   */
  readonly name?: string;
}

const secondsBetweenLooks = 60 * 60;

/** Few enough that writing them blocks nobody. */
const eventsAtOnce = 50;

/** The events as an iCalendar file (RFC 5545). */
export function formatCalendar(events: readonly CalendarEvent[], options: FileOptions): string {
  return write(events, options, createIds());
}

/**
 * A calendar to subscribe to, which may be long, written with pauses in which other requests are
 * served. The library writes a calendar in one piece, so this one is made from several. Its events
 * have no time zone or last all day, because definitions of zones would be lost.
 */
export async function formatFeed(
  events: readonly CalendarEvent[],
  options: Required<FileOptions>,
): Promise<string> {
  const ids = createIds();
  const frame = write([], options, ids);
  const end = frame.indexOf(calendarEnd);
  let file = frame.slice(0, end);
  for (let from = 0; from < events.length; from += eventsAtOnce) {
    const piece = write(events.slice(from, from + eventsAtOnce), options, ids);
    file += piece.slice(piece.indexOf('BEGIN:VEVENT'), piece.lastIndexOf(calendarEnd));
    await setImmediate();
  }
  return file + frame.slice(end);
}

const calendarEnd = 'END:VCALENDAR';

function write(
  events: readonly CalendarEvent[],
  { now, name }: FileOptions,
  idOf: (key: CalendarEvent['key']) => string,
): string {
  const zones = new Map(
    events.flatMap(({ time }) =>
      time.kind === 'hours' && time.timeZone
        ? [[time.timeZone.id, time.timeZone.definition] as const]
        : [],
    ),
  );
  const calendar = ical({
    prodId: { company: product, product },
    scale: 'GREGORIAN',
    ...(name !== undefined && { name, ttl: secondsBetweenLooks }),
    timezone: { name: null, generator: (id) => zones.get(id) ?? null },
  });
  for (const event of events)
    calendar.createEvent({ ...fieldsOf(event), id: idOf(event.key), stamp: now });
  return `${calendar.toString()}\r\n`;
}

/** No two events of a calendar have the same id, whatever their keys. */
function createIds(): (key: CalendarEvent['key']) => string {
  const ids = new Map<string, number>();
  return (key) => {
    const id = hashOf(key);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    return `${id}${before === 0 ? '' : `-${before + 1}`}@${product.toLowerCase()}`;
  };
}

/** The library writes ids unescaped; a hash contains nothing that ends a line. */
function hashOf(key: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
}

function fieldsOf({
  time,
  summary,
  location,
  coordinates,
  description,
}: CalendarEvent): ICalEventData {
  return {
    ...timesOf(time),
    summary: clean(summary),
    ...placeOf(location, coordinates),
    ...(description && { description: clean(description) }),
  };
}

function placeOf(
  address: CalendarEvent['location'],
  coordinates: CalendarEvent['coordinates'],
): Pick<ICalEventData, 'location'> {
  // Six digits are about four inches, and avoid the exponent that JavaScript writes for the
  // smallest numbers.
  const geo = coordinates && {
    lat: Number(coordinates.lat.toFixed(6)),
    lon: Number(coordinates.lon.toFixed(6)),
  };
  if (address) return { location: { title: clean(address), ...(geo && { geo }) } };
  return geo ? { location: { geo } } : {};
}

function timesOf(
  time: EventTime,
): Pick<
  ICalEventData,
  'start' | 'end' | 'allDay' | 'floating' | 'timezone' | 'transparency' | 'repeating'
> {
  if (time.kind === 'day')
    return {
      start: new Date(time.day),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(time.isYearly && { repeating: yearlyOn(time.day) }),
    };
  // The library converts a time in a zone with the machine's clock, and one without a zone as UTC:
  // the process runs in UTC.
  return {
    start: new Date(time.start),
    ...(time.end !== null && { end: new Date(time.end) }),
    ...(time.timeZone ? { timezone: time.timeZone.id } : { floating: true }),
  };
}

/** A birthday on 29 February is on the last day of February in other years. */
function yearlyOn(day: string): ICalRepeatingOptions {
  return {
    freq: ICalEventRepeatingFreq.YEARLY,
    ...(day.endsWith('-02-29') && { byMonth: [2], byMonthDay: [-1] }),
  };
}

/** The format allows no control characters other than tab and line break. */
function clean(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\r\n]/gu, '');
}
