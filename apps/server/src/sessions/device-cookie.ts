import type { FastifyReply } from 'fastify';
import { daySeconds } from '../platform/time/durations.ts';

/** The cookie by which a browser is known at its next sign-in; no script reads it, and no other path gets it. */
export const deviceCookie = 'device';

export function rememberDevice(
  reply: FastifyReply,
  token: string,
  { secure }: { secure: boolean },
): void {
  reply.setCookie(deviceCookie, token, {
    path: '/api/token/pair',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 365 * daySeconds,
  });
}
