import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMailServer, type MailServer } from './testing/servers/a-mail-server.ts';
import { aTestApp, type TestApp } from './testing/a-test-app.ts';
import { anEmail, askAs, aUser, post, signIn } from './testing/a-user.ts';
import { sqlite } from './testing/databases.ts';
import { theCataloguePlanner } from './testing/the-catalogue-planner.ts';
import { routeExamples } from './testing/route-examples.ts';
import { pathOf, type ExampleRequest } from './testing/route-examples/route-example.ts';

let test: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await aMailServer();
  const findGoogleAccount = async () => ({ sub: randomUUID(), email: anEmail() });
  test = await aTestApp(sqlite, {
    env: { RATE_LIMITS: 'off', SMTP_URL: mailServer.url, MAIL_FROM: 'dates@mail.example' },
    findGoogleAccount,
    ...theCataloguePlanner,
  });
});
afterAll(async () => {
  await test.close();
  await mailServer.close();
});

/**
 * What is served without being a call of the contract: the API's description, shared plans and
 * public pages for people, and the web app with whatever path it has.
 */
const pages = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/scalar.js',
  '/api/docs/styles.js',
  '/offline',
  '/shared/:token',
  '/shared/:token/calendar.ics',
  '/shared/:token/picture.png',
  '/shared/:token/reply',
  '/',
  '/*',
];
const legalPages = [
  '/terms-of-service',
  '/privacy-policy',
  '/legal/terms-of-service.html',
  '/legal/privacy-policy.html',
];
const contentPages = [
  '/blog',
  '/blog/:slug',
  '/blog/rss.xml',
  '/pictures/pages/:file',
  '/date-ideas',
  ...legalPages,
  '/sitemap.xml',
  '/robots.txt',
];

const named = routeExamples.map((example) => ({
  ...example,
  name: `${example.endpoint.method} ${example.endpoint.path}`,
}));
const ofUsers = named.filter(({ endpoint }) => endpoint.access === 'user');
const ofAnyone = named.filter(({ endpoint, isOwned }) => endpoint.access === 'anyone' && !isOwned);
const owned = named.filter(({ isOwned }) => isOwned);

function toRequest({ endpoint }: (typeof named)[number], example: ExampleRequest): InjectOptions {
  return {
    method: endpoint.method,
    url: pathOf(endpoint, example),
    ...(example.payload && { payload: example.payload }),
    ...(example.headers && { headers: example.headers }),
  };
}

function expectSignedOut(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.json()).toMatchObject({ code: 'signed-out' });
}

/**
 * Every path the server knows, read from the tree it prints: a line a node, four characters a
 * level.
 */
function pathsOf(app: FastifyInstance): string[] {
  const ancestors: string[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^((?:[│ ] {3})*)[├└]── (\S+)( \(.+\))?$/.exec(line);
    if (!found) continue;
    const [, indent = '', segment = '', methods] = found;
    const level = indent.length / 4;
    ancestors.length = level;
    ancestors.push(segment);
    if (methods !== undefined) paths.push(ancestors.join(''));
  }
  return paths;
}

describe('every route', () => {
  it('[API-03] has an example, and every example a route', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const examples = named.map(
      ({ endpoint }) => `${endpoint.method} /api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(examples.sort()).toEqual(described.sort());

    const known = [
      ...new Set(named.map(({ endpoint }) => `/api${endpoint.path}`)),
      ...pages,
      ...contentPages,
    ];
    expect(pathsOf(test.app).sort()).toEqual(known.sort());
  });

  it.each(named)('[API-01] $name is granted to its owner, trailing slash or not', async (route) => {
    for (const slash of ['', '/']) {
      const owner = await aUser(test);
      const request = toRequest(route, (await route.request?.(owner)) ?? {});
      const url = String(request.url).replace(/(?=\?|$)/, slash);
      const answer = await askAs(test.app, owner.access, { ...request, url });
      expect(answer.statusCode, answer.body).toBe(route.endpoint.status ?? 200);
    }
  });

  it.each(ofUsers)(
    '[API-02] $name is refused without a session, and after the session has ended',
    async (route) => {
      const owner = await aUser(test);
      const request = toRequest(route, (await route.request?.(owner)) ?? {});
      const ended = await signIn(test.app, owner);
      await post(test.app, '/token/revoke', { refresh: ended.refresh });

      const anonymous = await test.app.inject(request);
      expectSignedOut(anonymous);
      expect(anonymous.headers['www-authenticate']).toBe('Bearer');
      const revoked = await askAs(test.app, ended.access, request);
      expectSignedOut(revoked);
      expect(revoked.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      // Refused before the input is read, so that a stranger learns nothing of what a call takes.
      if (route.endpoint.body)
        expectSignedOut(
          await test.app.inject({
            ...request,
            headers: { 'content-type': 'text/plain' },
            payload: 'x',
          }),
        );
      expect((await askAs(test.app, owner.access, request)).statusCode).toBe(
        route.endpoint.status ?? 200,
      );
    },
  );

  it.each(ofAnyone)(
    '[API-02] $name is granted to anybody, even after the session has ended',
    async (route) => {
      const owner = await aUser(test);
      const ended = await signIn(test.app, owner);
      await post(test.app, '/token/revoke', { refresh: ended.refresh });
      expect(
        (await test.app.inject(toRequest(route, (await route.request?.(owner)) ?? {}))).statusCode,
      ).toBe(route.endpoint.status ?? 200);
      const again = await aUser(test);
      expect(
        (
          await askAs(
            test.app,
            ended.access,
            toRequest(route, (await route.request?.(again)) ?? {}),
          )
        ).statusCode,
      ).toBe(route.endpoint.status ?? 200);
    },
  );

  it.each(owned)("[API-03] $name does not know another user's", async (route) => {
    const [owner, other] = [await aUser(test), await aUser(test)];
    const request = toRequest(route, (await route.request?.(owner)) ?? {});
    const refused = await askAs(test.app, other.access, request);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ code: 'not-found' });
    expect((await askAs(test.app, owner.access, request)).statusCode).toBe(
      route.endpoint.status ?? 200,
    );
  });
});
