import { randomUUID } from 'node:crypto';
import {
  createCalendar,
  createFeed,
  deleteFeed,
  getFeedState,
  readFeed,
} from '@rendezvous/contract';
import type { TestUser } from '../a-user.ts';
import { aPlan } from './idea-examples.ts';
import type { RouteExample } from './route-example.ts';

/** Plans and dates as calendars. */
export const calendarExamples: readonly RouteExample[] = [
  { endpoint: createCalendar, request: () => ({ payload: aPlan(randomUUID()) }) },
  { endpoint: getFeedState },
  { endpoint: createFeed },
  { endpoint: deleteFeed },
  {
    endpoint: readFeed,
    request: async (owner) => ({ params: { token: await aFeedToken(owner) } }),
  },
];

async function aFeedToken(owner: TestUser): Promise<string> {
  const { url } = (await owner.ask('POST', '/calendar/feed')).json<{ url: string }>();
  return url.slice(url.lastIndexOf('/') + 1, -'.ics'.length);
}
