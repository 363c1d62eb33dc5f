import type { FastifyReply } from 'fastify';
import { daySeconds } from '../platform/time/durations.ts';

/**
 * The cookie that identifies a browser at its next sign-in; scripts cannot read it, and no other
 * path receives it.
 */
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
