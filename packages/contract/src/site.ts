import type { Suggestion } from './suggestion.ts';

/** What every public page says of the installation that it belongs to. */
export interface Site {
  /** Where people reach it, without a slash at the end. */
  readonly publicUrl: string;
  readonly contactEmail: string;
  /** The page of a live chat that may be shown in a frame; null where there is none. */
  readonly liveChatUrl: string | null;
}

/** An evening in one of the cities, planned like any other. */
export type Tonight = Pick<Suggestion, 'plans' | 'weather_info'>;

/** The public pages that the web app's build draws, each a whole document as HTML. They read without a script. */
export interface SiteView {
  /** Without an evening to show, its arc has no times. */
  readonly landingPage: (site: Site, tonight: Tonight | null) => string;
}
