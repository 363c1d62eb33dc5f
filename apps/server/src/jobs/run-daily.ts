const dayMs = 24 * 60 * 60 * 1000;

/** Runs `job` now and once a day until the returned function is called. */
export function runDaily(job: (now: Date) => Promise<void>, { now, onError }: { now: () => Date; onError: (error: unknown) => void }): () => void {
  const run = () => {
    job(now()).catch(onError);
  };
  run();
  const timer = setInterval(run, dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
