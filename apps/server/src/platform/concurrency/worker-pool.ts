import { Worker, type ResourceLimits } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';

export interface PoolOptions {
  /**
   * The module that every worker runs, with `WorkerStart` as its data. It posts 'ready'
   * once, then one answer to each message; one that warms up before it is ready posts
   * 'loaded' when its data are there.
   */
  readonly entry: URL;
  readonly workerData: unknown;
  readonly resourceLimits: ResourceLimits;
  /** Workers start when there is work for them and end after so long without. */
  readonly maxWorkers: number;
  readonly idleMs: number;
  /**
   * Work beyond this many pieces in waiting is turned away at once, and what has waited for
   * `waitMs`, which is less than `deadlineMs`. While workers only start, as after a rest, it may
   * wait until `deadlineMs`.
   */
  readonly maxWaiting: number;
  readonly waitMs: number;
  /**
   * A piece of work that takes longer, counted from the moment it was asked for and with `waitMs`
   * at most of waiting, is stopped.
   */
  readonly deadlineMs: number;
  /**
   * How long a worker that is told to stop may take before it is replaced by
   * one that knows nothing yet.
   */
  readonly graceMs: number;
}

/** What a worker is given when it starts. */
export interface WorkerStart {
  readonly data: unknown;
  /**
   * Its one number is not 0 when nobody waits for the piece that is worked on: any answer to it
   * will do then, soon. While it warms up: when work waits for it, which does as well.
   */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** Work that found no worker in time, or took too long. */
export class PoolOverloaded extends Error {}

export interface Asking {
  /** Who asks, a user or a network: they take turns. */
  readonly whose: string;
  /** Fires when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** While somebody else waits, nobody begins more than this many pieces at once. */
const maxOfOne = 2;
/** For so long after a piece of theirs took too long, others do not wait for anybody. */
const givesWayMs = 60_000;

interface Job {
  readonly whose: string;
  readonly message: unknown;
  readonly since: number;
  readonly settle: (outcome: { answer: unknown } | { error: unknown }) => void;
}

interface Member {
  readonly worker: Worker;
  readonly stop: Int32Array<SharedArrayBuffer>;
  /** Resolves when its data are there, or it ended. */
  readonly loaded: PromiseWithResolvers<void>;
  state: 'starting' | 'idle' | 'busy';
  /** Who it works for, also when they do not wait any more; undefined while it does not. */
  whose: string | undefined;
  /** Undefined while it is idle, and when nobody waits for what it does. */
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Threads for work that would hold up the event loop: one piece at a time each. Who asks for more
 * than one takes turns with the others, and does not keep them out of the queue; whose work took
 * too long lately gives way to all whose did not. Work is dropped when its signal fires, in waiting
 * or under way, and at its deadline. Its worker is told to stop and stays: a new one would take
 * longer for the next piece than the one that knows its way, so that where one piece comes too
 * late, all after it would. A worker that is lost takes only its own piece along.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #waiting: FairQueue<Job>;
  readonly #members = new Set<Member>();
  /** Until when who gives way. */
  readonly #givesWay = new Map<string, number>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#waiting = new FairQueue(options.maxWaiting);
  }

  /**
   * The worker's answer to a message. Rejects with the signal's reason once it fires,
   * and with `PoolOverloaded`.
   */
  run(message: unknown, { whose, signal }: Asking): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#isClosed) return reject(new PoolOverloaded('The pool is closed'));
      const onAbort = () => this.#drop(job, signal?.reason);
      const { waitMs, deadlineMs } = this.#options;
      const giveUp = () => {
        if (this.#waiting.delete(whose, job))
          job.settle({ error: new PoolOverloaded('No worker was free in time') });
      };
      let patience = setTimeout(() => {
        if (this.#hasStarted()) giveUp();
        else patience = setTimeout(giveUp, deadlineMs - waitMs);
      }, waitMs);
      const job: Job = {
        whose,
        message,
        since: performance.now(),
        settle: (outcome) => {
          clearTimeout(patience);
          signal?.removeEventListener('abort', onAbort);
          if ('answer' in outcome) resolve(outcome.answer);
          else reject(outcome.error);
        },
      };
      signal?.addEventListener('abort', onAbort);
      const displaced = this.#waiting.add(whose, job);
      displaced?.settle({ error: new PoolOverloaded('There is no room for more work') });
      this.#assign();
      if (displaced !== job && !this.#isToGiveWay(whose)) this.#makeWay();
    });
  }

