import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anEmail, aUser } from '../testing/a-user.ts';
import { postgres } from '../testing/databases.ts';
import { routeExamples } from '../testing/route-examples.ts';
import { pathOf, type ExampleRequest } from '../testing/route-examples/route-example.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

let test: TestApp;
beforeAll(async () => {
  const findGoogleAccount = async () => ({ sub: randomUUID(), email: anEmail() });
  test = await aTestApp(postgres, {
    env: { RATE_LIMITS: 'off' },
    findGoogleAccount,
    ...theCataloguePlanner,
  });
});
afterAll(() => test.close());

/** Copies of a value, each with a NUL at the end of another one of its texts. */
function withNul(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value}\0`];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    withNul(member).map((changed) =>
      Array.isArray(value)
        ? value.with(Number(key), changed)
        : { ...(value as object), [key]: changed },
    ),
  );
}

/**
 * An example with a NUL in each of its texts, one at a time; a parameter that is a number becomes a
 * text for it.
 */
function variantsOf(example: ExampleRequest): ExampleRequest[] {
  const params = Object.fromEntries(
    Object.entries(example.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return [
    ...withNul(params).map((changed) => ({ ...example, params: changed })),
    ...withNul(example.query ?? {}).map((changed) => ({ ...example, query: changed })),
    ...withNul(example.payload ?? {}).map((changed) => ({ ...example, payload: changed })),
  ] as ExampleRequest[];
}

describe('a text with the character NUL (PostgreSQL)', () => {
  it.each(
    routeExamples.map((route) => ({
      ...route,
      name: `${route.endpoint.method} ${route.endpoint.path}`,
    })),
  )('is refused by $name wherever it stands', async ({ endpoint, request }) => {
    const owner = await aUser(test);
    const example = (await request?.(owner)) ?? {};
    for (const variant of variantsOf(example)) {
      const answer = await owner.inject({
        method: endpoint.method,
        url: pathOf(endpoint, variant),
        ...(variant.payload && { payload: variant.payload }),
        ...(variant.headers && { headers: variant.headers }),
      });
      expect(answer.statusCode, `${JSON.stringify(variant)} ${answer.body}`).toBeLessThan(500);
    }
  });

  it('is refused with the name of its field', async () => {
    const owner = await aUser(test);
    const answer = await owner.ask('POST', '/profiles', { name: 'Sam', interests: ['jazz\0'] });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['interests.0']);
  });

  it('is refused in the URL of a page', async () => {
    for (const url of ['/shared/a%00', '/shared/a%00/picture.png', '/blog/a%00', '/a%00'])
      expect((await test.app.inject(url)).statusCode, url).toBeLessThan(500);
  });
});
