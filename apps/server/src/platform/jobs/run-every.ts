interface Options {
  readonly ms: number;
  /** A run that takes longer is told to end and not waited for. */
  readonly limitMs: number;
  readonly onError: (error: unknown) => void;
  /** How long the first run waits; it does not where this is left out. */
  readonly firstAfterMs?: number;
}

/**
 * Runs `job` now, or after a delay, and then at regular intervals. Runs do not overlap, unless one takes longer than its
 * limit: then it is told to stop, and the next starts on time regardless. The returned function stops everything; it tells
 * the running job, and resolves when that has ended.
 */
export function runEvery(
  job: (signal: AbortSignal) => Promise<void>,
  { ms, limitMs, onError, firstAfterMs }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
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
      .catch(onError)
      .finally(() => {
        clearTimeout(timer);
        running = undefined;
      });
    // What a late run throws after all is of no interest any more.
    work.catch(() => undefined);
  };
  const begin = () => {
    running ??= run();
  };
  const first = firstAfterMs === undefined ? undefined : setTimeout(begin, firstAfterMs).unref();
  if (first === undefined) begin();
  const timer = setInterval(begin, ms);
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
