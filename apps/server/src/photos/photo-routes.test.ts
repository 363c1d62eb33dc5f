import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits, type Profile } from '@rendezvous/contract';
import exifr from 'exifr';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aForm, aHugePng, aJpeg, encoded, type Form } from '../testing/a-photo.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

// A folder of temporary files of its own: what is left there was left by these tests.
const temporary = aTemporaryFolder();
vi.stubEnv('TMPDIR', temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

let test: TestApp;
let ana: TestUser;
let sam: number;

async function meetSam(): Promise<void> {
  ana = await aUser(test);
  sam = (
    await ana.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'Sam' } })
  ).json<{ id: number }>().id;
}
const upload = (form: Form, url = `/api/profiles/${sam}/upload-photo`) =>
  ana.inject({ method: 'POST', url, ...form });
const attach = (form: Form) => upload(form, `/api/profiles/${sam}/attachments`);
const profile = async () => (await ana.inject(`/api/profiles/${sam}`)).json<Profile>();
const countFiles = async () => {
  let files = 0;
  for await (const _file of test.photoFiles.list()) files += 1;
  return files;
};
/** What is left of what was received. */
const received = () =>
  readdirSync(temporary, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('rendezvous-uploads-'))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('process.lock'));

const idIn = (url: string) => /^\/api\/photos\/(\w+)/.exec(url)?.[1] ?? '';

/** The picture of an answer, as a file. */
async function fileOf(answer: LightMyRequestResponse): Promise<string> {
  const file = join(aTemporaryFolder(), 'answer');
  await writeFile(file, answer.rawPayload);
  return file;
}

describeOnBothDatabases('photos', (database) => {
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
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
    expect((await test.app.inject(first.json<{ avatar: string }>().avatar)).statusCode).toBe(404);
    expect((await test.app.inject(second.avatar)).statusCode).toBe(200);
    expect(received()).toEqual([]);
  });

  it('[MYP-01] sets the own photo', async () => {
    const { avatar } = (
      await upload(await aForm(await aJpeg()), '/api/profiles/my-profile/upload-photo')
    ).json<{ avatar: string }>();
    expect((await ana.inject('/api/profiles/my-profile')).json()).toMatchObject({ avatar });
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
      ana.inject({ method: 'DELETE', url: `/api/profiles/${sam}/attachments/${first?.id}` });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await profile()).attachments).toEqual([second]);
    expect((await test.app.inject(first?.url ?? '')).statusCode).toBe(404);
  });

  it('[PROF-13] takes the photos of a deleted person from store and disk', async () => {
    const before = await countFiles();
    const { avatar } = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    const { url } = (await attach(await aForm(await aJpeg()))).json<{ url: string }>();
    expect(await countFiles()).toBe(before + 2);
    await ana.inject({ method: 'DELETE', url: `/api/profiles/${sam}` });
    for (const gone of [avatar, url]) expect((await test.app.inject(gone)).statusCode).toBe(404);
    expect(await countFiles()).toBe(before);
    expect(await test.store.photos.listErasures(10)).toEqual([]);
  });

  it('queues the files of a deleted user in the same transaction', async () => {
    const { avatar } = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    await test.store.inTransaction((kept) => kept.photos.queueErasuresOfUser(ana.id, 0));
    await test.db.deleteFrom('users').where('id', '=', ana.id).execute();
    expect(await test.store.photos.listErasures(10)).toEqual([idIn(avatar)]);
    expect((await test.app.inject(avatar)).statusCode).toBe(404);
    await test.store.photos.forgetErasures([idIn(avatar)]);
  });

  it('refuses one gallery picture too many, however many are sent at once', async () => {
    const rows = Array.from({ length: 48 }, (_, id) => ({
      user_id: ana.id,
      id: `x${id}`,
      profile_id: sam,
      in_gallery: 1,
      name: 'x',
      type: 'image/webp',
      bytes: 1,
      created_at: id,
    }));
    await test.db.insertInto('photos').values(rows).execute();
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
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(meetSam);

  const uploaded = async () =>
    (await upload(await aForm(await aJpeg({ width: 4, height: 4 })))).json<{ avatar: string }>()
      .avatar;
  const status = async (url: string, headers = {}) =>
    (await test.app.inject({ url, headers })).statusCode;
  const signIn = async () => {
    const { access, refresh } = (
      await test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        payload: { email: ana.email, password: ana.password },
      })
    ).json<{ access: string; refresh: string }>();
    const headers = { authorization: `Bearer ${access}` };
    const answer = await test.app.inject({ url: `/api/profiles/${sam}`, headers });
    return { refresh, headers, avatar: answer.json<Profile>().avatar ?? '' };
  };

  it('works by itself for a quarter of an hour, and answers give a new one', async () => {
    const link = await uploaded();
    expect(await status(link)).toBe(200);
    test.clock.now = new Date(test.clock.now.getTime() + 9 * 60_000);
    expect(await status(link)).toBe(200);
    test.clock.now = new Date(test.clock.now.getTime() + 6 * 60_000);
    expect(await status(link)).toBe(404);
    const { avatar } = await signIn();
    expect(avatar).not.toBe(link);
    expect(await status(avatar)).toBe(200);
  });

  it('opens no other photo, without the link none, and another user nothing', async () => {
    const link = await uploaded();
    const [path = '', query = ''] = link.split('?');
    const forged = query.replace(/\.([\w-]{43})$/, `.${'A'.repeat(43)}`);
    const second = `/api/photos/${idIn(await uploaded())}?${query}`;
    const third = `${path}?${forged}`;
    for (const url of [path, second, third, `${path}?link=x`, `${path}?link=`])
      expect(await status(url), url).toBe(404);
  });

  it('is not for another who is signed in, and its user needs none', async () => {
    const link = await uploaded();
    const other = await aUser(test);
    expect(await status(link, other.headers)).toBe(404);
    expect(await status(link.split('?')[0] ?? '', other.headers)).toBe(404);
    expect(await status(link.split('?')[0] ?? '', ana.headers)).toBe(200);
  });

  it('ends with its session, and those of other sessions do not', async () => {
    const link = await uploaded();
    const { avatar, refresh } = await signIn();
    expect([await status(link), await status(avatar)]).toEqual([200, 200]);
    await test.app.inject({ method: 'POST', url: '/api/token/revoke', payload: { refresh } });
    expect([await status(link), await status(avatar)]).toEqual([200, 404]);
  });

  it('ends with the session that a new password ends, and with the account', async () => {
    const link = await uploaded();
    const { avatar, headers } = await signIn();
    await test.app.inject({
      method: 'POST',
      url: '/api/users/me/change-password/',
      headers,
      payload: { current_password: ana.password, new_password: 'a-longer-Passw0rd-than-most' },
    });
    expect([await status(link), await status(avatar)]).toEqual([404, 200]);
    await test.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: {} });
    expect(await status(avatar)).toBe(404);
  });
});

