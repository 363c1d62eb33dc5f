import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { UnreadAnswers } from './unread-answers.ts';

/** More than the kernel takes in for a client that does not read. */
const bytes = 16 * 1024 * 1024;
let [servers, sockets]: [Server[], Socket[]] = [[], []];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  [servers, sockets] = [[], []];
});

/** A server with one large answer for everybody, and so much room for those that are not read. */
async function aServer(room: { inAll: number; perNetwork: number }) {
  const unread = new UnreadAnswers({
    inAll: room.inAll * bytes,
    perNetwork: room.perNetwork * bytes,
  });
  const open = new Set<Socket>();
  const server = createServer((request, response) => {
    unread.hold(response, { bytes, network: request.socket.remoteAddress ?? '' });
    response.end(Buffer.alloc(bytes));
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const { port } = server.address() as AddressInfo;

  /** Asks and does not read; returns the port it asks from when it is being answered. */
  const ask = async (localAddress: string): Promise<number> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    const answered = once(server, 'request');
    socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await answered;
    return socket.localPort as number;
  };
  return { ask, port, openPorts: () => [...open].map(({ remotePort }) => remotePort) };
}

it('holds a limited amount, the newest, for clients of one network that do not read', async () => {
  const { ask, openPorts } = await aServer({ inAll: 100, perNetwork: 2 });
  const elsewhere = await ask('127.0.0.2');
  const asked = [];
  for (let i = 0; i < 5; i += 1) asked.push(await ask('127.0.0.1'));
  await expect.poll(openPorts).toEqual([elsewhere, ...asked.slice(-2)]);
});

it('holds a limited amount in total, and drops that of the network that has most', async () => {
  const { ask, openPorts } = await aServer({ inAll: 4, perNetwork: 3 });
  const few = await ask('127.0.0.2');
  const many = [await ask('127.0.0.1'), await ask('127.0.0.1'), await ask('127.0.0.1')];
  const newest = await ask('127.0.0.3');
  await expect.poll(openPorts).toEqual([few, ...many.slice(1), newest]);
});

it('stops counting what was read', async () => {
  const { port } = await aServer({ inAll: 1, perNetwork: 1 });
  for (let i = 0; i < 3; i += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
  }
});
