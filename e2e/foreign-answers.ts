import type { Page } from '@playwright/test';

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

const suggestions = '**/api/public/date-suggestions';

export async function answerSuggestions(page: Page, status: number, body: unknown): Promise<void> {
  const contentType = status < 400 ? 'application/json' : 'application/problem+json';
  await page.route(suggestions, (route) => route.fulfill({ status, contentType, body: typeof body === 'string' ? body : JSON.stringify(body) }));
}

/** Requests for suggestions stay open until the page ends them. */
export async function leaveSuggestionsOpen(page: Page): Promise<void> {
  await page.route(suggestions, () => undefined);
}

export async function letSuggestionsThrough(page: Page): Promise<void> {
  await page.unroute(suggestions);
}
