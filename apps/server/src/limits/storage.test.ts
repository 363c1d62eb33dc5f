import { randomInt, randomUUID } from 'node:crypto';
import { limits, type Usage } from '@rendezvous/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('the storage of an account', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
  });

  const usageOf = async (user: TestUser): Promise<Usage> =>
    (await user.ask('GET', '/users/me/usage')).json();

  /** What the rows weigh, added up here, row by row. */
  const weigh = async (userId: number): Promise<number> => {
    const sessions = test.db
      .selectFrom('suggestion_sessions')
      .select('id')
      .where('user_id', '=', userId);
    const ofUser = (
      table: 'profiles' | 'profile_notes' | 'dates' | 'saved_ideas' | 'saved_plans' | 'photos',
    ) => test.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
    const rows = [
      ...(await ofUser('profiles')),
      ...(await ofUser('profile_notes')),
      ...(await ofUser('dates')),
      ...(await ofUser('saved_ideas')),
      ...(await ofUser('saved_plans')),
      ...(await ofUser('photos')),
      ...(await test.db
        .selectFrom('suggestions')
        .selectAll()
        .where('session_id', 'in', sessions)
        .execute()),
      ...(await test.db
        .selectFrom('refinements')
        .selectAll()
        .where('session_id', 'in', sessions)
        .execute()),
    ] as Record<string, unknown>[];
    const texts = [
      'fields',
      'text',
      'notes',
      'activities',
      'weather',
      'plan',
      'request',
      'answer',
      'venue_ids',
      'state',
      'value',
    ];
    return rows.reduce((sum, row) => {
      const named = 'fields' in row ? [...texts, 'name'] : texts;
      const bytes = typeof row.bytes === 'number' ? row.bytes : 0;
      return named.reduce(
        (total, column) =>
          total + Buffer.byteLength(typeof row[column] === 'string' ? row[column] : ''),
        sum + bytes,
      );
    }, 0);
  };

  /** Asks, and lets nothing pass that is a fault of ours. */
  const ask: TestUser['ask'] = async (...call) => {
    const answer = await ana.ask(...call);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    return answer;
  };

  it('is counted to the byte through all changes', async () => {
    const people: number[] = [];
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[randomInt(items.length + 1)];
    const text = () => 'Größe '.repeat(randomInt(200));
    const [notes, dates]: [string[], string[]] = [[], []];
    const plans: string[] = [];
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        const made = await ask('POST', '/profiles', { name: 'Sam', bio: text() });
        people.push(made.json<{ id: number }>().id);
      },
      () => ask('PUT', `/profiles/${pick(people) ?? 'my-profile'}`, { notes: text() }),
      () => {
        const note = { id: pick(notes) ?? randomUUID(), text: 'Größe '.repeat(randomInt(1, 80)) };
        notes.push(note.id);
        return ask('POST', `/profiles/${pick(people) ?? 1}/notes`, note);
      },
      () =>
        ask('PUT', `/profiles/${pick(people) ?? 1}/notes/${pick(notes) ?? randomUUID()}`, {
          text: 'Größe '.repeat(randomInt(1, 80)),
        }),
      () => ask('DELETE', `/profiles/${pick(people) ?? 1}/notes/${pick(notes) ?? randomUUID()}`),
      async () => {
        const id = randomUUID();
        dates.push(id);
        const profile_id = pick(people) ?? -1;
        await ask('POST', '/history', { id, profile_id, date: '2026-11-19', notes: text() });
      },
      () => ask('PUT', `/history/${pick(dates) ?? randomUUID()}`, { notes: text() }),
      () => ask('DELETE', `/history/${pick(dates) ?? randomUUID()}`),
      async () => {
        const plan_id = pick(plans) ?? randomUUID();
        plans.push(plan_id);
        await ask('POST', '/saved-ideas', anIdea(plan_id, text(), pick(people) ?? -1));
      },
      () => ask('DELETE', `/saved-ideas/${pick(plans) ?? randomUUID()}`),
      async () => {
        const path = `/profiles/${pick(people) ?? 'my-profile'}/upload-photo`;
        await ana.inject({ method: 'POST', url: `/api${path}`, ...(await aForm(await aJpeg())) });
      },
      async () => {
        const made = (
          await ask('POST', '/profiles/suggest', {
            profileId: pick(people) ?? -1,
            config: { location: 'Chicago' },
          })
        ).json<{ session_id: string; suggestion_id: string }>();
        await ask('POST', '/public/refine-suggestion', {
          type: 'preset',
          value: 'more_relaxed',
          session_id: made.session_id,
          previous_suggestion_id: made.suggestion_id,
        });
      },
      () => ask('DELETE', `/profiles/${pick(people) ?? 1}`),
    ];
    for (let i = 0; i < 60; i += 1)
      await steps[i % 3 === 0 ? randomInt(steps.length) : i % steps.length]?.();
    expect((await usageOf(ana)).counts.suggestions).toBeGreaterThan(0);
    expect((await usageOf(ana)).used_bytes).toBe(await weigh(ana.id));
    // Also what goes by itself, of many users at once.
    await test.store.suggestions.deleteSessionsBefore(Number.MAX_SAFE_INTEGER);
    expect((await usageOf(ana)).used_bytes).toBe(await weigh(ana.id));
  });

  it('reports how much is used of how much', async () => {
    const before = await usageOf(ana);
    expect(before).toEqual({
      used_bytes: 0,
      limit_bytes: limits.storageBytes,
      counts: { profiles: 0, dates: 0, saved_ideas: 0, photos: 0, suggestions: 0 },
    });
    await ana.ask('POST', '/profiles', { name: 'Sam' });
    await ana.ask('POST', '/history', {
      id: randomUUID(),
      date: '2026-11-19',
      notes: 'x'.repeat(1000),
    });
    const { used_bytes, counts } = await usageOf(ana);
    expect(used_bytes).toBeGreaterThan(1000);
    expect(counts).toEqual({ ...before.counts, profiles: 1, dates: 1 });
  });

  it('refuses what exceeds it, with nothing lost; deleting makes room', async () => {
    const note = (id: string, length: number) =>
      ana.ask('POST', '/history', { id, date: '2026-11-19', notes: 'x'.repeat(length) });
    const [kept, refused] = [randomUUID(), randomUUID()];
    expect((await note(kept, 3000)).statusCode).toBe(201);
    // As if the rest of it were there too.
    await fill(ana, limits.storageBytes - 1000);
    const answer = await note(refused, 3000);
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'storage-full',
      detail: expect.stringContaining('200 MB'),
    });
    expect((await ana.ask('GET', `/history/${refused}`)).statusCode).toBe(404);
    const grown = await ana.ask('PUT', `/history/${kept}`, { notes: 'x'.repeat(5000) });
    expect(grown.json()).toMatchObject({ code: 'storage-full' });
    expect((await ana.ask('GET', `/history/${kept}`)).json<{ notes: string }>().notes).toHaveLength(
      3000,
    );
    expect((await ana.ask('PUT', `/history/${kept}`, { notes: 'short' })).statusCode).toBe(200);
    expect((await note(refused, 3000)).statusCode).toBe(201);
    expect((await usageOf(ana)).used_bytes).toBeLessThanOrEqual(limits.storageBytes);
  });

  it('lets a user over the limit shorten and delete, and nothing else', async () => {
    const { id } = (
      await ana.ask('POST', '/profiles', { name: 'Sam', bio: 'x'.repeat(100) })
    ).json<{ id: number }>();
    await fill(ana, limits.storageBytes + 1000);
    expect((await ana.ask('PUT', `/profiles/${id}`, { bio: '' })).statusCode).toBe(200);
    expect((await ana.ask('PUT', `/profiles/${id}`, { bio: 'longer' })).json()).toMatchObject({
      code: 'storage-full',
    });
    const photo = await ana.inject({
      method: 'POST',
      url: `/api/profiles/${id}/upload-photo`,
      ...(await aForm(await aJpeg())),
    });
    expect(photo.json()).toMatchObject({ code: 'storage-full' });
    const plan = await ana.ask('POST', '/profiles/suggest', { config: { location: 'Chicago' } });
    expect(plan.json()).toMatchObject({ code: 'storage-full' });
    expect(
      (await ana.ask('POST', '/saved-ideas', anIdea(randomUUID(), '', -1))).json(),
    ).toMatchObject({ code: 'storage-full' });
    expect((await ana.ask('DELETE', `/profiles/${id}`)).statusCode).toBe(204);
  });

  it('never blocks the own profile or the export, however full it is', async () => {
    const ben = await aUser(test);
    await fill(ben, limits.storageBytes);
    expect((await ben.ask('GET', '/users/me/export')).statusCode).toBe(200);
    expect((await ben.ask('GET', '/profiles/my-profile')).statusCode).toBe(200);
    expect((await ben.ask('POST', '/profiles', { name: 'Sam' })).statusCode).toBe(422);
  });

  it('is not exceeded by parallel requests', async () => {
    await fill(ana, limits.storageBytes - 10_500);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        ana.ask('POST', '/history', {
          id: randomUUID(),
          date: '2026-11-19',
          notes: 'x'.repeat(1000),
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect((await usageOf(ana)).used_bytes).toBeLessThanOrEqual(limits.storageBytes);
  });

  it('limits the changes of a status', async () => {
    const { id } = (await ana.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>();
    const rows = Array.from({ length: limits.statusChanges - 2 }, (_, index) => ({
      user_id: ana.id,
      profile_id: id,
      changed_at: index + 1,
      status: 'talking',
      day: '2026-11-19',
    }));
    await test.db.insertInto('status_changes').values(rows).execute();
    expect((await ana.ask('PUT', `/profiles/${id}`, { status: 'dating' })).statusCode).toBe(200);
    expect((await ana.ask('PUT', `/profiles/${id}`, { status: 'ended' })).json()).toMatchObject({
      code: 'too-many',
    });
  });

  /** As if so much were kept of a user. */
  async function fill(user: TestUser, bytes: number): Promise<void> {
    await sql`update users set stored_bytes = ${bytes} where id = ${user.id}`.execute(test.db);
  }
});

function anIdea(planId: string, description: string, profileId: number): object {
  const venue = {
    name: 'Bar',
    location: '',
    description: description.slice(0, 1000),
    estimated_cost: '',
    opening_hours: '',
    rating: 5,
  };
  return {
    suggestion_id: randomUUID(),
    profile_id: profileId,
    weather_info: {},
    plans: [{ plan_id: planId, venues: [venue], route_info: {}, total_cost: '' }],
  };
}
