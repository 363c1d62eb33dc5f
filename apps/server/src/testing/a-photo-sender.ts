import { readdirSync, rmSync } from 'node:fs';
import { afterAll, vi } from 'vitest';
import type { Form } from './a-photo.ts';
import type { TestApp } from './a-test-app.ts';
import { aTemporaryFolder } from './a-temporary-folder.ts';
import { aUser, type TestUser } from './a-user.ts';

/** Who sends photos while the tests of a file run: Ana, of herself and of Sam, whom she has met. */
interface Standing {
  test: TestApp;
  ana: TestUser;
  sam: number;
}

/** Ana, and what she does with photos, for the tests of a file. */
export function aPhotoSender() {
  const on = {} as Standing;

  // A folder of temporary files of its own: what is left there was left by these tests.
  const temporary = aTemporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true });
  });

  async function meetSam(): Promise<void> {
    on.ana = await aUser(on.test);
    on.sam = (
      await on.ana.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'Sam' } })
    ).json<{ id: number }>().id;
  }
  const upload = (form: Form, url = `/api/profiles/${on.sam}/upload-photo`) =>
    on.ana.inject({ method: 'POST', url, ...form });
  const attach = (form: Form) => upload(form, `/api/profiles/${on.sam}/attachments`);
  const countFiles = async () => {
    let files = 0;
    for await (const _file of on.test.photoFiles.list()) files += 1;
    return files;
  };
  /** What is left of what was received. */
  const received = () =>
    readdirSync(temporary, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes('rendezvous-uploads-'))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('process.lock'));

  return { on, meetSam, upload, attach, countFiles, received };
}
