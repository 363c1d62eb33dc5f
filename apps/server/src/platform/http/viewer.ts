import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { daySeconds } from '../time/durations.ts';

/** A user, with the session of the request. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: string;
  /** When the user last entered a password or signed in with Google, in epoch milliseconds. */
  readonly signedInAt: number;
  /** The time zone of the user's browser when it was last seen. */
  readonly timeZone: string;
}

/** Who makes the request. */
export interface Viewer {
  /** Null if nobody is signed in. */
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

/** Whom an access token belongs to, or null if it is not valid. */
export type Authenticate = (accessToken: string) => Promise<SignedIn | null>;

interface Users {
  keepTimeZone(userId: number, timeZone: string): Promise<void>;
}

/**
 * Sets `request.viewer` from the access token of every request, and stores the time zone that a
 * user's browser sends.
 */
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

/** The IANA time zone that a client sends in `X-Time-Zone`; UTC if that is missing or unknown. */
export function timeZoneOf(request: FastifyRequest): string {
  const said = request.headers['x-time-zone'];
  return isTimeZone(said) ? said : 'UTC';
}

function isTimeZone(said: unknown): said is string {
  return typeof said === 'string' && findCalendar(said) !== undefined;
}

/** More than there are time zones, fewer than all their spellings. */
const maxCalendars = 600;
const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar of a time zone; undefined if there is no zone of that name. Cached, because creating
 * one takes longer than many answers.
 */
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

/**
 * The id in the visitor cookie, or a new one; sets the cookie, so that the next request is
 * recognized as the same visitor's.
 */
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
