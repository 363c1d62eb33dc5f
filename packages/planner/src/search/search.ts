import { placeOf } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { Bounds, type CompletionTables } from './bounds/bounds.ts';
import { notBegun, type Begun } from './begun.ts';
import { Branch } from './branch.ts';
import { DemandBounds, type Demands } from './demands.ts';
import { Highest, type Next } from './highest.ts';
import { improve } from './improve.ts';
import { NextStops } from './next-stops.ts';
import { isCounted, onlyOf, type Need } from './bounds/needs.ts';
import type { Effort } from './any-plan.ts';
import { differs, type Stops } from '../itinerary/options.ts';
import { evaluate, isBetter, tieWidth, type Evaluated, type Space } from './space.ts';
import { throwIfCancelled } from '../cancellation.ts';
import { floatAt, floatsOf, itemAt } from '../at.ts';

/** What the search found, and how much it had to look at to prove it. */
export interface Found {
  readonly best: Evaluated | null;
  /** Stops that were added to others; a bound proves everything elsewhere worse. */
  readonly nodes: number;
  readonly evaluated: number;
  /** Whether the best plan is proved: false if the effort was used up first. */
  readonly isExact: boolean;
  /** How much better a plan that was not looked at could be: 0 if the best is proved. */
  readonly gap: number;
}

export interface SearchOptions {
  /** Stops that the answer must differ from: no venue in common, and other roles or kinds. */
  readonly unlike?: Stops;
  readonly demands?: Demands;
  /** The effort that several searches share; none exceeds its own limit. */
  readonly effort?: Effort;
  /** A multiple of the usual limit: what a more patient search would find and prove. */
  readonly patience?: number;
  /** Other searches follow if this one finds nothing: with over three stops it gives up sooner. */
  readonly isOneOfMany?: boolean;
  /** Any plan will do: the first one found is returned, and nothing is proved. */
  readonly isAnyEnough?: boolean;
}

/**
 * How many candidates are looked at as next stops to prove that the best plan found is the best, or
 * to find a better one: the same work on every machine.
 */
const mostEffort = (stops: number): number => (stops <= 3 ? 40_000 : 16_000);
/** The multiple of that while nothing has been found: nobody is refused for lack of effort. */
const untilFound = 10;
/** A proof whose tables use this share of its effort will not finish with the rest. */
const mostForTables = (stops: number): number => (stops <= 3 ? 0.4 : stops === 4 ? 0.13 : 0.05);
/** Looking at this many candidates for the tables takes as long as looking at one next stop. */
const inTables = 6;
/** Adding a stop to others takes as long as looking at this many candidates. */
const choosing = 40;
/** Computing a plan's times and score takes as long as looking at this many candidates. */
const evaluating = 200;
/**
 * How many partial plans of each length are kept while looking for a good plan, first few and then
 * more; fewer if the effort is limited, since another plan will do.
 */
const widthsFor = (
  stops: number,
  { effort, isOneOfMany = false }: SearchOptions,
): readonly number[] => {
  const first = stops <= 3 ? 16 : stops <= 5 ? 32 : 40;
  return isOneOfMany ? [first] : [first, effort ? 64 : 128];
};
/** This many times as many are held in reserve, for those that turn out to be impossible. */
const spare = 4;

/**
 * The best plan under the score, for any number of stops. First a good plan is found stop by stop
 * (a beam search) and improved by exchanging stops. Then a depth-first search tries each next stop
 * in the order of its bound: a branch is skipped only if its optimistic bound (what is fixed, plus
 * the most that the rest could add) is below the best plan found. So the result is exact, unless
 * the effort runs out. Ties go to the smaller venue ids. A caller that searches one space several
 * times can pass its bounds.
 */
export function findBest(
  space: Space,
  options: SearchOptions = {},
  bounds = boundsOf(space),
): Found {
  const possible = { ...options, ...possibleDemands(bounds, options) };
  const tables = bounds.tablesFor(needsOf(bounds, possible));
  return new Search(space, possible, bounds, tables).run();
}

/** Bound: what any plan is worth at most, ignoring legs. */
export function mostScore(space: Space): number {
  const bounds = boundsOf(space);
  const tables = bounds.tablesFor([]);
  return new NextStops({ space, bounds, tables }).most(notBegun(space, tables.start));
}

