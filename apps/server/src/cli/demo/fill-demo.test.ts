import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { askAs, signIn } from '../../testing/a-user.ts';
import { sqlite } from '../../testing/databases.ts';
import { fillDemo } from './fill-demo.ts';
import { demoAccount, demoPeople } from './people.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite);
  await fillDemo({
    store: test.store,
    photoFiles: test.photoFiles,
    config: readConfig({ RATE_LIMITS: 'off' }),
    today: test.clock.now,
  });
});
afterAll(() => test.close());

describe('the demonstration', () => {
  it('has people with photos, dates behind and ahead of them, ideas, and something learned', async () => {
    const { access } = await signIn(test.app, demoAccount);
    const ask = async <Answer>(path: string) =>
      (await askAs(test.app, access, { url: `/api${path}` })).json<Answer>();
    const people =
      await ask<
        {
          id: number;
          name: string;
          avatar: string | null;
          status_changes: { status: string; date: string }[];
        }[]
      >('/profiles');
    expect(people.map(({ name }) => name).sort()).toEqual(
      demoPeople.map(({ profile }) => profile.name).sort(),
    );
    for (const { avatar } of people)
      expect((await test.app.inject(avatar ?? '')).statusCode).toBe(200);
    const maya = people.find(({ name }) => name === 'Maya Chen');
    expect(maya?.status_changes.map(({ status }) => status)).toEqual([
      'talking',
      'first_date',
      'second_date',
      'dating',
    ]);
    expect(new Set(maya?.status_changes.map(({ date }) => date)).size).toBe(4);
    expect((await ask<object[]>('/history?timeline=past')).length).toBeGreaterThan(5);
    expect((await ask<object[]>('/history?timeline=upcoming')).length).toBe(2);
    expect((await ask<object[]>('/saved-ideas')).length).toBeGreaterThan(0);
    expect(await ask<{ text: string }[]>(`/profiles/${maya?.id}/insights`)).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(/: (one|two) good evenings? of (one|two)$/),
      }),
    );
  });
});
