import { randomUUID } from 'node:crypto';
import { limits, profileNote, type ProfileNote } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('notes about a person', (database) => {
  let test: TestApp;
  let ana: TestUser;
  let sam: number;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
    sam = (await ana.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>().id;
  });

  const add = async (body: object): Promise<ProfileNote> => {
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const answer = await ana.ask('POST', `/profiles/${sam}/notes`, { id: randomUUID(), ...body });
    expect(answer.statusCode, answer.body).toBe(201);
    return profileNote.strict().parse(answer.json());
  };
  const list = async (): Promise<ProfileNote[]> =>
    (await ana.ask('GET', `/profiles/${sam}/notes`)).json();

  it('default to today, and are listed newest first', async () => {
    expect(await list()).toEqual([]);
    const exam = await add({ text: '  Her sister has an exam ' });
    expect(exam).toMatchObject({
      profile_id: sam,
      kind: 'note',
      text: 'Her sister has an exam',
      day: '2026-11-20',
      given_on: null,
      ask: true,
    });
    const maps = await add({ kind: 'gift', text: 'A book about maps' });
    const job = await add({ text: 'New job', day: '2026-11-02' });
    const move = await add({ text: 'Moves', day: '2026-12-01' });
    expect((await list()).map(({ id }) => id)).toEqual([move.id, maps.id, exam.id, job.id]);
  });

  it('are dated in the time zone of the user', async () => {
    const body = { id: randomUUID(), text: 'Late' };
    const answer = await ana.inject({
      method: 'POST',
      url: `/api/profiles/${sam}/notes`,
      headers: { 'x-time-zone': 'Pacific/Kiritimati' },
      payload: body,
    });
    expect(answer.json()).toMatchObject({ day: '2026-11-21' });
  });

  it('change what is sent: a gift is given, a question dismissed', async () => {
    const maps = await add({ kind: 'gift', text: 'Maps' });
    const put = (body: object) => ana.ask('PUT', `/profiles/${sam}/notes/${maps.id}`, body);
    expect((await put({ given_on: '2026-11-19' })).json()).toEqual({
      ...maps,
      given_on: '2026-11-19',
    });
    expect((await put({ ask: false })).json()).toMatchObject({
      given_on: '2026-11-19',
      ask: false,
    });
    // A note is not given.
    expect((await put({ kind: 'note', text: 'Likes maps' })).json()).toMatchObject({
      kind: 'note',
      text: 'Likes maps',
      given_on: null,
    });
    expect(await list()).toHaveLength(1);
  });

  it('are stored once however often they are sent, and are restored in place', async () => {
    const exam = await add({ text: 'Exam' });
    const move = await add({ text: 'Moves' });
    const again = await ana.ask('POST', `/profiles/${sam}/notes`, { ...exam, text: 'Other' });
    expect([again.statusCode, again.json()]).toEqual([200, exam]);
    expect((await ana.ask('DELETE', `/profiles/${sam}/notes/${exam.id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([move]);
    expect(await add(exam)).toEqual(exam);
    expect(await list()).toEqual([move, exam]);
    // Nobody has noted anything tomorrow.
    const ahead = await add({ text: 'Ahead', created_at: '2030-01-01T00:00:00.000Z' });
    expect(ahead.created_at).toBe(test.clock.now.toISOString());
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(limits.noteText + 1) }, 'text'],
    [{ text: 'x', day: 'tomorrow' }, 'day'],
    [{ text: 'x', kind: 'secret' }, 'kind'],
    [{ text: 'x', given_on: '2026-02-30' }, 'given_on'],
    [{}, 'text'],
  ])('are refused with what is wrong: %o', async (body, field) => {
    const answer = await ana.ask('POST', `/profiles/${sam}/notes`, { id: randomUUID(), ...body });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('are limited to two hundred a person, also in parallel; others have room', async () => {
    const rows = Array.from({ length: limits.notesPerProfile - 3 }, () => ({
      user_id: ana.id,
      id: randomUUID(),
      profile_id: sam,
      kind: 'note',
      text: 'x'.repeat(limits.noteText),
      day: '2026-11-01',
      given_on: null,
      askable: 1,
      created_at: 0,
    }));
    await test.db.insertInto('profile_notes').values(rows).execute();
    const note = () => ({ id: randomUUID(), text: 'More' });
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => ana.ask('POST', `/profiles/${sam}/notes`, note())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json()).toMatchObject({ status: 422, code: 'too-many' });
    expect(await list()).toHaveLength(limits.notesPerProfile);
    const kim = (await ana.ask('POST', '/profiles', { name: 'Kim' })).json<{ id: number }>().id;
    expect((await ana.ask('POST', `/profiles/${kim}/notes`, note())).statusCode).toBe(201);
  });

  it('belong to one person and are not found under another', async () => {
    const exam = await add({ text: 'Exam' });
    const kim = (await ana.ask('POST', '/profiles', { name: 'Kim' })).json<{ id: number }>().id;
    expect((await ana.ask('GET', `/profiles/${kim}/notes`)).json()).toEqual([]);
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (await ana.ask(method, `/profiles/${kim}/notes/${exam.id}`, { text: 'x' })).statusCode,
      ).toBe(404);
    expect(await list()).toEqual([exam]);
  });

  it('are in the export, and on no page that is shared', async () => {
    const secret = 'Violet umbrella';
    const gift = await add({ kind: 'gift', text: secret });
    const exported = (await ana.ask('GET', '/users/me/export')).json<{ profile_notes: unknown }>();
    expect(exported.profile_notes).toEqual([gift]);
    const date = randomUUID();
    await ana.ask('POST', '/history', {
      ...{ id: date, kind: 'scheduled', profile_id: sam, date: '2026-11-28' },
      activities: [{ name: 'Coit Tower', start_time: '15:50' }],
    });
    const { url } = (await ana.ask('POST', `/history/${date}/invitation`)).json<{ url: string }>();
    const page = await test.app.inject(new URL(url).pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain(secret);
    expect((await ana.ask('GET', `/history/${date}`)).body).not.toContain(secret);
  });
});
