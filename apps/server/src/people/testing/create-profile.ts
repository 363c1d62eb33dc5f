import { profile, type Profile } from '@rendezvous/contract';
import { expect } from 'vitest';
import type { TestUser } from '../../testing/a-user.ts';

/** A new person of a user's, as the API gives it. */
export async function createProfile(user: TestUser, body: object): Promise<Profile> {
  const answer = await user.inject({ method: 'POST', url: '/api/profiles', payload: body });
  expect(answer.statusCode, answer.body).toBe(201);
  return profile.strict().parse(answer.json());
}
