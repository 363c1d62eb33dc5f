import { readSuggestion } from '@rendezvous/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { writeStored } from '../../browser-storage.ts';
import { restoreDateStore } from './date-store.ts';
import { findKeptSuggestion } from './planner-store.ts';

/** Stores as versions of the app wrote them; one joins them with every version. */
const plan_id = '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f';
const place = {
  name: 'Lands End Lookout',
  location: '680 Point Lobos Ave',
  description: '',
  estimated_cost: 'Free',
  opening_hours: 'Open all day',
  rating: 5,
};
const storeOfNow = {
  saved_at: Date.now(),
  user_id: null,
  user: null,
  state: { mutations: [], queries: [] },
};

const first = {
  ...storeOfNow,
  plan: {
    version: 1,
    form: null,
    option: null,
    suggestion: {
      suggestion_id: 'a',
      session_id: 's',
      person: null,
      location: 'San Francisco',
      weather_info: { expected_temperature: '58°F', conditions: 'Dry', source: 'climate' },
      plans: [
        {
          plan_id,
          title: 'Lands End Lookout',
          label: null,
          summary: null,
          date: '2026-11-21',
          wishes: [{ text: 'views', isMet: true }],
          tips: [],
          venues: [{ ...place, venue_id: 'lands-end', cost_dollars: 0, cost: null, website: null }],
          route_info: {
            transportation: 'walking',
            travel_time: 'at most 12 minutes',
            legs: [{ minutes: 12, miles: 0.5, mode: 'walking', isAtMost: true }],
            way_there: null,
            way_back: null,
          },
          total_cost: '$0',
          checks: ['Open when you are there'],
          terms: [{ name: 'taste', value: 0.5 }],
        },
      ],
    },
  },
};

const second = {
  ...storeOfNow,
  version: 1,
  plan: {
    version: 2,
    form: null,
    option: null,
    suggestion: {
      ...first.plan.suggestion,
      plans: [
        {
          plan_id,
          title: 'Lands End Lookout',
          date: '2026-11-21',
          wishes: [{ text: 'views', met: true, venue_id: null }],
          venues: [{ ...place, venue_id: 'lands-end' }],
          route_info: {
            transportation: 'walking',
            travel_time: 'at most 12 minutes',
            travel_minutes: 12,
            legs: [{ minutes: 12, miles: 0.5, mode: 'walking', at_most: true }],
          },
          total_cost: '$0',
          checks: [{ rule: 'open', ok: true, text: 'Open when you are there' }],
          score: { total: 0.5, terms: { taste: 0.5 } },
        },
      ],
    },
  },
};

const third = {
  ...second,
  version: 2,
  plan: { ...second.plan, version: 3 },
};

const aQuery = (queryKey: readonly string[], data: unknown) => ({
  queryKey,
  queryHash: JSON.stringify(queryKey),
  dehydratedAt: 1,
  state: { data, status: 'success' },
});

function restored(store: unknown) {
  writeStored('date-store', JSON.stringify(store));
  const client = new QueryClient();
  restoreDateStore(client);
  return client;
}

describe('a store of an earlier version', () => {
  it.each([
    ['before versions', first],
    ['version 1', second],
    ['version 2', third],
  ])('has its plan shown as it was: %s', (_name, store) => {
    const [plan] = readSuggestion(findKeptSuggestion(restored(store)), () => plan_id).plans;
    expect(plan).toMatchObject({
      plan_id,
      title: 'Lands End Lookout',
      date: '2026-11-21',
      venues: [{ name: 'Lands End Lookout', cost: { expected: 0 } }],
      wishes: [{ text: 'views', met: true }],
      route_info: { travel_minutes: 12, legs: [{ minutes: 12, at_most: true }] },
      checks: [{ text: 'Open when you are there' }],
      score: { terms: { taste: 0.5 } },
    });
  });

  it('says of each stop whether it has to be booked, in the plan and on the page of a date', () => {
    const queryKey = ['date', 'd'];
    const plans = [{ plan_id, venues: [{ ...place, booking: 'required' }] }];
    const query = aQuery(queryKey, {
      id: 'd',
      date: '2026-11-21',
      activities: [],
      plan: plans[0],
    });
    const client = restored({
      ...second,
      state: { mutations: [], queries: [query] },
      plan: { ...second.plan, suggestion: { ...second.plan.suggestion, plans } },
    });
    const booking = { need: 'required', ahead: null, url: null };
    const kept = readSuggestion(findKeptSuggestion(client), () => plan_id);
    expect(kept.plans[0]?.venues[0]?.booking).toEqual(booking);
    expect(client.getQueryData(queryKey)).toMatchObject({ plan: { venues: [{ booking }] } });
  });

  it('says of each stop what it is, in the plan, among the ideas and on the page of a date', () => {
    const stops = [
      {
        ...place,
        category: 'casual_eatery',
        category_label: 'Filipino barbecue counter',
        stand_in: { name: 'Ricebar', category_label: 'Rice bowl counter' },
      },
      { ...place, category: 'cafe' },
    ];
    const plans = [{ plan_id, venues: stops }];
    const date = { id: 'd', date: '2026-11-21', activities: [], plan: plans[0] };
    const client = restored({
      ...third,
      state: {
        mutations: [],
        queries: [
          aQuery(['date', 'd'], date),
          aQuery(['saved-ideas', 'everyone'], [{ id: 'i', plans }]),
        ],
      },
      plan: { ...third.plan, suggestion: { ...third.plan.suggestion, plans } },
    });
    const [counter, cafe] = [
      { category: 'Filipino barbecue counter', kind: 'casual_eatery' },
      { category: 'Café', kind: 'cafe' },
    ];
    const venues = [{ ...counter, stand_in: { category: 'Rice bowl counter' } }, cafe];
    expect(client.getQueryData(['date', 'd'])).toMatchObject({ plan: { venues } });
    expect(client.getQueryData(['saved-ideas', 'everyone'])).toMatchObject([
      { plans: [{ venues: [counter, cafe] }] },
    ]);
    const kept = readSuggestion(findKeptSuggestion(client), () => plan_id);
    expect(kept.plans[0]?.venues).toMatchObject([counter, cafe]);
  });

  it('has the weather of its ideas drawn', () => {
    const queryKey = ['saved-ideas', 'everyone'];
    const idea = {
      id: 'i',
      plans: [{ plan_id, venues: [place] }],
      weather_info: { expected_temperature: '58°F', conditions: 'Rain is likely' },
    };
    const query = aQuery(queryKey, [idea]);
    const client = restored({ ...storeOfNow, state: { mutations: [], queries: [query] } });
    expect(client.getQueryData(queryKey)).toMatchObject([
      { weather_info: { conditions: 'Rain is likely', kind: 'rain', temperature_f: 58 } },
    ]);
  });
});
