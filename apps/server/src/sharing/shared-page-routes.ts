import type { SharedPlan } from '@rendezvous/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { presentSharedPlan } from './present-shared-plan.ts';
import { Refusal } from '../refusal.ts';
import type { SharedPlans } from './shared-plans-store.ts';
import { createDrawPicture } from '../platform/web/draw-picture.ts';
import type { Views } from '../platform/web/load-views.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';

interface Deps {
  readonly sharedPlans: SharedPlans;
  readonly loadView: Views['sharedPlan'];
  readonly publicUrl: string;
  readonly now: () => Date;
}

type Shared = { Params: { token: string } };

const schema = { hide: true, params: z.object({ token: z.string() }) };

/** The page of a shared plan, and the picture that stands for it elsewhere. Both are asked about each time: what is no longer shared is gone at once. */
export function sharedPageRoutes(
  app: FastifyInstance,
  { sharedPlans, loadView, publicUrl, now }: Deps,
): void {
  const drawPicture = createDrawPicture({ now });
  const findPlan = async ({ params }: FastifyRequest<Shared>): Promise<SharedPlan | undefined> => {
    const shared = await sharedPlans.find(params.token);
    return shared && presentSharedPlan(shared);
  };

  app.get<Shared>('/shared/:token', { schema }, async (request, reply) => {
    const [plan, view] = [await findPlan(request), await loadView()];
    const address = `${publicUrl}/shared/${request.params.token}`;
    const html = plan
      ? view.page(plan, { page: address, picture: `${address}/picture.png` })
      : view.gonePage();
    return reply
      .code(plan ? 200 : 404)
      .headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': pagePolicy(html, {}),
        // The address is the key: it stays out of what the sites of the places are told.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get<Shared>('/shared/:token/picture.png', { schema }, async (request, reply) => {
    const plan = await findPlan(request);
    if (plan === undefined) throw new Refusal('not-found');
    const view = await loadView();
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
