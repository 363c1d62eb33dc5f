import { arrivalSpans, isInWater, kinds, type TimeSpan, type Venue } from '@rendezvous/venue-model';
import type { Plan, Stop } from '../plan.ts';
import type { Leg } from '../travel.ts';
import { isAskedFor } from './asked-for.ts';
import type { Fault, Facts } from './fault.ts';
import { calendarFaults, goesBySets, longestSet } from './calendar.ts';
import { leastMiles } from './shores.ts';

/** Is every door open, every way possible and every hour kept? */
export function timeFaults(plan: Plan, facts: Facts): Fault[] {
  return [
    ...plan.stops.flatMap((stop) => [
      ...openFaults(stop, facts),
      ...stayFaults(stop),
      ...clockFaults(stop),
      ...skyFaults(stop, facts.context),
      ...calendarFaults(stop, facts.context),
    ]),
    ...unknownFaults(plan),
    ...orderFaults(plan, facts),
    ...legFaults(plan, facts),
    ...wayFaults(plan, facts),
  ];
}

function openFaults({ venue, arrival, departure }: Stop, facts: Facts): Fault[] {
  const { context, wishes } = facts;
  const kind = kinds[venue.category];
  const opening = context.openings.get(venue.id);
  const faults: Fault[] = [];
  if (opening?.known) {
    const leaveBefore = kind.role === 'meal' ? departure + 10 : departure;
    if (!opening.spans.some(([opens, closes]) => opens <= arrival && leaveBefore <= closes))
      faults.push({ rule: 'open', text: `${venue.name} is not open for the whole stay` });
  } else if (kind.role === 'meal') {
    faults.push({ rule: 'open', text: `${venue.name} is a meal whose hours nobody knows` });
  } else if (opening?.bounds?.every(([opens, closes]) => arrival < opens || closes < departure)) {
    faults.push({ rule: 'open', text: `${venue.name} is shut then on any such weekday` });
  }
  const ofEvent = arrivalsOfEvent(venue, wishes.startMinutes);
  const arrivals =
    ofEvent && kind.role !== 'meal'
      ? [ofEvent]
      : arrivalSpans(venue, { isAsked: isAskedFor(venue, facts) });
  if (!goesBySets(venue) && !arrivals.some(([from, to]) => from <= arrival && arrival <= to))
    faults.push({ rule: 'open', text: `${venue.name} is no place to arrive at minute ${arrival}` });
  return faults;
}

/**
 * When one comes to what is on that day: what passes once is seen from its beginning by whoever
 * set out ten minutes before.
 */
function arrivalsOfEvent({ event }: Venue, startMinutes: number): TimeSpan | undefined {
  if (!event?.hours) return undefined;
  const [begins, ends] = event.hours;
  if (!event.runs) return [begins, ends];
  return startMinutes <= begins - 10 ? [begins - 30, begins] : [begins - 30, ends];
}

function unknownFaults({ stops }: Plan): Fault[] {
  return stops.filter((stop) => !stop.opening.known).length > 1
    ? [{ rule: 'hours-unknown', text: 'more than one stop whose hours nobody knows' }]
    : [];
}

function stayFaults({ venue, arrival, departure }: Stop): Fault[] {
  const [shortest, , longest] = kinds[venue.category].stay;
  const stay = departure - arrival;
  const ofEvent = venue.event ? (venue.stayMinutes ?? 0) + 30 : 0;
  const most = goesBySets(venue) ? longestSet(venue) + 50 : Math.max(longest, ofEvent);
  const whole = Number.isInteger(arrival) && Number.isInteger(departure);
  return !whole || stay < shortest || stay > most
    ? [
        {
          rule: 'stay',
          text: `${venue.name}: a stay of ${stay} minutes, ${shortest} to ${most} make sense`,
        },
      ]
    : [];
}

/** What begins at times of its own besides meals and shows. */
const classes = ['cooking_class', 'dance_class', 'pottery_studio', 'art_workshop'];

/**
 * Are the times those that people keep: quarter hours for tables, shows and
 * classes, else five minutes?
 */
