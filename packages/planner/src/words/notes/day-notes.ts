import { formatClock, formatList } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { closingHolidayOf } from '../../context/calendar.ts';
import type { Scene } from '../../scene.ts';
import { hasTaste } from '../../score/met.ts';
import { straightMiles } from '../../waters.ts';
import type { Taste } from '../../wishes/tastes.ts';
import { dayAfter } from '../nearest-having.ts';
import { isFamous } from '../why-not.ts';
import { sayDay } from '../voice/day-names.ts';

/** Something that was asked for, and a sentence that says why this date or hour has it not. */
export interface DayNote {
  readonly taste: Taste;
  readonly text: string;
}

/** So many places are named that are shut. */
const maxShut = 3;

/**
 * Of what no plan has: when it is next, where it is an event, and what is shut that day,
 * where it is a few places.
 */
export function dayNotes(
  missing: readonly Taste[],
  scene: Scene,
  venues: readonly Venue[],
): DayNote[] {
  if (missing.length === 0) return [];
  const { context, wishes } = scene;
  const near = venues.filter((venue) => straightMiles(context.place, venue) <= wishes.maxMiles);
  return missing.flatMap((taste) => {
    const those = near.filter((venue) => hasTaste(taste, venue));
    const text = shutNote(those, scene) ?? nextNote(those, scene);
    return text === undefined ? [] : [{ taste, text }];
  });
}

/** All places that have it are shut on this day. */
function shutNote(those: readonly Venue[], { context }: Scene): string | undefined {
  const places = those.filter(({ event }) => event === null);
  // Of the well-known ones it is said beside what else keeps them out.
  if (closingHolidayOf(context.date) === null && places.some(isFamous)) return undefined;
  const areShut = places.every(({ id }) => {
    const opening = context.openings.get(id);
    return opening?.known === true && opening.spans.length === 0;
  });
  if (places.length === 0 || places.length > maxShut || !areShut) return undefined;
  const names = formatList(places.map(({ name }) => name));
  const days = places.flatMap(({ id }) => context.almanac.nextOpenDay(id, context.date) ?? []);
  const [next] = days.toSorted();
  const works = next === undefined ? '' : `; ${dayAfter(next, context.date)} works`;
  return `${names} ${places.length > 1 ? 'are' : 'is'} usually closed on this day${works}.`;
}

/** Only events have it, and not now: which is next. */
function nextNote(those: readonly Venue[], { context }: Scene): string | undefined {
  if (those.some(({ event }) => event === null)) return undefined;
  const days = those.flatMap((venue) => {
    const day = context.almanac.nextDay(venue.id, context.date);
    return day === null ? [] : [{ venue, day }];
  });
  const [next] = days.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (!next?.venue.event) return undefined;
  const { name, event } = next.venue;
  if (next.day > context.date)
    return `${name} is usually next on ${sayDayAfter(next.day, context.date)}.`;
  if (event.hours === null) return undefined;
  const [from, to] = event.hours;
  return `${name} is usually on from ${formatClock(from)} to ${formatClock(to)} on this day, but does not fit the rest of these wishes.`;
}

/** With its year where that is another one. */
function sayDayAfter(day: string, date: string): string {
  const [year] = day.split('-');
  return date.startsWith(`${year}-`) ? sayDay(day) : `${sayDay(day)}, ${year}`;
}
