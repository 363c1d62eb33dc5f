import type { PlannedPlan, PlannedVenue, WireVenue } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { presentRefinement } from '../../refinements/present-refinement.ts';
import { aSuggestion } from '../../testing/a-suggestion.ts';
import { storedPlan, storedRefinement, storedSuggestion, storedWeather } from './stored-plans.ts';

/** Rows as versions of the program wrote them; one joins them with every version. */
const plan_id = '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f';
const place = {
  name: 'Zebulon',
  location: '2478 Fletcher Dr, Los Angeles',
  description: 'Bands on a patio.',
  estimated_cost: '$15 to $25 each',
  opening_hours: '7 PM to 2 AM',
  rating: 5,
};
const beforeVersions = {
  plan_id,
  venues: [place],
  route_info: { transportation: 'walking' as const, travel_time: '15 minutes' },
  total_cost: '$40',
};
const today = {
  version: 3,
  ...beforeVersions,
  venues: [{ ...place, cost: { min: 30, max: 50, expected: 40 } }],
  route_info: { ...beforeVersions.route_info, travel_minutes: 15 },
};

describe('a plan in the database', () => {
  it.each([
    ['before versions', beforeVersions],
    ['version 1', { ...today, version: 1 }],
    ['version 2', { ...today, version: 2 }],
    ['version 3', today],
  ])('is read as it is today: %s', (_name, row) => {
    expect(storedPlan.parse(JSON.stringify(row))).toEqual({
      plan_id,
      venues: [{ ...place, cost: { min: 30, max: 50, expected: 40 } }],
      route_info: { transportation: 'walking', travel_time: '15 minutes', travel_minutes: 15 },
      total_cost: '$40',
    });
  });

  it('is written in the version of today', () => {
    expect(JSON.parse(storedPlan.format(beforeVersions))).toEqual(today);
  });

  it('of an earlier version says whether a stop has to be booked, and no more than it said', () => {
    const venues = [{ ...place, booking: 'advised' }, place];
    for (const row of [
      { ...beforeVersions, venues },
      { ...today, version: 1, venues },
    ])
      expect(storedPlan.parse(JSON.stringify(row)).venues.map(({ booking }) => booking)).toEqual([
        { need: 'advised', ahead: null, url: null },
        undefined,
      ]);
  });

  it('of an earlier version says what each stop is, in its own words or those of its kind', () => {
    const counter = { category: 'casual_eatery', category_label: 'Filipino barbecue counter' };
    const stand_in = { name: 'Ricebar', category_label: 'Rice bowl counter' };
    const club = { ...place, category: 'music_venue' };
    const sent = { ...place, category_label: 'Rooftop cinema' };
    const venues = [{ ...place, ...counter, stand_in }, club, sent, place];
    for (const row of [
      { ...beforeVersions, venues },
      { ...today, version: 1, venues },
      { ...today, version: 2, venues },
    ])
      expect(storedPlan.parse(JSON.stringify(row)).venues.map(whatItIs)).toEqual([
        {
          category: 'Filipino barbecue counter',
          kind: 'casual_eatery',
          stand_in: { name: 'Ricebar', category: 'Rice bowl counter' },
        },
        { category: 'Live music', kind: 'music_venue' },
        { category: 'Rooftop cinema' },
        {},
      ]);
  });

  it('is read even if its texts exceed today’s limits', () => {
    const row = { ...beforeVersions, venues: [{ ...place, description: 'x'.repeat(6000) }] };
    const [venue] = storedPlan.parse(JSON.stringify(row)).venues;
    expect(venue?.description).toHaveLength(5000);
  });

  it('is rejected in a version that never existed', () => {
    expect(() => storedPlan.parse(JSON.stringify({ ...today, version: 4 }))).toThrow(
      'version is 4',
    );
  });
});

