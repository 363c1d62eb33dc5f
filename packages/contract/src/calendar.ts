import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { sentPlan } from './plans/plan.ts';

const tag = 'Calendar';
const file = z.string().describe('iCalendar (RFC 5545)');

export const createCalendar = endpoint({
  method: 'POST',
  path: '/calendar',
  tag,
  summary:
    'A plan as a calendar file, one event a stop. Times are those of `time_zone`; without one that is known, of wherever the file is read. A stop without an arrival lasts all day, and a plan without a day is refused.',
  access: 'anyone',
  keepsLittle: true,
  body: sentPlan,
  answer: file,
  media: 'text/calendar',
});
export const getSavedCalendar = endpoint({
  method: 'GET',
  path: '/saved-ideas/:planId/calendar.ics',
  tag,
  summary: 'A saved plan as a calendar file, as POST /api/calendar makes it.',
  access: 'user',
  params: z.object({ planId: z.uuid() }),
  answer: file,
  media: 'text/calendar',
  refusals: ['not-found'],
});

export const getFeedState = endpoint({
  method: 'GET',
  path: '/calendar/feed',
  tag,
  summary:
    'Since when the user has a feed; null without one. Its address is not kept and cannot be given again.',
  access: 'user',
  answer: z.object({ created_at: z.string().nullable() }),
});
export const createFeed = endpoint({
  method: 'POST',
  path: '/calendar/feed',
  tag,
  summary:
    'Makes the private address of the feed. The address before it, where there was one, ends.',
  access: 'user',
  answer: z.object({ url: z.string() }),
});
export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/calendar/feed',
  tag,
  summary: 'Ends the feed: its address answers 404 from now on.',
  access: 'user',
  answer: z.void(),
  status: 204,
});
export const readFeed = endpoint({
  method: 'GET',
  path: '/calendar/:token.ics',
  tag,
  summary:
    'Upcoming dates (the soonest 500), birthdays (every year) and other important dates of one user, for whoever holds the address. Times of dates are those of wherever the feed is read; nothing of notes is in it.',
  access: 'anyone',
  params: z.object({ token: z.string().max(limits.pathParameter) }),
  answer: file,
  media: 'text/calendar',
  refusals: ['not-found'],
});
