import type { Socket } from 'node:net';

/** An answer that is read more slowly than this does not get to hold memory. */
const bytesPerSecond = 1024;

/** How fast a connection's answers are read. */
export interface Progress {
  /** Bytes sent to the client. */
  taken: number;
  /** Since when it has read too slowly; undefined: it has not. */
  slowSince: number | undefined;
}

interface Times {
  /** How often this is checked. */
  readonly everyMs: number;
  /** How long a client may be slow. */
  readonly patienceMs: number;
}

/** The connections whose clients have been reading too slowly for too long. */
export function slowReaders(
  connections: ReadonlyMap<Socket, Progress>,
  { everyMs, patienceMs }: Times,
): Socket[] {
  const now = performance.now();
  const enough = (bytesPerSecond * everyMs) / 1000;
  const found: Socket[] = [];
  for (const [socket, progress] of connections) {
    const { taken, waiting } = bytesOf(socket);
    const isSlow = waiting > 0 && taken - progress.taken < enough;
    progress.slowSince = isSlow ? (progress.slowSince ?? now) : undefined;
    progress.taken = taken;
    if (progress.slowSince !== undefined && now - progress.slowSince >= patienceMs)
      found.push(socket);
  }
  return found;
}

/**
 * The socket's own timeout uses this as well, but only sees whether anything moved. Streams do not
 * tell: to them a chunk of any size is either sent or not.
 */
function bytesOf(socket: Socket): { taken: number; waiting: number } {
  const { _handle: handle } = socket as unknown as {
    _handle: { bytesWritten: number; writeQueueSize: number } | null;
  };
  const waiting = handle?.writeQueueSize ?? 0;
  return { taken: (handle?.bytesWritten ?? 0) - waiting, waiting };
}
