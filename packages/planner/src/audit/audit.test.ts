import { describe, expect, it } from 'vitest';
import type { Plan, Reason, Stop } from '../plan.ts';
import type { CuratedDate } from '../curated/curated-date.ts';
import type { Thread } from '../threads/thread.ts';
import type { Leg } from '../travel.ts';
import { suggest } from '../suggest.ts';
import { aContext, aForecast, openingsOf } from '../testing/a-context.ts';
import { aCrossing, riverNorthOfTheSquare } from '../testing/a-river.ts';
import {
  needsByNature,
  type DayEvent,
  type Opening,
  type Showtime,
  type Venue,
} from '@rendezvous/venue-model';
import type { StandIn } from '../stand-ins/stand-in.ts';
import { anEvent, aVenue, costing, hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import { randomInstance } from '../testing/random-instance.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { audit } from './audit.ts';
import { auditRules, type AuditRule, type Facts } from './fault.ts';

const gallery = aVenue({
  id: 'gallery',
  name: 'Gallery',
  category: 'gallery',
  cost: costing(0),
  interests: ['art'],
});
const bistro = aVenue({
  id: 'bistro',
  name: 'Bistro',
  category: 'restaurant',
  cuisines: ['french'],
  dietary: ['vegetarian'],
});
const lounge = aVenue({
  id: 'lounge',
  name: 'Lounge',
  category: 'cocktail_bar',
  cost: costing(30),
});
const venues = [gallery, bistro, lounge];
const context = aContext({
  openings: openingsOf(
    [gallery, openHours([10, 22])],
    [bistro, openHours([11, 23])],
    [lounge, openHours([17, 24])],
  ),
});
const wishes = someWishes({
  startMinutes: 17 * 60,
  budget: { minCents: 0, maxCents: 20_000 },
  dateNumber: 2,
  mode: 'walking',
  diets: ['vegetarian'],
});
const facts: Facts = { wishes, venues, context };

const honest = planFor(facts);

function planFor({ wishes: asked, venues: known, context: day }: Facts): Plan {
  const found = suggest(asked, known, day);
  if (!found.ok) throw new Error(`No plan to tamper with: ${found.reason}`);
  return found.plans[0];
}

/** The honest plan told by a thread that it does not follow, or not from there. */
function following(thread: Partial<Thread>, from = 0): { plan: Plan; facts: Facts } {
  const told: Thread = {
    id: 'pictures-and-supper',
    stops: [{ kind: ['gallery'] }, { role: ['meal'] }],
    titles: ['Pictures and Supper'],
    leads: ['Pictures first, then supper'],
    ...thread,
  };
  return {
    plan: { ...honest, thread: { id: told.id, from } },
    facts: { ...facts, context: { ...context, threads: [told] } },
  };
}

/** The honest plan given out as a date composed by hand, and in its words. */
function composedAs(date: Partial<CuratedDate>, change: Partial<Plan> = {}) {
  const composed: CuratedDate = {
    id: 'walls-and-plates',
    title: honest.title,
    summary: honest.summary,
    note: null,
    suits: ['art'],
    stops: honest.stops.map(({ venue }) => ({
      venueId: venue.id,
      text: 'A room worth an hour of anybody who has eyes.',
      why: ['Room for two'],
    })),
    ...date,
  };
  return {
    plan: { ...honest, thread: null, curated: composed.id, ...change },
    facts: { ...facts, context: { ...context, curated: [composed] } },
  };
}

/** The same told of stops that lie so many minutes apart. */
function farApart(together: Thread['together'], minutes: number): { plan: Plan; facts: Facts } {
  const { plan, facts: known } = following({ together });
  return { plan: { ...plan, legs: plan.legs.map((leg) => ({ ...leg, minutes })) }, facts: known };
}

const plainly = (text: string): Reason => ({ text, evidence: null });
/** The honest gallery, said to be for something. */
const saying = (text: string, evidence: Reason['evidence']) => ({
  plan: withStop(0, { reasons: [{ text, evidence }] }),
  facts: { ...facts, wishes: { ...wishes, interests: ['Art', 'Pinball', 'quiet art'] } },
});

/** The honest plan with one stop changed. */
function withStop(index: number, change: Partial<Stop>): Plan {
  return {
    ...honest,
    stops: honest.stops.map((stop, i) => (i === index ? { ...stop, ...change } : stop)),
  };
}

/** The honest plan with one venue's facts changed, in the plan and in the data, so that only the rule in question is broken. */
function withVenue(index: number, change: Partial<Stop['venue']>): { plan: Plan; facts: Facts } {
  const venue = { ...(honest.stops[index] as Stop).venue, ...change };
  const plan = withStop(index, { venue });
  const sum = (part: 'minCents' | 'maxCents' | 'expectedCents') =>
    plan.stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  const cost = {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
  return {
    plan: { ...plan, cost },
    facts: { ...facts, venues: venues.map((known) => (known.id === venue.id ? venue : known)) },
  };
}

/** The honest plan, whose gallery is there on certain days: on this one, unless its next day says otherwise. */
function onTheDay(
  change: Partial<DayEvent>,
  nextDay: Facts['context']['almanac']['nextDay'] = (_, from) => from,
): { plan: Plan; facts: Facts } {
  const { plan, facts: known } = withVenue(0, { event: anEvent(change) });
  return {
    plan,
    facts: { ...known, context: { ...context, almanac: { ...context.almanac, nextDay } } },
  };
}

const asking = (change: Partial<typeof wishes>) => ({
  plan: honest,
  facts: { ...facts, wishes: { ...wishes, ...change } },
});
const onDay = (change: Partial<typeof context>) => ({
  plan: honest,
  facts: { ...facts, context: { ...context, ...change } },
});
const [first, second, third] = honest.stops as [Stop, Stop, Stop];
const [leg, otherLeg] = honest.legs as [Leg, Leg];
const meters = (miles: number) => ({ lat: first.venue.lat + miles / 69.09, lon: first.venue.lon });

function acrossTheRiver(): { plan: Plan; facts: Facts } {
  const { plan, facts: known } = withVenue(1, meters(0.4));
  return {
    plan,
    facts: {
      ...known,
      context: { ...context, waters: [riverNorthOfTheSquare([aCrossing({ milesEast: 1 })])] },
    },
  };
}

/** The same evening, a day later by its hours. */
function nextDay(): { plan: Plan; facts: Facts } {
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

/** The evening with a second dinner an hour after the first. */
function lateDinnerAgain(): { plan: Plan; facts: Facts } {
  const diner = { ...lounge, category: 'diner' as const, dietary: ['vegetarian' as const] };
  const again = { ...third, venue: { ...diner, id: 'diner' } };
  return {
    plan: { ...honest, stops: [...honest.stops, again], legs: [...honest.legs, otherLeg] },
    facts: { ...facts, wishes: { ...wishes, stops: 4 } },
  };
}

/** The honest plan with a place that is said to stand in for its second stop. */
function instead(
  change: Partial<Venue>,
  { opening = openHours([11, 23]), ...told }: Partial<StandIn> & { opening?: Opening } = {},
): { plan: Plan; facts: Facts } {
  const other = { ...bistro, id: 'tavern', name: 'Tavern', category: 'gastropub' as const };
  const venue = { ...other, ...meters(0.05), ...change };
  const { arrival, departure } = second;
  const leg = { mode: 'walking', minutes: 3, miles: 0.06 } as const;
  const times = { arrival, departure, openUntil: 23 * 60, begins: null };
  const standIn: StandIn = { venue, because: 'booking', leg, ...times, ...told };
  return {
    plan: withStop(1, { standIn }),
    facts: {
      ...facts,
      venues: [...venues, venue],
      context: { ...context, openings: new Map([...context.openings, [venue.id, opening]]) },
    },
  };
}

/** For every rule a plan that breaks it, or facts under which the honest plan does. */
const planted: Record<AuditRule, { plan: Plan; facts: Facts }[]> = {
  real: [
    { plan: withStop(0, { venue: { ...first.venue, id: 'invented' } }), facts },
    { plan: withStop(0, { venue: { ...first.venue, address: '2 Elsewhere' } }), facts },
  ],
  distinct: [{ plan: withStop(2, { venue: first.venue }), facts }, onTheDay({ placeId: 'bistro' })],
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
  stops: [asking({ stops: 4 }), { plan: { ...honest, legs: [leg] }, facts }],
  clock: [
    { plan: withStop(2, { arrival: third.arrival + 1 }), facts },
    { plan: withStop(2, { departure: third.departure + 3 }), facts },
    // A table on the five minutes.
    { plan: withStop(1, { arrival: second.arrival + 5 }), facts },
  ],
  way: [
    { plan: { ...honest, wayBack: null }, facts },
    { plan: { ...honest, wayThere: { ...leg, mode: 'public' } }, facts },
    onDay({ place: { ...context.place, ...meters(2) } }),
    onDay({ place: { ...context.place, precision: 'city' } }),
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
  leg: [
    { plan: { ...honest, legs: [{ ...leg, minutes: 31 }, otherLeg] }, facts },
    { plan: { ...honest, legs: [{ ...leg, mode: 'driving' }, otherLeg] }, facts },
    withVenue(1, meters(1.4)),
    // A river between the first two, and the bridge a mile away.
    acrossTheRiver(),
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
  'stand-in': [
    instead({ dietary: [] }),
    instead({ cost: costing(400) }),
    instead({ category: 'cocktail_bar' }),
    instead({ booking: { need: 'required', ahead: null, url: null } }),
    instead(meters(1)),
    instead({}, { opening: openHours([11, 17.5]) }),
    instead({}, { opening: hoursUnknown }),
    instead({}, { because: 'rain', leg: { mode: 'walking', minutes: 20, miles: 1 } }),
    instead({ indoor: false, outdoor: true }, { because: 'rain' }),
    instead({}, { departure: third.arrival + 5 }),
  ],
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
  distance: [withVenue(2, meters(21))],
  'near-start': [
    {
      plan: honest,
      facts: {
        ...facts,
        context: { ...context, place: { ...context.place, ...meters(1.5), precision: 'address' } },
      },
    },
  ],
  budget: [asking({ budget: { minCents: 0, maxCents: 8_900 } })],
  cost: [
    {
      plan: { ...honest, cost: { ...honest.cost, expectedCents: honest.cost.expectedCents - 1 } },
      facts,
    },
  ],
  diet: [asking({ diets: ['vegan'] }), asking({ diets: ['peanut allergy'] })],
  dislikes: [asking({ dislikes: ['cocktails'] })],
  setting: [
    asking({ setting: 'outdoor' }),
    {
      ...withVenue(0, { indoor: false, outdoor: true }),
      facts: {
        ...withVenue(0, { indoor: false, outdoor: true }).facts,
        wishes: { ...wishes, setting: 'indoor' },
      },
    },
  ],
  'done-before': [
    asking({ doneBefore: ['Dinner at Bistro'] }),
    {
      plan: honest,
      facts: {
        ...facts,
        wishes: { ...wishes, doneBefore: ['Other Gallery'] },
        venues: [...venues, { ...gallery, id: 'other', name: 'Other Gallery' }],
      },
    },
  ],
  'first-date': [
    {
      plan: withVenue(0, { category: 'axe_throwing' }).plan,
      facts: { ...facts, wishes: { ...wishes, dateNumber: 1 } },
    },
  ],
  kinds: [withVenue(0, { category: 'cocktail_bar' })],
  meal: [
    lateDinnerAgain(),
    asking({ mood: 'we already ate' }),
    withVenue(0, { category: 'casual_eatery' }),
    { plan: withVenue(1, { category: 'museum' }).plan, facts },
  ],
  drink: [withVenue(1, { category: 'bar' }), asking({ diets: ['vegetarian', 'no alcohol'] })],
  treat: [
    {
      plan: { ...withVenue(0, { category: 'cafe', dietary: ['vegetarian'] }).plan },
      facts: withVenue(0, { category: 'cafe', dietary: ['vegetarian'] }).facts,
    },
  ],
  needs: [
    asking({ mood: 'sober', dislikes: [] }),
    asking({ interests: ['her wheelchair'] }),
    asking({ interests: ['with our toddler'] }),
    asking({ interests: ['our dog comes along'] }),
    asking({ mood: 'we are both 20' }),
    asking({ mood: 'she is pregnant' }),
  ],
  reasons: [
    { plan: withStop(0, { reasons: ['A', 'B', 'C'].map(plainly) }), facts },
    { plan: withStop(0, { reasons: ['A', 'A'].map(plainly) }), facts },
    saying(
      'A reason of more than fourteen words is no reason, whatever else may be said of it',
      null,
    ),
    // A wish is quoted that the place does not meet, with and without something to rest on.
    saying('Pinball', null),
    saying('The pinball you asked for, four minutes on foot from dinner', null),
    saying('Pinball', { by: 'tag', what: 'pinball', strength: 1, said: 'pinball' }),
    saying('Pinball', { by: 'known_for', what: 'pinball', strength: 1, said: 'pinball' }),
    saying('Pinball', { by: 'text', what: 'pinball', strength: 1, said: 'pinball' }),
    saying('Pinball', { by: 'kind', what: 'gallery', strength: 1, said: 'pinball' }),
    // Half of it is true.
    saying('Quiet art', { by: 'tag', what: 'art', strength: 1, said: 'quiet art' }),
    // The words are another's than those that are proved.
    saying('Pinball as you asked', { by: 'tag', what: 'art', strength: 1, said: 'art' }),
    // Figures that are not the plan's.
    saying('First, because it closes at 3:10 AM', null),
    saying('Nine minutes on foot from dinner', null),
    saying('About $7 for two, so the money goes to dinner', null),
    saying('You are here for the 8 PM sunset', null),
  ],
  thread: [
    { plan: { ...honest, thread: { id: 'nobody-knows-it', from: 0 } }, facts },
    following({}, 1),
    farApart('walk', 12),
    farApart('neighborhood', 22),
    following({ when: { weekdays: [0] } }),
    following({ when: { start: [20, 22] } }),
    following({ when: { season: ['12-01', '01-06'] } }),
    following({ when: { occasions: ['birthday'] } }),
    following({ when: { dates: [5, 9] } }),
    following({ stops: [{ kind: ['gallery'] }, { role: ['show'] }] }),
    following({ stops: [{ kind: ['gallery'] }, { noun: ['oysters'] }] }),
    following({ stops: [{ kind: ['gallery'], open: true }, { role: ['meal'] }] }),
    following({ stops: [{ kind: ['gallery'] }, { role: ['meal'], light: 'dark' }] }),
    following({ stops: [{ kind: ['gallery'] }, { role: ['meal'], arrive: [20, 22] }] }),
  ],
  curated: [
    { plan: { ...honest, curated: 'nobody-composed-it' }, facts },
    composedAs({ stops: [] }),
    composedAs({}, { stops: honest.stops.toReversed() }),
    composedAs({}, { title: 'Another Title' }),
    composedAs({}, { summary: 'Another sentence.' }),
    composedAs({ when: { weekdays: [0] } }),
    composedAs({ when: { start: [20, 22] } }),
    composedAs({ when: { occasions: ['birthday'] } }),
    composedAs({
      stops: honest.stops.map(({ venue }) => ({
        venueId: venue.id,
        arrive: [8, 9],
        text: 'A room at breakfast, with nobody else in it yet.',
        why: ['Room for two'],
      })),
    }),
  ],
};

describe('audit', () => {
  it('finds nothing wrong with an honest plan', () => {
    expect(audit(honest, facts)).toEqual([]);
  });

  it('finds nothing wrong with a date composed by hand', () => {
    const { plan, facts: known } = composedAs({});
    expect(audit(plan, known).filter(({ rule }) => rule === 'curated')).toEqual([]);
  });

  it('finds nothing wrong with an honest stand-in', () => {
    const { plan, facts: known } = instead({});
    expect(audit(plan, known)).toEqual([]);
  });

  it('catches a planted fault of every rule', () => {
    for (const rule of auditRules) {
      planted[rule].forEach(({ plan, facts: known }, i) =>
        expect(
          audit(plan, known).map((fault) => fault.rule),
          `${rule}, fault ${i + 1}`,
        ).toContain(rule),
      );
    }
  });

  it('finds nothing wrong with the plans of 150 seeded requests', { timeout: 60_000 }, () => {
    let plans = 0;
    for (let seed = 50_001; seed <= 50_150; seed += 1) {
      const stops = 2 + (seed % 5);
      const {
        wishes: asked,
        venues: known,
        context: day,
      } = randomInstance(seed, { venues: 30, stops });
      const found = suggest(asked, known, day);
      for (const plan of found.ok ? found.plans : []) {
        plans += 1;
        expect(audit(plan, { wishes: asked, venues: known, context: day }), `seed ${seed}`).toEqual(
          [],
        );
      }
    }
    expect(plans).toBeGreaterThan(40);
  });
});
