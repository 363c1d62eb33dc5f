import type { Candidate } from '../candidates/candidates.ts';
import type { Scene } from '../scene.ts';
import { streetIn } from '../street-in.ts';
import { canBeInTime, isInTime, isItsTime } from './fits.ts';
import { bits, fitsOf, type Known, knownFor, lowestBit, mostStops } from './known-threads.ts';
import type { Followed, Thread } from './thread.ts';
import type { Venue } from '@rendezvous/venue-model';
import { hash } from '../score/merit.ts';
import type { Reach } from '../itinerary/reach.ts';
import type { Schedule } from '../itinerary/schedule.ts';
import { lovedWeight, threadWeights, weights } from '../score/weights.ts';
import { floatAt, intAt, itemAt, wordAt } from '../at.ts';

const drawnShare = 0.2;
/** In the place of where a stop's fits lie: the threads begin later, or are over. */
const free = -1;
/**
 * Two stops of a thread are no farther from each other, in minutes; a few minutes on
 * foot are no more than those.
 */
const legMinutes = { most: 20, fewOnFoot: 10 } as const;

/**
 * Which threads the plans of one space follow. A partial plan carries a set of bits: for each
 * place at which a thread may begin, the threads that may still be followed from there. A
 * further stop keeps those that it fits and whose way to it is short enough, so the set of a
 * longer plan is part of the one before, and the best of a set is no less than what any plan
 * that goes on from there gains.
 */
export class Threads {
  /** The set before the first stop. */
  readonly start: Uint32Array;
  private readonly known: Known;
  private readonly candidates: readonly Candidate[];
  private readonly fits: readonly Uint32Array[];
  private readonly scene: Scene;
  private readonly size: number;
  private readonly factor: number;
  private held = 0;
  private readonly heldSets: Uint32Array;
  private readonly heldWords: Int32Array;
  private readonly heldFits: Int32Array;

  constructor(candidates: readonly Candidate[], scene: Scene, size: number) {
    [this.scene, this.size] = [scene, size];
    this.candidates = candidates;
    this.known = knownFor(scene.context.threads);
    this.fits = candidates.map(({ venue }) => fitsOf(venue, this.known));
    this.start = this.possible();
    const most = this.start.length;
    [this.heldSets, this.heldWords] = [new Uint32Array(most), new Int32Array(most + 1)];
    this.heldFits = new Int32Array(most);
    this.factor = mostShareOf(scene) / size;
  }

  /**
   * The threads of the day that can be followed from each place, as far as each of their
   * stops has some candidate.
   */
  private possible(): Uint32Array {
    const { threads, words, hasStop } = this.known;
    const { context, wishes, occasion } = this.scene;
    const asked = { ...wishes, date: context.date, occasion };
    const start = new Uint32Array(words * (this.size - 1));
    const some = new Uint32Array(words * mostStops);
    for (const fits of this.fits)
      for (let w = 0; w < some.length; w += 1) some[w] = wordAt(some, w) | wordAt(fits, w);
    for (const [t, thread] of threads.entries()) {
      const [word, bit] = [Math.floor(t / bits), 1 << (t % bits)];
      const isPossible = hasStop.every((_, j) => (wordAt(some, j * words + word) & bit) !== 0);
      if (!isPossible || !isItsTime(thread, asked) || !this.isDrawn(thread)) continue;
      for (let from = 0; from + thread.stops.length <= this.size; from += 1)
        start[from * words + word] = wordAt(start, from * words + word) | bit;
    }
    return start;
  }

  /** Another seed is another evening: each leaves most of the threads out. */
  private isDrawn({ id }: Thread): boolean {
    const { seed } = this.scene.wishes;
    return seed === 0 || hash(`${seed} ${id}`) < drawnShare;
  }

  /** What the best thread of a set gains; 0 for an empty one. */
  gain(set: Uint32Array): number {
    const { words, worth } = this.known;
    for (let w = 0; w < words; w += 1) {
      let any = 0;
      for (let at = w; at < set.length; at += words) any |= wordAt(set, at);
      if (any !== 0) return this.factor * floatAt(worth, w * bits + lowestBit(any));
    }
    return 0;
  }

  /** The words of a set that hold something, for the candidates asked about next at a place. */
  choosingFor(set: Uint32Array, place: number): void {
    const { words } = this.known;
    this.held = 0;
    for (let w = 0; w < words; w += 1)
      for (let from = 0; from * words < set.length; from += 1) {
        const alive = wordAt(set, from * words + w);
        if (alive === 0) continue;
        const j = place - from;
        this.heldSets[this.held] = alive;
        this.heldWords[this.held] = w;
        this.heldFits[this.held] = j >= 0 && j < mostStops ? j * words + w : free;
        this.held += 1;
      }
    this.heldWords[this.held] = words;
  }

