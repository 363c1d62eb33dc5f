import {
  formatClock,
  formatDollars,
  formatList,
  inLetters,
  spokenDiet,
  type Question,
} from '@rendezvous/language';
import { kinds, type Known, type Venue } from '@rendezvous/venue-model';
import { weekdayOf } from '../context/calendar.ts';
import type { Context } from '../context/context.ts';
import { temperatureAt } from '../context/weather.ts';
import type { Leg } from '../travel.ts';
import { spokenAhead } from './voice/tips.ts';

/** A plan as people ask about it. Times are minutes after midnight of the date. */
export interface AskedPlan {
  readonly stops: readonly {
    readonly venue: Venue;
    readonly arrival: number;
    readonly departure: number;
  }[];
  /** From each stop to the next, as the plan shows them. */
  readonly legs: readonly Pick<Leg, 'mode' | 'minutes'>[];
  /** How many people it is for. */
  readonly heads: number;
  readonly context: Context;
}

/**
 * What the facts say to a question about a plan, in a sentence or two; what
 * nobody knows is said as such.
 */
export function answerQuestion(question: Question, plan: AskedPlan): string {
  return answers[question](plan);
}

const answers: Readonly<Record<Question, (plan: AskedPlan) => string>> = {
  sunset: ({ context: { sun } }) =>
    sun.sunset === null
      ? 'The sun does not set that day.'
      : `The sun sets at ${formatClock(sun.sunset)}${sun.dusk === null ? '' : `; it is dark by ${formatClock(sun.dusk)}`}.`,
  parking: ({ stops }) =>
    factsOf(
      stops.map(({ venue }) => ({ venue, fact: venue.parking })),
      'parking',
    ),
  station: ({ stops }) =>
    factsOf(
      stops.map(({ venue }) => ({ venue, fact: venue.station })),
      'the nearest station',
    ),
  booking: bookingAnswer,
  cost: ({ stops, heads }) => {
    const total = stops.reduce((sum, { venue }) => sum + venue.cost.expectedCents, 0);
    const each = stops.map(({ venue }) => `${venue.name} ${priceOf(venue)}`);
    return `Usually about ${formatDollars(total)} for ${inLetters(heads)}: ${formatList(each)}.`;
  },
  weather: weatherAnswer,
  travel: travelAnswer,
  hours: hoursAnswer,
  dress: ({ stops }) => {
    const asked = stops.filter(({ venue }) => venue.needs.dress !== null);
    return asked.length === 0
      ? 'We know of no dress code at these places.'
      : sentence(asked.map(({ venue }) => `${venue.name}: ${venue.needs.dress}`));
  },
  access: ({ stops }) =>
    knownOf(
      stops.map(({ venue }) => venue),
      (venue) => venue.needs.stepFree,
      {
        yes: 'step-free',
        no: 'not step-free',
        unknown: 'not known, so ask ahead',
      },
    ),
  diet: dietAnswer,
  program: programAnswer,
  other: () =>
    'We can tell you about the sunset and the weather, getting around, parking, bookings, prices and hours of this plan.',
};

const sentence = (parts: readonly string[]): string => `${parts.join('. ')}.`.replace(/\.\.$/, '.');

const priceOf = ({ cost }: Venue): string =>
  cost.maxCents === 0 ? 'free' : formatDollars(cost.expectedCents);

/** A fact of each stop where it is known, and at which stops it is not. */
function factsOf(facts: readonly { venue: Venue; fact: string | null }[], about: string): string {
  const known = facts.filter(({ fact }) => fact !== null);
  const unknown = facts.filter(({ fact }) => fact === null).map(({ venue }) => venue.name);
  return sentence([
    ...known.map(({ venue, fact }) => `${venue.name}: ${fact}`),
    ...(unknown.length > 0
      ? [
          `We do not know ${about === 'parking' ? 'about parking at' : `${about} of`} ${formatList(unknown)}`,
        ]
      : []),
  ]);
}

function knownOf(
  venues: readonly Venue[],
  of: (venue: Venue) => Known,
  words: Readonly<Record<Known, string>>,
): string {
  return sentence(venues.map((venue) => `${venue.name}: ${words[of(venue)]}`));
}

