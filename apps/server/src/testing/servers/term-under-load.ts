import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { spawnServer } from './spawn-server.ts';

const clients = 8;
const loadMs = 1500;
const probeMs = 100;
/** How often somebody comes who looks at nothing, each time on a connection of their own. */
const strangerMs = 25;

/** What clients and a balancer saw of a server that was told to stop while they asked. */
export interface Stop {
  readonly exitCode: number | null;
  /** From SIGTERM to the end of the process. */
  readonly ms: number;
  readonly answered: number;
  readonly failed: readonly string[];
  /**
   * Connections that ended without an answer, but for those that were refused since nobody listens
   * any more.
   */
  readonly resets: readonly string[];
  /** Whether a new connection was told that the server is not ready. */
  readonly saidSo: boolean;
  /** What whoever sent half of a body was answered; undefined: there was nobody. */
  readonly toHalfSent: string | undefined;
}

interface Options {
  readonly port: number;
  readonly dataDir: string;
  /** Somebody has sent half of a body and says nothing more. */
  readonly withHalfSent?: boolean;
}

/**
 * Starts the server, asks it for plans and small answers on connections that are used again and
 * again and on new ones forty times a second, and sends SIGTERM. Nobody asks elsewhere because of
 * what readiness says.
 */
export async function termUnderLoad({ port, dataDir, withHalfSent }: Options): Promise<Stop> {
  const env = { PORT: String(port), DATA_DIR: dataDir, NETWORK: 'off', RATE_LIMITS: 'off' };
  const server = spawnServer(env, ['ignore', 'pipe', 'inherit']);
  const exit = once(server, 'exit') as Promise<[number | null]>;
  if (server.stdout === null) throw new Error('Cannot follow the server: it has no output');
  for await (const line of createInterface(server.stdout))
    if (line.includes(' is ready at ')) break;
  let started: number | undefined;
  const seen = { answered: 0, failed: [] as string[], resets: [] as string[], saidSo: false };
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });

  async function ask(i: number): Promise<void> {
    for (let turn = i; !isOver(); turn += 1) {
      try {
        const { statusCode = 0 } = await send(port, turn % 2 === 0 ? plan : '/api/config', agent);
        // A busy server answers 503, told to stop or not.
        if (statusCode >= 500 && statusCode !== 503) seen.failed.push(String(statusCode));
        seen.answered += 1;
      } catch (error) {
        noteReset(error as NodeJS.ErrnoException);
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
      }
    }
  }

  /** As a balancer asks: on a connection of its own each time. */
  async function probe(): Promise<void> {
    for (; !isOver(); await setTimeout(probeMs)) {
      const answer = await send(port, '/api/readyz', new Agent()).catch(noteReset);
      if (answer?.statusCode === 503) seen.saidSo = true;
    }
  }

  /** Comes whether or not others were answered, and whatever readiness says. */
  async function comeAgain(): Promise<void> {
    const visits: Promise<unknown>[] = [];
    for (; !isOver(); await setTimeout(strangerMs))
      visits.push(send(port, '/api/config', new Agent()).catch(noteReset));
    await Promise.all(visits);
  }

  function noteReset(error: NodeJS.ErrnoException & { reused?: boolean }): undefined {
    if (error.code === 'ECONNREFUSED') return;
    const after = started === undefined ? 0 : performance.now() - started;
    seen.resets.push(
      `${error.code} ${after.toFixed(0)} ms after SIGTERM on a ${error.reused ? 'used' : 'new'} connection`,
    );
  }

  const asking = Array.from({ length: clients }, (_, i) => ask(i));
  const others = [probe(), comeAgain()];
  await setTimeout(loadMs);
  const half = withHalfSent ? sendHalf(port) : undefined;
  await setTimeout(probeMs);
  started = performance.now();
  server.kill('SIGTERM');
  const [exitCode] = await exit;
  const ms = performance.now() - started;
  await Promise.all([...asking, ...others]);
  half?.socket.destroy();
  agent.destroy();
  return { ...seen, exitCode, ms, toHalfSent: half?.heard() };
}

const plan = '/api/public/date-suggestions';

function send(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const isPlan = path === plan;
  const headers = isPlan ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path,
      agent,
      headers,
      method: isPlan ? 'POST' : 'GET',
    });
    const fail = (error: Error) => reject(Object.assign(error, { reused: sent.reusedSocket }));
    sent
      .once('response', (answer: IncomingMessage) =>
        answer
          .once('error', fail)
          .once('end', () => resolve(answer))
          .resume(),
      )
      .once('error', fail)
      .end(isPlan ? '{"config":{"location":"Chicago"}}' : undefined);
  });
}

function sendHalf(port: number) {
  const head = `POST ${plan} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  let heard = '';
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(head);
  return { socket, heard: () => heard };
}
