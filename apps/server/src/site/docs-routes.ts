import { randomBytes } from 'node:crypto';
import { product } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { loadDocsScript } from './docs-script.ts';

/**
 * Scalar's styles are text, allowed by the nonce, and it creates markup only under Vue's policy.
 * Everything comes from this origin, so reading the docs is not reported to anybody.
 */
const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vue',
  ].join('; ');

/**
 * Gives the nonce to every style sheet that a script creates (Scalar does so for one of five), and
 * sets the styles of single elements as properties, which need no permission: those set as
 * attributes, and those in markup that Vue's policy lets pass.
 */
const styleScript = `{
  const { content } = document.querySelector('meta[property="csp-nonce"]');
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (...given) {
    const element = createElement.apply(this, given);
    if (element.localName === 'style') element.nonce = content;
    return element;
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && this.style) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  const createPolicy = window.trustedTypes?.createPolicy.bind(window.trustedTypes);
  if (createPolicy)
    window.trustedTypes.createPolicy = (name, rules) =>
      createPolicy(name, {
        ...rules,
        createHTML: (html) => rules.createHTML(html).replace(/(<[^>]*\\s)style=/g, '$1data-style='),
      });
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute('data-style');
    }
  }).observe(document, { childList: true, subtree: true });
}
`;

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

const pageWith = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="csp-nonce" content="${nonce}">
    <title>${product} API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <noscript>The API is described in <a href="/api/openapi.json">/api/openapi.json</a>; this page needs JavaScript to show it.</noscript>
    <script id="api-reference" data-configuration='${JSON.stringify(settings)}'></script>
    <script src="/api/docs/styles.js"></script>
    <script src="/api/docs/scalar.js"></script>
  </body>
</html>
`;

/** The API documentation: the OpenAPI document for programs, Scalar's pages for people. */
export function docsRoutes(app: FastifyInstance): void {
  const schema = { hide: true };
  app.get('/openapi.json', { schema }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  app.get('/docs', { schema }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policyWith(nonce))
      .type('text/html; charset=utf-8')
      .send(pageWith(nonce));
  });
  app.get('/docs/styles.js', { schema }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(styleScript),
  );
  app.get('/docs/scalar.js', { schema }, async (_request, reply) => {
    const script = await loadDocsScript();
    return reply
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
