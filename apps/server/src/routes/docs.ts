import { product } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { loadDocsScript } from '../web/docs-script.ts';

/** Scalar brings its styles as text and attributes, and makes markup in Vue's name only; scripts and data come from this origin only, so that reading the docs tells nobody. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ');

const settings = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  operationTitleSource: 'path',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${product} API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <noscript>The API is described in <a href="/api/openapi.json">/api/openapi.json</a>; this page needs JavaScript to show it.</noscript>
    <script id="api-reference" data-configuration='${JSON.stringify(settings)}'></script>
    <script src="/api/docs/scalar.js"></script>
  </body>
</html>
`;

/** The API described: the OpenAPI document for programs, Scalar's pages for people. */
export function docsRoutes(app: FastifyInstance): void {
  const schema = { hide: true };
  app.get('/openapi.json', { schema }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  app.get('/docs', { schema }, async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/scalar.js', { schema }, async (_request, reply) => {
    const script = await loadDocsScript();
    return reply
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
