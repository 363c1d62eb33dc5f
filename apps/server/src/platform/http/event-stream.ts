import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * An answer of server-sent events. Nothing is sent before the first event, so a refusal until then
 * is an ordinary answer.
 */
export class EventStream {
  readonly #reply: FastifyReply;
  readonly #body = new PassThrough();
  #isOpen = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends one event; the promise resolves when it has been handed to the network. */
  async send(event: string, data: unknown): Promise<void> {
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#reply
        .headers({
          'content-type': 'text/event-stream',
          'cache-control': 'no-cache',
          'x-accel-buffering': 'no',
        })
        .send(this.#body);
    }
    this.#body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    await setImmediate();
  }

  end(): FastifyReply {
    this.#body.end();
    return this.#reply;
  }
}
