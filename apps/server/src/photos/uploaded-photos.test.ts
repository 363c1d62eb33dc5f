import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@rendezvous/contract';
import exifr from 'exifr';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aForm, aHugePng, aJpeg, encoded } from '../testing/a-photo.ts';
import { aPhotoSender } from '../testing/a-photo-sender.ts';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';
import { aTestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

const { on, meetSam, upload, attach, countFiles, received } = aPhotoSender();

/** The picture of an answer, as a file. */
async function fileOf(answer: LightMyRequestResponse): Promise<string> {
  const file = join(aTemporaryFolder(), 'answer');
  await writeFile(file, answer.rawPayload);
  return file;
}

describe('an uploaded photo', () => {
  beforeAll(async () => {
    on.test = await aTestApp(sqlite);
    await meetSam();
  });
  afterAll(() => on.test.close());

  it('is turned upright, resized, and stripped of its metadata', async () => {
    const sent = await aJpeg({ width: 2000, height: 1000, orientation: 6 });
    expect(await exifr.parse(sent)).toMatchObject({
      Artist: 'secret-canary',
      latitude: 37.766666666666666,
    });
    const { avatar } = (await upload(await aForm(sent))).json<{ avatar: string }>();
    const answer = await on.test.app.inject(avatar);
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
      expect(await sharp(await fileOf(await on.test.app.inject(avatar))).metadata()).toMatchObject({
        format: 'webp',
        width: 30,
        height: 20,
      });
    },
  );

  it('loses data hidden after it', async () => {
    const { avatar } = (
      await upload(
        await aForm(
          Buffer.concat([await aJpeg(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
        ),
      )
    ).json<{ avatar: string }>();
    expect((await on.test.app.inject(avatar)).rawPayload.includes('script')).toBe(false);
  });

  it('is served inert, and never cached', async () => {
    const { avatar } = (await upload(await aForm(await aJpeg()))).json<{ avatar: string }>();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await on.test.app.inject({ method, url: avatar });
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
      expect((await on.test.app.inject(`/api/photos/${id}`)).json()).toMatchObject({
        status: 404,
        code: 'not-found',
      });
    },
  );
});

describe('a file that is not a photo', () => {
  beforeAll(async () => {
    on.test = await aTestApp(sqlite);
    await meetSam();
  });
  afterAll(() => on.test.close());

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

  it('accepts 40 megapixels and 10 MB', async () => {
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
    await on.ana.inject({ method: 'DELETE', url: `/api/profiles/${on.sam}` });
    await meetSam();
  });

  it('[API-02] names the field when no file was sent', async () => {
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
    expect(
      (await on.ana.inject({ method: 'POST', url: '/api/profiles', ...form })).statusCode,
    ).toBe(415);
  });

  it('answers 429 with Retry-After to a user with many uploads in progress, and serves the others', async () => {
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
    on.test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => on.test.close());
  beforeEach(meetSam);

  it('accepts sixty photos an hour from one user, and everybody else can still upload', async () => {
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
