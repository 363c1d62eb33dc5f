import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../../refusal.ts';
import { closeWith } from '../answer-errors.ts';

/** More than clients of one network send at the same time, and a tenth of what it may have open. */
const perNetwork = 64;
const retryAfterSeconds = 2;

interface Sender {
  readonly response: ServerResponse;
  readonly network: string | undefined;
  readonly since: number;
}

/** Knows the requests whose bodies are on the way: those of one network are few, and nobody waits for one longer than there is time. */
export class HalfSent {
  readonly #networkOf: (request: IncomingMessage) => string | undefined;
  readonly #senders = new Map<IncomingMessage, Sender>();
  readonly #counts = new Map<string, number>();

  /** `networkOf` gives undefined where a network has no limit. */
  constructor(networkOf: (request: IncomingMessage) => string | undefined) {
    this.#networkOf = networkOf;
  }

  /** Waits for the rest of a request that somebody is working on, or refuses it and ends its connection. */
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

  /** Refuses what has not come whole in so many milliseconds. */
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
  // Half of an answer cannot be mended by another.
  if (response.headersSent) socket.destroy();
  else closeWith(refusal, socket);
}