describe('weather in the database', () => {
  it.each([
    ['before versions', { expected_temperature: '61°F', conditions: 'Rain is likely' }],
    [
      'version 1',
      {
        version: 1,
        expected_temperature: '61°F',
        temperature_f: 61,
        conditions: 'Rain is likely',
        kind: 'rain',
      },
    ],
  ])('is read as it is today: %s', (_name, row) => {
    expect(storedWeather.parse(JSON.stringify(row))).toEqual({
      expected_temperature: '61°F',
      temperature_f: 61,
      conditions: 'Rain is likely',
      kind: 'rain',
    });
  });
});

describe('a suggestion in the database', () => {
  it('of before versions says of hours no more than its words', () => {
    const now = aSuggestion();
    const { kind: _kind, temperature_f: _degrees, ...weather } = now.weather_info;
    const row = {
      ...now,
      weather_info: weather,
      plans: now.plans.map(({ route_info: { travel_minutes: _minutes, ...route }, ...plan }) => ({
        ...plan,
        route_info: route,
        venues: plan.venues.map(({ opening: _opening, ...venue }) => inAWord(venue)),
      })),
    };
    expect(storedSuggestion.parse(JSON.stringify(row))).toEqual({
      ...now,
      plans: now.plans.map((plan) => ({
        ...plan,
        venues: plan.venues.map((venue) => ({ ...venue, opening: null })),
      })),
    });
    expect(storedSuggestion.parse(storedSuggestion.format(now))).toEqual(now);
  });

  it('of version 2 says what each stop is, and so does its refinement', () => {
    const now = aSuggestion();
    const before = (plan: PlannedPlan) => ({ ...plan, venues: plan.venues.map(ofKind) });
    const row = { ...now, version: 2, plans: now.plans.map(before) };
    expect(storedSuggestion.parse(JSON.stringify(row))).toEqual(now);

    const refined = presentRefinement(now, { history: [], understood: nothingUnderstood });
    const answered = {
      ...refined,
      version: 2,
      suggestions: refined.suggestions.map((one) => ({ ...one, plan: before(one.plan) })),
    };
    expect(storedRefinement.parse(JSON.stringify(answered))).toEqual(refined);
  });

  it('of version 1 makes up no shows and nothing of the day, and neither does its refinement', () => {
    const now = aSuggestion();
    const before = ({ almanac: _almanac, ...plan }: PlannedPlan) => ({
      ...plan,
      venues: plan.venues.map(inAWord),
    });
    const row = { ...now, version: 1, plans: now.plans.map(before) };
    expect(storedSuggestion.parse(JSON.stringify(row))).toEqual(now);

    const refined = presentRefinement(now, { history: [], understood: nothingUnderstood });
    const answered = {
      ...refined,
      version: 1,
      suggestions: refined.suggestions.map((one) => ({ ...one, plan: before(one.plan) })),
    };
    expect(storedRefinement.parse(JSON.stringify(answered))).toEqual(refined);
  });
});

const nothingUnderstood = { changes: [], unread: [], answers: [] };

/** A stop as version 1 had it. */
function inAWord<Stop extends StopOfKind & Pick<PlannedVenue, 'showtime' | 'booking'>>(stop: Stop) {
  const { showtime: _showtime, booking, ...venue } = stop;
  return { ...ofKind(venue), booking: booking.need };
}

type StopOfKind = Pick<PlannedVenue, 'category' | 'kind' | 'stand_in'>;

/** A stop as version 2 had it. */
function ofKind<Stop extends StopOfKind>({ category, kind, stand_in, ...venue }: Stop) {
  return {
    ...venue,
    category: kind,
    category_label: category,
    ...(stand_in && { stand_in: standInOfKind(stand_in) }),
  };
}

const standInOfKind = ({ category, ...standIn }: NonNullable<PlannedVenue['stand_in']>) => ({
  ...standIn,
  category_label: category,
});

/** What a stop that was read says of it. */
const whatItIs = ({ category, kind, stand_in }: WireVenue) => ({ category, kind, stand_in });