function bookingAnswer({ stops }: AskedPlan): string {
  const named = (need: Venue['booking']['need']) =>
    stops
      .filter(({ venue }) => venue.booking.need === need)
      .map(
        ({ venue }) =>
          `${venue.name}${venue.booking.ahead === null ? '' : ` ${spokenAhead(venue.booking.ahead)}`}`,
      );
  const [required, advised] = [named('required'), named('advised')];
  if (required.length + advised.length === 0)
    return 'As far as we know, none of these needs a booking.';
  return sentence([
    ...(required.length > 0 ? [`You need to book ${formatList(required)}`] : []),
    ...(advised.length > 0 ? [`It is best to book ${formatList(advised)}`] : []),
  ]);
}

function weatherAnswer({ stops, context: { weather } }: AskedPlan): string {
  const [from, to] = [stops[0]?.arrival ?? 0, stops.at(-1)?.departure ?? 0];
  const [start, end] = [temperatureAt(weather, from), temperatureAt(weather, to)];
  if (start === null || end === null) return 'No forecast reaches that day yet.';
  const degrees = `${Math.round(start)}°F at ${formatClock(from)} and ${Math.round(end)}°F at ${formatClock(to)}`;
  if (weather.kind !== 'forecast')
    return `Usually ${degrees} at that time of year; no forecast reaches that day yet.`;
  const rain = Math.max(
    0,
    ...weather.hours
      .filter(({ hour }) => hour * 60 < to && (hour + 1) * 60 > from)
      .map(({ rainProbability }) => rainProbability),
  );
  return `The forecast says ${degrees}, with a ${Math.round(rain * 100)}% chance of rain.`;
}

function travelAnswer({ stops, legs }: AskedPlan): string {
  const ways = stops.slice(1).flatMap(({ venue }, i) => {
    const [before, leg] = [stops[i], legs[i]];
    return before && leg ? [`${before.venue.name} to ${venue.name}: ${wayOf(leg)}`] : [];
  });
  return ways.length === 0 ? 'There is nothing to travel between.' : sentence(ways);
}

const wayOf = ({ minutes, mode }: Pick<Leg, 'mode' | 'minutes'>): string =>
  `about ${minutes} minutes ${mode === 'walking' ? 'on foot' : mode === 'driving' ? 'by car' : 'by public transport'}`;

function hoursAnswer({ stops, context: { openings } }: AskedPlan): string {
  return sentence(
    stops.map(({ venue, arrival, departure }) => {
      const opening = openings.get(venue.id);
      const span = opening?.known
        ? opening.spans.find(([from, to]) => from <= arrival && departure <= to)
        : undefined;
      if (!span) return `${venue.name}: hours not published, so check before you go`;
      return span[1] - span[0] >= 24 * 60
        ? `${venue.name} is open all day`
        : `${venue.name} is usually open ${formatClock(span[0])} to ${formatClock(span[1])}`;
    }),
  );
}

function dietAnswer({ stops }: AskedPlan): string {
  const eating = stops.filter(({ venue }) => kinds[venue.category].eating);
  if (eating.length === 0) return 'This plan has no stop for a meal.';
  return sentence(
    eating.map(({ venue }) =>
      venue.dietary.length > 0
        ? `${venue.name} serves ${formatList([...new Set(venue.dietary.map(spokenDiet))])} food`
        : `${venue.name}: no diets published, so ask the kitchen`,
    ),
  );
}

function programAnswer({ stops, context: { date } }: AskedPlan): string {
  const shows = stops.filter(({ venue }) => kinds[venue.category].role === 'show');
  if (shows.length === 0) return 'There is no show in this plan.';
  return sentence(
    shows.map(({ venue }) => {
      const times = venue.showtimes
        .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
        .flatMap(({ begins }) => begins)
        .map(formatClock);
      return times.length > 0
        ? `${venue.name} usually begins at ${formatList(times)}; see its page for who is on`
        : `${venue.name}: see its page for tonight’s program`;
    }),
  );
}
