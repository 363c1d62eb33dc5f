import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../../refusal.ts';
import { closeWith } from '../answer-errors.ts';

/**
 * More than the clients of one network send at the same time, and a tenth of the connections it may
 * have.
 */
const perNetwork = 64;
const retryAfterSeconds = 2;

interface Sender {
  readonly response: ServerResponse;
  readonly network: string | undefined;
  readonly since: number;
}

/**
 * Tracks requests whose bodies are still arriving: few per network, and none may take longer than
 * its limit.
 */
export class HalfSent {
  readonly #networkOf: (request: IncomingMessage) => string | undefined;
  readonly #senders = new Map<IncomingMessage, Sender>();
  readonly #counts = new Map<string, number>();

  /** `networkOf` returns undefined for a network without a limit. */
  constructor(networkOf: (request: IncomingMessage) => string | undefined) {
    this.#networkOf = networkOf;
  }

  /**
   * Waits for the rest of a request that is being worked on, or refuses it and closes its
   * connection.
   */
  waitFor(request: IncomingMessage, response: ServerResponse): void {
    const network = this.#networkOf(request);
    const count = this.#countOf(network);
    if (count >= perNetwork) {
      refuse(request, response, new Refusal('unavailable', { retryAfterSeconds }));
      return;
    }
    if (network !== undefined) this.#counts.set(network, count + 1);
    this.#senders.set(request, { response, network, since: performance.now() });
    const leave = () => this.#remove(request);
    request.once('end', leave).once('close', leave);
  }

  /** Refuses a request that is not complete within this many milliseconds. */
  refuseOlderThan(ms: number): void {
    const now = performance.now();
    for (const [request, { response, since }] of this.#senders) {
      if (now - since < ms) continue;
      this.#remove(request);
      if (!request.complete) refuse(request, response, new Refusal('request-timeout'));
    }
  }

  #remove(request: IncomingMessage): void {
    const sender = this.#senders.get(request);
    if (sender === undefined) return;
    this.#senders.delete(request);
    const { network } = sender;
    if (network === undefined) return;
    const left = this.#countOf(network) - 1;
    if (left > 0) this.#counts.set(network, left);
    else this.#counts.delete(network);
  }

  #countOf(network: string | undefined): number {
    return network === undefined ? 0 : (this.#counts.get(network) ?? 0);
  }
}

function refuse({ socket }: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  // Half of an answer cannot be completed with another one.
  if (response.headersSent) socket.destroy();
  else closeWith(refusal, socket);
}
