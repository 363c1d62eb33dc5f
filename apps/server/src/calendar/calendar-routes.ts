import {
  createCalendar,
  createFeed,
  deleteFeed,
  getFeedState,
  getSavedCalendar,
  readFeed,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { OpenFeed } from './open-feed.ts';
import type { ReadFeed } from './read-feed.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { calendarType, sendPlan } from './send-plan.ts';
import { Refusal } from '../refusal.ts';
import type { CalendarFeeds } from './calendar-feeds-store.ts';
import type { SavedIdeas } from '../ideas/saved-ideas-store.ts';

interface Deps {
  readonly savedIdeas: SavedIdeas;
  readonly feeds: CalendarFeeds;
  readonly openFeed: OpenFeed;
  readonly readFeed: ReadFeed;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Plans as calendar files, and the private feed of a user. */
export function calendarRoutes(
  app: FastifyInstance,
  { savedIdeas, feeds, openFeed, readFeed: read, publicUrl, now }: Deps,
): void {
  registerEndpoint(app, createCalendar, async ({ body, reply }) => sendPlan(reply, body, now()));

  registerEndpoint(app, getSavedCalendar, async ({ user, params, reply }) => {
    const plan = await savedIdeas.findPlan(user.userId, params.planId);
    if (plan === undefined) throw new Refusal('not-found');
    return sendPlan(reply, plan, now());
  });

  registerEndpoint(app, getFeedState, async ({ user }) => {
    const createdAt = await feeds.findCreatedAt(user.userId);
    return { created_at: createdAt === undefined ? null : new Date(createdAt).toISOString() };
  });

  registerEndpoint(app, createFeed, async ({ user }) => ({
    url: `${publicUrl}/api/calendar/${await openFeed(user.userId)}.ics`,
  }));

  registerEndpoint(app, deleteFeed, async ({ user }) => feeds.delete(user.userId));

  registerEndpoint(app, readFeed, async ({ params, request, reply }) => {
    const [, knownTag] = /^W\/"(.+)"$/.exec(request.headers['if-none-match'] ?? '') ?? [];
    const feed = await read(params.token, knownTag);
    if (feed === undefined) throw new Refusal('not-found');
    // Never cached, so that a feed that was ended is gone at once.
    reply.headers({ etag: `W/"${feed.tag}"`, 'cache-control': 'private, no-cache' });
    if (feed.file === undefined) return reply.status(304).send();
    return reply.type(calendarType).send(feed.file);
  });
}
