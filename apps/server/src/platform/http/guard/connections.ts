import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { slowReaders, type Progress } from './slow-readers.ts';

interface Connection extends Progress {
  /** Undefined: the address of one of our proxies, or unknown. */
  readonly network: string | undefined;
  /** Requests without a complete answer, in the order they came. Only the first is worked on. */
  readonly underWay: UnderWay[];
  idleSince: number;
}

interface UnderWay {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
}

/**
 * More than any client sends before it has read the answers; browsers and proxies send none ahead.
 */
const aheadOfAnswers = 16;
/** What Node's parser is told about a request that is an upgrade. */
const skipRest = 2;

interface Limits {
  readonly inAll: number;
  /** Per network; undefined: no limit. */
  readonly perNetwork: number | undefined;
  /** The network that an address belongs to. */
  readonly networkOf: (address: string) => string;
  /** How long an answer may wait for a client that does not read it. */
  readonly slowReaderMs: number;
  /** Addresses and networks of our own proxies, whose connections belong to many clients. */
  readonly trusted: readonly string[];
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Tracks the server's connections: no address takes all of them, none is idle while others wait,
 * and none holds answers that are not read.
 */
export class Connections {
  readonly #limits: Limits;
  readonly #isTrusted: (address: string) => boolean;
  readonly #connections = new Map<Socket, Connection>();
  readonly #counts = new Map<string, number>();
  /** How many have been opened so far. */
  taken = 0;
  #lastRequestAt = Number.NEGATIVE_INFINITY;
  #looking: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#isTrusted = trustIn(limits.trusted);
  }

  get open(): number {
    return this.#connections.size;
  }

  /** How long ago the last request arrived. */
  get quietMs(): number {
    return performance.now() - this.#lastRequestAt;
  }

  /**
   * Accepts a new connection. If there are too many, the one that has been idle the longest is
   * closed; if none is idle, then, in the network with the most answers waiting for their clients,
   * the one that has waited the longest; and if all have work to do, the new one.
   */
  add(socket: Socket): void {
    this.taken += 1;
    const address = socket.remoteAddress;
    const network =
      address === undefined || this.#isTrusted(address)
        ? undefined
        : this.#limits.networkOf(address);
    if (!this.#hasRoomFor(network)) {
      socket.destroy();
      return;
    }
    if (network !== undefined) this.#counts.set(network, this.#countOf(network) + 1);
    const idleSince = performance.now();
    const state = { underWay: [], taken: 0, slowSince: undefined };
    this.#connections.set(socket, { network, idleSince, ...state });
    socket.once('close', () => this.#remove(socket));
    this.#looking ??= setInterval(() => this.#endSlowReaders(), this.#lookMs).unref();
  }

  /**
   * Has a request served once the answers to earlier requests on its connection are complete,
   * because it cannot overtake them. A connection that has sent too many ahead is closed.
   */
  take(request: IncomingMessage, response: ServerResponse, serve: Serve): void {
    const { socket } = request;
    const connection = this.#connections.get(socket);
    if (connection === undefined || socket.destroyed) return;
    this.#lastRequestAt = performance.now();
    const { underWay } = connection;
    if (underWay.length >= aheadOfAnswers) {
      socket.destroy();
      stopReading(socket);
      return;
    }
    underWay.push({ request, response, since: this.#lastRequestAt });
    response.on('close', () => {
      connection.idleSince = performance.now();
      if (underWay[0]?.response !== response) return;
      underWay.shift();
      const [next] = underWay;
      if (next !== undefined && !socket.destroyed) serve(next.request, next.response);
    });
    if (underWay.length === 1) serve(request, response);
  }

  /** The network that a request counts for; undefined: it has no limits. */
  limitedNetworkOf({ socket }: IncomingMessage): string | undefined {
    return this.#limits.perNetwork === undefined
      ? undefined
      : this.#connections.get(socket)?.network;
  }

  /** Connections with an open request. */
  get busy(): number {
    let count = 0;
    for (const { underWay } of this.#connections.values()) if (underWay.length > 0) count += 1;
    return count;
  }

  #hasRoomFor(network: string | undefined): boolean {
    const { inAll, perNetwork = Number.POSITIVE_INFINITY } = this.#limits;
    if (network !== undefined && this.#countOf(network) >= perNetwork)
      return this.#endUnused((of) => of === network);
    return this.open < inAll || this.#endUnused((of) => of !== undefined);
  }

  #endUnused(isMeant: (network: string | undefined) => boolean): boolean {
    return this.#endIdlest(isMeant) || this.#endUnread(isMeant);
  }

  #endIdlest(isMeant: (network: string | undefined) => boolean): boolean {
    let idlest: Socket | undefined;
    let since = Number.POSITIVE_INFINITY;
    for (const [socket, { underWay, idleSince, network }] of this.#connections)
      if (underWay.length === 0 && idleSince < since && isMeant(network))
        [idlest, since] = [socket, idleSince];
    return this.#end(idlest);
  }

  /** Closes a connection whose client does not read an answer that is otherwise complete. */
  #endUnread(isMeant: (network: string | undefined) => boolean): boolean {
    let [unread, most, since]: [Socket | undefined, number, number] = [undefined, 0, 0];
    for (const [socket, { underWay, network }] of this.#connections) {
      const [first] = underWay;
      if (first === undefined || !isMeant(network) || !waitsForClient(first)) continue;
      const count = network === undefined ? 0 : this.#countOf(network);
      if (unread !== undefined && (count < most || (count === most && first.since >= since)))
        continue;
      [unread, most, since] = [socket, count, first.since];
    }
    return this.#end(unread);
  }

  #end(socket: Socket | undefined): boolean {
    if (socket === undefined) return false;
    this.#remove(socket);
    socket.destroy();
    return true;
  }

  #remove(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    this.#connections.delete(socket);
    const { network } = connection;
    if (network !== undefined) {
      const left = this.#countOf(network) - 1;
      if (left > 0) this.#counts.set(network, left);
      else this.#counts.delete(network);
    }
    if (this.open > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  get #lookMs(): number {
    return this.#limits.slowReaderMs / 10;
  }

  #countOf(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  #endSlowReaders(): void {
    const times = { everyMs: this.#lookMs, patienceMs: this.#limits.slowReaderMs };
    for (const socket of slowReaders(this.#connections, times)) socket.destroy();
  }
}

function waitsForClient({ response }: UnderWay): boolean {
  return response.writableEnded || response.writableNeedDrain;
}

/**
 * Stops in the middle of received data, which can hold up to two thousand requests: the parser
 * treats the rest as not HTTP, as after an upgrade. Node has no public API for this; without it the
 * rest would be parsed for nothing.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => skipRest;
}

function trustIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
