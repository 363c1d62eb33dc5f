import { createHash } from 'node:crypto';
import { product } from '@rendezvous/contract';
import ical, {
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalEventData,
  type ICalRepeatingOptions,
} from 'ical-generator';
import type { EventTime } from './event-time.ts';

export interface CalendarEvent {
  /** What tells the event from all others, for good: a calendar that has it already takes the new one in its place. */
  readonly key: readonly string[];
  readonly time: EventTime;
  readonly summary: string;
  readonly location?: string;
  readonly coordinates?: { readonly lat: number; readonly lon: number };
  readonly description?: string;
}

interface FileOptions {
  readonly now: Date;
  /** For a calendar that is subscribed to; a file that is opened adds its events to one that has a name. */
  readonly name?: string;
}

const secondsBetweenLooks = 60 * 60;

/** The events as an iCalendar file (RFC 5545). */
export function formatCalendar(
  events: readonly CalendarEvent[],
  { now, name }: FileOptions,
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
  const ids = new Map<string, number>();
  for (const event of events) {
    const id = idOf(event.key);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    calendar.createEvent({
      ...fieldsOf(event),
      id: `${id}${before === 0 ? '' : `-${before + 1}`}@${product.toLowerCase()}`,
      stamp: now,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The library writes ids as they are; a hash holds nothing that ends a line. */
function idOf(key: readonly string[]): string {
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
  // Six digits are a hand's breadth, and never the exponent that JavaScript writes for the smallest numbers.
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
  // The library reads a time in a zone off the machine's clock, and one without a zone off UTC: the process runs in UTC.
  return {
    start: new Date(time.start),
    ...(time.end !== null && { end: new Date(time.end) }),
    ...(time.timeZone ? { timezone: time.timeZone.id } : { floating: true }),
  };
}

/** Whoever was born on 29 February has the last day of it, which other years have too. */
function yearlyOn(day: string): ICalRepeatingOptions {
  return {
    freq: ICalEventRepeatingFreq.YEARLY,
    ...(day.endsWith('-02-29') && { byMonth: [2], byMonthDay: [-1] }),
  };
}

/** Control characters other than tab and line break have no place in the format. */
function clean(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\r\n]/gu, '');
}
