import {
  askToConfirmSubscription,
  askToEndSubscription,
  askToUnsubscribe,
  confirmSubscription,
  dismissReminder,
  endSubscription,
  followOlderConfirmation,
  listInbox,
  subscribe,
  unsubscribe,
} from '@rendezvous/contract';
import { aReminder } from '../a-reminder.ts';
import { anEmail } from '../a-user.ts';
import { testNewsletterTokens } from '../newsletter-secret.ts';
import { testUnsubscribeTokens } from '../unsubscribe-secret.ts';
import type { ExampleRequest, RouteExample } from './route-example.ts';

/** Reminders and the newsletter, and the links in their mails. */
export const mailExamples: readonly RouteExample[] = [
  { endpoint: listInbox },
  {
    endpoint: dismissReminder,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aReminder(owner) } }),
  },
  {
    endpoint: askToUnsubscribe,
    request: ({ id }) => ({ params: { token: testUnsubscribeTokens.create(id) } }),
  },
  {
    endpoint: unsubscribe,
    request: ({ id }) => ({ params: { token: testUnsubscribeTokens.create(id) } }),
  },
  { endpoint: subscribe, request: () => ({ payload: { email: anEmail() } }) },
  { endpoint: askToConfirmSubscription, request: () => aNewsletterLink('confirm') },
  {
    endpoint: followOlderConfirmation,
    request: async () => ({
      query: {
        token: await testNewsletterTokens.create('confirm', { email: anEmail() }, new Date()),
      },
    }),
  },
  { endpoint: confirmSubscription, request: () => aNewsletterLink('confirm') },
  { endpoint: askToEndSubscription, request: () => aNewsletterLink('unsubscribe') },
  { endpoint: endSubscription, request: () => aNewsletterLink('unsubscribe') },
];

async function aNewsletterLink(purpose: 'confirm' | 'unsubscribe'): Promise<ExampleRequest> {
  const token = await testNewsletterTokens.create(purpose, { email: anEmail() }, new Date());
  return purpose === 'confirm' ? { params: { token } } : { query: { token } };
}
