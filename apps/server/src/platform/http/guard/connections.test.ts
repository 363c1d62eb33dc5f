import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { aTestApp } from '../../../testing/a-test-app.ts';
import { sqlite } from '../../../testing/databases.ts';
import { Connections } from './connections.ts';

type Limits = ConstructorParameters<typeof Connections>[0];

const megabytes = 32;
let servers: Server[] = [];
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  [servers, sockets] = [[], []];
});

interface Running {
  readonly port: number;
  readonly known: Connections;
  /** What has been handed on to be answered, and what Node has made of all that was sent. */
  readonly seen: { served: number; parsed: number };
}

/** A server that never answers, but for `/large` and `/soon`, on a free port. */
async function aServer(limits: Partial<Limits>): Promise<Running> {
  const seen = { served: 0, parsed: 0 };
  const known = new Connections({
    ...{ inAll: 100, perNetwork: 3, trusted: [], slowReaderMs: 500 },
    ...{ networkOf: (address: string) => address, ...limits },
  });
  const server = createServer((request, response) => {
    seen.parsed += 1;
    known.take(request, response, ({ url }, answer) => {
      seen.served += 1;
      if (url === '/large') answer.end(Buffer.alloc(megabytes * 1024 * 1024));
      if (url === '/soon') setImmediate(() => answer.end(String(seen.served)));
    });
  });
  server.on('connection', (socket) => known.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return { port: (server.address() as AddressInfo).port, known, seen };
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  // Whether it may stay is decided when the server sees it.
  await setTimeout(50);
  return socket.resume();
}

const areOpen = (some: readonly Socket[]) => some.map((socket) => !socket.closed);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('the connections of one address', () => {
  it('end when there are too many, the longest idle first', async () => {
    const { port, known } = await aServer({});
    const [busy, idle, other] = [await open(port), await open(port), await open(port)];
    busy.write(get('/'));
    const fourth = await open(port);
    await expect
      .poll(() => areOpen([busy, idle, other, fourth]))
      .toEqual([true, false, true, true]);
    expect(known.open).toBe(3);
  });

  it('are refused when none of them is idle, while another address has its own', async () => {
    const { port } = await aServer({});
    const all = [await open(port), await open(port), await open(port)];
    for (const socket of all) socket.write(get('/'));
    await setTimeout(50);
    const [fourth, elsewhere] = [await open(port), await open(port, '127.0.0.2')];
    await expect
      .poll(() => areOpen([...all, fourth, elsewhere]))
      .toEqual([true, true, true, false, true]);
  });

  it('make room if their answers are not read, before those in progress', async () => {
    const { port } = await aServer({ slowReaderMs: 60_000 });
    const [busy, unread, later] = [await open(port), await open(port), await open(port)];
    busy.write(get('/'));
    unread.pause().write(get('/large'));
    await setTimeout(50);
    later.pause().write(get('/large'));
    await setTimeout(50);
    const fourth = await open(port);
    unread.resume();
    await expect.poll(() => unread.closed).toBe(true);
    await expect.poll(() => areOpen([busy, later, fourth])).toEqual([true, true, true]);
  });

  it('make room for others if their answers are not read', async () => {
    const { port } = await aServer({ inAll: 3, slowReaderMs: 60_000 });
    const [few, many, more] = [await open(port, '127.0.0.2'), await open(port), await open(port)];
    for (const socket of [few, many, more]) {
      socket.pause().write(get('/large'));
      await setTimeout(50);
    }
    const other = await open(port, '127.0.0.3');
    many.resume();
    await expect.poll(() => many.closed).toBe(true);
    await expect.poll(() => areOpen([few, more, other])).toEqual([true, true, true]);
  });

  it('are not counted for a trusted proxy', async () => {
    const { port } = await aServer({ trusted: ['127.0.0.0/8'] });
    const all = [await open(port), await open(port), await open(port), await open(port)];
    await expect.poll(() => areOpen(all)).toEqual([true, true, true, true]);
  });

  it('make room for others when connections run short', async () => {
    const { port } = await aServer({ inAll: 2 });
    const [first, second] = [await open(port), await open(port)];
    const other = await open(port, '127.0.0.2');
    await expect.poll(() => areOpen([first, second, other])).toEqual([false, true, true]);
  });
});

describe('requests sent ahead of answers', () => {
  it('are served one after another', async () => {
    const { port, seen } = await aServer({});
    const socket = await open(port);
    let answers = '';
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
    socket.write(get('/soon').repeat(10));
    await expect.poll(() => answers.match(/^\d+(?=HTTP|$)/gm)?.length).toBe(10);
    socket.write(get('/').repeat(10));
    await expect.poll(() => seen.parsed).toBe(20);
    expect(seen.served).toBe(11);
  });

  it('end the connection unread when there are too many', async () => {
    const { port, known, seen } = await aServer({});
    const socket = await open(port);
    socket.write(get('/').repeat(1000));
    await once(socket, 'close');
    expect(known.open).toBe(0);
    expect(seen.served).toBe(1);
    expect(seen.parsed).toBeLessThan(20);
  });
});

describe('an answer', () => {
  it('ends with its connection if the client does not read it', async () => {
    const { port, known } = await aServer({});
    const socket = await open(port);
    socket.pause().write(get('/large'));
    await expect.poll(() => known.open).toBe(0);
  });

  it('arrives whole at a client that reads, however large', async () => {
    const { port } = await aServer({});
    const socket = await open(port);
    let received = 0;
    socket.on('data', (chunk: Buffer) => (received += chunk.length)).write(get('/large'));
    await expect.poll(() => received).toBeGreaterThan(megabytes * 1024 * 1024);
  });
});

describe('a connection that says nothing', () => {
  it('is closed long before Node would, after a minute', async () => {
    const test = await aTestApp(sqlite);
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = await open(Number(port));
    const started = performance.now();
    await once(socket, 'close');
    expect(performance.now() - started).toBeLessThan(40_000);
    await test.close();
  });
});
