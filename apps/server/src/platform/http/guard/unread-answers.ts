import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface Limits {
  readonly inAll: number;
  /** Per network; undefined: no limit. */
  readonly perNetwork: number | undefined;
}

interface Held {
  readonly bytes: number;
  readonly network: string;
}

/** The kernel soon takes smaller answers, whoever reads them. */
const leastBytes = 16 * 1024;
const megabyte = 1024 * 1024;
const [inAll, perNetwork] = [64 * megabyte, 16 * megabyte];

/**
 * Limits the memory held by answers that clients have not read yet. Streams do not count, because
 * they hold one piece at a time, and neither do the files that all visitors share.
 */
export function limitUnreadAnswers(
  api: FastifyInstance,
  { rateLimits, networkOf }: { rateLimits: boolean; networkOf: (address: string) => string },
): void {
  const unread = new UnreadAnswers({ inAll, perNetwork: rateLimits ? perNetwork : undefined });
  api.addHook('onSend', (request, reply, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes >= leastBytes) unread.hold(reply.raw, { bytes, network: networkOf(request.ip) });
    done(null, payload);
  });
}

/**
 * Tracks the answers that clients have not read yet. If they hold too much memory, the oldest
 * answer of the network with the most is dropped, and its connection closed.
 */
export class UnreadAnswers {
  readonly #limits: Limits;
  /** In the order in which they were started. */
  readonly #held = new Map<ServerResponse, Held>();
  readonly #bytesByNetwork = new Map<string, number>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts an answer that is about to be sent, until it is sent or its connection closes. */
  hold(response: ServerResponse, held: Held): void {
    this.#held.set(response, held);
    this.#add(held.network, held.bytes);
    response.once('close', () => this.#release(response));
    const ofNetwork = this.#limits.perNetwork ?? Number.POSITIVE_INFINITY;
    while (this.#bytesOf(held.network) > ofNetwork) this.#endOldestOf(held.network);
    while (this.#bytes > this.#limits.inAll) this.#endOldestOf(this.#largest());
  }

  #endOldestOf(network: string): void {
    for (const [response, held] of this.#held) {
      if (held.network !== network) continue;
      this.#release(response);
      response.destroy();
      return;
    }
  }

  #release(response: ServerResponse): void {
    const held = this.#held.get(response);
    if (held === undefined) return;
    this.#held.delete(response);
    this.#add(held.network, -held.bytes);
  }

  #add(network: string, bytes: number): void {
    this.#bytes += bytes;
    const sum = this.#bytesOf(network) + bytes;
    if (sum > 0) this.#bytesByNetwork.set(network, sum);
    else this.#bytesByNetwork.delete(network);
  }

  #bytesOf(network: string): number {
    return this.#bytesByNetwork.get(network) ?? 0;
  }

  #largest(): string {
    const [[network]] = [...this.#bytesByNetwork].toSorted(([, one], [, other]) => other - one) as [
      [string, number],
    ];
    return network;
  }
}
