import { deleteMe, getMe, getUsage, limits, register, updateMe } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { ErasePhotos } from '../photos/erase-photos.ts';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import { photoUrl } from '../photos/present-photo.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { Store } from '../store.ts';
import type { DeleteUser } from './delete-user.ts';
import { presentUser } from './present-user.ts';
import type { RegisterUser } from './register-user.ts';
import type { UpdateUser } from './update-user.ts';

interface Deps {
  readonly store: Pick<Store, 'users' | 'usage' | 'truncateLog'>;
  readonly registerUser: RegisterUser;
  readonly updateUser: UpdateUser;
  readonly deleteUser: DeleteUser;
  readonly erasePhotos: ErasePhotos;
  readonly photoUrlsFor: PhotoUrlsFor;
}

/** Creating, reading, changing and deleting an account. */
export function accountRoutes(
  app: FastifyInstance,
  { store, registerUser, updateUser, deleteUser, erasePhotos, photoUrlsFor }: Deps,
): void {
  registerEndpoint(app, register, async ({ body, request }) => {
    const { user, isLinkWithheld } = await registerUser({
      email: body.email,
      password: body.password,
      firstName: body.first_name,
      lastName: body.last_name,
      ip: request.ip,
    });
    return {
      ...presentUser(user, photoUrl),
      ...(isLinkWithheld && { confirmation_mailed: false as const }),
    };
  });

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
          reminderTiming: { hour: body.reminder_hour, leadDays: body.reminder_lead_days },
          currentPassword: body.current_password,
        },
        { ip: request.ip },
      ),
      photoUrlsFor(user),
    ),
  );

  registerEndpoint(app, deleteMe, async ({ user, body }) => {
    await deleteUser(user, body.current_password);
    await erasePhotos();
    await store.truncateLog();
  });
}
