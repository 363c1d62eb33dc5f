import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';
import { aFreePort } from '../testing/servers/a-free-port.ts';
import { termUnderLoad } from '../testing/servers/term-under-load.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = aTemporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('a server that is told to stop under load', () => {
  it('reports it, serves until load balancers have noticed, and cuts nobody off', async () => {
    const stop = await termUnderLoad({ port: await aFreePort(), dataDir });
    expect(stop).toMatchObject({ exitCode: 0, failed: [], resets: [], saidSo: true });
    expect(stop.answered).toBeGreaterThan(0);
  });

  it('does not wait for a body that never arrives, and answers 408', async () => {
    const port = await aFreePort();
    const stop = await termUnderLoad({ port, dataDir, withHalfSent: true });
    expect(stop).toMatchObject({ exitCode: 0, failed: [], resets: [] });
    // Waited for, it would have been cut off without a word.
    expect(stop.toHalfSent).toMatch(/^HTTP\/1.1 408 /);
  });
});
