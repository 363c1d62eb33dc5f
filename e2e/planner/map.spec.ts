import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { aTemporaryFolder } from '../../apps/server/src/testing/a-temporary-folder.ts';
import {
  anOutsideService,
  type OutsideService,
} from '../../apps/server/src/testing/servers/an-outside-service.ts';
import config from '../../playwright.config.ts';
import { type RunningServer, startServer } from '../../tools/start-server.ts';
import { planEvening } from '../testing/a-plan.ts';
import { expectAccessibleIn, looksAt } from '../testing/expect-accessible.ts';

/** Beside the one that the other tests' server listens on, and that of the sign-in with Google. */
const port = Number(new URL(config.use?.baseURL ?? '').port) + 2;

const map = (page: Page) => page.getByRole('article').first().locator('.route-map');

/** Requests that leave this machine's own server. */
function watchForeign(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(own) &&
      !/^(data|blob):/.test(request.url()) &&
      foreign.push(request.url()),
  );
  return foreign;
}

test('[NEW-13] the route is sketched beside the list, without outside requests', async ({
  page,
  baseURL,
}) => {
  const foreign = watchForeign(page, baseURL ?? '');
  await page.goto('/new-date');
  await planEvening(page);
  const sketch = map(page).locator('.route-sketch');
  await expect(sketch).toBeVisible();
  await expect(sketch.locator('.route-stop')).toHaveText(['1', '2', '3']);
  await expect(sketch.locator('svg').first().locator('path')).toHaveCount(2);
  await expect(map(page).locator('.route-scale')).toHaveText(/^[\d.]+ mi$/);
  // The numbers and names are those of the list, which says all of it to people who do not see the
  // sketch.
  const list = page.getByRole('article').first().locator('ol.itinerary');
  for (const name of await sketch.locator('.route-name').allTextContents())
    await expect(list).toContainText(name);
  for (const minutes of await sketch.locator('.route-leg').allTextContents())
    await expect(list).toContainText(minutes.trim());
  await expect(sketch).toHaveAttribute('aria-hidden', 'true');
  await expect(map(page)).toContainText('in the order of the list above');
  expect(foreign).toEqual([]);
});

test('[NEW-13] every stop of a long day has its name on the sketch or below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/new-date');
  await page.getByText('Whole day').click();
  await planEvening(page, 'Chicago');
  const named = map(page).locator('.route-name, .route-key > span');
  await expect(named).toHaveCount(await page.locator('.itinerary-item').count());
});

test('[NEW-13] labels on the sketch do not overlap', async ({ page }) => {
  await page.goto('/new-date');
  await planEvening(page, 'Chicago');
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The sketch is laid out once its width is known.
    await expect(map(page).locator('.route-name:visible'), `${width} px`).not.toHaveCount(0);
    const parts = await map(page)
      .locator('.route-stop, .route-name, .route-leg, .route-scale, .route-north')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            words: element.textContent,
            isDisc: element.matches('.route-stop'),
            box: element.getBoundingClientRect().toJSON() as DOMRect,
          }))
          .filter(({ box }) => box.width > 0),
      );
    expect(parts.length).toBeGreaterThanOrEqual(5);
    for (const [i, a] of parts.entries()) {
      for (const b of parts.slice(i + 1))
        expect(
          a.isDisc && b.isDisc ? areDiscsTouching(a.box, b.box) : areBoxesTouching(a.box, b.box),
          `${a.words} and ${b.words}, ${width} px`,
        ).toBe(false);
    }
  }
});

function areBoxesTouching(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Round ones may stand corner to corner. */
function areDiscsTouching(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.left - b.left, a.top - b.top) < (a.width + b.width) / 2;
}

