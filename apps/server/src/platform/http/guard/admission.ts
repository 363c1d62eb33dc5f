import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Handlers {
  readonly serve: Handle;
  readonly refuse: (response: ServerResponse) => void;
  /** Called for a request that has been started while its body is still arriving. */
  readonly waitForBody: Handle;
}

interface Begun {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Counts the request as work, or not, until it is answered. */
  readonly count: (counts: boolean) => void;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
}

/**
 * No turn of the event loop should last longer: anything new, such as a load balancer's check,
 * waits for its end.
 */
const turnMs = 25;
/** After this long in one turn, nothing more is started. */
const beginMs = 5;
/**
 * New connections are accepted one per turn. While there are some, turns without work last as long
 * as the last one with work, up to this.
 */
const restMs = 25;
/**
 * How long a request may wait: this long in a burst, and far less once there has been a queue for
 * that long.
 */
const patienceMs = { calm: 500, busy: 200 } as const;
/**
 * How many requests may be worked on at once: usually, at least, and the factor by which that grows
 * while turns stay short.
 */
const atOnce = { usual: 16, least: 4, growth: 1.2 } as const;
const stepMs = 10;
/**
 * If a database is what is slow, turns stay short; then as many as are answered in this time,
 * unless they are few.
 */
const workMs = 400;
const fewInWork = 256;
const paceMs = 250;

/**
 * Answers requests in the order they came, and refuses those whose turn comes too late, so that an
 * overloaded server answers what it can in time instead of everything too late. Only the head of a
 * waiting request has been read. This is the controlled delay of "Fail at Scale" (ACM Queue 13/8,
 * 2015) in front of one event loop.
 */
export class Admission {
  readonly #serve: Handle;
  readonly #refuse: (response: ServerResponse) => void;
  readonly #waitForBody: Handle;
  /** What was started in this turn, with functions to stop and resume counting it as work. */
  #begun: Begun[] = [];
  #queue: Waiting[] = [];
  /** How many at the front of the queue have had their turn. */
  #taken = 0;
  #lastEmptyAt = 0;
  #turnStart = 0;
  #isTurning = false;
  #isHolding = false;
  #hasBegun = false;
  #hasConnected = false;
  #restUntil = 0;
  #inWork = 0;
  #maxInWork: number = atOnce.usual;
  #steppedAt = 0;
  readonly #pace = new Pace();

  constructor({ serve, refuse, waitForBody }: Handlers) {
    this.#serve = serve;
    this.#refuse = refuse;
    this.#waitForBody = waitForBody;
  }

  /** Serves a request now, when its turn comes, or never. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const now = performance.now();
    this.#startTurn(now);
    if (this.#length === 0) {
      this.#lastEmptyAt = now;
      if (this.#hasRoom(now)) return this.#begin(request, response);
    }
    this.#queue.push({ request, response, since: now });
  }

  /**
   * Notes a new connection: others may be waiting behind it where their waiting time cannot be
   * seen.
   */
  connected(): void {
    this.#hasConnected = true;
    this.#startTurn(performance.now());
  }

  /**
   * How many are worked on. A request that waits for its client, for example for its body, does not
   * count.
   */
  get inWork(): number {
    return this.#inWork;
  }

  /** Starts nothing more until `release`; new requests wait. */
  hold(): void {
    this.#isHolding = true;
  }

  /** Continues with the waiting requests as if they had just arrived. */
  release(): void {
    const now = performance.now();
    this.#isHolding = false;
    this.#queue = this.#queue.slice(this.#taken).map((waiting) => ({ ...waiting, since: now }));
    this.#taken = 0;
    this.#lastEmptyAt = now;
    this.#startTurn(now);
  }

