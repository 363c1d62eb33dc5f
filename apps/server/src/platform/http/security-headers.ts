import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What keeps an answer from being misused. Pages replace the policy and the caching by their own. */
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

/** Sets the security headers and the request's id on every answer. */
export function sendSecurityHeaders(app: FastifyInstance, config: { publicUrl: string }): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** The policy of the service worker, which its requests are held to: to this origin only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Where Google's sign-in lives. */
const google = 'https://accounts.google.com/gsi';

/** The style that Radix brings to a list of options, letter by letter the one that `trusted-types.ts` of the web app knows. */
const styleOfSelect = hashOf(
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
);

interface PolicyOptions {
  readonly withGoogle?: boolean;
  readonly mapOrigin?: string | undefined;
  readonly chatOrigin?: string | undefined;
}

/**
 * The policy of a page of ours: everything from this origin, scripts and styles that stand in it by their hashes, and markup
 * made by scripts only as our Trusted Types let it pass. Where Google signs people in, its script and windows are let in as
 * well, and the policy that its library makes for what it writes; where maps are shown, styles, tiles and pictures of `mapOrigin`; where
 * people chat, a frame of `chatOrigin`.
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

/** The hashes of the scripts or styles that stand in a page, each once, as a policy lists them. */
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
