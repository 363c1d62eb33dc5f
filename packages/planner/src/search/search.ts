import { placeOf } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { Bounds, type CompletionTables } from './bounds.ts';
import { notBegun, type Begun } from './begun.ts';
import { Branch } from './branch.ts';
import { DemandBounds, type Demands } from './demands.ts';
import { improve } from './improve.ts';
import { isCounted, type Need } from './needs.ts';
import type { Effort } from './any-plan.ts';
import { differs } from './options.ts';
import { evaluate, isBetter, tieWidth, type Evaluated, type Space } from './space.ts';
import { goOn } from '../stop.ts';

/** What the search found and how much it had to look at to prove it. */
export interface Found {
  readonly best: Evaluated | null;
  /** Stops that were put to others; all that could have followed elsewhere is proved worse by a bound. */
  readonly nodes: number;
  readonly evaluated: number;
  /** Whether the best is proved: false when the effort was used up before. */
  readonly isExact: boolean;
  /** How much better than the best any plan can be that was not looked at: 0 where the best is proved. */
  readonly gap: number;
}

export interface SearchOptions {
  /** A plan that the answer must differ from: no venue shared, and another shape or at least two other kinds. */
  readonly unlike?: Evaluated;
  readonly demands?: Demands;
  /** What several searches may look at in all; none goes beyond its own limit. */
  readonly effort?: Effort;
  /** Any plan will do: the first that is found is given, and nothing is proved of it. */
  readonly isAnyEnough?: boolean;
}

/**
 * How many candidates are looked at, as next stops and for what may follow them, before the search gives the best so far:
 * the same work on every machine, some 50 to 80 ms. Up to three stops nearly every search is proved far below it.
 */
const mostEffort = (stops: number): number => (stops <= 3 ? 1_000_000 : 400_000);
/** So many times as much where nothing was found by then: nobody is refused for want of effort that a plan is found with. */
const untilFound = 3;
/** A plan whose times and score are worked out takes as long as so many candidates that are looked at. */
const evaluating = 200;
/** With so many of each number of stops the search begins, to find a good plan early. */
const promising = 12;

/**
 * The best plan under the score, for any number of stops: depth first, each next stop in the order of its bound. A branch
 * is left only when its optimistic bound (what is fixed, plus the most that the rest could add) is below the best plan
 * found: exact, unless the effort is used up. Ties go to the smaller venue ids. Who searches one space several times may
 * give its bounds.
 */
export function findBest(
  space: Space,
  options: SearchOptions = {},
  bounds = boundsOf(space),
): Found {
  const tables = bounds.tablesFor(needsOf(space, options));
  const found = new Search(space, options, bounds, tables).run();
  if (found.isExact || !found.best) return found;
  const { best, evaluated } = improve(space, found.best, options, bounds);
  const gap = Math.max(0, found.gap - (best.score.total - found.best.score.total));
  return { ...found, best, evaluated: found.evaluated + evaluated, isExact: gap === 0, gap };
}

/** Remembered as long as the space is: a suggestion searches one space for both of its options. */
const remembered = new WeakMap<Space, Bounds>();

function boundsOf(space: Space): Bounds {
  const known = remembered.get(space) ?? new Bounds(space);
  remembered.set(space, known);
  return known;
}

/** One run of the search. */
class Search {
  private readonly space: Space;
  private readonly options: SearchOptions;
  private readonly branch: Branch;
  private readonly tables: CompletionTables;
  private best: Evaluated | null = null;
  private bar: number;
  private nodes = 0;
  private evaluated = 0;
  /** The most that a branch left for want of effort may hold. */
  private open = Number.NEGATIVE_INFINITY;
  private readonly mostEffort: number;
  private readonly bounds: Bounds;
  private readonly lookedBefore: number;

  constructor(space: Space, options: SearchOptions, bounds: Bounds, tables: CompletionTables) {
    [this.space, this.options, this.tables] = [space, options, tables];
    [this.bounds, this.lookedBefore] = [bounds, bounds.looked];
    const { demands, effort } = options;
    this.mostEffort = Math.min(mostEffort(space.size), effort?.left ?? Number.POSITIVE_INFINITY);
    this.branch = new Branch(space, bounds, tables, {
      demands: demands && new DemandBounds(demands, space, tables.needs.counted),
      taken: placesOf(options.unlike),
    });
    this.bar = demands?.leastScore ?? Number.NEGATIVE_INFINITY;
  }

