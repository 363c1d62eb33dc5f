import { randomUUID } from 'node:crypto';
import { suggestion, type Profile, type Suggestion } from '@rendezvous/contract';
import { expect } from 'vitest';
import type { TestUser } from './a-user.ts';

/** The person of a plan that is for nobody in particular. */
export const nobody = -1;

/** What a call makes; throws if it is refused. */
async function made<Answer>(user: TestUser, path: string, payload: object): Promise<Answer> {
  const answer = await user.ask('POST', path, payload);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}

/** Somebody whom the user dates. */
export const aPerson = (user: TestUser, fields: Partial<Profile> = {}) =>
  made<Profile>(user, '/profiles', { name: 'June Park', ...fields });

/** A date that the user records with a person. */
export function aDate(
  user: TestUser,
  profileId: number,
  {
    date,
    rating = 5,
    activities,
  }: { date: string; rating?: number; activities: readonly string[] },
): Promise<unknown> {
  return made(user, '/history', {
    id: randomUUID(),
    profile_id: profileId,
    date,
    rating,
    activities: activities.map((name) => ({ name })),
  });
}

/** The answer to a request for plans in San Francisco. */
export const suggest = (user: TestUser, profileId: number, config: object = {}) =>
  user.ask('POST', '/profiles/suggest', {
    profileId,
    config: { location: 'San Francisco, CA', ...config },
  });

/** What is suggested; fails if the request is refused. */
export async function suggested(
  user: TestUser,
  profileId: number,
  config: object = {},
): Promise<Suggestion> {
  const answer = await suggest(user, profileId, config);
  expect(answer.statusCode, answer.body).toBe(200);
  return suggestion.parse(answer.json());
}

/** The places of all options. */
export const venuesOf = ({ plans }: Suggestion) => plans.flatMap(({ venues }) => venues);