/** Cached with the space: a suggestion searches one space for both of its options. */
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
  private readonly nextStops: NextStops;
  private readonly tables: CompletionTables;
  private best: Evaluated | null = null;
  private bar: number;
  private nodes = 0;
  private evaluated = 0;
  /** The most that a branch could be worth that was skipped for lack of effort. */
  private open = Number.NEGATIVE_INFINITY;
  /** What the proof may look at, and what had been looked at before it. */
  private readonly allowed: number;
  private before = 0;
  private readonly bounds: Bounds;
  private readonly lookedBefore: number;

  constructor(space: Space, options: SearchOptions, bounds: Bounds, tables: CompletionTables) {
    [this.space, this.options, this.tables] = [space, options, tables];
    [this.bounds, this.lookedBefore] = [bounds, bounds.looked];
    const { demands, effort, patience = 1 } = options;
    this.allowed = Math.min(
      patience * mostEffort(space.size),
      effort?.left ?? Number.POSITIVE_INFINITY,
    );
    const searched = {
      space,
      bounds,
      tables,
      demands: demands && new DemandBounds(demands, space, tables.needs.counted),
      taken: placesOf(options.unlike),
    };
    [this.branch, this.nextStops] = [new Branch(searched), new NextStops(searched)];
    this.bar = demands?.leastScore ?? Number.NEGATIVE_INFINITY;
  }

  run(): Found {
    const { space, bounds } = this;
    if (space.candidates.length >= space.size) {
      const { start } = this.tables;
      const punctual = notBegun(space, start, true);
      for (const width of widthsFor(space.size, this.options))
        if (!this.best) this.findSoon(punctual, width);
      this.improve();
      this.before = this.effort;
      bounds.mostLooked = bounds.looked + mostForTables(space.size) * inTables * this.allowed;
      const soon = this.best;
      if (this.isLeftToOthers()) this.open = Number.POSITIVE_INFINITY;
      else if (!this.isDone()) this.goOn(notBegun(space, start));
      if (this.best !== soon) this.improve();
    }
    if (this.options.effort) this.options.effort.left -= this.effort;
    const { best, nodes, evaluated } = this;
    const isExact = this.open === Number.NEGATIVE_INFINITY || this.open < this.bar;
    const gap = isExact || !best ? 0 : Math.max(0, this.open - best.score.total);
    return { best, nodes, evaluated, isExact, gap };
  }

  /** Finds a good plan early: of the partial plans of each length, the most promising go on. */
  private findSoon(start: Begun, width: number): void {
    let begun = [start];
    for (let place = 0; place < this.space.size && !this.isDone(); place += 1) {
      const next = new Highest(spare * width, this.bar);
      for (const one of begun) this.nextStops.addAfter(one, next);
      begun = [];
      for (const one of next.inOrder()) {
        if (begun.length === width || this.isDone()) break;
        const longer = this.choose(one);
        if (longer) begun.push(longer);
      }
    }
  }

  /** Tries every next stop, the most promising first, as long as any can lead to a better plan. */
  private goOn(begun: Begun): void {
    const next = new Highest(Number.POSITIVE_INFINITY, this.bar);
    this.nextStops.addAfter(begun, next);
    for (const one of next.inOrder()) {
      if (one.bound < this.bar || this.isDone()) return;
      if (this.isSpent) {
        this.open = Math.max(this.open, one.bound);
        return;
      }
      const longer = this.choose(one);
      if (longer && this.branch.mayReach(longer, this.bar)) this.goOn(longer);
    }
  }

  /** The plan with one more stop, if it may lead to a better one; a complete plan is considered. */
  private choose(next: Next): Begun | undefined {
    if (next.bound < this.bar) return undefined;
    throwIfCancelled();
    this.nodes += 1;
    const longer = this.branch.choose(next, this.bar);
    if (longer?.order.length !== this.space.size) return longer;
    this.consider(longer.order);
    return undefined;
  }

  /** Improves the best plan by exchanging its stops, if it is not proved. */
  private improve(): void {
    if (!this.best || this.isDone()) return;
    const { best, evaluated } = improve(this.space, this.best, this.options, this.bounds);
    this.evaluated += evaluated;
    this.best = best;
    this.bar = best.score.total - tieWidth;
  }

  private get isSpent(): boolean {
    const isPatient = !this.best && !this.options.effort;
    const used = this.effort - this.before;
    if (isPatient) return used > untilFound * this.allowed;
    return used > this.allowed || this.bounds.looked >= this.bounds.mostLooked;
  }

  private get effort(): number {
    return (
      this.nextStops.looked +
      choosing * this.branch.chosen +
      evaluating * this.evaluated +
      (this.bounds.looked - this.lookedBefore) / inTables
    );
  }

  private isDone(): boolean {
    return this.options.isAnyEnough === true && this.best !== null;
  }

  private isLeftToOthers(): boolean {
    return this.options.isOneOfMany === true && !this.best && this.space.size > 3;
  }

  private consider(order: readonly number[]): void {
    const { unlike, demands } = this.options;
    const stops = order.map((i) => itemAt(this.space.candidates, i));
    if (unlike && !differs({ stops }, unlike)) return;
    this.evaluated += 1;
    const plan = evaluate(this.space, order, this.bar);
    if (!plan || demands?.accepts(plan) === false || !isBetter(plan, this.best)) return;
    this.best = plan;
    this.bar = plan.score.total - tieWidth;
  }
}

const placesOf = (plan: Stops | undefined): ReadonlySet<string> =>
  new Set(plan?.stops.map(({ venue }) => placeOf(venue)));

/**
 * The demands, counting only candidates that can meet them: at a place that is not taken, at an
 * hour when the two can be there.
 */
function possibleDemands(
  bounds: Bounds,
  { demands, unlike }: SearchOptions,
): Pick<SearchOptions, 'demands'> {
  if (!demands) return {};
  const { candidates, scene } = bounds.space;
  const taken = placesOf(unlike);
  const isPossible = (c: number, { canBe }: Need) =>
    bounds.inTime.places[c] !== 0 &&
    !taken.has(placeOf(itemAt(candidates, c).venue)) &&
    canBe?.(c, floatAt(bounds.arriveFrom, c), scene.latestEnd) !== false;
  const sums = demands.sums.map((sum) =>
    isCounted(sum) ? onlyOf(sum, (c) => isPossible(c, sum)) : sum,
  );
  return { demands: { ...demands, sums } };
}

/** What every plan needs a number of stops of: what the demands count, and the open air. */
function needsOf({ space }: Bounds, { demands }: SearchOptions): Need[] {
  const { candidates, scene } = space;
  const someOf = (holds: (candidate: Candidate) => boolean): Need => ({
    values: floatsOf(candidates, (candidate) => Number(holds(candidate))),
    least: 1,
  });
  return [
    ...(demands?.sums.filter(isCounted) ?? []),
    ...(scene.wishes.setting === 'outdoor' ? [someOf(({ venue }) => venue.outdoor)] : []),
  ];
}
