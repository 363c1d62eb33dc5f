import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readStored, removeStored, writeStored } from '../../browser-storage.ts';
import { ownerOfDateStore, restoreDateStore, wipeDateStore } from './date-store.ts';
import { storableOf } from './storable.ts';

const sam = {
  id: 5,
  name: 'Sam',
  gender: 'female',
  age: 31,
  location: 'Oakland',
  bio: 'canary bio',
  occupation: 'canary work',
  relationship_status: 'single',
  phone_number: 'canary phone',
  languages: ['canary language'],
  hobbies: ['canary hobby'],
  socialMedia: { instagram: 'canary', facebook: 'canary' },
  importantDates: {
    birthday: '1995-03-04',
    otherDates: [{ description: 'canary', date: '2020-01-01' }],
  },
  interests: ['canary interest'],
  dislikes: ['canary dislike'],
  dietary_restrictions: ['canary diet'],
  preferred_cuisines: ['canary cuisine'],
  budget_preference: { min: 50, max: 200 },
  transport_preference: 'driving',
  notes: 'canary note',
  status: 'dating',
  avatar: '/canary.webp',
  attachments: [{ id: 'a', type: 'image', url: '/canary.webp', name: 'canary' }],
  previous_dates: [{ id: 'd', date: '2026-01-01', rating: 4, rated: true }],
  dates_count: 3,
  status_changes: [{ status: 'talking', date: '2026-01-01' }],
  created_at: '2026-01-01T00:00:00Z',
  something_new: 'canary',
};

const evening = {
  id: 'd',
  profile_id: 5,
  profile: { id: 5, name: 'Sam' },
  kind: 'recorded',
  date: '2026-01-01',
  rating: 4.5,
  total_cost: 80,
  notes: 'canary note',
  activities: [
    {
      id: 'a',
      name: 'Dinner',
      location: 'Clement St',
      start_time: '18:00',
      end_time: null,
      cost: 80,
      notes: 'canary note',
    },
  ],
  created_at: '2026-01-02T00:00:00Z',
};

