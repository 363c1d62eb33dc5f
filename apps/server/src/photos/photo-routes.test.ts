import type { Profile } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aPhotoSender } from '../testing/a-photo-sender.ts';
import { aTestApp } from '../testing/a-test-app.ts';
import { aUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const { on, meetSam, upload, attach, countFiles, received } = aPhotoSender();
const profile = async () => (await on.ana.inject(`/api/profiles/${on.sam}`)).json<Profile>();
const idIn = (url: string) => /^\/api\/photos\/(\w+)/.exec(url)?.[1] ?? '';

describeOnBothDatabases('photos', (database) => {
  beforeAll(async () => {
    on.test = await aTestApp(database);
  });
  afterAll(() => on.test.close());
  beforeEach(meetSam);

  it('[PROF-12] sets the photo of a person and erases the one before', async () => {
    const first = await upload(await aForm(await aJpeg()));
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { avatar: expect.stringMatching(/^\/api\/photos\/[0-9a-f]{48}\?link=[\w.-]+$/) },
    ]);
    const files = await countFiles();
    const second = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    expect((await profile()).avatar).toBe(second.avatar);
    expect(await countFiles()).toBe(files);
    expect((await on.test.app.inject(first.json<{ avatar: string }>().avatar)).statusCode).toBe(
      404,
    );
    expect((await on.test.app.inject(second.avatar)).statusCode).toBe(200);
    expect(received()).toEqual([]);
  });

  it('[MYP-01] sets the own photo', async () => {
    const { avatar } = (
      await upload(await aForm(await aJpeg()), '/api/profiles/my-profile/upload-photo')
    ).json<{ avatar: string }>();
    expect((await on.ana.inject('/api/profiles/my-profile')).json()).toMatchObject({ avatar });
  });

  it('[PROF-12] adds pictures to the gallery in order and removes them', async () => {
    const name = '../../Ünï 🎉\u202e\u0000.jpg';
    const answers = [
      await attach(await aForm(await aJpeg(), { name })),
      await attach(await aForm(await aJpeg(), { name: ' ' })),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, second] = answers.map((answer) => answer.json<Profile['attachments'][number]>());
    expect(first).toEqual({
      id: expect.any(String),
      type: 'image',
      url: expect.stringContaining(`/api/photos/${first?.id}?link=`),
      name: 'Ünï 🎉\u202e.jpg',
    });
    expect(second?.name).toBe('Photo');
    expect((await profile()).attachments).toEqual([first, second]);
    const remove = () =>
      on.ana.inject({ method: 'DELETE', url: `/api/profiles/${on.sam}/attachments/${first?.id}` });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await profile()).attachments).toEqual([second]);
    expect((await on.test.app.inject(first?.url ?? '')).statusCode).toBe(404);
  });

  it('[PROF-13] takes the photos of a deleted person from store and disk', async () => {
    const before = await countFiles();
    const { avatar } = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    const { url } = (await attach(await aForm(await aJpeg()))).json<{ url: string }>();
    expect(await countFiles()).toBe(before + 2);
    await on.ana.inject({ method: 'DELETE', url: `/api/profiles/${on.sam}` });
    for (const gone of [avatar, url]) expect((await on.test.app.inject(gone)).statusCode).toBe(404);
    expect(await countFiles()).toBe(before);
    expect(await on.test.store.photos.listErasures(10)).toEqual([]);
  });

  it('queues the files of a deleted user in the same transaction', async () => {
    const { avatar } = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    await on.test.store.inTransaction((kept) => kept.photos.queueErasuresOfUser(on.ana.id, 0));
    await on.test.db.deleteFrom('users').where('id', '=', on.ana.id).execute();
    expect(await on.test.store.photos.listErasures(10)).toEqual([idIn(avatar)]);
    expect((await on.test.app.inject(avatar)).statusCode).toBe(404);
    await on.test.store.photos.forgetErasures([idIn(avatar)]);
  });

  it('refuses one gallery picture too many, however many are sent at once', async () => {
    const rows = Array.from({ length: 48 }, (_, id) => ({
      user_id: on.ana.id,
      id: `x${id}`,
      profile_id: on.sam,
      in_gallery: 1,
      name: 'x',
      type: 'image/webp',
      bytes: 1,
      created_at: id,
    }));
    await on.test.db.insertInto('photos').values(rows).execute();
    const form = await aForm(await aJpeg({ width: 4, height: 4 }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => attach(form)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 201, 422, 422, 422, 422,
    ]);
    expect((await attach(form)).json()).toMatchObject({ code: 'too-many' });
    expect((await upload(form)).statusCode).toBe(200);
  });
});

