import { changePassword as changePasswordEndpoint, deleteMe, exportMe, getMe, updateMe } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { ChangePassword } from '../commands/change-password.ts';
import type { DeleteUser } from '../commands/delete-user.ts';
import type { UpdateUser } from '../commands/update-user.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { messages } from '../messages.ts';
import { presentUserExport } from '../presenters/user-export.ts';
import { presentUser } from '../presenters/user.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

interface Deps {
  readonly store: Store;
  readonly updateUser: UpdateUser;
  readonly changePassword: ChangePassword;
  readonly deleteUser: DeleteUser;
  readonly now: () => Date;
}

/** The account of whoever is signed in. */
export function userRoutes(app: FastifyInstance, { store, updateUser, changePassword, deleteUser, now }: Deps): void {
  registerEndpoint(app, getMe, async ({ user }) => presentUser(await store.users.require(user.userId)));

  registerEndpoint(app, updateMe, async ({ user, body }) =>
    presentUser(await updateUser(user, { email: body.email, firstName: body.first_name, lastName: body.last_name, currentPassword: body.current_password })),
  );

  registerEndpoint(app, changePasswordEndpoint, async ({ user, body }) => {
    await changePassword(user, { currentPassword: body.current_password, newPassword: body.new_password });
    return { detail: messages.passwordChanged };
  });

  registerEndpoint(app, deleteMe, ({ user, body }) => deleteUser(user, body.current_password));

  registerEndpoint(app, exportMe, async ({ user, reply }) => {
    const data = await store.userData.find(user.userId);
    if (!data) throw new Refusal('signed-out');
    reply.header('content-disposition', 'attachment; filename="rendezvous.json"');
    return presentUserExport(data, now());
  });
}
