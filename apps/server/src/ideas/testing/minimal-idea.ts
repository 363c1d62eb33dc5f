import { randomUUID } from 'node:crypto';
import { savedIdea, type SavedIdea } from '@rendezvous/contract';
import { expect } from 'vitest';
import type { TestUser } from '../../testing/a-user.ts';

/** The least that can be saved. */
export const minimal = (plan_id = randomUUID()) => ({
  suggestion_id: randomUUID(),
  weather_info: { expected_temperature: '61°F', conditions: 'Partly cloudy' },
  plans: [
    {
      plan_id,
      venues: [
        {
          name: 'Bar',
          location: '1 Main St',
          description: 'Jazz',
          estimated_cost: '$20',
          opening_hours: '17:00 to 23:00',
          rating: 5,
        },
      ],
      route_info: { transportation: 'walking', travel_time: '15 minutes' },
      total_cost: '$20',
    },
  ],
});

/** What comes back where a user saves an idea. */
export const postIdea = (user: TestUser, payload: object) =>
  user.inject({ method: 'POST', url: '/api/saved-ideas', payload });

/** An idea that a user has saved. */
export async function saveIdea(user: TestUser, payload: object): Promise<SavedIdea> {
  const answer = await postIdea(user, payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return savedIdea.parse(answer.json());
}
