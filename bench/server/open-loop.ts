/**
 * Sends requests at a given rate whether answers come or not, as many people who know nothing of
 * each other do; runs in a worker thread.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export interface Load {
  readonly port: number;
  readonly seconds: number;
  /**
   * Requests a second, evenly spread; undefined: as fast as answers come, on so many connections.
   */
  readonly rate: number | undefined;
  readonly connections: number;
  /** Whole requests as they go over the wire, sent in turn. */
  readonly requests: readonly string[];
}

/** One answer, or none: status 0. */
export interface Answer {
  readonly status: number;
  /** Since the request was due, not since it found a connection. */
  readonly ms: number;
}

const tickMs = 2;
/** Answers that come later than this after the end are none. */
const graceMs = 3000;

interface Lane {
  readonly socket: Socket;
  /** When the request under way was due; undefined: none is. */
  dueAt: number | undefined;
  received: Buffer;
}

const { port, seconds, rate, connections, requests } = workerData as Load;
const answers: Answer[] = [];
const lanes = new Set<Lane>();
const idle: Lane[] = [];
const waiting: number[] = [];
const started = performance.now();
const isOver = () => performance.now() - started >= seconds * 1000;
let sent = 0;

function open(): Lane {
  const lane: Lane = {
    socket: connect(port, '127.0.0.1').setNoDelay(true),
    dueAt: undefined,
    received: Buffer.alloc(0),
  };
  lanes.add(lane);
  const end = () => {
    if (!lanes.delete(lane)) return;
    if (lane.dueAt !== undefined) answers.push({ status: 0, ms: performance.now() - lane.dueAt });
    lane.dueAt = undefined;
    const at = idle.indexOf(lane);
    if (at >= 0) idle.splice(at, 1);
    if (rate === undefined && !isOver()) send(open(), performance.now());
  };
  lane.socket
    .on('data', (chunk: Buffer) => receive(lane, chunk))
    .on('error', end)
    .on('close', end);
  return lane;
}

function send(lane: Lane, dueAt: number): void {
  lane.dueAt = dueAt;
  lane.socket.write(requests[sent % requests.length] ?? '');
  sent += 1;
}

/** Answers are small and tell their length: the next one begins where it ends. */
function receive(lane: Lane, chunk: Buffer): void {
  lane.received = lane.received.length === 0 ? chunk : Buffer.concat([lane.received, chunk]);
  const headEnd = lane.received.indexOf('\r\n\r\n');
  if (headEnd < 0 || lane.dueAt === undefined) return;
  const head = lane.received.toString('latin1', 0, headEnd);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (lane.received.length < headEnd + 4 + length) return;
  answers.push({ status: Number(head.slice(9, 12)), ms: performance.now() - lane.dueAt });
  lane.received = Buffer.alloc(0);
  lane.dueAt = undefined;
  if (/connection: close/i.test(head)) return void lane.socket.end();
  const next = rate === undefined && !isOver() ? performance.now() : waiting.shift();
  if (next === undefined) idle.push(lane);
  else send(lane, next);
}

function finish(): void {
  for (const { dueAt, socket } of lanes) {
    if (dueAt !== undefined) answers.push({ status: 0, ms: performance.now() - dueAt });
    socket.destroy();
  }
  for (const dueAt of waiting) answers.push({ status: 0, ms: performance.now() - dueAt });
  parentPort?.postMessage(answers);
  process.exit();
}

if (rate === undefined) {
  for (let i = 0; i < connections; i += 1) send(open(), performance.now());
  setTimeout(finish, seconds * 1000);
} else {
  let due = 0;
  const tick = setInterval(() => {
    const until = Math.min(performance.now() - started, seconds * 1000);
    for (; (due * 1000) / rate < until; due += 1) {
      const dueAt = started + (due * 1000) / rate;
      const lane = idle.pop() ?? (lanes.size < connections ? open() : undefined);
      if (lane === undefined) waiting.push(dueAt);
      else send(lane, dueAt);
    }
    if (until >= seconds * 1000) {
      clearInterval(tick);
      setTimeout(finish, graceMs);
    }
  }, tickMs);
}
