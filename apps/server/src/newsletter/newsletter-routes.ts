import {
  askToConfirmSubscription,
  askToEndSubscription,
  confirmSubscription,
  endSubscription,
  followOlderConfirmation,
  newsletterPages,
  subscribe,
  type NewsletterPage,
  type Site,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AskForConfirmation } from './ask-for-confirmation.ts';
import type { NewsletterLinks } from './newsletter-links.ts';
import type { Subscription } from './subscribers-store.ts';
import { sendRefusal } from '../platform/http/answer-errors.ts';
import { isPlainForm } from '../platform/http/read-forms.ts';
import { refusalOf } from '../platform/http/refusal-of.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { messages } from '../messages.ts';
import { keepPage } from '../platform/web/keep-page.ts';
import type { Views } from '../platform/web/load-views.ts';
import { sendWebFile } from '../platform/web/send-web-file.ts';

interface Deps {
  readonly askForConfirmation: AskForConfirmation;
  readonly links: NewsletterLinks;
  readonly loadView: Views['site'];
  readonly site: Site;
  readonly now: () => Date;
}

/**
 * Subscribing to the newsletter and unsubscribing. It needs an instance of its own, because errors
 * of its forms are answered with pages.
 */
export function newsletterRoutes(
  app: FastifyInstance,
  { askForConfirmation, links, loadView, site, now }: Deps,
): void {
  const showPage = createShowPage(app, { loadView, site, now });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request.log);
    if (!isPlainForm(request)) return sendRefusal(reply, refusal);
    return showPage(
      refusal.code === 'invalid-input' ? 'invalid' : 'refused',
      { request, reply },
      refusal.status,
    );
  });

  registerEndpoint(app, subscribe, async ({ body, request, reply }) => {
    await askForConfirmation(body, { ip: request.ip });
    return isPlainForm(request)
      ? showPage('asked', { request, reply })
      : { detail: messages.confirmationSent };
  });

  registerEndpoint(app, askToConfirmSubscription, async ({ params: { token }, ...call }) =>
    showPage(pageOf('confirm', await links.find('confirm', token)), call),
  );
  registerEndpoint(app, followOlderConfirmation, async ({ query: { token }, request, reply }) =>
    token === ''
      ? showPage('expired', { request, reply })
      : reply
          .header('referrer-policy', 'no-referrer')
          .redirect(`/api/newsletter/confirm/${encodeURIComponent(token)}`),
  );
  registerEndpoint(app, confirmSubscription, async ({ params: { token }, ...call }) =>
    showPage(pageOf('confirmed', await links.follow('confirm', token)), call),
  );
  registerEndpoint(app, askToEndSubscription, async ({ query: { token }, ...call }) =>
    showPage(pageOf('unsubscribe', await links.find('unsubscribe', token)), call),
  );
  registerEndpoint(app, endSubscription, async ({ query: { token }, ...call }) =>
    showPage(pageOf('unsubscribed', await links.follow('unsubscribe', token)), call),
  );
}

type Step = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed';

/** The page for one step of the link; undefined: the link does not work. */
function pageOf(step: Step, found: Subscription | undefined): NewsletterPage {
  if (found === undefined) return 'expired';
  return found.place === undefined ? step : `${step}-place`;
}

type ShowPage = (
  page: NewsletterPage,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  status?: number,
) => Promise<FastifyReply>;

function createShowPage(
  app: FastifyInstance,
  { loadView, site, now }: Pick<Deps, 'loadView' | 'site' | 'now'>,
): ShowPage {
  const chatOrigin = site.liveChatUrl === null ? undefined : new URL(site.liveChatUrl).origin;
  const draw = (page: NewsletterPage) =>
    keepPage(async () => (await loadView()).newsletterPage(site, page), {
      now,
      chatOrigin,
      onError: (error) => app.log.error({ err: error }),
    });
  const pages = Object.fromEntries(newsletterPages.map((page) => [page, draw(page)])) as Record<
    NewsletterPage,
    ReturnType<typeof draw>
  >;

  return async (page, { request, reply }, status = page === 'expired' ? 404 : 200) =>
    // The address is the secret, so it is not sent anywhere else.
    sendWebFile(
      await pages[page](),
      request,
      reply.code(status).header('referrer-policy', 'no-referrer'),
    );
}
