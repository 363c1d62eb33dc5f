import { endOtherSessions, endSession, listSessions } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { NoteEvent } from '../accounts/note-event.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Sessions } from './sessions-store.ts';

interface Deps {
  readonly sessions: Sessions;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

/** The user's sessions, and how to end them. */
export function sessionRoutes(app: FastifyInstance, { sessions, noteEvent, now }: Deps): void {
  registerEndpoint(app, listSessions, async ({ user }) =>
    (await sessions.list(user.userId, now().getTime())).map((session) => ({
      id: session.id,
      created_at: new Date(session.signedInAt).toISOString(),
      last_used_at: new Date(session.lastUsedAt).toISOString(),
      device: session.device,
      current: session.id === user.sessionId,
    })),
  );

  registerEndpoint(app, endSession, async ({ user, params, request }) => {
    if (!(await sessions.delete({ userId: user.userId, id: params.id })))
      throw new Refusal('not-found');
    await noteEvent('signed-out', { who: user.userId, ip: request.ip });
  });

  registerEndpoint(app, endOtherSessions, async ({ user, request }) => {
    await sessions.deleteOthers({ userId: user.userId, id: user.sessionId });
    await noteEvent('signed-out', { who: user.userId, ip: request.ip });
  });
}