describe('an uploaded photo', () => {
  beforeAll(async () => {
    test = await aTestApp(sqlite);
    await meetSam();
  });
  afterAll(() => test.close());

  it('is turned upright, made to fit, and rid of its metadata', async () => {
    const sent = await aJpeg({ width: 2000, height: 1000, orientation: 6 });
    expect(await exifr.parse(sent)).toMatchObject({
      Artist: 'secret-canary',
      latitude: 37.766666666666666,
    });
    const { avatar } = (await upload(await aForm(sent))).json<{ avatar: string }>();
    const answer = await test.app.inject(avatar);
    const file = await fileOf(answer);
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(file).metadata();
    expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
      format: 'webp',
      width: 800,
      height: 1600,
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    });
    expect(answer.rawPayload.includes('secret-canary')).toBe(false);
    // Turned clockwise, what was left is on top.
    const { data } = await sharp(file)
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0], data[5]].every((value) => (value ?? 0) > 200)).toBe(true);
  });

  it.each(['png', 'webp', 'jpeg'] as const)(
    'may be a %s, whatever its name and type say',
    async (format) => {
      const bytes = await sharp(Buffer.alloc(30 * 20 * 3, 90), {
        raw: { width: 30, height: 20, channels: 3 },
      })
        .toFormat(format)
        .toBuffer();
      const { avatar } = (
        await upload(await aForm(bytes, { name: 'a.php', type: 'text/html' }))
      ).json<{ avatar: string }>();
      expect(await sharp(await fileOf(await test.app.inject(avatar))).metadata()).toMatchObject({
        format: 'webp',
        width: 30,
        height: 20,
      });
    },
  );

  it('loses what was hidden behind it', async () => {
    const { avatar } = (
      await upload(
        await aForm(
          Buffer.concat([await aJpeg(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
        ),
      )
    ).json<{ avatar: string }>();
    expect((await test.app.inject(avatar)).rawPayload.includes('script')).toBe(false);
  });

  it('is served so that it can do nothing, and nobody keeps it', async () => {
    const { avatar } = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({ method, url: avatar });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it.each(['x', '..%2f..%2frendezvous.sqlite', `${'a'.repeat(48)}`, 'A'.repeat(100)])(
    'is not found by the id %s',
    async (id) => {
      expect((await test.app.inject(`/api/photos/${id}`)).json()).toMatchObject({
        status: 404,
        code: 'not-found',
      });
    },
  );
});

describe('what is no photo', () => {
  beforeAll(async () => {
    test = await aTestApp(sqlite);
    await meetSam();
  });
  afterAll(() => test.close());

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const refused: [string, () => Promise<Buffer | string> | Buffer | string, number, string][] = [
    ['nothing', () => '', 415, 'not-a-photo'],
    ['an SVG', () => svg, 415, 'not-a-photo'],
    [
      'a PNG that is a script',
      () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      415,
      'not-a-photo',
    ],
    ['a script that is no PNG', () => '<script>alert(1)</script>', 415, 'not-a-photo'],
    [
      'a GIF',
      () => Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
      415,
      'not-a-photo',
    ],
    ['a PDF', () => '%PDF-1.7\n1 0 obj', 415, 'not-a-photo'],
    ['a TIFF', () => Buffer.from('49492a0008000000', 'hex'), 415, 'not-a-photo'],
    [
      'a WebP header alone',
      () => Buffer.from('524946460000000057454250', 'hex'),
      415,
      'not-a-photo',
    ],
    ['a JPEG cut short', async () => (await aJpeg()).subarray(0, 1500), 415, 'not-a-photo'],
    ['256 megapixels in some kilobytes', () => aHugePng(16_000, 16_000), 413, 'photo-too-large'],
    ['20 million by 2 pixels', () => aHugePng(20_000_000, 2), 413, 'photo-too-large'],
    ['a side of 12,001 pixels', () => aHugePng(2, 12_001), 413, 'photo-too-large'],
    ['one pixel row more than 40 megapixels', () => aHugePng(8000, 5001), 413, 'photo-too-large'],
    [
      '10 MB and a byte',
      () => Buffer.concat([png, Buffer.alloc(limits.photoBytes - 7)]),
      413,
      'photo-too-large',
    ],
  ];
  it.each(refused)('[API-02] refuses %s', async (_name, make, status, code) => {
    expect((await upload(await aForm(await make()))).json()).toMatchObject({ status, code });
    expect(await countFiles()).toBe(0);
    expect(received()).toEqual([]);
  });

  it('takes 40 megapixels and 10 MB', async () => {
    expect((await upload(await aForm(aHugePng(8000, 5000)))).statusCode).toBe(200);
    const padded = await aJpeg();
    expect(
      (
        await upload(
          await aForm(Buffer.concat([padded, Buffer.alloc(limits.photoBytes - padded.length)])),
        )
      ).statusCode,
    ).toBe(200);
    await upload(await aForm(await aJpeg()));
    await ana.inject({ method: 'DELETE', url: `/api/profiles/${sam}` });
    await meetSam();
  });

  it('[API-02] names the field where no file came', async () => {
    const form = new FormData();
    form.append('other', new File(['x'], 'x.jpg'));
    form.append('note', 'hello');
    for (const sent of [await encoded(form), await encoded(new FormData())]) {
      expect((await upload(sent)).json()).toMatchObject({
        status: 422,
        errors: { file: ['Choose a photo'] },
      });
    }
  });

  it.each([
    [
      'JSON',
      { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{"file":"x"}') },
      415,
    ],
    [
      'a picture without a form',
      { headers: { 'content-type': 'image/jpeg' }, payload: Buffer.from('ffd8ff', 'hex') },
      415,
    ],
    [
      'a form without a boundary',
      { headers: { 'content-type': 'multipart/form-data' }, payload: Buffer.from('x') },
      400,
    ],
    [
      'a form that breaks off',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: Buffer.from(
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nxyz',
        ),
      },
      400,
    ],
    [
      '__proto__',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: Buffer.from(
          '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
        ),
      },
      400,
    ],
  ])('[API-02] refuses %s', async (_name, form, status) => {
    const answer = await upload(form);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(received()).toEqual([]);
  });

  it('[API-02] refuses a thousand parts', async () => {
    const form = new FormData();
    for (let i = 0; i < 1000; i++) form.append(`note-${i}`, 'x');
    form.append('file', new File([await aJpeg()], 'a.jpg'));
    expect((await upload(await encoded(form))).statusCode).toBe(400);
  });

  it('refuses a form on every other call', async () => {
    const form = await aForm('x');
    expect((await ana.inject({ method: 'POST', url: '/api/profiles', ...form })).statusCode).toBe(
      415,
    );
  });

  it('answers 429 with Retry-After to a user with many on their way, and the others', async () => {
    const form = await aForm(await aJpeg({ width: 1500, height: 1000 }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(form)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
    const busy = answers.filter(({ statusCode }) => statusCode === 429);
    expect(busy.length + statuses.filter((status) => status === 200).length).toBe(20);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers['retry-after']).toBe('5');
  });
});

describe('with limits', () => {
  beforeAll(async () => {
    test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => test.close());
  beforeEach(meetSam);

  it('takes sixty photos an hour of one user, and everybody else still sends theirs', async () => {
    const form = await aForm('no photo');
    const statuses: number[] = [];
    for (let i = 0; i < 65; i += 5)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 5 }, async () => (await attach(form)).statusCode),
        )),
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(Number((await attach(form)).headers['retry-after'])).toBeGreaterThan(3500);
    await meetSam();
    expect((await attach(await aForm(await aJpeg()))).statusCode).toBe(201);
  });
});
