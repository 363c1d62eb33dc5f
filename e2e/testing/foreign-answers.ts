import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Progress } from '@rendezvous/contract';

/** Answers that the own server never gives, or cannot be asked to give at will. */

export const sparseSuggestion = {
  plans: [
    {
      plan_id: 'not-a-uuid',
      venues: [
        { name: 'Lands End Lookout', location: '680 Point Lobos Ave', estimated_cost: 'Free' },
        { name: 'Green Apple Books', location: '506 Clement St', estimated_cost: '$10 to $20' },
        { name: 'Burma Superstar', location: '309 Clement St' },
      ],
    },
  ],
};

export const noPlan = {
  type: '/problems/no-plan',
  title: 'No plan is possible',
  status: 422,
  code: 'no-plan',
  detail: 'Nothing fits within $20 on that evening.',
  relax: ['A budget of at most $20'],
  alternatives: [{ text: 'raise the budget to $60', changes: { budget: { min: 0, max: 60 } } }],
};

export const stages: readonly Progress[] = [
  { stage: 'location', detail: 'Planning around Lands End' },
  { stage: 'weather', detail: 'Usually about 58°F at 6 PM' },
  { stage: 'venues', detail: 'Reading the hours of 300 places' },
  { stage: 'plans', detail: 'Comparing every date of three places' },
  { stage: 'writing', detail: 'Checking every promise again' },
];

const suggestions = '**/api/public/date-suggestions';

export async function answerSuggestions(page: Page, status: number, body: unknown): Promise<void> {
  const contentType = status < 400 ? 'application/json' : 'application/problem+json';
  await page.route(suggestions, (route) =>
    route.fulfill({
      status,
      contentType,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** Requests for suggestions stay open until the page ends them. */
export async function leaveSuggestionsOpen(page: Page): Promise<void> {
  await page.route(suggestions, () => undefined);
}

export interface SuggestionStream {
  readonly send: (event: 'progress' | 'suggestion', data: unknown) => Promise<void>;
  readonly close: () => void;
}

/**
 * The next request for suggestions is answered by an event stream, one event at a time.
 * Playwright's own answers come in one piece.
 */
export async function openSuggestionStream(page: Page): Promise<SuggestionStream> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = once(server, 'request').then(([, response]) =>
    (response as ServerResponse).writeHead(200, { 'content-type': 'text/event-stream' }),
  );
  await page.route(suggestions, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return {
    send: async (event, data) =>
      void (await asked).write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function letSuggestionsThrough(page: Page): Promise<void> {
  await page.unroute(suggestions);
}
