import {
  createTokens,
  refreshTokens,
  register,
  revokeTokens,
  signInWithGoogle as signInWithGoogleEndpoint,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import type { RefreshSession } from '../sessions/refresh-session.ts';
import type { RegisterUser } from './register-user.ts';
import type { RevokeSession } from '../sessions/revoke-session.ts';
import type { SignInWithGoogle } from '../google/sign-in-with-google.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import { deviceCookie, rememberDevice } from '../sessions/device-cookie.ts';
import { deviceOf } from '../sessions/device-of.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { photoUrl } from '../photos/present-photo.ts';
import { presentUser } from './present-user.ts';
import type { Authenticate } from '../platform/http/viewer.ts';

interface Deps {
  readonly registerUser: RegisterUser;
  readonly signIn: SignIn;
  readonly signInWithGoogle: SignInWithGoogle;
  readonly refreshSession: RefreshSession;
  readonly revokeSession: RevokeSession;
  readonly secureCookies: boolean;
  readonly authenticate: Authenticate;
  readonly photoUrlsFor: PhotoUrlsFor;
}

/** How people become signed in, stay it and cease to be. */
export function accountRoutes(
  app: FastifyInstance,
  {
    registerUser,
    signIn,
    signInWithGoogle,
    refreshSession,
    revokeSession,
    authenticate,
    photoUrlsFor,
    secureCookies,
  }: Deps,
): void {
  registerEndpoint(app, register, async ({ body, request }) =>
    presentUser(
      await registerUser({
        email: body.email,
        password: body.password,
        firstName: body.first_name,
        lastName: body.last_name,
        ip: request.ip,
      }),
      photoUrl,
    ),
  );

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

  registerEndpoint(app, signInWithGoogleEndpoint, async ({ body, request }) => {
    const { access, refresh, user, isOtherSetAside } = await signInWithGoogle(body.credential, {
      password: body.password,
      asksFirst: body.ask_first,
      ip: request.ip,
      device: deviceOf(request.headers['user-agent']),
    });
    const signedIn = await authenticate(access);
    return {
      access,
      refresh,
      user: presentUser(user, signedIn ? photoUrlsFor(signedIn) : photoUrl),
      set_aside: isOtherSetAside,
    };
  });

  registerEndpoint(app, refreshTokens, ({ body }) =>
    refreshSession(body.refresh, { rotate: body.rotate }),
  );

  registerEndpoint(app, revokeTokens, ({ body }) => revokeSession(body.refresh));
}
