import * as contract from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite);
});
afterAll(() => test.close());

const endpoints = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        responses: Record<string, { content: object }>;
        requestBody?: { content: Record<string, { schema: unknown }> };
      }
    >
  >;
  components: { schemas: Record<string, unknown> };
}

describe('the OpenAPI document', () => {
  it('[API-01] describes every call of the contract in OpenAPI 3.1', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json<OpenApi>();
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual(
      endpoints
        .map(({ method, path }) => `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`)
        .sort(),
    );
  });

  it('[API-02] says how each call is refused, as a problem', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json<OpenApi>();
    const { responses } = paths['/api/public/date-suggestions']?.post ?? { responses: {} };
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '408',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(responses['422']?.content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  });

  it('says which calls take an access token, and which can do without a body', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    expect(document.components.securitySchemes.accessToken).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    expect(document.paths['/api/users/me'].delete).toMatchObject({
      security: [{ accessToken: [] }],
      requestBody: { required: false },
      responses: { 204: { description: 'Done' } },
    });
    expect(document.paths['/api/users/register'].post).toMatchObject({
      requestBody: { required: true },
    });
    expect(document.paths['/api/users/register'].post).not.toHaveProperty('security');
    expect(
      Object.keys(document.paths['/api/users/register'].post.responses['400'].content),
    ).toEqual(['application/json', 'application/problem+json']);
  });

  it('shows both spellings of the activities of the last date', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json<OpenApi>();
    expect(
      paths['/api/public/date-suggestions']?.post?.requestBody?.content['application/json']?.schema,
    ).toMatchObject({
      properties: {
        config: {
          properties: {
            previous_date_activities: { anyOf: [{ type: 'string' }, { type: 'array' }] },
          },
        },
      },
    });
  });

  it('refers only to schemas it holds', async () => {
    const { body } = await test.app.inject('/api/openapi.json');
    const held = Object.keys((JSON.parse(body) as OpenApi).components.schemas);
    const used = [...body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]);
    expect(held).toEqual(expect.arrayContaining([...new Set(used)]));
  });
});

describe('the readable docs', () => {
  it('[API-01] come from this origin only, trailing slash or not', async () => {
    for (const url of ['/api/docs', '/api/docs/']) {
      const page = await test.app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain("script-src 'self';");
      expect(page.headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script'; trusted-types vue",
      );
      expect(page.body).not.toMatch(/(src|href)="?(https?:)?\/\//);
      const [, nonce] = /csp-nonce" content="([\w+/]{22}==)"/.exec(page.body) ?? [];
      expect(page.headers['content-security-policy']).toContain(
        `style-src 'self' 'nonce-${nonce}';`,
      );
      expect((await test.app.inject(url)).body).not.toContain(nonce);
    }
    const script = await test.app.inject('/api/docs/scalar.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
    });
  });
});
