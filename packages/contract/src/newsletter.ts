import { z } from 'zod';
import { email } from './account.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const tag = 'Newsletter';

/**
 * The name of a place. It is read by people and spreadsheets: letters, and what stands between them
 * in names.
 */
const place = z
  .string()
  .trim()
  .max(limits.location)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/&#-]*$/u, 'Write the place in letters');

export const subscribe = endpoint({
  method: 'POST',
  path: '/newsletter',
  tag,
  summary:
    'Mails a link that confirms the address, right after the answer or once the mail server takes it. The answer is the same for every address, and nothing is kept of one between the mail and its confirmation. A form is answered with a page.',
  access: 'anyone',
  body: z.object({
    email,
    place: place.optional().describe('To be told once, when plans are made there, instead'),
  }),
  answer: z.object({ detail: z.string() }),
  status: 202,
  refusals: ['too-many-requests', 'unavailable'],
});

/** What cannot be read is a token like any other that is none of ours: people see the same page. */
const token = z.string().max(limits.pathParameter).catch('');
const link = z.object({ token });
const query = z.object({ token });
const page = z
  .string()
  .describe('A page for people; with status 404 where the link does not work any more');

export const askToConfirmSubscription = endpoint({
  method: 'GET',
  path: '/newsletter/confirm/:token',
  tag,
  summary:
    'The page behind the link that was mailed. It changes nothing: programs follow links before people do.',
  access: 'anyone',
  params: link,
  answer: page,
  media: 'text/html',
});

export const followOlderConfirmation = endpoint({
  method: 'GET',
  path: '/newsletter/confirm',
  tag,
  summary: 'Redirects a link that carries its token as a query to the page of that token.',
  access: 'anyone',
  query,
  answer: page,
  status: 308,
  media: 'text/html',
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/newsletter/confirm/:token',
  tag,
  summary: 'Puts the address of the token on the list. Doing so again changes nothing.',
  access: 'anyone',
  params: link,
  answer: page,
  media: 'text/html',
});

export const askToEndSubscription = endpoint({
  method: 'GET',
  path: '/newsletter/unsubscribe',
  tag,
  summary: 'The page behind the way out in every letter. It changes nothing.',
  access: 'anyone',
  query,
  answer: page,
  media: 'text/html',
});

export const endSubscription = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  tag,
  summary:
    'Takes the address of the token off the list, at one click of a mail program (RFC 8058) or of the page. Its tokens do not expire.',
  access: 'anyone',
  keepsLittle: true,
  query,
  answer: page,
  media: 'text/html',
});

/**
 * What somebody on the way to the newsletter or out of it is shown, when not on the page they came
 * from.
 */
export const newsletterPages = [
  'asked',
  'invalid',
  'refused',
  'confirm',
  'confirm-place',
  'confirmed',
  'confirmed-place',
  'unsubscribe',
  'unsubscribe-place',
  'unsubscribed',
  'unsubscribed-place',
  'expired',
] as const;
export type NewsletterPage = (typeof newsletterPages)[number];
