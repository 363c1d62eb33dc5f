import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a TCP server that can break as networks do. */
export interface FaultProxy {
  /** A URL of the server, by way of the proxy. */
  through(url: string): string;
  /** What clients have sent first on each connection. */
  readonly greetings: readonly Buffer[];
  /**
   * Ends all connections at once, as a server that crashes; those that come later are let through.
   */
  cut(): void;
  /**
   * Passes nothing on any more and takes new connections without an answer, as a server that hangs
   * or a network that drops everything.
   */
  freeze(): void;
  /** Passes on what came since, and all that comes. */
  thaw(): void;
  /** Gives clients these bytes in the place of each packet of the server; null: what it sends. */
  garble(bytes: Buffer | null): void;
  /** Holds back each packet in both directions. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/**
 * Stands between a client and the server that `target` names, at a port that is free where none is
 * given.
 */
export async function aFaultProxy(target: string, port = 0): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const greetings: Buffer[] = [];
  let isFrozen = false;
  let delayMs = 0;
  let garbage: Buffer | null = null;
  let held: (() => void)[] = [];
  const pass = (chunk: Buffer, to: Socket) => {
    const write = () => void (to.writable && to.write(chunk));
    if (isFrozen) held.push(write);
    else if (delayMs > 0) setTimeout(write, delayMs);
    else write();
  };
  const follow = (from: Socket, to: Socket, isServer: boolean) => {
    sockets.add(from);
    from
      .on('data', (chunk) => pass((isServer && garbage) || chunk, to))
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
  };
  const server = createServer((client) => {
    const upstream = connect(Number(targetPort), hostname);
    client.once('data', (chunk) => greetings.push(chunk));
    follow(client, upstream, false);
    follow(upstream, client, true);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    through: (url) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href,
    greetings,
    cut,
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      for (const write of held) write();
      held = [];
    },
    garble(bytes) {
      garbage = bytes;
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
