import { z } from 'zod';
import { email, newPassword } from './account.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Accounts';

/** What stands in a link that was mailed; anything else is a link that does not work. */
const linkToken = z.string().max(1000);
const said = z.object({ detail: z.string() });

export const askForPasswordReset = endpoint({
  method: 'POST',
  path: '/users/password-reset',
  tag,
  summary:
    'Mails a link that sets a new password, where the address is that of an account. The answer, and the time it takes, are the same for every address; where nothing is mailed it says so.',
  access: 'anyone',
  body: z.object({ email }),
  answer: said,
  status: 202,
  refusals: ['too-many-requests'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/password-reset/confirm',
  tag,
  summary: 'Sets a new password by the token of a link, once, and ends all sessions.',
  access: 'anyone',
  body: z.object({ token: linkToken, new_password: newPassword }),
  answer: said,
  refusals: ['link-expired', 'unavailable'],
});

export const askForEmailConfirmation = endpoint({
  method: 'POST',
  path: '/users/me/email-confirmation',
  tag,
  summary: 'Mails the link that confirms the email, or the one it is to change to, once more.',
  access: 'user',
  answer: said,
  status: 202,
  refusals: ['too-many-requests'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/users/email-confirmation',
  tag,
  summary:
    'Confirms, by the token of a mailed link, that an email belongs to its account: from then on it is that of no other.',
  access: 'anyone',
  body: z.object({ token: linkToken }),
  answer: z.object({ email: z.string() }),
  refusals: ['link-expired'],
});