function clockFaults({ venue, arrival, departure }: Stop): Fault[] {
  const { role } = kinds[venue.category];
  const isAgreed = role === 'meal' || role === 'show' || classes.includes(venue.category);
  return arrival % (isAgreed ? 15 : 5) !== 0 || departure % 5 !== 0
    ? [{ rule: 'clock', text: `${venue.name} from minute ${arrival} to ${departure}` }]
    : [];
}

/** What daylight and weather have against a stay at a place in the open. */
export function skyFaults(
  { venue, arrival, departure }: Pick<Stop, 'venue' | 'arrival' | 'departure'>,
  { sun, weather }: Facts['context'],
): Fault[] {
  if (venue.indoor) return [];
  const faults: Fault[] = [];
  const kind = kinds[venue.category];
  const isLit =
    venue.vibes.includes('lit-at-night') ||
    venue.needs.litAfterDark === 'yes' ||
    venue.knownFor.includes('bonfire');
  const twilight = sun.dusk === null || sun.sunset === null ? 0 : sun.dusk - sun.sunset;
  if (
    kind.needsDaylight &&
    !isLit &&
    (arrival < (sun.sunrise ?? 0) - twilight || departure > (sun.dusk ?? 1440))
  )
    faults.push({ rule: 'daylight', text: `${venue.name} needs daylight` });
  const isBusy = venue.vibes.some((vibe) => vibe === 'lively' || vibe === 'crowded');
  if (kind.role === 'stroll' && departure > 22 * 60 && !(isLit && isBusy))
    faults.push({ rule: 'after-dark', text: `nobody is about at ${venue.name} that late` });
  const hours = Array.from({ length: 36 }, (_, hour) => hour).filter(
    (hour) => hour * 60 < departure && hour * 60 + 60 > arrival,
  );
  for (const hour of hours) {
    const what = badWeather(venue, { hour, weather, stay: departure - arrival });
    if (what)
      faults.push({ rule: 'weather', text: `${venue.name} in the open at ${hour}:00: ${what}` });
  }
  return faults;
}

/** What the weather of an hour has against a stay in the open, in a few words. */
function badWeather(
  venue: Stop['venue'],
  { hour, weather, stay }: { hour: number; weather: Facts['context']['weather']; stay: number },
): string | undefined {
  const { category, needs } = venue;
  const isCool = isInWater(venue);
  const isEffort = !isCool && needs.effort >= 3;
  if (weather.kind === 'normals') {
    const swing = Math.cos(((hour - 15) * Math.PI) / 12);
    const usual = Math.round(weather.lowF + ((weather.highF - weather.lowF) * (1 + swing)) / 2);
    if ((!isCool && usual >= 100) || usual < 20 || (isEffort && usual >= 92))
      return `usually ${usual} °F`;
  }
  const forecast =
    weather.kind === 'forecast' ? weather.hours.find((one) => one.hour === hour) : undefined;
  if (!forecast) return undefined;
  const { rainProbability: rain, temperatureF } = forecast;
  const heat = isCool ? Math.min(temperatureF, 103) : temperatureF;
  if (rain > 0.8 || heat > 108 || heat < 14 || (isEffort && heat > 95)) return 'that weather';
  const isShort = stay <= kinds[category].stay[0];
  return !isShort && (rain > 0.5 || heat > 103 || heat < 28)
    ? 'too long in that weather'
    : undefined;
}

function orderFaults({ stops }: Plan, { wishes, context }: Facts): Fault[] {
  const faults: Fault[] = [];
  const [begins, ends] = [stops[0]?.arrival ?? 0, stops.at(-1)?.departure ?? 0];
  const late = begins - wishes.startMinutes;
  if (late < 0 || late > 30)
    faults.push({ rule: 'start', text: `begins ${late} minutes after the wished start` });
  if (begins >= 1440) faults.push({ rule: 'start', text: 'begins on the day after the date' });
  if (wishes.endMinutes !== null && ends > wishes.endMinutes)
    faults.push({ rule: 'end', text: `ends at minute ${ends}, after the wished end` });
  const isNewYear = context.date.endsWith('-12-31') && wishes.startMinutes >= 17 * 60;
  const lastly = Math.max(23 * 60, wishes.startMinutes + 210, isNewYear ? 24 * 60 + 30 : 0);
  if (wishes.dateNumber === 1 && ends > lastly)
    faults.push({ rule: 'end', text: `a first date that ends at minute ${ends}` });
  return faults;
}

