import { needsByNature, type Showtime, type Venue } from '@rendezvous/venue-model';
import { hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import type { Stop } from '../../plan.ts';
import { aForecast, openingsOf } from '../../testing/a-context.ts';
import type { AuditRule } from '../fault.ts';
import {
  asking,
  bistro,
  context,
  facts,
  first,
  gallery,
  honest,
  lounge,
  onDay,
  onTheDay,
  second,
  third,
  wishes,
  withStop,
  withVenue,
  type Planted,
} from './honest-plan.ts';

/** The same evening, a day later by its hours. */
function nextDay(): Planted {
  const later = (stop: Stop): Stop => ({
    ...stop,
    arrival: stop.arrival + 1440,
    departure: stop.departure + 1440,
  });
  return {
    plan: { ...honest, stops: [later(first), later(second), later(third)] },
    facts: { ...facts, wishes: { ...wishes, startMinutes: wishes.startMinutes + 1440 } },
  };
}

const tours = (change: Partial<Showtime>): Partial<Venue> => ({
  category: 'attraction',
  showtimes: [{ weekdays: [6], begins: [], minutes: 60, what: 'tour', ...change }],
});

/**
 * Faults of the hours of a plan, of its light and weather, and of what is
 * only there on certain days.
 */
export const plantedInHours = {
  open: [
    onDay({
      openings: openingsOf(
        [gallery, openHours([10, 22])],
        [bistro, openHours([11, 17.5])],
        [lounge, openHours([17, 26])],
      ),
    }),
    onDay({
      openings: openingsOf(
        [gallery, openHours([10, 22])],
        [bistro, hoursUnknown],
        [lounge, openHours([17, 26])],
      ),
    }),
    // Open, but the kitchen closes with the doors.
    onDay({
      openings: openingsOf(
        [gallery, openHours([10, 22])],
        [bistro, openHours([11, second.departure / 60])],
        [lounge, openHours([17, 26])],
      ),
    }),
  ],
  'hours-unknown': [
    {
      plan: {
        ...honest,
        stops: [{ ...first, opening: hoursUnknown }, second, { ...third, opening: hoursUnknown }],
      },
      facts,
    },
  ],
  stay: [
    { plan: withStop(2, { departure: third.arrival + 10 }), facts },
    { plan: withStop(2, { departure: third.departure + 0.5 }), facts },
  ],
  clock: [
    { plan: withStop(2, { arrival: third.arrival + 1 }), facts },
    { plan: withStop(2, { departure: third.departure + 3 }), facts },
    // A table on the five minutes.
    { plan: withStop(1, { arrival: second.arrival + 5 }), facts },
  ],
  start: [
    asking({ startMinutes: wishes.startMinutes + 10 }),
    asking({ startMinutes: wishes.startMinutes - 31 }),
    nextDay(),
  ],
  order: [
    { plan: withStop(1, { arrival: first.departure }), facts },
    { plan: withStop(2, { arrival: third.arrival + 30, departure: third.departure + 30 }), facts },
  ],
  end: [
    asking({ endMinutes: third.departure - 1 }),
    asking({ dateNumber: 1, startMinutes: 10 * 60 }),
  ].map(({ plan, facts: known }, i) =>
    i === 0
      ? { plan, facts: known }
      : {
          plan: { ...plan, stops: [first, second, { ...third, departure: 24 * 60 }] },
          facts: known,
        },
  ),
  daylight: [withVenue(0, { category: 'park', indoor: false, needs: needsByNature('park') })].map(
    ({ plan, facts: known }) => ({
      plan,
      facts: {
        ...known,
        context: { ...context, sun: { sunrise: 400, sunset: 16 * 60, dusk: 16 * 60 + 30 } },
      },
    }),
  ),
  weather: [
    aForecast({ 17: { rainProbability: 0.9 } }),
    aForecast({ 17: { temperatureF: 109 } }),
    { kind: 'normals', lowF: 90, highF: 106, rainInches: 0 } as const,
    { kind: 'normals', lowF: 2, highF: 20, rainInches: 0 } as const,
  ].map((weather) => {
    const { plan, facts: known } = withVenue(0, { indoor: false, outdoor: true });
    return { plan, facts: { ...known, context: { ...context, weather } } };
  }),
  'after-dark': [
    {
      plan: withStop(2, {
        venue: { ...third.venue, category: 'promenade', indoor: false, vibes: ['lit-at-night'] },
        departure: 22 * 60 + 5,
      }),
      facts,
    },
  ],
  event: [
    onTheDay({}, () => '2026-05-03'),
    onTheDay({ hours: [10 * 60, 16 * 60] }),
    onTheDay({ isAfterDark: true }),
  ],
  season: [
    withVenue(0, { season: [{ from: '11-15', to: '03-31', what: 'open', note: null }] }),
    withVenue(0, { season: [{ from: '05-03', to: '11-14', what: 'open', note: null }] }),
  ],
  'last-entry': [withVenue(0, { lastEntryMinutes: 22 * 60 - first.arrival + 1 })],
  showtime: [
    // It began five minutes before they came; it is on Sundays; they leave in the middle of it.
    withVenue(2, tours({ begins: [third.arrival - 5] })),
    withVenue(2, tours({ begins: [third.arrival + 15], weekdays: [0] })),
    withVenue(2, tours({ begins: [third.arrival + 15], minutes: 240 })),
    // Sets that nobody published begin with the doors, at the latest an hour after.
    withVenue(2, { category: 'music_venue' }),
  ],
} satisfies Partial<Record<AuditRule, Planted[]>>;
