import { readOccasion } from '@rendezvous/language';
import { feastOn } from '../context/feast.ts';
import { isOpenAir, kinds, type Venue } from '@rendezvous/venue-model';
import { weekdayOf } from '../context/calendar.ts';
import type { Plan, Stop } from '../plan.ts';
import { streetIn } from '../street-in.ts';
import { generalThreads } from '../threads/general.ts';
import type { Thread, ThreadStop } from '../threads/thread.ts';
import type { Fault, Facts } from './fault.ts';
import { itemAt } from '../at.ts';

/**
 * Is the plan the evening that its title and summary tell: each stop what its thread says, in its
 * place, hour and light, on such a day?
 */
export function threadFaults(plan: Plan, facts: Facts): Fault[] {
  if (!plan.thread) return [];
  const { id, from } = plan.thread;
  const faults: Fault[] = [];
  const fail = (text: string) => faults.push({ rule: 'thread', text: `${id}: ${text}` });
  const thread = [...facts.context.threads, ...generalThreads].find((one) => one.id === id);
  const part = plan.stops.slice(from, from + (thread?.stops.length ?? 0));
  if (!thread || part.length < thread.stops.length) {
    fail('no such thread fits so many stops');
    return faults;
  }
  for (const [i, stop] of part.entries()) {
    const asked = itemAt(thread.stops, i);
    if (!isSuch(stop.venue, asked)) fail(`${stop.venue.name} is not what stop ${i + 1} asks`);
    if (!isThen(stop, asked, facts)) fail(`${stop.venue.name} is visited at another hour`);
  }
  if (!areTogether(thread, part, plan.legs.slice(from, from + part.length - 1)))
    fail('the stops do not lie together');
  if (!isOnItsDay(thread, facts)) fail('another day, hour or mood');
  return faults;
}

function isSuch(venue: Venue, asked: ThreadStop): boolean {
  if (asked.role && !asked.role.some((role) => role === kinds[venue.category].role)) return false;
  if (asked.in && !asked.in.some((name) => name === venue.neighborhood)) return false;
  if (asked.open && !isOpenAir(venue)) return false;
  const whole = venue.knownFor.map((noun) => noun.split(' '));
  const says = (noun: string) => {
    const words = noun.split(' ');
    return whole.some((known) =>
      known.some((_, at) => words.every((word, k) => known[at + k] === word)),
    );
  };
  const tags: readonly string[] = [...venue.interests, ...venue.cuisines, ...venue.vibes];
  const proofs = [
    asked.kind?.some((kind) => kind === venue.category),
    asked.id?.some((id) => id === venue.id),
    asked.tag?.some((tag) => tags.includes(tag)),
    asked.noun?.some(says),
  ].filter((proof) => proof !== undefined);
  return proofs.length === 0 || proofs.includes(true);
}

export function isThen(
  { arrival, departure }: Stop,
  { arrive, light }: Pick<ThreadStop, 'arrive' | 'light'>,
  { context: { sun } }: Facts,
): boolean {
  if (arrive && (arrival / 60 < arrive[0] || arrival / 60 > arrive[1])) return false;
  const { sunrise, sunset, dusk } = sun;
  if (light === 'golden')
    return (
      sunset !== null &&
      arrival <= sunset - 10 &&
      departure >= sunset - 15 &&
      Math.min(departure, sunset + 20) - Math.max(arrival, sunset - 60) >= 15
    );
  if (light === 'sunrise') return sunrise !== null && arrival <= sunrise && sunrise <= departure;
  if (light === 'day') return dusk !== null && departure <= dusk;
  return light !== 'dark' || (dusk !== null && arrival >= dusk);
}

function areTogether({ together }: Thread, stops: readonly Stop[], legs: Plan['legs']): boolean {
  if (legs.some(({ minutes }) => minutes > 20)) return false;
  if (together === 'walk') return legs.every(({ minutes }) => minutes <= 10);
  const shared = (part: (venue: Venue) => string | undefined) =>
    new Set(stops.map(({ venue }) => part(venue))).size === 1;
  if (together === 'neighborhood') return shared((venue) => venue.neighborhood);
  return (
    together !== 'street' ||
    (stops.every(({ venue }) => streetIn(venue.address)) &&
      shared((venue) => streetIn(venue.address)))
  );
}

export function isOnItsDay({ when }: Pick<Thread, 'when'>, { wishes, context }: Facts): boolean {
  if (!when) return true;
  const day = context.date.slice(5);
  const [from, to] = when.season ?? ['01-01', '12-31'];
  const inSeason = from <= to ? day >= from && day <= to : day >= from || day <= to;
  const hour = wishes.startMinutes / 60;
  const mood = wishes.mood.trim().toLowerCase();
  const said = readOccasion([wishes.mood, ...wishes.interests]).occasion;
  const occasion = said ?? feastOn(context.date, wishes.startMinutes)?.occasion ?? null;
  return (
    inSeason &&
    (!when.start || (hour >= when.start[0] && hour <= when.start[1])) &&
    (!when.weekdays || when.weekdays.includes(weekdayOf(context.date))) &&
    (!when.occasions || (occasion !== null && when.occasions.includes(occasion))) &&
    (!when.moods || mood === '' || when.moods.some((word) => mood.includes(word))) &&
    (!when.dates || (wishes.dateNumber >= when.dates[0] && wishes.dateNumber <= when.dates[1]))
  );
}