describe('storableOf', () => {
  it('keeps of people what their list shows, and nothing private', () => {
    const [kept] = storableOf(['profiles', 'list'], [sam]) as [typeof sam];
    expect(kept).toMatchObject({
      id: 5,
      name: 'Sam',
      location: 'Oakland',
      status: 'dating',
      dates_count: 3,
    });
    expect(JSON.stringify(kept)).not.toContain('canary');
    expect(kept.interests).toEqual([]);
  });

  it('keeps dates without their notes', () => {
    const kept = storableOf(['history', 'past', 'everyone'], [evening]);
    expect(kept).toMatchObject([
      { id: 'd', total_cost: 80, notes: '', activities: [{ name: 'Dinner', cost: 80, notes: '' }] },
    ]);
    expect(JSON.stringify(kept)).not.toContain('canary');
  });

  it('[SAVE-02] keeps of saved ideas what their screen shows', () => {
    const venue = {
      name: 'Lands End',
      location: '680 Point Lobos Ave',
      estimated_cost: 'Free',
      category: 'Cliff trail',
      kind: 'viewpoint',
      reasons: ['Watch the light go'],
      arrival: '15:45',
      departure: '17:10',
    };
    const idea = {
      id: 'i',
      profile_id: 5,
      weather_info: { expected_temperature: '58°F', conditions: 'Clear skies' },
      plans: [
        {
          plan_id: 'p',
          label: 'Cheaper',
          title: 'An evening',
          summary: 'The cliffs before the light goes.',
          date: '2026-11-21',
          city: 'San Francisco',
          total_cost: '$96',
          venues: [{ ...venue, description: 'canary' }],
          route_info: {},
        },
      ],
      created_at: '2026-11-19T00:00:00Z',
    };
    const kept = storableOf(['saved-ideas', 'everyone'], [{ ...idea, something_new: 'canary' }]);
    expect(kept).toMatchObject([
      {
        ...idea,
        plans: [
          {
            label: 'Cheaper',
            total_cost: '$96',
            summary: 'The cliffs before the light goes.',
            venues: [venue],
          },
        ],
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain('canary');
  });

  it('keeps nothing else: no single profile, no user, no suggestion', () => {
    for (const key of [
      ['profiles', 5],
      ['profiles', 'my-profile'],
      ['me'],
      ['plan', 'suggestion'],
      ['config'],
    ])
      expect(storableOf(key, [sam])).toBeUndefined();
  });

  it('keeps of refinements what was asked, and no plans', () => {
    const versions = [
      {
        type: 'text',
        value: 'under $80',
        timestamp: '2026-11-21T18:00:00Z',
        suggestion_id: 's',
        removed: ['a'],
      },
    ];
    const state = {
      person: { id: 5, firstName: 'Sam' },
      count: 1,
      max: 5,
      shown: 0,
      versions,
      locked: ['b'],
    };
    const kept = storableOf(['refinement'], {
      ...state,
      held: { s: 'canary' },
      reading: 'canary',
      failure: 'canary',
      arrived: null,
    });
    expect(kept).toEqual({ ...state, held: {}, reading: null, failure: null, arrived: null });
    for (const broken of [
      { ...state, shown: '1' },
      { ...state, versions: [{}] },
      { ...state, locked: [7] },
      { ...state, person: 'Sam' },
      [state],
    ])
      expect(storableOf(['refinement'], broken)).toBeUndefined();
  });

  it('rejects anything that is not a list', () => {
    for (const data of [undefined, null, 'text', { 0: sam }, [null], ['text']])
      expect(storableOf(['profiles', 'list'], data)).toBeUndefined();
  });
});

describe('restoreDateStore', () => {
  const idea = { id: 'i', plans: [{ plan_id: 'p', venues: [] }] };
  const query = {
    queryKey: ['saved-ideas', 'everyone'],
    queryHash: '["saved-ideas","everyone"]',
    dehydratedAt: 1,
    state: { data: [idea], status: 'success' },
  };
  const month = 31 * 24 * 60 * 60 * 1000;

  function restored(store: unknown): QueryClient {
    writeStored('date-store', JSON.stringify(store));
    const client = new QueryClient();
    restoreDateStore(client);
    return client;
  }

  it('fills the cache with what was stored, marked stale', () => {
    writeStored('refresh_token', 'a token');
    const client = restored({ user_id: 7, saved_at: Date.now(), state: { queries: [query] } });
    expect(client.getQueryData(query.queryKey)).toMatchObject([idea]);
    expect(client.getQueryState(query.queryKey)).toMatchObject({
      isInvalidated: true,
      status: 'success',
    });
    expect(ownerOfDateStore()).toBe(7);
    removeStored('refresh_token');
  });

  it('gives a user’s data to nobody who is not signed in, and a visitor their planner', () => {
    const plan = { version: 4, form: { wishes: {} }, suggestion: null };
    const store = { saved_at: Date.now(), state: { queries: [query] }, plan };
    const keyOf = (client: QueryClient) =>
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey.join(' '));
    expect(keyOf(restored({ ...store, user_id: 7 }))).toEqual([]);
    expect(keyOf(restored({ ...store, user_id: null, state: { queries: [] } }))).toEqual([
      'plan kept',
    ]);
    const other = { ...plan, version: 5 };
    expect(
      keyOf(restored({ ...store, user_id: null, state: { queries: [] }, plan: other })),
    ).toEqual([]);
  });

  it('leaves a visitor their planner when a session ends, and a user nothing', () => {
    const store = { saved_at: Date.now(), state: { queries: [] }, plan: null };
    for (const [user_id, isKept] of [
      [null, true],
      [7, false],
    ] as const) {
      writeStored('date-store', JSON.stringify({ ...store, user_id }));
      wipeDateStore();
      expect(readStored('date-store') !== null).toBe(isKept);
    }
  });

  it('ignores entries that do not belong there, are too old or cannot be read', () => {
    const stranger = { ...query, queryKey: ['me'], queryHash: '["me"]' };
    for (const store of [
      { version: 4, user_id: 7, saved_at: Date.now(), state: { queries: [query] } },
      { user_id: 7, saved_at: Date.now(), state: { queries: [stranger] } },
      { user_id: 7, saved_at: Date.now() - month, state: { queries: [query] } },
      { saved_at: Date.now(), state: { queries: [query] } },
      { user_id: 7, saved_at: Date.now(), state: { queries: [query, 'text'] } },
      'text',
    ]) {
      expect(restored(store).getQueryCache().getAll()).toEqual([]);
    }
  });
});
