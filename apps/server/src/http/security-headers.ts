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

interface PolicyOptions {
  readonly withGoogle?: boolean;
  readonly mapOrigin?: string | undefined;
  readonly chatOrigin?: string | undefined;
}

/**
 * The policy of a page of ours: everything from this origin, inline scripts only where their hash is listed. Where Google
 * signs people in, its script and windows are let in as well; where maps are shown, styles, tiles and pictures of `mapOrigin`;
 * where people chat, a frame of `chatOrigin`.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
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
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ') +
      alsoGoogle('client'),
    `style-src 'self' 'unsafe-inline'${alsoGoogle('style')}`,
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
  ].join('; ');
}
