import { exportMe } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { NoteEvent } from '../accounts/note-event.ts';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import type { ExportUser } from './export-user.ts';

interface Deps {
  readonly exportUser: ExportUser;
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

/** Everything stored about the signed-in user, as a file. */
export function exportRoutes(
  app: FastifyInstance,
  { exportUser, photoUrlsFor, noteEvent, now }: Deps,
): void {
  registerEndpoint(app, exportMe, async ({ user, query, request, reply }) => {
    const instant = now();
    const moment = {
      now: instant.getTime(),
      today: todayOf(request, instant),
      urlOf: photoUrlsFor(user),
    };
    await noteEvent('data-exported', { who: user.userId, ip: request.ip });
    reply.header('content-disposition', `attachment; filename="rendezvous.${query.format}"`);
    const isZip = query.format === 'zip';
    const document = await exportUser[isZip ? 'asZip' : 'asJson'](
      { userId: user.userId, network: networkOf(request.ip) },
      moment,
    );
    return reply.type(isZip ? 'application/zip' : 'application/json').send(document);
  });
}
