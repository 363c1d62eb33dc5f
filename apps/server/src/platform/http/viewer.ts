import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { daySeconds } from '../time/durations.ts';

/** A user with the session that the request came by. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: string;
  /** When a password or Google was last asked for, in epoch milliseconds. */
  readonly signedInAt: number;
  /** Where the user's browser was last. */
  readonly timeZone: string;
}

/** Who is asking. */
export interface Viewer {
  /** Null for somebody who is not signed in. */
  readonly user: SignedIn | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

const cookieName = 'visitor';
const longestTimeZone = 60;
const uuid = z.uuidv4();
const nobody: Viewer = { user: null };

/** Who an access token speaks for, or null where it is none that counts. */
export type Authenticate = (accessToken: string) => Promise<SignedIn | null>;

interface Users {
  keepTimeZone(userId: number, timeZone: string): Promise<void>;
}

/** Sets `request.viewer` from the access token of every request, and keeps the time zone that a user's browser says. */
export function identifyViewers(
  app: FastifyInstance,
  { authenticate, users }: { authenticate: Authenticate; users: Users },
): void {
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    request.viewer =
      authorization === undefined ? nobody : { user: await findUser(authorization, request) };
  });

  async function findUser(
    authorization: string,
    request: FastifyRequest,
  ): Promise<SignedIn | null> {
    const accessToken = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    const user = accessToken === undefined ? null : await authenticate(accessToken);
    const said = request.headers['x-time-zone'];
    if (user === null || said === user.timeZone || !isTimeZone(said)) return user;
    await users.keepTimeZone(user.userId, said);
    return { ...user, timeZone: said };
  }
}

/** The time zone that a client says in `X-Time-Zone`, an IANA name; UTC where it says none that exists. */
export function timeZoneOf(request: FastifyRequest): string {
  const said = request.headers['x-time-zone'];
  return isTimeZone(said) ? said : 'UTC';
}

function isTimeZone(said: unknown): said is string {
  return typeof said === 'string' && findCalendar(said) !== undefined;
}

/** More than there are time zones, and fewer than all their spellings. */
const maxCalendars = 600;
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar of a time zone; undefined where there is none of that name. Making one takes longer than many an answer. */
export function findCalendar(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = calendars.get(timeZone);
  if (known !== undefined || timeZone.length > longestTimeZone) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    if (calendars.size < maxCalendars) calendars.set(timeZone, made);
    return made;
  } catch {
    return undefined;
  }
}

/** The id of the visitor cookie, or a new one; sends the cookie, so that the next request is known to be the same visitor's. */
export function rememberVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { secure: boolean },
): string {
  const given = uuid.safeParse(request.cookies[cookieName]);
  const visitorId = given.success ? given.data : randomUUID();
  reply.setCookie(cookieName, visitorId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    maxAge: 365 * daySeconds,
  });
  return visitorId;
}
