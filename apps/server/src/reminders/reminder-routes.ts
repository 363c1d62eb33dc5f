import {
  askToUnsubscribe,
  dismissReminder,
  listInbox,
  unsubscribe as unsubscribeEndpoint,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Unsubscribe } from './unsubscribe.ts';
import { answerPage, wantedPage } from '../platform/http/page-link.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { hashesOf } from '../platform/http/security-headers.ts';
import { listDue, type Due } from './list-due.ts';
import { presentReminder } from './present-reminder.ts';
import { localDateTime } from '../platform/time/clock-time.ts';
import { askingPage, unsubscribedPage } from './unsubscribe-page.ts';
import { Refusal } from '../refusal.ts';
import type { ImportantDays } from '../people/important-days-store.ts';
import type { Reminders } from './reminders-store.ts';
import type { SignedIn } from '../platform/http/viewer.ts';

const reminderKey = z.tuple([z.string()]);

interface Deps {
  readonly reminders: Reminders;
  readonly importantDays: ImportantDays;
  readonly unsubscribe: Unsubscribe;
  readonly now: () => Date;
}

/** A user's reminders in the app, and the links that end the emails. */
export function reminderRoutes(
  app: FastifyInstance,
  { reminders, importantDays, unsubscribe, now }: Deps,
): void {
  const dueFor = ({ userId, timeZone }: SignedIn): Promise<Due> =>
    listDue({ reminders, importantDays }, userId, localDateTime(now(), timeZone));

  registerEndpoint(app, listInbox, async ({ user, query, request, reply }) => {
    const { size, after } = wantedPage(query, reminderKey);
    const { due, dismissed } = await dueFor(user);
    // Dismissed ones are removed only here: one that was the last of its page still says where the
    // next page begins.
    const waiting = due.slice(due.findIndex(({ id }) => id === after?.[0]) + 1);
    const open = waiting.filter(({ id }) => !dismissed.has(id));
    const items = open.slice(0, size.items);
    const last = items.at(-1);
    const next = open.length > items.length && last ? [last.id] : null;
    return answerPage({ items: items.map(presentReminder), next }, request, reply);
  });

  registerEndpoint(app, dismissReminder, async ({ user, params }) => {
    const { due } = await dueFor(user);
    const isDue = due.some(({ id }) => id === params.id);
    // A reminder stays dismissed even when it is no longer due: a repeated, late call changes
    // nothing.
    if (!isDue && (await reminders.listDismissed(user.userId, [params.id])).size === 0)
      throw new Refusal('not-found');
    await reminders.dismiss(user.userId, params.id, now().getTime());
    return { id: params.id };
  });

  const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
    reply
      .header('content-security-policy', policyOf(page))
      .type('text/html; charset=utf-8')
      .send(page);

  registerEndpoint(app, askToUnsubscribe, async ({ params, reply }) => {
    unsubscribe.requireToken(params.token);
    return sendPage(reply, askingPage());
  });

  registerEndpoint(app, unsubscribeEndpoint, async ({ params, reply }) => {
    await unsubscribe.turnOff(params.token);
    return sendPage(reply, unsubscribedPage());
  });
}

/** No script, its own style, and a form that posts to its own origin. */
function policyOf(page: string): string {
  return [
    "default-src 'none'",
    ['style-src', ...hashesOf('style', page)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
