import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { invitationReply } from './invitation.ts';
import { refinementHistoryItem } from './plans/refinement.ts';
import { reminderHour, reminderLeadDays } from './reminder.ts';
import { text } from './text.ts';

const tag = 'Accounts';

/** An email address as it was typed, trimmed; compared without regard to case. */
export const email = text(limits.email, 'Email is required').pipe(
  z.email('Enter a valid email address'),
);

/** Counted in characters as people see them; never trimmed, since a space may be meant. */
export const newPassword = z
  .string('Password is required')
  // Two units where people see one character.
  .max(2 * limits.password.max, `Use at most ${limits.password.max} characters`)
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Contains a broken character')
  .refine(
    (value) => [...value].length >= limits.password.min,
    `Use at least ${limits.password.min} characters`,
  )
  .refine(
    (value) => [...value].length <= limits.password.max,
    `Use at most ${limits.password.max} characters`,
  );

/** A password that is only compared: anything may be tried, within reason. */
const triedPassword = z.string('Password is required').max(1000, 'Use at most 1000 characters');
/** Any text at all; with the character NUL, which is left out, it is no token of ours either. */
const token = z
  .string()
  .max(4096)
  .transform((text) => text.replaceAll('\0', ''));
const personName = text(limits.name);

export const user = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().describe('The part of the first email before the @'),
  profile: z.object({ avatar: z.string().nullable() }),
  reminders_by_mail: z
    .boolean()
    .describe('Whether reminders are sent to the email, where the installation can mail'),
  reminder_hour: reminderHour,
  reminder_lead_days: reminderLeadDays,
  email_confirmed: z.boolean().describe('Whether the owner of the email said that it is theirs'),
  pending_email: z.string().nullable().describe('What the email is to be, once it is confirmed'),
});
export type User = z.output<typeof user>;

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  tag,
  summary: 'Makes an account; says so if no link is mailed. Bad fields: 400, messages by field.',
  access: 'anyone',
  body: z.object({
    email,
    password: newPassword,
    first_name: personName.default(''),
    last_name: personName.default(''),
  }),
  answer: user.extend({ confirmation_mailed: z.literal(false).optional() }),
  status: 201,
  fieldErrors: true,
  refusals: ['too-many-requests', 'unavailable'],
});

export const createTokens = endpoint({
  method: 'POST',
  path: '/token/pair',
  tag,
  summary: 'Signs in.',
  access: 'anyone',
  keepsLittle: true,
  body: z.object({ email: z.string().max(1000), password: triedPassword }),
  answer: z.object({ access: z.string(), refresh: z.string() }),
  refusals: ['bad-credentials', 'too-many-requests', 'unavailable'],
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/token/refresh',
  tag,
  summary:
    'A new access token. With `rotate` also a new refresh token: from then on the family rotates; the previous token gives the same child until that has been used and 30 seconds more, and any later use revokes the family.',
  access: 'anyone',
  keepsLittle: true,
  body: z.object({ refresh: token, rotate: z.boolean().default(false) }),
  answer: z.object({ access: z.string(), refresh: z.string().optional() }),
  refusals: ['signed-out'],
});

export const revokeTokens = endpoint({
  method: 'POST',
  path: '/token/revoke',
  tag,
  summary: 'Ends the session of a refresh token. Succeeds whatever the token is, and without one.',
  access: 'anyone',
  keepsLittle: true,
  body: z.object({ refresh: token.catch('') }).catch({ refresh: '' }),
  answer: z.void(),
  status: 204,
});

export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/social/google',
  tag,
  summary:
    "Signs in with an access token of Google's, which is checked with Google for this client; the email must be verified there. An account with this email that Google does not open yet takes its `password` once. Without it, one that never confirmed the email loses it to a new account, and comes back by its password within 30 days, while the new one is unused.",
  access: 'anyone',
  keepsLittle: true,
  body: z.object({
    credential: token,
    password: triedPassword.optional().describe('Of the account that has the email, or had it'),
    ask_first: z
      .boolean()
      .default(false)
      .describe('To be asked for that password (409) rather than to go without'),
  }),
  answer: z.object({
    access: z.string(),
    refresh: z.string(),
    user,
    set_aside: z
      .boolean()
      .describe('Whether this is a new account that got its email from another'),
  }),
  refusals: [
    'google-sign-in-failed',
    'account-not-linked',
    'account-unconfirmed',
    'bad-credentials',
    'too-many-requests',
    'unavailable',
  ],
});

