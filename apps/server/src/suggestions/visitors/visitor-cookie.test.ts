import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { aTestApp } from '../../testing/a-test-app.ts';
import { sqlite } from '../../testing/databases.ts';
import { suggest } from '../testing/ask-as-visitor.ts';

describe('the visitor cookie', () => {
  it('is hidden from scripts and lasts a year', async () => {
    const test = await aTestApp(sqlite);
    const { cookies } = await suggest(test.app, 'Chicago');
    expect(cookies).toEqual([
      {
        name: 'visitor',
        value: expect.stringMatching(/^[0-9a-f-]{36}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 31_536_000,
      },
    ]);
    await test.close();
  });

  it('counts nothing for somebody who is signed in', async () => {
    const test = await aTestApp(sqlite);
    const ana = await aUser(test);
    for (let i = 0; i < 3; i++)
      expect(
        (await ana.ask('POST', '/public/date-suggestions', { config: { location: 'Chicago' } }))
          .statusCode,
      ).toBe(200);
    await test.close();
  });

  it('is sent over https only if the site uses https', async () => {
    const test = await aTestApp(sqlite, { env: { PUBLIC_URL: 'https://dates.example' } });
    expect((await suggest(test.app, 'Chicago')).cookies[0]).toMatchObject({ secure: true });
    await test.close();
  });

  it('is replaced when it is not one of ours', async () => {
    const test = await aTestApp(sqlite);
    const { cookies } = await suggest(test.app, 'Chicago', { visitor: "1' or 1=1" });
    expect(cookies[0]?.value).toMatch(/^[0-9a-f-]{36}$/);
    await test.close();
  });
});