  /**
   * Has a worker at hand for work that is likely to come: one is started where there is none, and
   * an idle one stays as long again. Resolves once one has loaded its data, and where none can.
   */
  async prepare(): Promise<void> {
    if (this.#isClosed) return;
    if (this.#members.size === 0) this.#start();
    [...this.#members].find(({ state }) => state === 'idle')?.timer?.refresh();
    await Promise.any([...this.#members].map(({ loaded }) => loaded.promise));
  }

  /** Ends all workers; work that is waiting or under way is turned away. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new PoolOverloaded('The pool is closed');
    this.#refuseWaiting(error);
    await Promise.all([...this.#members].map((member) => this.#end(member, error)));
  }

  #assign(): void {
    for (const member of this.#members) {
      if (member.state !== 'idle') continue;
      const job = this.#waiting.take(
        (whose) => this.#countOf(whose) < maxOfOne && !this.#isToGiveWay(whose),
      );
      if (job === undefined) break;
      this.#give(member, job);
    }
    const starting = () => [...this.#members].filter(({ state }) => state === 'starting');
    if (this.#waiting.size > starting().length && this.#members.size < this.#options.maxWorkers)
      this.#start();
    if (this.#waiting.size > 0) for (const { stop } of starting()) Atomics.store(stop, 0, 1);
  }

  /** For somebody who has to wait: frees a worker of somebody who gives way, where all are busy. */
  #makeWay(): void {
    const members = [...this.#members];
    if (this.#waiting.size === 0 || members.some(({ state }) => state !== 'busy')) return;
    const slow = members.find(({ job }) => job !== undefined && this.#isToGiveWay(job.whose));
    if (slow) this.#stop(slow, new PoolOverloaded('Others go first'));
  }

  #isToGiveWay(whose: string): boolean {
    return (this.#givesWay.get(whose) ?? 0) > performance.now();
  }

  #noteTooLong(whose: string): void {
    const now = performance.now();
    for (const [name, until] of this.#givesWay) if (until <= now) this.#givesWay.delete(name);
    this.#givesWay.set(whose, now + givesWayMs);
  }

  #countOf(whose: string): number {
    return [...this.#members].filter((member) => member.whose === whose).length;
  }

  #start(): void {
    const { entry, workerData, resourceLimits } = this.#options;
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const start: WorkerStart = { data: workerData, stop };
    const worker = new Worker(entry, { workerData: start, resourceLimits });
    const member: Member = {
      worker,
      stop,
      loaded: Promise.withResolvers(),
      state: 'starting',
      whose: undefined,
      job: undefined,
      timer: undefined,
    };
    this.#members.add(member);
    worker.on('message', (answer: unknown) => {
      member.loaded.resolve();
      if (answer === 'loaded') return;
      clearTimeout(member.timer);
      member.job?.settle({ answer });
      this.#rest(member);
      this.#assign();
    });
    worker.on('error', (error) => this.#lose(member, error));
    worker.on('exit', (code) => this.#lose(member, new Error(`A worker ended with ${code}`)));
  }

  #give(member: Member, job: Job): void {
    clearTimeout(member.timer);
    [member.state, member.whose, member.job] = ['busy', job.whose, job];
    const { waitMs, deadlineMs } = this.#options;
    const waited = Math.min(waitMs, performance.now() - job.since);
    member.timer = setTimeout(() => {
      this.#noteTooLong(job.whose);
      this.#stop(member, new PoolOverloaded('The work took too long'));
    }, deadlineMs - waited);
    Atomics.store(member.stop, 0, 0);
    member.worker.postMessage(job.message);
  }

  #rest(member: Member): void {
    [member.state, member.whose, member.job] = ['idle', undefined, undefined];
    member.timer = setTimeout(
      () => void this.#end(member, new Error('Nobody waits for an idle worker')),
      this.#options.idleMs,
    ).unref();
  }

  #drop(job: Job, error: unknown): void {
    const member = [...this.#members].find((one) => one.job === job);
    if (member) this.#stop(member, error);
    else if (this.#waiting.delete(job.whose, job)) job.settle({ error });
  }

  /** Answers whoever waits, and has the worker end what it does. */
  #stop(member: Member, error: unknown): void {
    member.job?.settle({ error });
    member.job = undefined;
    Atomics.store(member.stop, 0, 1);
    clearTimeout(member.timer);
    member.timer = setTimeout(() => this.#replace(member, error), this.#options.graceMs);
  }

  /**
   * On a machine too busy for a worker to notice in time that it is to stop, the next one starts
   * slowly too: where no other works, who waits is turned away rather than kept until then.
   */
  #replace(member: Member, error: unknown): void {
    void this.#end(member, error);
    if (!this.#hasStarted())
      this.#refuseWaiting(new PoolOverloaded('The only worker is being replaced'));
    if (this.#members.size === 0) this.#start();
    this.#assign();
  }

  #hasStarted(): boolean {
    return [...this.#members].some(({ state }) => state !== 'starting');
  }

  #refuseWaiting(error: PoolOverloaded): void {
    for (let job = this.#waiting.take(); job; job = this.#waiting.take()) job.settle({ error });
  }

  /**
   * A worker that failed by itself: its work fails with it, and one that never came up
   * fails whose turn it was.
   */
  #lose(member: Member, error: unknown): void {
    if (!this.#members.has(member)) return;
    if (member.state === 'starting') {
      this.#waiting.take()?.settle({ error });
    }
    void this.#end(member, error);
    this.#assign();
  }

  async #end(member: Member, error: unknown): Promise<void> {
    this.#members.delete(member);
    clearTimeout(member.timer);
    member.loaded.resolve();
    member.job?.settle({ error });
    member.job = undefined;
    await member.worker.terminate();
  }
}
