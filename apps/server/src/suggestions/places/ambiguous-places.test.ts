import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { sqlite } from '../../testing/databases.ts';
import { theCataloguePlanner } from '../../testing/the-catalogue-planner.ts';

interface Choice {
  readonly label: string;
}

describe('a location that may mean more than one place', () => {
  let test: TestApp;
  beforeAll(async () => {
    const gazetteer = createGazetteer(loadCatalogue());
    test = await aTestApp(sqlite, {
      gazetteer,
      ...theCataloguePlanner,
      env: { RATE_LIMITS: 'off' },
    });
  });
  afterAll(() => test.close());

  const choicesFor = async (q: string) =>
    (await test.app.inject({ url: '/api/places/choices', query: { q } })).json<Choice[]>();

  it('is returned with all of them, the likeliest first', async () => {
    expect((await choicesFor('the mission')).map(({ label }) => label)).toEqual([
      'Mission District, San Francisco, CA',
      'The Mission, Scottsdale, AZ',
    ]);
  });

  it.each(['Chicago', 'The Mission, Scottsdale, AZ', '94110', 'Springfield', ''])(
    'is not "%s"',
    async (clear) => {
      expect(await choicesFor(clear)).toEqual([]);
    },
  );

  it('is planned for the likeliest, and the answer names the others', async () => {
    const suggest = (location: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/public/date-suggestions',
        payload: { profileId: -1, config: { location } },
      });
    const suggestion = (await suggest('Koreatown')).json<{
      plans: { city: string }[];
      place_choices?: Choice[];
      offers: { text: string; changes: object }[];
    }>();
    expect(suggestion.plans[0]?.city).toBe('Los Angeles');
    expect(suggestion.place_choices?.map(({ label }) => label)).toEqual([
      'Koreatown, Los Angeles, CA',
      'Koreatown, New York, NY',
    ]);
    expect(suggestion.offers).toEqual([
      {
        text: 'In Koreatown, New York, NY',
        changes: { location: 'Koreatown, New York, NY' },
      },
    ]);
    expect((await suggest('Koreatown, New York, NY')).json()).not.toHaveProperty('place_choices');
  });

  it('is refused, naming the nearest place, if that is too far to go', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/public/date-suggestions',
      payload: { profileId: -1, config: { location: 'Starved Rock State Park' } },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'location-unknown',
      detail: expect.stringMatching(/^We know no places at Starved Rock yet, and the nearest/),
    });
  });
});
