import {
  createTokens,
  refreshTokens,
  register,
  revokeTokens,
  signInWithGoogle as signInWithGoogleEndpoint,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { PhotoUrlsFor } from '../commands/link-photos.ts';
import type { RefreshSession } from '../commands/refresh-session.ts';
import type { RegisterUser } from '../commands/register-user.ts';
import type { RevokeSession } from '../commands/revoke-session.ts';
import type { SignInWithGoogle } from '../commands/sign-in-with-google.ts';
import type { SignIn } from '../commands/sign-in.ts';
import { deviceCookie, rememberDevice } from '../http/device-cookie.ts';
import { deviceOf } from '../http/device-of.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { photoUrl } from '../presenters/photo.ts';
import { presentUser } from '../presenters/user.ts';
import type { Authenticate } from '../viewer.ts';

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
