import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

describeOnBothDatabases('readiness', (database) => {
  it('is reported while the store answers, and withdrawn when it does not', async () => {
    const opened = await database.open();
    const test = await aTestApp({ open: async () => opened });
    expect((await test.app.inject('/api/readyz')).json()).toEqual({ status: 'ok' });
    for (const table of ['refinements', 'shared_suggestions', 'suggestions', 'suggestion_sessions'])
      await opened.db.schema.dropTable(table).execute();
    expect((await test.app.inject('/api/readyz')).statusCode).toBeGreaterThanOrEqual(500);
    expect((await test.app.inject('/api/healthz')).json()).toEqual({ status: 'ok' });
    await test.close();
  });
});

describe('what the browser is told', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
  });
  afterAll(() => test.close());

  it('[API-01] names the product, the cities and what is not set up', async () => {
    const expected = {
      product: 'Rendezvous',
      google_client_id: null,
      google_maps_key: null,
      map_style_url: null,
      live_chat_url: null,
      ai: 'builtin',
      mail: false,
      cities: [
        { name: 'Chicago', state: 'IL', label: 'Chicago, IL' },
        { name: 'San Francisco', state: 'CA', label: 'San Francisco, CA' },
      ],
    };
    for (const url of ['/api/config', '/api/config/'])
      expect((await test.app.inject(url)).json()).toEqual(expected);
  });

  it('[NEW-13] names the style of the maps, unless the network is off', async () => {
    for (const [network, told] of [
      ['on', 'https://tiles.example/style.json'],
      ['off', null],
    ] as const) {
      const mapped = await aTestApp(sqlite, {
        env: { MAP_STYLE_URL: 'https://tiles.example/style.json', NETWORK: network },
      });
      expect((await mapped.app.inject('/api/config')).json()).toMatchObject({
        map_style_url: told,
      });
      await mapped.close();
    }
  });

  it('[API-01] completes places while they are typed, trailing slash or not', async () => {
    const chicago = [
      { label: 'Chicago, IL', kind: 'city', coordinates: { lat: 41.88, lon: -87.63 } },
    ];
    for (const url of ['/api/places/autocomplete?q=chic', '/api/places/autocomplete/?q=Chicgo'])
      expect((await test.app.inject(url)).json()).toEqual(chicago);
    expect((await test.app.inject('/api/places/autocomplete')).json()).toEqual([]);
  });

  it('names the place around a position, and nothing far from all cities', async () => {
    const near = await test.app.inject('/api/places/near?lat=37.7599&lon=-122.4148');
    expect(near.json()).toMatchObject([{ label: 'San Francisco, CA' }]);
    expect((await test.app.inject('/api/places/near?lat=47.61&lon=-122.33')).json()).toEqual([]);
    for (const query of ['lat=x&lon=200', 'lat=&lon=', 'lat=%20&lon=%20', 'lat=37&lon=Infinity'])
      expect((await test.app.inject(`/api/places/near?${query}`)).statusCode).toBe(422);
  });
});
