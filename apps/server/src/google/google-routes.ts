import { signInWithGoogle as signInWithGoogleEndpoint } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../accounts/present-user.ts';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import { photoUrl } from '../photos/present-photo.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { Authenticate } from '../platform/http/viewer.ts';
import { deviceOf } from '../sessions/device-of.ts';
import type { SignInWithGoogle } from './sign-in-with-google.ts';

interface Deps {
  readonly signInWithGoogle: SignInWithGoogle;
  readonly authenticate: Authenticate;
  readonly photoUrlsFor: PhotoUrlsFor;
}

/** Signing in and signing up with a Google account. */
export function googleRoutes(
  app: FastifyInstance,
  { signInWithGoogle, authenticate, photoUrlsFor }: Deps,
): void {
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
}
