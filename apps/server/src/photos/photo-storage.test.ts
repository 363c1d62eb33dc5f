import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Profile } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhotoFiles } from './open-photo-files.ts';
import type { PhotoFiles } from './photo-files.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aUser } from '../testing/a-user.ts';
import { aTestApp } from '../testing/a-test-app.ts';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';
import { sqlite } from '../testing/databases.ts';
import { anS3Server } from '../testing/servers/an-s3-server.ts';

const folder = aTemporaryFolder();
let server: Awaited<ReturnType<typeof anS3Server>>;
beforeAll(async () => {
  server = await anS3Server(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** An app on that store, with somebody signed in. */
async function anApp(photoFiles: PhotoFiles) {
  const test = await aTestApp(sqlite, { photoFiles });
  const ana = await aUser(test);
  const upload = async () =>
    ana.inject({
      method: 'POST',
      url: '/api/profiles/my-profile/upload-photo',
      ...(await aForm(await aJpeg())),
    });
  const avatar = async () => (await ana.inject('/api/profiles/my-profile')).json<Profile>().avatar;
  return { test, upload, avatar, userHeaders: ana.headers };
}

describe('photos in a bucket', () => {
  it('are kept, served, replaced and erased there', async () => {
    const photoFiles = await openPhotoFiles({ dataDir: folder, s3: server.s3 });
    const { test, upload, avatar } = await anApp(photoFiles);
    await upload();
    const first = (await avatar()) ?? '';
    expect((await test.app.inject(first)).headers['content-type']).toBe('image/webp');
    await upload();
    expect((await test.app.inject(first)).statusCode).toBe(404);
    expect(await photoFiles.read(first.split('/').at(-1) ?? '')).toBeUndefined();
    expect((await test.app.inject((await avatar()) ?? '')).statusCode).toBe(200);
    await test.close();
  });
});

describe('a photo store that fails', () => {
  const outages: [string, () => Promise<PhotoFiles>][] = [
    [
      'a bucket that does not answer',
      () =>
        openPhotoFiles({ dataDir: folder, s3: { ...server.s3, endpoint: 'http://127.0.0.1:1' } }),
    ],
    [
      'a bucket with other keys',
      () => openPhotoFiles({ dataDir: folder, s3: { ...server.s3, accessKeyId: 'wrong' } }),
    ],
    [
      'a bucket that is not there',
      () => openPhotoFiles({ dataDir: folder, s3: { ...server.s3, bucket: 'no-such-bucket' } }),
    ],
    [
      'a full disk',
      async () =>
        Object.assign(await openPhotoFiles({ dataDir: folder, s3: undefined }), {
          write: () =>
            Promise.reject(
              Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }),
            ),
        }),
    ],
    [
      'a folder that cannot be made',
      async () => {
        const dataDir = aTemporaryFolder();
        symlinkSync('/no/such', join(dataDir, 'photos'));
        return openPhotoFiles({ dataDir, s3: undefined });
      },
    ],
    [
      'a file in the place of its folder',
      async () => {
        const dataDir = aTemporaryFolder();
        writeFileSync(join(dataDir, 'photos'), '');
        return openPhotoFiles({ dataDir, s3: undefined });
      },
    ],
  ];
  it.each(outages)('is answered with 503, and the photo before stays: %s', async (_name, open) => {
    const good = await openPhotoFiles({ dataDir: folder, s3: undefined });
    const bad = await open();
    let current = good;
    const { test, upload, avatar } = await anApp({
      ...good,
      write: (id, bytes) => current.write(id, bytes),
    });
    await upload();
    const before = (await avatar()) ?? '';
    current = bad;
    const answer = await upload();
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect(await avatar()).toBe(before);
    expect((await test.app.inject(before)).statusCode).toBe(200);
    await test.close();
  });
});

describe('a photo whose person or account is deleted while it is uploaded', () => {
  it('leaves no file', async () => {
    const photos = await openPhotoFiles({ dataDir: join(folder, 'deleted'), s3: undefined });
    let leave = async (): Promise<unknown> => undefined;
    const test = await aTestApp(sqlite, {
      photoFiles: {
        ...photos,
        write: async (id, bytes) => {
          await photos.write(id, bytes);
          await leave();
        },
      },
    });
    const ana = await aUser(test);
    const upload = async (path: string) =>
      ana.inject({ method: 'POST', url: `/api${path}`, ...(await aForm(await aJpeg())) });
    const { id } = (await ana.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>();
    leave = () => ana.ask('DELETE', `/profiles/${id}`);
    expect((await upload(`/profiles/${id}/attachments`)).statusCode).toBe(404);
    leave = () => test.store.inTransaction((kept) => eraseAccount(kept, ana.id, 0));
    expect((await upload('/profiles/my-profile/upload-photo')).statusCode).toBe(401);
    for await (const left of photos.list()) expect(left).toBeUndefined();
    await test.close();
  });
});

// These two wait for slow lines, each on a server of its own.
describe.concurrent('a phone on a slow line', () => {
  it('may take longer to send a photo than other requests', async () => {
    const { test, userHeaders } = await anApp(
      await openPhotoFiles({ dataDir: folder, s3: undefined }),
    );
    const url = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const { headers, payload } = await aForm(await aJpeg());
    const socket = connect(Number(url.port), url.hostname);
    const head = {
      host: 'x',
      connection: 'close',
      'content-length': payload.length,
      ...headers,
      ...userHeaders,
    };
    socket.write(
      `POST /api/profiles/my-profile/upload-photo HTTP/1.1\r\n${Object.entries(head)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    );
    socket.write(payload.subarray(0, 200));
    setTimeout(() => socket.write(payload.subarray(200)), 10_500);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toContain('HTTP/1.1 200 OK');
    await test.close();
  });
});

describe.concurrent('photos that drip in', () => {
  it('leave places for others, and are ended when too slow', async () => {
    const test = await aTestApp(sqlite, { env: { TRUST_PROXY: '127.0.0.1' } });
    const users = [await aUser(test), await aUser(test), await aUser(test)];
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const drip = (user: (typeof users)[number]) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const head = [
        'POST /api/profiles/my-profile/upload-photo HTTP/1.1',
        'Host: x',
        `Authorization: ${user.headers.authorization}`,
        'X-Forwarded-For: 10.0.0.1',
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 100000',
      ];
      socket.write(
        `${head.join('\r\n')}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`,
      );
      let answer = '';
      socket.on('data', (data) => (answer += String(data)));
      const timer = setInterval(() => socket.write('x'), 200);
      socket.on('close', () => clearInterval(timer));
      return { answer: () => answer, ended: new Promise((resolve) => socket.on('close', resolve)) };
    };
    const send = async (user: (typeof users)[number] | undefined, address: string) => {
      const { payload, headers } = await aForm(await aJpeg());
      const answer = await fetch(`http://127.0.0.1:${port}/api/profiles/my-profile/upload-photo`, {
        method: 'POST',
        headers: { ...user?.headers, ...headers, 'x-forwarded-for': address },
        body: new Uint8Array(payload),
      });
      await answer.text();
      return answer.status;
    };
    const [ana, ben, cleo] = users;
    const drips = [ana, ben].flatMap((user) => Array.from({ length: 6 }, () => user && drip(user)));
    await expect.poll(() => send(ana, '10.0.0.2')).toBe(429);
    await expect.poll(() => send(cleo, '10.0.0.1')).toBe(429);
    expect(await send(cleo, '10.0.0.2')).toBe(200);
    await Promise.all(drips.map((each) => each?.ended));
    expect(drips.every((each) => each?.answer().startsWith('HTTP/1.1 408'))).toBe(true);
    expect(await send(ana, '10.0.0.1')).toBe(200);
    await test.close();
  });
});
