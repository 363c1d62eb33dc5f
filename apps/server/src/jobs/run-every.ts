interface Options {
  readonly ms: number;
  readonly onError: (error: unknown) => void;
}

/** Runs `job` now and every so often, never twice at a time. The returned function ends that, and resolves when what was running has ended; the job is told. */
export function runEvery(
  job: (signal: AbortSignal) => Promise<void>,
  { ms, onError }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= job(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
