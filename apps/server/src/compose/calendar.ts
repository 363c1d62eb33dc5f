import type { NoteEvent } from '../accounts/note-event.ts';
import { calendarRoutes } from '../calendar/calendar-routes.ts';
import { createOpenFeed } from '../calendar/open-feed.ts';
import { createReadFeed } from '../calendar/read-feed.ts';
import type { Parts, Routes } from './parts.ts';

/** Dates in a user's own calendar: a file for one date, a feed for all of them. */
export function composeCalendar(
  { config: { publicUrl }, store, now }: Parts,
  noteEvent: NoteEvent,
): Routes {
  return (api) =>
    calendarRoutes(api, {
      savedIdeas: store.savedIdeas,
      feeds: store.calendarFeeds,
      openFeed: createOpenFeed({ store, noteEvent, now }),
      readFeed: createReadFeed({ store, now }),
      publicUrl,
      now,
    });
}
