import { guestReply, type SharedPlan } from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnswerInvitation } from './answer-invitation.ts';
import { presentSharedPlan } from './present-shared-plan.ts';
import type { ShowInvitation } from './show-invitation.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { sendPlan } from '../calendar/send-plan.ts';
import { createDrawPicture } from '../platform/web/draw-picture.ts';
import type { Views } from '../platform/web/load-views.ts';
import { readForms } from '../platform/http/read-forms.ts';
import { refusalOf } from '../platform/http/refusal-of.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';

interface Deps {
  readonly store: Pick<Store, 'sharedPlans' | 'invitations'>;
  readonly showInvitation: ShowInvitation;
  readonly answerInvitation: AnswerInvitation;
  readonly loadView: Views['sharedPlan'];
  readonly publicUrl: string;
  readonly now: () => Date;
}

type Shared = { Params: { token: string } };

const schema = { hide: true, params: z.object({ token: z.string() }) };

/**
 * The pages of shared plans and invitations, and the preview picture of a shared plan. None are
 * cached without asking again, so that what is no longer shared is gone at once.
 */
export function sharedPageRoutes(app: FastifyInstance, deps: Deps): void {
  pageRoute(app, deps);
  void app.register(async (forms) => replyRoute(forms, deps));
  calendarRoute(app, deps);
  pictureRoute(app, deps);
}

function pageRoute(app: FastifyInstance, deps: Deps): void {
  app.get<Shared>('/shared/:token', { schema }, async (request, reply) => {
    const [plan, view] = [await findPlan(deps, request), await deps.loadView()];
    const address = addressOf(deps, request);
    const html = plan
      ? view.page(plan, { page: address, picture: `${address}/picture.png` })
      : await drawInvitation(deps, request);
    return sendPage(reply, html ?? view.gonePage(), html === undefined ? 404 : 200);
  });
}

/** Accepts a guest's answer; the page then shows what was wrong with it, or what became of it. */
function replyRoute(forms: FastifyInstance, deps: Deps): void {
  readForms(forms);
  forms.post<Shared>('/shared/:token/reply', { schema }, async (request, reply) => {
    try {
      const parsed = guestReply.safeParse(request.body);
      if (!parsed.success) {
        const html = await drawInvitation(deps, request, parsed.error.issues[0]?.message);
        return sendPage(reply, html ?? (await deps.loadView()).gonePage(), html ? 422 : 404);
      }
      await deps.answerInvitation(request.params.token, parsed.data, { ip: request.ip });
      return reply.redirect(pathOf(request), 303);
    } catch (error) {
      const refusal = refusalOf(error, request.log);
      const html = await drawInvitation(deps, request, refusal.message);
      const { retryAfterSeconds } = refusal.options;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return sendPage(reply, html ?? (await deps.loadView()).gonePage(), refusal.status);
    }
  });
}

function calendarRoute(app: FastifyInstance, { store, showInvitation, now }: Deps): void {
  app.get<Shared>('/shared/:token/calendar.ics', { schema }, async (request, reply) => {
    const { token } = request.params;
    const found = await store.invitations.find(token);
    const shown = found && (await showInvitation(found));
    if (shown?.state !== 'open') throw new Refusal('not-found');
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    return sendPlan(reply, { ...shown.plan, plan_id: token }, now());
  });
}

function pictureRoute(app: FastifyInstance, deps: Deps): void {
  const drawPicture = createDrawPicture({ now: deps.now });
  app.get<Shared>('/shared/:token/picture.png', { schema }, async (request, reply) => {
    const plan = await findPlan(deps, request);
    if (plan === undefined) throw new Refusal('not-found');
    const view = await deps.loadView();
    const picture = await drawPicture(JSON.stringify(plan), () => view.picture(plan));
    return reply
      .headers({
        'cache-control': 'private, no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      })
      .type('image/png')
      .send(picture);
  });
}

/** Only the path: a form may post only to the origin that its page came from. */
const pathOf = ({ params }: FastifyRequest<Shared>): string => `/shared/${params.token}`;

const addressOf = ({ publicUrl }: Deps, request: FastifyRequest<Shared>): string =>
  `${publicUrl}${pathOf(request)}`;

async function findPlan(
  { store }: Deps,
  { params }: FastifyRequest<Shared>,
): Promise<SharedPlan | undefined> {
  const shared = await store.sharedPlans.find(params.token);
  return shared && presentSharedPlan(shared);
}

/**
 * The page of an invitation, with what is wrong with the answer, if anything; undefined if there is
 * no such invitation.
 */
async function drawInvitation(
  deps: Deps,
  request: FastifyRequest<Shared>,
  problem?: string,
): Promise<string | undefined> {
  const found = await deps.store.invitations.find(request.params.token);
  const shown = found && (await deps.showInvitation(found));
  if (shown === undefined) return undefined;
  const path = pathOf(request);
  const view = await deps.loadView();
  return view.invitationPage(
    { ...shown, ...(problem !== undefined && { problem }) },
    {
      page: addressOf(deps, request),
      reply: `${path}/reply`,
      calendar: `${path}/calendar.ics`,
    },
  );
}

function sendPage(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': pagePolicy(html, {}),
      // The address is the secret, so the websites of the places must not see it.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
