import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Headers that keep an answer from being misused. Pages set their own policy and caching instead.
 */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Sets the security headers and the request id on every answer. */
export function sendSecurityHeaders(app: FastifyInstance, config: { publicUrl: string }): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** The policy of the service worker, which limits its requests to this origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The origin of Google's sign-in. */
const google = 'https://accounts.google.com/gsi';

/**
 * The style that Radix adds to a list of options, identical to the one that `trusted-types.ts` of
 * the web app allows.
 */
const styleOfSelect = hashOf(
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
);

interface PolicyOptions {
  readonly withGoogle?: boolean;
  readonly mapOrigin?: string | undefined;
  readonly chatOrigin?: string | undefined;
}

/**
 * The policy of one of our pages: everything from this origin, inline scripts and styles by their
 * hashes, and markup made by scripts only through our Trusted Types policy. Pages with Google
 * sign-in also allow its script, its windows and the policy of its library; pages with maps allow
 * styles, tiles and images of `mapOrigin`; pages with chat allow a frame of `chatOrigin`.
 */
export function pagePolicy(
  html: string,
  { withGoogle = false, mapOrigin, chatOrigin }: PolicyOptions,
): string {
  const frames = [
    ...(withGoogle ? [`${google}/`] : []),
    ...(chatOrigin === undefined ? [] : [chatOrigin]),
  ];
  const alsoMaps = mapOrigin === undefined ? '' : ` ${mapOrigin}`;
  const alsoGoogle = (path: string) => (withGoogle ? ` ${google}/${path}` : '');
  return [
    "default-src 'none'",
    `${["script-src 'self'", ...hashesOf('script', html)].join(' ')}${alsoGoogle('client')}`,
    `${["style-src 'self'", ...hashesOf('style', html), styleOfSelect].join(' ')}${alsoGoogle('style')}`,
    `img-src 'self' data: blob:${alsoMaps}`,
    "font-src 'self'",
    `connect-src 'self'${alsoGoogle('')}${alsoMaps}`,
    "media-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default dompurify${withGoogle ? ' goog#html' : ''}`,
  ].join('; ');
}

/**
 * The hashes of the inline scripts or styles of a page, without duplicates, as a policy lists them.
 */
export function hashesOf(tag: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(
    new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${tag}>`, 'gi'),
  );
  const texts = [...elements]
    .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '');
  return [...new Set(texts)].map(hashOf);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
