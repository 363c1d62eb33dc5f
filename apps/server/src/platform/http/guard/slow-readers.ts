import type { Socket } from 'node:net';

/** An answer that is taken more slowly than this holds memory for nobody. */
const bytesPerSecond = 1024;

/** How a connection gets on with its answers. */
export interface Progress {
  /** Bytes that have left for the client. */
  taken: number;
  /** Since when it takes too few of those that wait; undefined: it does not. */
  slowSince: number | undefined;
}

interface Times {
  /** How often this is asked. */
  readonly everyMs: number;
  /** How long a client may be slow. */
  readonly patienceMs: number;
}

/** The connections whose clients have not taken what they asked for, for too long. */
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

/** What the socket's own timeout goes by as well, but only to see whether anything moved. Streams do not say it: to them a chunk of any size is either there or gone. */
function bytesOf(socket: Socket): { taken: number; waiting: number } {
  const { _handle: handle } = socket as unknown as {
    _handle: { bytesWritten: number; writeQueueSize: number } | null;
  };
  const waiting = handle?.writeQueueSize ?? 0;
  return { taken: (handle?.bytesWritten ?? 0) - waiting, waiting };
}
