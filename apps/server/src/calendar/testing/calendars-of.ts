import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OpenDatabase } from '../../platform/db/open-database.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { aUser, type TestUser } from '../../testing/a-user.ts';
import { readCalendar } from '../../testing/read-calendar.ts';

/** A server with calendars, a new user for each test, and what users do about their calendars. */
export function calendarsOf(database: { readonly open: () => Promise<OpenDatabase> }) {
  const on = {} as { test: TestApp; ana: TestUser };
  beforeAll(async () => {
    on.test = await aTestApp(database, { env: { PUBLIC_URL: 'https://dates.example/' } });
  });
  afterAll(() => on.test.close());
  beforeEach(async () => {
    on.test.clock.now = new Date('2026-11-20T18:00:00Z');
    on.ana = await aUser(on.test);
  });

  const made = async <Answer>(user: TestUser, path: string, payload?: object): Promise<Answer> => {
    const answer = await user.ask('POST', path, payload);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<Answer>();
  };
  /** The path of a new feed. */
  const openFeed = async (user: TestUser): Promise<string> => {
    const { url } = await made<{ url: string }>(user, '/calendar/feed');
    expect(url).toMatch(/^https:\/\/dates\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    return new URL(url).pathname;
  };
  const read = async (path: string) => {
    const answer = await on.test.app.inject(path);
    expect(answer.statusCode, answer.body).toBe(200);
    return readCalendar(answer.body);
  };
  const expectGone = async (path: string): Promise<void> => {
    const answer = await on.test.app.inject(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  };
  const aDate = (user: TestUser, fields: object) =>
    made(user, '/history', { id: randomUUID(), kind: 'scheduled', ...fields });
  const aPerson = async (user: TestUser, fields: object) =>
    (await made<{ id: number }>(user, '/profiles', fields)).id;
  return { on, made, openFeed, read, expectGone, aDate, aPerson };
}
