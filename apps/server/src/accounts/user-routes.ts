import {
  changePassword as changePasswordEndpoint,
  deleteMe,
  exportMe,
  getMe,
  getUsage,
  limits,
  updateMe,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { ChangePassword } from '../passwords/change-password.ts';
import type { DeleteUser } from './delete-user.ts';
import type { ErasePhotos } from '../photos/erase-photos.ts';
import type { ExportUser } from '../export/export-user.ts';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import type { NoteEvent } from './note-event.ts';
import type { UpdateUser } from './update-user.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import { messages } from '../messages.ts';
import { presentUser } from './present-user.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { Store } from '../store.ts';

interface Deps {
  readonly store: Store;
  readonly updateUser: UpdateUser;
  readonly changePassword: ChangePassword;
  readonly deleteUser: DeleteUser;
  readonly erasePhotos: ErasePhotos;
  readonly exportUser: ExportUser;
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

/** The account of whoever is signed in. */
export function userRoutes(
  app: FastifyInstance,
  {
    store,
    updateUser,
    changePassword,
    deleteUser,
    erasePhotos,
    exportUser,
    photoUrlsFor,
    noteEvent,
    now,
  }: Deps,
): void {
  registerEndpoint(app, getMe, async ({ user }) =>
    presentUser(await store.users.require(user.userId), photoUrlsFor(user)),
  );

  registerEndpoint(app, getUsage, async ({ user }) => {
    const { usedBytes, counts } = await store.usage.find(user.userId);
    return { used_bytes: usedBytes, limit_bytes: limits.storageBytes, counts };
  });

  registerEndpoint(app, updateMe, async ({ user, body, request }) =>
    presentUser(
      await updateUser(
        user,
        {
          email: body.email,
          firstName: body.first_name,
          lastName: body.last_name,
          remindersByMail: body.reminders_by_mail,
          currentPassword: body.current_password,
        },
        { ip: request.ip },
      ),
      photoUrlsFor(user),
    ),
  );

  registerEndpoint(app, changePasswordEndpoint, async ({ user, body }) => {
    await changePassword(user, {
      currentPassword: body.current_password,
      newPassword: body.new_password,
    });
    return { detail: messages.passwordChanged };
  });

  registerEndpoint(app, deleteMe, async ({ user, body }) => {
    await deleteUser(user, body.current_password);
    await erasePhotos();
    await store.truncateLog();
  });

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