export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  tag,
  summary: 'The signed-in user.',
  access: 'user',
  answer: user,
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/users/me',
  tag,
  summary:
    'Changes the fields it carries. A new email takes the current password, unless the sign-in is younger than 15 minutes. Where the installation can mail, it is pending until a mailed link is followed, whoever has it now; elsewhere it changes at once, unless another account has it.',
  access: 'user',
  body: z.object({
    email: email.optional(),
    first_name: personName.optional(),
    last_name: personName.optional(),
    reminders_by_mail: z.boolean().optional(),
    reminder_hour: reminderHour.optional(),
    reminder_lead_days: reminderLeadDays.optional(),
    current_password: triedPassword.optional(),
  }),
  answer: user,
  refusals: ['email-taken', 'sign-in-again', 'too-many-requests', 'unavailable'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/me/change-password',
  tag,
  summary: 'Changes the password and ends all other sessions. A wrong current password is 422.',
  access: 'user',
  keepsLittle: true,
  body: z.object({ current_password: triedPassword, new_password: newPassword }),
  answer: z.object({ detail: z.string() }),
  refusals: ['too-many-requests', 'unavailable'],
});

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/users/me',
  tag,
  summary:
    'Deletes the account and everything of it. Takes the current password when the sign-in is older than 15 minutes.',
  access: 'user',
  body: z.object({ current_password: triedPassword.optional() }).default({}),
  answer: z.void(),
  status: 204,
  refusals: ['sign-in-again', 'too-many-requests', 'unavailable'],
});

const counts = {
  profiles: z.int(),
  dates: z.int(),
  saved_ideas: z.int(),
  photos: z.int(),
  suggestions: z.int().describe('Suggestions that can still be gone back to'),
};
export const usage = z.object({
  used_bytes: z.int(),
  limit_bytes: z.int(),
  counts: z.object(counts),
});
export type Usage = z.output<typeof usage>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/users/me/usage',
  tag,
  summary:
    'How much of the storage of this account is used: dates, people, ideas, suggestions and photos together.',
  access: 'user',
  answer: usage,
});

const stored = z.record(z.string(), z.unknown());

/** Everything that is kept of a user, but for what would let somebody in. */
export const userExport = z.object({
  exported_at: z.string(),
  user: user.extend({
    time_zone: z.string(),
    signs_in_with_password: z.boolean(),
    google_id: z.string().nullable(),
    google_email: z.string().nullable(),
    created_at: z.string(),
  }),
  sessions: z.array(
    z.object({
      signed_in_at: z.string(),
      last_used_at: z.string(),
      expires_at: z.string(),
      device: z.string(),
    }),
  ),
  account_links: z
    .array(
      z.object({
        purpose: z.string(),
        email: z.string(),
        created_at: z.string(),
        expires_at: z.string(),
      }),
    )
    .describe('Mailed links that have not been followed'),
  account_mails: z
    .array(z.object({ kind: z.string(), to: z.string(), queued_at: z.string() }))
    .describe('Mails about the account that have not left yet'),
  known_networks: z
    .array(z.object({ network: z.string(), seen_at: z.string() }))
    .describe('The networks this account was signed in to from'),
  own_profile: stored.nullable(),
  profiles: z.array(stored),
  profile_notes: z.array(stored).describe('Notes and gift ideas about people, the newest first'),
  history: z.array(stored),
  saved_ideas: z.array(stored),
  calendar_feed: z.object({ created_at: z.string() }).nullable(),
  shared_plans: z
    .array(z.object({ plan_id: z.string(), created_at: z.string() }))
    .describe('Which saved plans are shared, and since when'),
  invitations: z
    .array(
      z.object({
        date_id: z.string(),
        created_at: z.string(),
        reply: invitationReply.nullable(),
      }),
    )
    .describe('To which dates somebody is invited, since when, and what they answered last'),
  dismissed_reminders: z.array(z.object({ id: z.string(), dismissed_at: z.string() })),
  reminder_mails: z.array(
    z.object({ id: z.string(), claimed_at: z.string(), sent_at: z.string().nullable() }),
  ),
  suggestions: z.array(stored).describe('What was asked for and what was suggested, oldest first'),
  refinements: z
    .array(refinementHistoryItem)
    .describe('What was asked of suggestions afterwards, oldest first'),
  photos: z.array(stored),
});
export type UserExport = z.output<typeof userExport>;

export const exportMe = endpoint({
  method: 'GET',
  path: '/users/me/export',
  tag,
  summary:
    'Everything of the user as one JSON document; with `format=zip` as a zip with the photos.',
  access: 'user',
  query: z.object({ format: z.enum(['json', 'zip']).default('json') }),
  answer: userExport,
  refusals: ['too-many-requests'],
});
