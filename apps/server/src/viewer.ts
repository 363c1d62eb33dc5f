import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** A user with the session that the request came by. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: string;
  /** When a password or Google was last asked for, in epoch milliseconds. */
  readonly signedInAt: number;
}

/** Who is asking. */
export interface Viewer {
  /** The visitor cookie's id, or a fresh one where none came. */
  readonly visitorId: string;
  /** Null for somebody who is not signed in. */
  readonly user: SignedIn | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

const cookieName = 'visitor';
const yearSeconds = 365 * 24 * 60 * 60;

/** Who an access token speaks for, or null where it is none that counts. Keeps the time zone that the client says, if it is one. */
export type Authenticate = (accessToken: string, options: { timeZone: string | undefined }) => Promise<SignedIn | null>;

/** Sets `request.viewer` from the access token and the cookies of every request. */
export function identifyViewers(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    const accessToken = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const user = accessToken === undefined ? null : await authenticate(accessToken, { timeZone: saidTimeZone(request) });
    request.viewer = { user, visitorId: visitorIdOf(request) };
  });
}

/** What the client says in `X-Time-Zone`; whatever it may be. */
export function saidTimeZone(request: FastifyRequest): string | undefined {
  const said = request.headers['x-time-zone'];
  return typeof said === 'string' ? said : undefined;
}

function visitorIdOf(request: FastifyRequest): string {
  const given = z.uuidv4().safeParse(request.cookies[cookieName]);
  return given.success ? given.data : randomUUID();
}

/** Sends the visitor cookie, so that the next request is known to be the same visitor's. */
export function rememberVisitor(request: FastifyRequest, reply: FastifyReply, options: { secure: boolean }): void {
  reply.setCookie(cookieName, request.viewer.visitorId, { path: '/', httpOnly: true, sameSite: 'lax', secure: options.secure, maxAge: yearSeconds });
}
