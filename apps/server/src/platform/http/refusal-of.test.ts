import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { answerErrors } from './answer-errors.ts';

/**
 * A little over the second for which one line stands: an outage that another test has just logged
 * is over then.
 */
const askedMs = 1100;

it('does not fill the disk with log lines about an unreachable database', async () => {
  const folder = aTemporaryFolder();
  const stream = createWriteStream(join(folder, 'log'));
  const app = fastify({ logger: { stream, level: 'error' } });
  answerErrors(app);
  app.get('/', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  const until = performance.now() + askedMs;
  for (let asked = 0; asked < 500 || performance.now() < until; asked += 1) {
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  await app.close();
  await finished(stream.end());
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThan(100);
  expect(lines.join('\n')).toContain('storage unavailable');
  rmSync(folder, { recursive: true });
});
