import { randomUUID } from 'node:crypto';
import { limits, type DateDetail, type Usage, type UserExport } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('photos of a date', (database) => {
  let test: TestApp;
  let ana: TestUser;
  let sam: number;
  let id: string;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
    sam = (await ana.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>().id;
    id = await aDate(sam);
  });

  async function aDate(profileId: number): Promise<string> {
    const dateId = randomUUID();
    await ana.ask('POST', '/history', { id: dateId, date: '2026-11-19', profile_id: profileId });
    return dateId;
  }
  const add = async (dateId = id, who = ana) =>
    who.inject({
      method: 'POST',
      url: `/api/history/${dateId}/photos`,
      ...(await aForm(await aJpeg({ width: 4, height: 4 }), { name: 'The bridge.jpg' })),
    });
  const photosOf = async (dateId: string) =>
    (await ana.ask('GET', `/history/${dateId}`)).json<DateDetail>().photos;
  const idsOfFiles = async () => {
    const ids = new Set<string>();
    for await (const file of test.photoFiles.list()) ids.add(file.id);
    return ids;
  };
  const usage = async () => (await ana.ask('GET', '/users/me/usage')).json<Usage>();

  it('are shown with it in the order they were added, and to nobody else', async () => {
    expect(await photosOf(id)).toEqual([]);
    const [first, second] = [
      (await add()).json<{ id: string }>(),
      (await add()).json<{ id: string }>(),
    ];
    const shown = await photosOf(id);
    expect(shown.map((photo) => [photo.id, photo.name])).toEqual([
      [first.id, 'The bridge.jpg'],
      [second.id, 'The bridge.jpg'],
    ]);
    expect((await test.app.inject(shown[0]?.url ?? '')).headers['content-type']).toBe('image/webp');
    const ben = await aUser(test);
    expect((await add(id, ben)).statusCode).toBe(404);
    expect((await ben.ask('DELETE', `/history/${id}/photos/${first.id}`)).statusCode).toBe(404);
    expect((await ana.ask('GET', `/profiles/${sam}`)).json()).toMatchObject({ attachments: [] });
  });

  it('are deleted one by one, with their files and the storage they used', async () => {
    const other = await aDate(sam);
    const before = await usage();
    const photo = (await add()).json<{ id: string }>();
    expect((await usage()).counts.photos).toBe(before.counts.photos + 1);
    expect((await usage()).used_bytes).toBeGreaterThan(before.used_bytes);
    expect((await ana.ask('DELETE', `/history/${other}/photos/${photo.id}`)).statusCode).toBe(404);
    expect((await ana.ask('DELETE', `/history/${id}/photos/${photo.id}`)).statusCode).toBe(204);
    expect(await photosOf(id)).toEqual([]);
    expect((await idsOfFiles()).has(photo.id)).toBe(false);
    expect((await usage()).used_bytes).toBe(before.used_bytes);
  });

  it.each([
    ['the date', () => ana.ask('DELETE', `/history/${id}`)],
    ['the person it was with', () => ana.ask('DELETE', `/profiles/${sam}`)],
    ['the account', () => ana.ask('DELETE', '/users/me')],
  ])('are deleted with %s, including their files', async (_name, remove) => {
    const photo = (await add()).json<{ id: string }>();
    expect((await idsOfFiles()).has(photo.id)).toBe(true);
    expect((await remove()).statusCode).toBe(204);
    expect((await idsOfFiles()).has(photo.id)).toBe(false);
  });

  it('are limited in number', async () => {
    const rows = Array.from({ length: limits.photosPerDate }, (_, i) => ({
      user_id: ana.id,
      id: `${id}-${i}`,
      profile_id: null,
      date_id: id,
      in_gallery: 0,
      name: 'a.jpg',
      type: 'image/webp',
      bytes: 1,
      created_at: i,
    }));
    await test.db.insertInto('photos').values(rows).execute();
    expect((await add()).json()).toMatchObject({ code: 'too-many' });
    await test.db.deleteFrom('photos').where('id', '=', `${id}-0`).execute();
    expect((await add()).statusCode).toBe(201);
  });

  it('are in the export, with the date they are of', async () => {
    const photo = (await add()).json<{ id: string }>();
    const exported = (await ana.ask('GET', '/users/me/export')).json<UserExport>();
    expect(exported.photos).toMatchObject([
      { id: photo.id, date_id: id, profile_id: null, is_avatar: false },
    ]);
    expect(exported.history).toMatchObject([{ id, photos: [{ id: photo.id }] }]);
  });
});