  get #length(): number {
    return this.#queue.length - this.#taken;
  }

  #startTurn(now: number): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    this.#turnStart = now;
    // Runs after everything the kernel had for this turn.
    setImmediate(() => this.#endTurn());
  }

  #endTurn(): void {
    const now = performance.now();
    this.#isTurning = false;
    this.#setHalfSentAside();
    this.#learn(now);
    if (this.#hasBegun) this.#restUntil = now + Math.min(restMs, now - this.#turnStart);
    this.#hasBegun = false;
    if (this.#length > 0 && !this.#isHolding) this.#serveQueue(now);
    this.#hasConnected = false;
  }

  /**
   * Long turns mean that too much is worked on at once, short ones that there is room for more.
   * Waiting for others, for example for an upload, takes no time of a turn.
   */
  #learn(now: number): void {
    const turn = now - this.#turnStart;
    if (turn > 2 * turnMs) this.#maxInWork = Math.max(atOnce.least, (this.#inWork * turnMs) / turn);
    // What was started may take its time in a later turn, so the number grows step by step.
    if (now - this.#steppedAt < stepMs) return;
    this.#steppedAt = now;
    const { usual, growth } = atOnce;
    if (this.#inWork >= this.#maxInWork) this.#maxInWork *= growth;
    else if (this.#inWork * growth < this.#maxInWork && this.#maxInWork > usual)
      this.#maxInWork = Math.max(usual, this.#maxInWork / growth);
  }

  #serveQueue(turnStart: number): void {
    this.#startTurn(turnStart);
    let now = turnStart;
    while (this.#length > 0) {
      const { request, response, since } = this.#queue[this.#taken] as Waiting;
      const isLate = now - since > this.#patience(now);
      if (!isLate && !this.#hasRoom(now)) break;
      this.#taken += 1;
      // A client that has disconnected needs no answer.
      if (!response.destroyed) {
        if (isLate) this.#refuse(response);
        else this.#begin(request, response);
      }
      now = performance.now();
    }
    if (this.#length === 0) this.#lastEmptyAt = now;
    if (this.#taken * 2 >= this.#queue.length) {
      this.#queue = this.#queue.slice(this.#taken);
      this.#taken = 0;
    }
  }

  #patience(now: number): number {
    return now - this.#lastEmptyAt > patienceMs.calm ? patienceMs.busy : patienceMs.calm;
  }

  #hasRoom(now: number): boolean {
    return (
      !this.#isHolding &&
      now - this.#turnStart <= beginMs &&
      !(this.#hasConnected && now < this.#restUntil) &&
      this.#inWork < this.#maxInWork &&
      (this.#inWork < fewInWork || this.#inWork < this.#pace.perMs(now) * workMs)
    );
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    this.#hasBegun = true;
    let [isCounted, isOver] = [false, false];
    const count = (counts: boolean) => {
      if (isOver || counts === isCounted) return;
      isCounted = counts;
      this.#inWork += counts ? 1 : -1;
    };
    const end = () => {
      if (isOver) return;
      count(false);
      isOver = true;
      this.#pace.count();
    };
    count(true);
    // A request counts until its answer is complete, whether or not the client has read it.
    response.on('prefinish', end).on('close', end);
    if (!request.complete) this.#begun.push({ request, response, count });
    this.#serve(request, response);
  }

  /**
   * A request that waits for its client takes nobody's place. Most bodies arrive with their heads
   * and are complete when the turn ends.
   */
  #setHalfSentAside(): void {
    for (const { request, response, count } of this.#begun) {
      if (request.complete || response.writableEnded || response.destroyed) continue;
      count(false);
      request.once('end', () => count(true));
      this.#waitForBody(request, response);
    }
    this.#begun = [];
  }
}

/** How many requests are answered per millisecond. */
class Pace {
  #answered = 0;
  #since = performance.now();
  #perMs = 0;

  count(): void {
    this.#answered += 1;
  }

  perMs(now: number): number {
    if (now - this.#since >= paceMs) {
      this.#perMs = this.#answered / (now - this.#since);
      [this.#answered, this.#since] = [0, now];
    }
    return this.#perMs;
  }
}
