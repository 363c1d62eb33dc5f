import { suggestionRequest } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SuggestOptions } from './suggest-date.ts';
import { aState, aSuggestion, planAnything } from '../testing/a-suggestion.ts';
import { aUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import {
  aDate,
  aPerson,
  nobody,
  suggest,
  suggested,
  venuesOf,
} from '../testing/plans-for-people.ts';

describeOnBothDatabases('what the planner is told', (database) => {
  let test: TestApp;
  let told: SuggestOptions['background'];
  beforeAll(async () => {
    test = await aTestApp(database, {
      env: { RATE_LIMITS: 'off' },
      suggestDate: async (request, options) => {
        told = options.background;
        return planAnything(request, options);
      },
    });
  });
  afterAll(() => test.close());

  it('for a person: what both like, what either cannot stand, what past dates taught, what was done and is planned', async () => {
    const ana = await aUser(test);
    await ana.ask('PUT', '/profiles/my-profile', {
      interests: ['Jazz'],
      preferred_cuisines: ['Thai'],
      dietary_restrictions: ['Vegan'],
      dislikes: ['Crowds'],
    });
    const june = await aPerson(ana, { interests: ['Ceramics'], dislikes: ['Loud bars'] });
    const sam = await aPerson(ana, { name: 'Sam' });
    await aDate(ana, june.id, {
      date: '2026-11-01',
      rating: 5,
      activities: ['Bowling', 'Ferry Building'],
    });
    await aDate(ana, june.id, { date: '2026-11-14', rating: 5, activities: ['Bowling'] });
    await aDate(ana, june.id, { date: '2026-12-05', activities: ['Aquarium of the Bay'] });
    await aDate(ana, sam.id, { date: '2026-11-02', activities: ['Coit Tower'] });
    await suggested(ana, june.id);
    expect(told).toMatchObject({
      companion: { name: 'June', ownInterests: ['Jazz'], ownCuisines: ['Thai'] },
      diets: ['Vegan'],
      dislikes: ['Crowds'],
      doneTogether: ['Aquarium of the Bay', 'Bowling', 'Ferry Building'],
    });
    expect(told?.lessons).toContainEqual(
      expect.objectContaining({ name: 'Bowling', dates: 2, good: 2 }),
    );
  });

  it('for nobody in particular: what the user likes and cannot stand', async () => {
    const ana = await aUser(test);
    await ana.ask('PUT', '/profiles/my-profile', { interests: ['Jazz'], dislikes: ['Crowds'] });
    await aDate(ana, (await aPerson(ana)).id, { date: '2026-11-01', activities: ['Bowling'] });
    await suggested(ana, nobody);
    expect(told).toEqual({
      companion: { name: null, ownInterests: ['Jazz'], ownCuisines: [] },
      diets: [],
      dislikes: ['Crowds'],
      lessons: [],
      doneTogether: [],
      recentlyShown: new Set(),
    });
  });

  it('for a visitor, and for a user who asks as one: nothing', async () => {
    const ana = await aUser(test);
    await ana.ask('PUT', '/profiles/my-profile', { interests: ['Jazz'] });
    expect(
      (await ana.ask('POST', '/public/date-suggestions', { config: { location: 'Chicago' } }))
        .statusCode,
    ).toBe(200);
    expect(told).toBeUndefined();
  });

  it('never of another user, whatever the request says', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const june = await aPerson(ana);
    await aDate(ana, june.id, { date: '2026-11-01', activities: ['Bowling'] });
    expect((await suggest(ben, june.id)).json()).toMatchObject({ status: 404, code: 'not-found' });
    const injected = {
      companion: { name: 'X', ownInterests: ['X'] },
      userId: ana.id,
      user_id: ana.id,
      lessons: [1],
      recentlyShown: ['x'],
    };
    await ben.ask('POST', '/profiles/suggest', {
      profileId: nobody,
      ...injected,
      config: { location: 'Chicago', ...injected },
    });
    expect(told).toMatchObject({
      companion: { name: null, ownInterests: [] },
      lessons: [],
      doneTogether: [],
      recentlyShown: new Set(),
    });
  });

  it('what was shown in the thirty days before, by the user’s calendar, and nothing from today', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const june = await aPerson(ana);
    for (const [day, id] of [
      ['2026-10-20', 'a month and a day ago'],
      ['2026-10-21', 'a month ago'],
      ['2026-11-19', 'yesterday'],
    ] as const) {
      const planned = aSuggestion();
      for (const venue of venuesOf(planned)) venue.venue_id = id;
      await test.store.suggestions.createOfUser(ana.id, {
        profileId: null,
        day,
        request: suggestionRequest.parse({ config: { location: 'Chicago' } }),
        suggestion: planned,
        state: aState(),
        now: 0,
      });
    }
    await suggested(ana, june.id);
    await suggested(ana, june.id);
    expect(told?.recentlyShown).toEqual(new Set(['a month ago', 'yesterday']));
    await suggested(ben, nobody);
    expect(told?.recentlyShown).toEqual(new Set());

    const headers = { 'x-time-zone': 'Pacific/Kiritimati' };
    await ana.inject({
      method: 'POST',
      url: '/api/profiles/suggest',
      headers,
      payload: { profileId: nobody, config: { location: 'Chicago' } },
    });
    expect(told?.recentlyShown).toEqual(
      new Set(['yesterday', ...venuesOf(aSuggestion()).map(({ venue_id }) => venue_id)]),
    );
  });
});