  /** Bound: what the best of that set gains with a candidate at that place, however far it is. */
  gainWith(c: number): number {
    const fits = itemAt(this.fits, c);
    const { held, heldSets, heldWords, heldFits } = this;
    let any = 0;
    for (let k = 0; k < held; k += 1) {
      const at = intAt(heldFits, k);
      any |= at === free ? wordAt(heldSets, k) : wordAt(heldSets, k) & wordAt(fits, at);
      if (any !== 0 && heldWords[k + 1] !== heldWords[k])
        return this.factor * floatAt(this.known.worth, intAt(heldWords, k) * bits + lowestBit(any));
    }
    return 0;
  }

  /**
   * The set after a candidate at a place; `before` is the one before it, and the way from
   * there takes so many minutes.
   */
  after(set: Uint32Array, place: number, c: number, before = -1, minutes = 0): Uint32Array {
    const { words, hasStop } = this.known;
    const fits = itemAt(this.fits, c);
    const apart = before < 0 ? undefined : this.apart(before, c, minutes);
    const left = new Uint32Array(set.length);
    for (let from = 0; from * words < set.length; from += 1) {
      const j = place - from;
      for (let w = 0; w < words; w += 1) {
        const at = from * words + w;
        let alive = wordAt(set, at);
        if (alive !== 0 && j >= 0 && j < mostStops) {
          alive &= wordAt(fits, j * words + w);
          if (apart && j > 0) alive &= ~(itemAt(hasStop, j)[w]! & wordAt(apart, w));
        }
        left[at] = alive;
      }
    }
    return left;
  }

  /** The set without the threads whose hour or light a stop at a place cannot have. */
  reachable(set: Uint32Array, place: number, reach: Reach): Uint32Array {
    const { words, timed } = this.known;
    const { sun } = this.scene.context;
    for (let from = 0; from * words < set.length; from += 1) {
      for (const { word, bit, stop } of timed[place - from] ?? []) {
        const at = from * words + word;
        if ((wordAt(set, at) & bit) !== 0 && !canBeInTime(stop, reach, sun)) set[at]! &= ~bit;
      }
    }
    return set;
  }

  /** The threads that two stops that follow each other are too far apart for. */
  private apart(before: number, c: number, minutes: number): Uint32Array {
    const { everything, apart } = this.known;
    if (minutes > legMinutes.most) return everything;
    const [{ venue: from }, { venue: to }] = [
      itemAt(this.candidates, before),
      itemAt(this.candidates, c),
    ];
    const street = streetOf(to);
    const isOneStreet = street !== undefined && street === streetOf(from);
    return itemAt(
      apart,
      Number(minutes > legMinutes.fewOnFoot) +
        2 * Number(from.neighborhood !== to.neighborhood) +
        4 * Number(!isOneStreet),
    );
  }

  /** What the best of the threads gains that a whole plan follows. */
  gainOf(set: Uint32Array, schedule: Schedule): number {
    for (const t of this.inTime(set, schedule))
      return this.factor * floatAt(this.known.worth, t.at);
    return 0;
  }

  /** The threads that a whole plan follows, those that gain most first. */
  followed(set: Uint32Array, schedule: Schedule): Followed[] {
    return [...this.inTime(set, schedule)].map(({ at, from }) => ({
      thread: itemAt(this.known.threads, at),
      from,
    }));
  }

  /** The threads of a set whose stops have their hour and light, in their order. */
  private *inTime(
    set: Uint32Array,
    { arrivals, departures }: Schedule,
  ): Generator<{ at: number; from: number }> {
    const { threads, words } = this.known;
    const { sun } = this.scene.context;
    const timeOf = (stop: number) => ({
      arrival: itemAt(arrivals, stop),
      departure: itemAt(departures, stop),
    });
    for (let w = 0; w < words; w += 1) {
      let any = 0;
      for (let at = w; at < set.length; at += words) any |= wordAt(set, at);
      for (; any !== 0; any &= any - 1) {
        const bit = lowestBit(any);
        const at = w * bits + bit;
        const { stops } = itemAt(threads, at);
        for (let from = 0; from * words < set.length; from += 1)
          if (
            (wordAt(set, from * words + w) >>> bit) % 2 === 1 &&
            stops.every((stop, j) => isInTime(stop, timeOf(from + j), sun))
          )
            yield { at, from };
      }
    }
  }
}

/**
 * Where an evening has a wish to meet, no thread is worth more than half of
 * what the least of them is.
 */
function mostShareOf({ tastes }: Scene): number {
  const all = tastes.reduce((sum, { weight }) => sum + weight, lovedWeight);
  const least = Math.min(...tastes.map(({ weight }) => (weights.taste * weight) / all));
  return Math.min(1, least / 2 / threadWeights.ofTheCity);
}

const streets = new WeakMap<Venue, string | undefined>();

function streetOf(venue: Venue): string | undefined {
  if (!streets.has(venue)) streets.set(venue, streetIn(venue.address));
  return streets.get(venue);
}