  run(): Found {
    if (this.space.candidates.length >= this.space.size) {
      const start = notBegun(this.space, this.tables.needs.start);
      this.findSoon(start);
      if (!this.isDone()) this.goOn(start);
    }
    if (this.options.effort) this.options.effort.left -= this.effort;
    const { best, nodes, evaluated } = this;
    const isExact = this.open === Number.NEGATIVE_INFINITY || this.open < this.bar;
    const gap = isExact || !best ? 0 : Math.max(0, this.open - best.score.total);
    return { best, nodes, evaluated, isExact, gap };
  }

  /** A good plan early: of all that is begun with so many stops the most promising go on. */
  private findSoon(start: Begun): void {
    let begun = [start];
    for (let place = 0; place < this.space.size; place += 1) {
      const next = begun
        .flatMap((one) =>
          this.branch
            .whatFollows(one, this.bar, promising)
            .map(({ candidate, bound }) => ({ one, candidate, bound })),
        )
        .sort((a, b) => b.bound - a.bound);
      begun = [];
      let tried = 0;
      for (const { one, candidate, bound } of next) {
        if (bound < this.bar || tried === promising || this.isDone()) break;
        goOn();
        this.nodes += 1;
        const longer = this.branch.choose(one, candidate, this.bar);
        if (!longer) continue;
        tried += 1;
        if (longer.order.length === this.space.size) this.consider(longer.order);
        else begun.push(longer);
      }
    }
  }

  /** Tries every stop that may come next, the most promising first, as far as any can lead to a better plan. */
  private goOn(begun: Begun): void {
    const next = this.branch.whatFollows(begun, this.bar);
    for (const { candidate, bound } of next) {
      if (bound < this.bar || this.isDone()) return;
      if (this.effort > this.mostEffort * (this.best || this.options.effort ? 1 : untilFound)) {
        this.open = Math.max(this.open, bound);
        return;
      }
      goOn();
      this.nodes += 1;
      const longer = this.branch.choose(begun, candidate, this.bar);
      if (!longer) continue;
      if (longer.order.length === this.space.size) this.consider(longer.order);
      else this.goOn(longer);
    }
  }

  private get effort(): number {
    return this.branch.effort + this.bounds.looked - this.lookedBefore;
  }

  private isDone(): boolean {
    return this.options.isAnyEnough === true && this.best !== null;
  }

  private consider(order: readonly number[]): void {
    const { unlike, demands } = this.options;
    const stops = order.map((i) => this.space.candidates[i] as Candidate);
    if (unlike && !differs({ stops }, unlike)) return;
    this.evaluated += 1;
    this.branch.effort += evaluating;
    const plan = evaluate(this.space, order, this.bar);
    if (!plan || demands?.accepts(plan) === false || !isBetter(plan, this.best)) return;
    this.best = plan;
    this.bar = plan.score.total - tieWidth;
  }
}

const placesOf = (plan: Evaluated | undefined): ReadonlySet<string> =>
  new Set(plan?.stops.map(({ venue }) => placeOf(venue)));

/** What every plan that is looked for has so many stops of: what the demands count, the open air that was asked for, another kind than the plan it differs from. */
function needsOf({ candidates, scene }: Space, { unlike, demands }: SearchOptions): Need[] {
  const someOf = (holds: (candidate: Candidate) => boolean): Need => ({
    values: Float64Array.from(candidates, (candidate) => Number(holds(candidate))),
    least: 1,
  });
  const others = new Set(unlike?.stops.map(({ kind }) => kind));
  return [
    ...(demands?.sums.filter(isCounted) ?? []),
    ...(unlike ? [someOf(({ kind }) => !others.has(kind))] : []),
    ...(scene.wishes.setting === 'outdoor' ? [someOf(({ venue }) => venue.outdoor)] : []),
  ];
}
