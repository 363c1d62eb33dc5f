import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { limits } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PhotoFiles } from '../photos/photo-files.ts';
import type { Store } from '../store.ts';
import { photoUrl } from '../photos/present-photo.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { createExportPlaces } from './export-places.ts';
import { createExportUser } from './export-user.ts';

const moment = { now: Date.parse('2026-11-20T18:00:00Z'), today: '2026-11-20', urlOf: photoUrl };

describeOnBothDatabases('the export of a user', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const addDates = async (user: TestUser, count: number, notes: string): Promise<void> => {
    const rows = Array.from({ length: count }, (_, index) => ({
      user_id: user.id,
      profile_id: null,
      id: randomUUID(),
      kind: 'recorded',
      day: '2026-01-15',
      rating_halves: 8,
      rated: 1,
      total_cost_cents: 100,
      notes,
      activities: '[]',
      learnt_names: '[]',
      created_at: index,
    }));
    for (let start = 0; start < count; start += 20)
      await test.db
        .insertInto('dates')
        .values(rows.slice(start, start + 20))
        .execute();
  };

  const exporter = ({ id }: TestUser) => ({ userId: id, network: '10.0.0.1' });

  /** The export, and how many pages of dates were read for it. */
  const watched = () => {
    let pages = 0;
    const { dates } = test.store;
    const page: Store['dates']['page'] = (...wanted) => {
      pages += 1;
      return dates.page(...wanted);
    };
    const store = { ...test.store, dates: { ...dates, page } };
    return {
      exportUser: createExportUser({
        store,
        photoFiles: test.photoFiles,
        places: createExportPlaces(),
        countExport: async () => undefined,
      }),
      pages: () => pages,
    };
  };

  it('has everything, however many pages it takes', async () => {
    const ana = await aUser(test);
    await addDates(ana, 2 * limits.pageItems + 10, 'Fun');
    const answer = await ana.ask('GET', '/users/me/export');
    expect(answer.headers['content-type']).toBe('application/json');
    const { history, profiles } = answer.json<{ history: { id: string }[]; profiles: [] }>();
    expect(new Set(history.map(({ id }) => id)).size).toBe(2 * limits.pageItems + 10);
    expect(profiles).toEqual([]);
  });

  for (const format of ['asJson', 'asZip'] as const)
    it(`reads no further than its reader, and ends when the reader leaves: ${format}`, async () => {
      const ana = await aUser(test);
      // What a zip cannot make smaller: it would take in many pages before it gives anything out.
      await addDates(ana, 400, randomBytes((limits.pageBytes * 3) / 32).toString('base64'));
      const { exportUser, pages } = watched();
      const document = await exportUser[format](exporter(ana), moment);
      await once(document, 'readable');
      while (pages() === 0) {
        document.read();
        await setTimeout(10);
      }
      await setTimeout(300);
      const read = pages();
      // There are some two hundred of them; a zip takes in some before it gives out the first.
      expect(read).toBeLessThan(80);
      await expect(exportUser[format](exporter(ana), moment)).rejects.toMatchObject({
        code: 'too-many-requests',
      });
      const closed = once(document, 'close');
      document.destroy();
      await closed;
      await setTimeout(300);
      expect(pages() - read).toBeLessThanOrEqual(1);
      const again = await exportUser[format](exporter(ana), moment);
      again.destroy();
      await once(again, 'close');
    });

  it('ends at a photo that cannot be read, without ending the process', async () => {
    const ana = await aUser(test);
    const url = '/api/profiles/my-profile/upload-photo';
    await ana.inject({ method: 'POST', url, ...(await aForm(await aJpeg())) });
    const photoFiles: PhotoFiles = {
      ...test.photoFiles,
      read: async () => Promise.reject(new Error('The disk is broken')),
    };
    const exportUser = createExportUser({
      store: test.store,
      photoFiles,
      places: createExportPlaces(),
      countExport: async () => undefined,
    });
    const zip = await exportUser.asZip(exporter(ana), moment);
    await expect(buffer(zip)).rejects.toThrow('The disk is broken');
  });
});
