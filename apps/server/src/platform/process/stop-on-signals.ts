import type { FastifyBaseLogger } from 'fastify';

/**
 * Ctrl-C under npm arrives twice, from the terminal and from npm; only a later signal is a person
 * who will not wait.
 */
const sameSignalMs = 1000;

/**
 * Stops in order at SIGTERM or SIGINT and ends the process with 0; at an error nobody caught, with
 * 1, also where stopping takes longer than `patienceMs`. A second signal ends it at once.
 */
export function stopOnSignals(
  log: Pick<FastifyBaseLogger, 'info' | 'fatal'>,
  { stop, patienceMs }: { readonly stop: () => Promise<void>; readonly patienceMs: number },
): void {
  let stoppingSince: number | undefined;
  const end = (exitCode: number) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  const endAfterBug = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error');
    end(1);
  };
  process.on('SIGTERM', () => end(0)).on('SIGINT', () => end(0));
  process.on('uncaughtException', endAfterBug).on('unhandledRejection', endAfterBug);
}