function legFaults({ stops, legs }: Plan, { wishes, context }: Facts): Fault[] {
  const faults: Fault[] = [];
  legs.forEach((leg, i) => {
    const [from, to] = [stops[i], stops[i + 1]];
    if (!from || !to) return;
    const idle = to.arrival - from.departure - leg.minutes;
    if (idle < 0 || idle > 15)
      faults.push({
        rule: 'order',
        text: `${idle} minutes between the way to ${to.venue.name} and its arrival`,
      });
    const miles = leastMiles(from.venue, to.venue, leg.mode === 'walking', context.waters);
    if (leg.minutes < leastMinutes(leg, miles))
      faults.push({
        rule: 'leg',
        text: `${leg.minutes} minutes cannot do for ${miles.toFixed(2)} miles to ${to.venue.name}`,
      });
    if (leg.minutes > (leg.mode === 'walking' ? 30 : 40))
      faults.push({ rule: 'leg', text: `${leg.minutes} minutes to ${to.venue.name} are too many` });
    if (!isModeAllowed(leg, wishes.mode, miles))
      faults.push({ rule: 'leg', text: `${leg.mode} to ${to.venue.name} was not wished` });
  });
  const walked = legs.reduce((sum, leg) => sum + (leg.mode === 'walking' ? leg.minutes : 0), 0);
  const most = stops.length <= 3 ? 50 : Math.min(90, 20 * legs.length);
  if (walked > most) faults.push({ rule: 'leg', text: `${walked} minutes on foot in all` });
  return faults;
}

/** Are the ways there and home those to and from the place that was named, where one was? */
function wayFaults({ stops, wayThere, wayBack }: Plan, { wishes, context }: Facts): Fault[] {
  const { place, waters } = context;
  const faults: Fault[] = [];
  for (const [way, stop] of [
    [wayThere, stops[0]],
    [wayBack, stops.at(-1)],
  ] as const) {
    if (!stop) continue;
    if (place.precision === 'city') {
      if (way) faults.push({ rule: 'way', text: 'a way from a city as a whole' });
      continue;
    }
    const [onFoot, byRide] = [
      leastMiles(place, stop.venue, true, waters),
      leastMiles(place, stop.venue, false, waters),
    ];
    if (!way) {
      if (Number.isFinite(byRide))
        faults.push({ rule: 'way', text: `no way between the start and ${stop.venue.name}` });
      continue;
    }
    const miles = way.mode === 'walking' ? onFoot : byRide;
    // Whoever walks rides where no way leads on foot.
    const isAllowed =
      isModeAllowed(way, wishes.mode, miles) ||
      (way.mode === 'driving' && wishes.mode === 'walking' && !Number.isFinite(onFoot));
    if (way.minutes < leastMinutes(way, miles) || !isAllowed)
      faults.push({
        rule: 'way',
        text: `${way.minutes} minutes, ${way.mode}, for ${miles.toFixed(2)} miles to ${stop.venue.name}`,
      });
  }
  return faults;
}

/**
 * No way is faster than straight streets at these speeds: walking 3 mph, driving 30 mph after 5
 * minutes to park, riding 11 mph after 11.
 */
export function leastMinutes({ mode }: Pick<Leg, 'mode'>, miles: number): number {
  if (mode === 'walking') return (miles / 3) * 60;
  return mode === 'driving' ? 5 + (miles / 30) * 60 : 11 + (miles / 11) * 60;
}

function isModeAllowed({ mode }: Leg, wish: Facts['wishes']['mode'], miles: number): boolean {
  if (wish === 'no_preference') return mode !== 'public';
  return mode === wish || (mode === 'walking' && miles < 0.61);
}
