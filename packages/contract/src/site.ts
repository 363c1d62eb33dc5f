import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import type { NewsletterPage } from './newsletter.ts';
import { plannedPlan, plannedWeather } from './plans/plan.ts';
import type { Suggestion } from './plans/suggestion.ts';
import { text } from './text.ts';

/** What every public page says of the installation that it belongs to. */
export interface Site {
  /** Where people reach it, without a slash at the end. */
  readonly publicUrl: string;
  readonly contactEmail: string;
  /** The page of a live chat that may be shown in a frame; null where there is none. */
  readonly liveChatUrl: string | null;
  /** Whether addresses are taken for the newsletter: that takes a mail server. */
  readonly isNewsletterOpen: boolean;
}

/** An evening in one of the cities, planned like any other. */
export type Tonight = Pick<Suggestion, 'plans' | 'weather_info'>;

export const getTonight = endpoint({
  method: 'GET',
  path: '/plans/tonight',
  tag: 'Places',
  access: 'anyone',
  summary:
    'One plan for tonight in a built-in city, by its name or label in `GET /api/config`; late in the evening there, for tomorrow. Without a city, in that of the day, as the landing page shows it. It is planned once a day and the same for everybody.',
  query: z.object({ city: text(limits.location).optional() }),
  answer: plannedPlan.extend({ weather_info: plannedWeather }),
  refusals: ['location-unknown', 'no-plan', 'unavailable'],
});

/**
 * The public pages that the web app's build draws, each a whole document as HTML. They read without
 * a script.
 */
export interface SiteView {
  /** Without an evening to show, its arc has no times. */
  readonly landingPage: (site: Site, tonight: Tonight | null) => string;
  readonly newsletterPage: (site: Site, page: NewsletterPage) => string;
  /**
   * What the service worker opens where nothing else can be; it puts the links to what it keeps
   * into the element with `data-kept`.
   */
  readonly offlinePage: (site: Site) => string;
}
