import { getConfig, getHealth, getReadiness } from '@rendezvous/contract';
import { accountExamples } from './route-examples/account-examples.ts';
import { calendarExamples } from './route-examples/calendar-examples.ts';
import { dateExamples } from './route-examples/date-examples.ts';
import { ideaExamples } from './route-examples/idea-examples.ts';
import { mailExamples } from './route-examples/mail-examples.ts';
import { peopleExamples } from './route-examples/people-examples.ts';
import type { RouteExample } from './route-examples/route-example.ts';
import { suggestionExamples } from './route-examples/suggestion-examples.ts';

/**
 * One example of every call the server answers. A test walks them all with and without a session,
 * so a route without an example fails it.
 */
export const routeExamples: readonly RouteExample[] = [
  { endpoint: getConfig },
  { endpoint: getHealth },
  { endpoint: getReadiness },
  ...suggestionExamples,
  ...accountExamples,
  ...peopleExamples,
  ...dateExamples,
  ...ideaExamples,
  ...calendarExamples,
  ...mailExamples,
];
