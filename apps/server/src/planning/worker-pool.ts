import { Worker, type ResourceLimits } from 'node:worker_threads';

export interface PoolOptions {
  /** The module that every worker runs. It posts 'ready' once, then one answer to each message. */
  readonly entry: URL;
  readonly workerData: unknown;
  readonly resourceLimits: ResourceLimits;
  /** Workers start when there is work for them and end after so long without. */
  readonly mostWorkers: number;
  readonly idleMs: number;
  /** Work beyond this many pieces in waiting is turned away at once, and what has waited for `waitMs`, which is less than `deadlineMs`. */
  readonly mostWaiting: number;
  readonly waitMs: number;
  /** A piece of work that takes longer, counted from the moment it was asked for, ends with its worker. */
  readonly deadlineMs: number;
  /** What nobody waits for any more may take so much longer before its worker is replaced: starting one costs as much. */
  readonly graceMs: number;
}

/** Work that found no worker in time, or took too long. */
export class PoolOverloaded extends Error {}

interface Job {
  readonly message: unknown;
  readonly since: number;
  readonly settle: (outcome: { answer: unknown } | { error: unknown }) => void;
}

interface Member {
  readonly worker: Worker;
  state: 'starting' | 'idle' | 'busy';
  /** Undefined while it is idle, and when nobody waits for what it does. */
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Threads for work that would hold up the event loop: one piece at a time each, in the order of asking. Work is dropped when
 * its signal fires, in waiting or under way; a worker that is lost takes only its own piece along.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #waiting = new Set<Job>();
  readonly #members = new Set<Member>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** The worker's answer to a message. Rejects with the signal's reason once it fires, and with `PoolOverloaded`. */
  run(message: unknown, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#isClosed || this.#waiting.size >= this.#options.mostWaiting)
        return reject(new PoolOverloaded('There is no room for more work'));
      const drop = (error: unknown) => this.#drop(job, error);
      const onAbort = () => drop(signal?.reason);
      const patience = setTimeout(() => {
        if (!this.#waiting.has(job)) return;
        // The first work after a rest waits for a worker to start, however long that takes.
        if ([...this.#members].every(({ state }) => state === 'starting')) patience.refresh();
        else drop(new PoolOverloaded('No worker was free in time'));
      }, this.#options.waitMs);
      const job: Job = {
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
      this.#waiting.add(job);
      this.#assign();
    });
  }

  /** Has a worker at hand for work that is likely to come: one is started where there is none, and an idle one stays as long again. */
  prepare(): void {
    if (this.#isClosed) return;
    if (this.#members.size === 0) this.#start();
    [...this.#members].find(({ state }) => state === 'idle')?.timer?.refresh();
  }

  /** Ends all workers; work that is waiting or under way is turned away. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new PoolOverloaded('The pool is closed');
    for (const job of this.#waiting) this.#drop(job, error);
    await Promise.all([...this.#members].map((member) => this.#end(member, error)));
  }

  #assign(): void {
    for (const job of this.#waiting) {
      const free = [...this.#members].find((member) => member.state === 'idle');
      if (!free) break;
      this.#waiting.delete(job);
      this.#give(free, job);
    }
    const starting = [...this.#members].filter((member) => member.state === 'starting').length;
    if (this.#waiting.size > starting && this.#members.size < this.#options.mostWorkers)
      this.#start();
  }

  #start(): void {
    const { entry, workerData, resourceLimits } = this.#options;
    const worker = new Worker(entry, { workerData, resourceLimits });
    const member: Member = { worker, state: 'starting', job: undefined, timer: undefined };
    this.#members.add(member);
    worker.on('message', (answer: unknown) => {
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
    [member.state, member.job] = ['busy', job];
    const { waitMs, deadlineMs } = this.#options;
    // Only for a worker to start can it have waited longer.
    const waited = Math.min(waitMs, performance.now() - job.since);
    member.timer = setTimeout(() => {
      void this.#end(member, new PoolOverloaded('The work took too long'));
      this.#assign();
    }, deadlineMs - waited);
    member.worker.postMessage(job.message);
  }

  #rest(member: Member): void {
    [member.state, member.job] = ['idle', undefined];
    member.timer = setTimeout(
      () => void this.#end(member, new Error('Nobody waits for an idle worker')),
      this.#options.idleMs,
    ).unref();
  }

  #drop(job: Job, error: unknown): void {
    job.settle({ error });
    if (this.#waiting.delete(job)) return;
    const member = [...this.#members].find((one) => one.job === job);
    if (!member) return;
    member.job = undefined;
    clearTimeout(member.timer);
    member.timer = setTimeout(() => {
      void this.#end(member, error);
      this.#assign();
    }, this.#options.graceMs);
  }

  /** A worker that failed by itself: its work fails with it, and one that never came up fails who waited for it longest. */
  #lose(member: Member, error: unknown): void {
    if (!this.#members.has(member)) return;
    if (member.state === 'starting') {
      const [first] = this.#waiting;
      if (first) this.#drop(first, error);
    }
    void this.#end(member, error);
    this.#assign();
  }

  async #end(member: Member, error: unknown): Promise<void> {
    this.#members.delete(member);
    clearTimeout(member.timer);
    member.job?.settle({ error });
    member.job = undefined;
    await member.worker.terminate();
  }
}
