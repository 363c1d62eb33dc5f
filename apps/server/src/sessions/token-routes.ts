import { createTokens, refreshTokens, revokeTokens } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { deviceCookie, rememberDevice } from './device-cookie.ts';
import { deviceOf } from './device-of.ts';
import type { RefreshSession } from './refresh-session.ts';
import type { RevokeSession } from './revoke-session.ts';
import type { SignIn } from './sign-in.ts';

interface Deps {
  readonly signIn: SignIn;
  readonly refreshSession: RefreshSession;
  readonly revokeSession: RevokeSession;
  readonly secureCookies: boolean;
}

/** Signing in with a password, staying signed in and signing out. */
export function tokenRoutes(
  app: FastifyInstance,
  { signIn, refreshSession, revokeSession, secureCookies }: Deps,
): void {
  registerEndpoint(app, createTokens, async ({ body, request, reply }) => {
    const { access, refresh, deviceToken } = await signIn({
      email: body.email,
      password: body.password,
      ip: request.ip,
      device: deviceOf(request.headers['user-agent']),
      deviceToken: request.cookies[deviceCookie],
    });
    rememberDevice(reply, deviceToken, { secure: secureCookies });
    return { access, refresh };
  });

  registerEndpoint(app, refreshTokens, ({ body }) =>
    refreshSession(body.refresh, { rotate: body.rotate }),
  );

  registerEndpoint(app, revokeTokens, ({ body }) => revokeSession(body.refresh));
}
