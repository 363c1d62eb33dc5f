import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../refusal.ts';

const checkMs = 500;
const graceSeconds = 15;
/** A tenth of what a slow phone sends. */
const bytesPerSecond = 8 * 1024;

/** Ends an upload that is too slow: after the first few seconds it must average 8 KB a second. */
export function requireUploadRate({ socket }: IncomingMessage): {
  readonly signal: AbortSignal;
  stop(): void;
} {
  const controller = new AbortController();
  const [begun, before] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000 - graceSeconds;
    if (seconds > 0 && socket.bytesRead - before < seconds * bytesPerSecond)
      controller.abort(new Refusal('request-timeout'));
  }, checkMs);
  timer.unref();
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
