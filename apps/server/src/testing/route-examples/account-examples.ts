import {
  askForEmailConfirmation,
  askForPasswordReset,
  changePassword,
  confirmEmail,
  createTokens,
  deleteMe,
  endOtherSessions,
  endSession,
  exportMe,
  getMe,
  getUsage,
  listSessions,
  refreshTokens,
  register,
  resetPassword,
  revokeTokens,
  signInWithGoogle,
  updateMe,
  type ListedSession,
} from '@rendezvous/contract';
import { anEmail, aPassword, type TestUser } from '../a-user.ts';
import type { RouteExample } from './route-example.ts';

/** Signing up and in, and what users do with their own accounts and sessions. */
export const accountExamples: readonly RouteExample[] = [
  { endpoint: register, request: () => ({ payload: { email: anEmail(), password: aPassword } }) },
  { endpoint: createTokens, request: ({ email, password }) => ({ payload: { email, password } }) },
  { endpoint: refreshTokens, request: ({ refresh }) => ({ payload: { refresh } }) },
  { endpoint: revokeTokens, request: ({ refresh }) => ({ payload: { refresh } }) },
  { endpoint: signInWithGoogle, request: () => ({ payload: { credential: 'ya29.token' } }) },

  { endpoint: getMe },
  { endpoint: getUsage },
  { endpoint: updateMe, request: () => ({ payload: { first_name: 'Ana' } }) },
  {
    endpoint: changePassword,
    request: ({ password }) => ({
      payload: { current_password: password, new_password: 'marble harbor 77' },
    }),
  },
  { endpoint: askForPasswordReset, request: ({ email }) => ({ payload: { email } }) },
  {
    endpoint: resetPassword,
    request: async (owner) => ({
      payload: {
        token: await owner.mailedLink('reset-password'),
        new_password: 'marble harbor 77',
      },
    }),
  },
  { endpoint: askForEmailConfirmation },
  {
    endpoint: confirmEmail,
    request: async (owner) => ({ payload: { token: await owner.mailedLink('confirm-email') } }),
  },
  { endpoint: listSessions },
  { endpoint: endOtherSessions },
  {
    endpoint: endSession,
    isOwned: true,
    request: async (owner) => ({ params: { id: await anotherSession(owner) } }),
  },
  { endpoint: exportMe },
  { endpoint: deleteMe },
];

async function anotherSession(owner: TestUser): Promise<string> {
  const { email, password } = owner;
  await owner.ask('POST', '/token/pair', { email, password });
  const sessions = (await owner.ask('GET', '/users/me/sessions')).json<ListedSession[]>();
  return sessions.find(({ current }) => !current)?.id ?? '';
}
