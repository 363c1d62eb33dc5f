interface Options {
  readonly ms: number;
  /** A run that takes longer is told to end and not waited for. */
  readonly limitMs: number;
  readonly onError: (error: unknown) => void;
  /** How long the first run waits; it does not where this is left out. */
  readonly firstAfterMs?: number;
}

/**
 * After a run that failed, the next one waits this long, then twice as long for each further
 * failure, and never past the interval.
 */
const firstRetryMs = 10_000;
const longestRetryMs = 60 * 60 * 1000;

/**
 * Runs `job` now, or after a delay, and then at regular intervals; after a failed run sooner. Runs
 * do not overlap, unless one takes longer than its limit: then it is told to stop, and the next
 * starts on time regardless. The returned function stops everything; it tells the running job, and
 * resolves when that has ended.
 */
export function runEvery(
  job: (signal: AbortSignal) => Promise<void>,
  { ms, limitMs, onError, firstAfterMs }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  const fail = (error: unknown) => {
    onError(error);
    const pauseMs = Math.min(firstRetryMs * 2 ** failures, longestRetryMs);
    failures += 1;
    if (pauseMs < ms && !stopping.signal.aborted) retry = setTimeout(begin, pauseMs).unref();
  };
  const run = async (): Promise<void> => {
    const limit = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      limit.abort();
      late.reject(new Error(`A job took longer than ${limitMs} ms and is no longer waited for`));
    }, limitMs);
    timer.unref();
    const work = job(AbortSignal.any([stopping.signal, limit.signal]));
    await Promise.race([work, late.promise])
      .then(() => {
        failures = 0;
      }, fail)
      .finally(() => {
        clearTimeout(timer);
        running = undefined;
      });
    // What a late run throws after all is of no interest any more.
    work.catch(() => undefined);
  };
  function begin(): void {
    clearTimeout(retry);
    running ??= run();
  }
  const first = firstAfterMs === undefined ? undefined : setTimeout(begin, firstAfterMs).unref();
  if (first === undefined) begin();
  const timer = setInterval(begin, ms);
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearTimeout(retry);
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