test('[NEW-13] a plan without places on earth has no map', async ({ page }) => {
  await page.route('**/api/public/date-suggestions', async (route) => {
    const stop = {
      name: 'Bar',
      location: '1 Main St',
      estimated_cost: '$20',
      arrival: '18:00',
      departure: '19:00',
    };
    const plan = {
      title: 'Somewhere',
      venues: [stop, { ...stop, name: 'Club', arrival: '19:30', departure: '21:00' }],
      route_info: {},
      total_cost: '$40',
    };
    await route.fulfill({ json: { plans: [plan] } });
  });
  await page.goto('/new-date');
  await planEvening(page);
  await expect(page.getByRole('article')).toContainText('Club');
  await expect(map(page)).toHaveCount(0);
});

test('[NEW-13] a plan with its map is accessible', async ({ page }) => {
  await page.goto('/new-date');
  await planEvening(page);
  await expect(map(page)).toBeVisible();
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
});
test.describe('with a tile service', () => {
  let tiles: OutsideService;
  let dataDir: string;
  let server: RunningServer;
  const style = {
    version: 8,
    sources: {
      streets: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [] },
        attribution: '© <a href="https://tiles.example/copyright">Tile people</a><img src="x">',
      },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#d8e8d0' } },
      { id: 'streets', type: 'line', source: 'streets' },
    ],
  };

  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    tiles = await anOutsideService((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(JSON.stringify(style));
    });
    dataDir = aTemporaryFolder();
    // Nothing else of the outside is asked: the address of the weather is nobody's.
    const env = {
      NETWORK: 'on',
      MAP_STYLE_URL: `${tiles.url}/style.json?key=k1`,
      OPEN_METEO_URL: 'http://127.0.0.1:9',
      PLANNING_SECONDS: '15',
      DATABASE_URL: '',
      PUBLIC_URL: '',
    };
    server = await startServer({ port, dataDir, env });
  });
  test.afterAll(async () => {
    await server.stop();
    await tiles.close();
    rmSync(dataDir, { recursive: true });
  });

  test('[NEW-13] the stops stand on its map, under the policy of the page', async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    const foreign = watchForeign(page, baseURL ?? '');
    const answer = await page.goto('/new-date');
    expect(answer?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${tiles.url}`,
    );
    expect(foreign).toEqual([]);
    await planEvening(page);
    await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
    await expect(map(page).locator('canvas')).toBeVisible();
    await expect(map(page).locator('.route-stop')).toHaveText(['1', '2', '3']);
    await expect(map(page).locator('.route-sketch')).toHaveCount(0);
    await expect(map(page).getByRole('link', { name: 'Tile people' })).toHaveAttribute(
      'href',
      'https://tiles.example/copyright',
    );
    expect(foreign).toEqual([`${tiles.url}/style.json?key=k1`]);
    expect(said).toEqual([]);
    await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
  });

  test('[NEW-13] pages without plans allow no tile service', async ({ request }) => {
    for (const path of ['/', '/sign-in'])
      expect((await request.get(path)).headers()['content-security-policy']).not.toContain(
        tiles.url,
      );
  });

  test('[NEW-13] the sketch stays while the service is broken', async ({ page }) => {
    const { behave } = tiles;
    tiles.behave = (_request, response) => {
      response.writeHead(500, { 'access-control-allow-origin': '*' });
      response.end();
    };
    await page.goto('/new-date');
    await planEvening(page);
    await expect(map(page)).toHaveAttribute('data-tiles', 'failed');
    await expect(map(page).locator('.route-sketch')).toBeVisible();
    await expect(map(page).locator('canvas')).toHaveCount(0);
    tiles.behave = behave;
  });
});

test('the scale of a sketch says its miles above its bracket', async ({ page }) => {
  await page.goto('/new-date');
  await planEvening(page);
  const scale = page.getByText(/^[\d.]+ mi$/);
  await expect(scale).toBeVisible();
  const roomBelow = await scale.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return element.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
  });
  // The bracket is 6 px high.
  expect(roomBelow).toBeGreaterThanOrEqual(6);
});
