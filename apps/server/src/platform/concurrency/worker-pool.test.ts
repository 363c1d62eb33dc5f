import { afterEach, describe, expect, it } from 'vitest';
import type { AWorkersTask } from '../../testing/a-worker.ts';
import { PoolOverloaded, WorkerPool, type Asking, type PoolOptions } from './worker-pool.ts';

const pools: WorkerPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** A pool of one worker that waits as long as a slow machine needs. */
function aPool(options: Partial<PoolOptions> = {}): {
  run: (task: AWorkersTask, asking?: Partial<Asking>) => Promise<{ threadId: number }>;
  pool: WorkerPool;
} {
  const pool = new WorkerPool({
    entry: new URL('../../testing/a-worker.ts', import.meta.url),
    workerData: undefined,
    resourceLimits: {},
    maxWorkers: 1,
    idleMs: 60_000,
    maxWaiting: 8,
    waitMs: 60_000,
    deadlineMs: 120_000,
    graceMs: 10,
    ...options,
  });
  pools.push(pool);
  const run = (task: AWorkersTask, asking?: Partial<Asking>) =>
    pool.run(task, { whose: 'somebody', ...asking }) as Promise<{ threadId: number }>;
  return { run, pool };
}

describe('WorkerPool', () => {
  it('does one piece of work after another in one thread', async () => {
    const { run } = aPool();
    const [one, other] = await Promise.all([run('answer'), run('answer')]);
    expect(one).toMatchObject({ task: 'answer' });
    expect(other.threadId).toBe(one.threadId);
  });

  it('starts another thread for work that would wait, up to the most', async () => {
    const { run } = aPool({ maxWorkers: 2 });
    const left = new AbortController();
    const endless = run('never-end', { signal: left.signal }).catch(() => 'dropped');
    const threads = await Promise.all([run('answer'), run('answer'), run('answer')]);
    expect(new Set(threads.map(({ threadId }) => threadId)).size).toBe(1);
    left.abort();
    expect(await endless).toBe('dropped');
  });

  it('frees the worker of a client that leaves', async () => {
    const { run } = aPool();
    const left = new AbortController();
    const { threadId } = await run('answer');
    const dropped = run('never-end', { signal: left.signal });
    left.abort(new Error('They left'));
    await expect(dropped).rejects.toThrow('They left');
    const next = () => run('answer').catch(({ message }: Error) => message);
    await expect.poll(next).toMatchObject({ threadId: expect.not.toBeOneOf([threadId]) });
  });

  it('rejects waiting work while its only worker, which does not stop, is replaced', async () => {
    const { run } = aPool();
    const left = new AbortController();
    const { threadId } = await run('answer');
    const dropped = run('never-end', { signal: left.signal }).catch(() => undefined);
    const waiting = run('answer', { whose: 'another' });
    left.abort();
    await dropped;
    await expect(waiting).rejects.toThrow(PoolOverloaded);
    expect((await run('answer')).threadId).not.toBe(threadId);
  });

  it('keeps waiting work while another worker is running', async () => {
    const started = new Int32Array(new SharedArrayBuffer(4));
    const { run } = aPool({ maxWorkers: 2, workerData: started.buffer });
    const [left, later] = [new AbortController(), new AbortController()];
    const dropped = run('never-end', { signal: left.signal }).catch(() => undefined);
    const busy = run('go-on-until-stopped', { whose: 'b', signal: later.signal });
    await expect.poll(() => started[0]).toBe(2);
    const waiting = run('answer', { whose: 'c' });
    left.abort();
    await dropped;
    expect(await waiting).toMatchObject({ task: 'answer' });
    later.abort();
    await busy.catch(() => undefined);
  });

  it('rejects work in time if a worker does not start', async () => {
    const { run } = aPool({ workerData: 'never starts', waitMs: 100, deadlineMs: 200 });
    const asked = performance.now();
    await expect(run('answer')).rejects.toThrow(PoolOverloaded);
    expect(performance.now() - asked).toBeGreaterThan(190);
  });

  it('drops waiting work of a client that leaves, and keeps the worker', async () => {
    const { run } = aPool();
    const left = new AbortController();
    const [first, dropped, last] = [
      run('answer'),
      run('never-end', { signal: left.signal }).catch((error: Error) => error.message),
      run('answer'),
    ];
    left.abort(new Error('They left'));
    expect(await dropped).toBe('They left');
    expect((await last).threadId).toBe((await first).threadId);
  });

  it('keeps a worker that stops when told to: at the deadline, and when the client leaves', async () => {
    const { run, pool } = aPool({ waitMs: 1_500, deadlineMs: 2_000, graceMs: 60_000 });
    await pool.prepare();
    const { threadId } = await run('answer');
    await expect(run('go-on-until-stopped')).rejects.toThrow(PoolOverloaded);
    const left = new AbortController();
    const dropped = run('go-on-until-stopped', { signal: left.signal });
    left.abort(new Error('They left'));
    await expect(dropped).rejects.toThrow('They left');
    expect((await run('answer')).threadId).toBe(threadId);
  });

  it('puts clients whose work took too long behind others, but not behind one another', async () => {
    const { run, pool } = aPool({ waitMs: 1_500, deadlineMs: 2_000, graceMs: 60_000 });
    const slow = (whose: string) =>
      run('go-on-until-stopped', { whose }).catch((error: Error) => error.message);
    await pool.prepare();
    expect(await slow('a')).toBe('The work took too long');
    await run('answer');
    expect(await Promise.all([slow('a'), slow('c')])).toEqual([
      'Others go first',
      'The work took too long',
    ]);
    const [first] = await Promise.all([slow('a'), slow('c')]);
    expect(first).toBe('The work took too long');
  });

  it('ends work at its deadline together with a worker that does not stop', async () => {
    const { run } = aPool({ waitMs: 1_000, deadlineMs: 1_500 });
    await expect(run('never-end')).rejects.toThrow(PoolOverloaded);
    const next = () => run('answer').catch(({ message }: Error) => message);
    await expect.poll(next).toMatchObject({ task: 'answer' });
  });

  it('rejects work that there is no room for, and work that waited too long', async () => {
    const { run } = aPool({ maxWaiting: 1, waitMs: 50, deadlineMs: 5_000 });
    await run('answer').catch(() => undefined);
    const left = new AbortController();
    const endless = run('never-end', { signal: left.signal }).catch(() => undefined);
    const waiting = run('answer');
    await expect(run('answer')).rejects.toThrow(PoolOverloaded);
    await expect(waiting).rejects.toThrow(PoolOverloaded);
    left.abort();
    await endless;
  });

  it('alternates between waiting clients, however much one of them asks for', async () => {
    const { run } = aPool();
    const done: string[] = [];
    const ask = (whose: string) =>
      run('answer', { whose }).then(
        () => done.push(whose),
        () => done.push(`${whose} refused`),
      );
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
    expect(done.join(' ')).toBe('a b c a b a a');
  });

  it('starts no third piece for a client while another one waits', async () => {
    const started = new Int32Array(new SharedArrayBuffer(4));
    const { run } = aPool({ maxWorkers: 3, workerData: started.buffer });
    const [left, done] = [new AbortController(), new AbortController()];
    const endless = (whose: string) =>
      run('never-end', { whose, signal: left.signal }).catch(() => undefined);
    const busy = [endless('a'), endless('a')];
    const third = run('go-on-until-stopped', { whose: 'd', signal: done.signal });
    await expect.poll(() => started[0]).toBe(3);
    const order: string[] = [];
    const later = ['a', 'a', 'b', 'b'].map((whose) =>
      run('answer', { whose }).then(() => order.push(whose)),
    );
    done.abort();
    await third.catch(() => undefined);
    await Promise.all(later);
    expect(order.join(' ')).toBe('b b a a');
    left.abort();
    await Promise.all(busy);
  });

  it('makes room for others when one client has filled the queue', async () => {
    const { run } = aPool({ maxWaiting: 3 });
    const asked = (whose: string) =>
      run('answer', { whose }).then(
        () => 'done',
        (error: unknown) => (error instanceof PoolOverloaded ? 'refused' : error),
      );
    expect(await Promise.all(['a', 'a', 'a', 'a', 'b'].map(asked))).toEqual([
      'done',
      'done',
      'refused',
      'refused',
      'done',
    ]);
  });

  it('loses only the work of a worker that dies', async () => {
    const { run } = aPool();
    const [bug, exit, next] = [run('throw'), run('exit'), run('answer')];
    await expect(bug).rejects.toThrow('A bug');
    await expect(exit).rejects.toThrow('ended with 3');
    expect(await next).toMatchObject({ task: 'answer' });
  });

  it('fails work that waits for a worker that does not start', async () => {
    const { run } = aPool({ workerData: 'breaks at once' });
    const [one, other] = [run('answer'), run('answer')];
    await expect(one).rejects.toThrow('It does not start');
    await expect(other).rejects.toThrow('It does not start');
  });

  it('ends idle workers, and starts others when there is work again', async () => {
    const { run } = aPool({ idleMs: 1 });
    const { threadId } = await run('answer');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await run('answer')).threadId).not.toBe(threadId);
  });

  it('starts one worker ahead of the work', async () => {
    const [prepared, other] = [aPool({ maxWorkers: 2 }), aPool()];
    void prepared.pool.prepare();
    void prepared.pool.prepare();
    // Threads are numbered as they start.
    const later = await other.run('answer');
    const first = await prepared.run('answer');
    expect(first.threadId).toBe(later.threadId - 1);
  });

  it('reports when a worker is ready, without waiting for one that cannot start', async () => {
    const started = new Int32Array(new SharedArrayBuffer(4));
    await aPool({ workerData: started.buffer }).pool.prepare();
    expect(started[0]).toBe(1);
    await aPool({ workerData: 'breaks at once' }).pool.prepare();
  });

  it('reports a worker that has its data, and ends its warming up for work', async () => {
    const { run, pool } = aPool({ workerData: 'warms up' });
    await pool.prepare();
    expect(await run('answer')).toMatchObject({ task: 'answer' });
  });

  it('rejects everything once it is closed', async () => {
    const { run, pool } = aPool();
    const underWay = run('never-end');
    void pool.close();
    await expect(underWay).rejects.toThrow(PoolOverloaded);
    await expect(run('answer')).rejects.toThrow(PoolOverloaded);
  });
});