describeOnBothDatabases('the link to a photo', (database) => {
  beforeAll(async () => {
    on.test = await aTestApp(database);
  });
  afterAll(() => on.test.close());
  beforeEach(meetSam);

  const uploaded = async () =>
    (await upload(await aForm(await aJpeg({ width: 4, height: 4 })))).json<{ avatar: string }>()
      .avatar;
  const status = async (url: string, headers = {}) =>
    (await on.test.app.inject({ url, headers })).statusCode;
  const signIn = async () => {
    const { access, refresh } = (
      await on.test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        payload: { email: on.ana.email, password: on.ana.password },
      })
    ).json<{ access: string; refresh: string }>();
    const headers = { authorization: `Bearer ${access}` };
    const answer = await on.test.app.inject({ url: `/api/profiles/${on.sam}`, headers });
    return { refresh, headers, avatar: answer.json<Profile>().avatar ?? '' };
  };

  it('works by itself for a quarter of an hour, and each answer has a new one', async () => {
    const link = await uploaded();
    expect(await status(link)).toBe(200);
    on.test.clock.now = new Date(on.test.clock.now.getTime() + 9 * 60_000);
    expect(await status(link)).toBe(200);
    on.test.clock.now = new Date(on.test.clock.now.getTime() + 6 * 60_000);
    expect(await status(link)).toBe(404);
    const { avatar } = await signIn();
    expect(avatar).not.toBe(link);
    expect(await status(avatar)).toBe(200);
  });

  it('opens no other photo, no photo without it, and nothing for another user', async () => {
    const link = await uploaded();
    const [path = '', query = ''] = link.split('?');
    const forged = query.replace(/\.([\w-]{43})$/, `.${'A'.repeat(43)}`);
    const second = `/api/photos/${idIn(await uploaded())}?${query}`;
    const third = `${path}?${forged}`;
    for (const url of [path, second, third, `${path}?link=x`, `${path}?link=`])
      expect(await status(url), url).toBe(404);
  });

  it('does not work for another signed-in user, and its user needs none', async () => {
    const link = await uploaded();
    const other = await aUser(on.test);
    expect(await status(link, other.headers)).toBe(404);
    expect(await status(link.split('?')[0] ?? '', other.headers)).toBe(404);
    expect(await status(link.split('?')[0] ?? '', on.ana.headers)).toBe(200);
  });

  it('ends with its session, unlike those of other sessions', async () => {
    const link = await uploaded();
    const { avatar, refresh } = await signIn();
    expect([await status(link), await status(avatar)]).toEqual([200, 200]);
    await on.test.app.inject({ method: 'POST', url: '/api/token/revoke', payload: { refresh } });
    expect([await status(link), await status(avatar)]).toEqual([200, 404]);
  });

  it('ends with the session that a new password ends, and with the account', async () => {
    const link = await uploaded();
    const { avatar, headers } = await signIn();
    await on.test.app.inject({
      method: 'POST',
      url: '/api/users/me/change-password/',
      headers,
      payload: { current_password: on.ana.password, new_password: 'a-longer-Passw0rd-than-most' },
    });
    expect([await status(link), await status(avatar)]).toEqual([404, 200]);
    await on.test.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: {} });
    expect(await status(avatar)).toBe(404);
  });
});
