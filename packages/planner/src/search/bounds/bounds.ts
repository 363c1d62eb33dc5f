import { Completions, type Kit } from './completions.ts';
import { classesOf, Needs, type Need } from './needs.ts';
import { OwnBounds } from './own-bounds.ts';
import { Pricing } from './pricing.ts';
import { Standings } from './standings.ts';
import { tasteShares } from './taste-shares.ts';
import { floatAt, itemAt } from '../../at.ts';

/** A taste of which no more than this is left is granted to what follows. */
const nearlyMet = 0.5;
/** Prices of a cent, up to what a plan's best wish is worth for the money of a dinner. */
const centPrices = [0, 0.5e-5, 1.2e-5, 3e-5] as const;
/** More numbers than there are of stops, to tell the keys of completions apart. */
const manyStops = 8;

/**
 * The optimistic side of the search: what each candidate and what further stops
 * can add to a plan at most.
 */
export class Bounds extends OwnBounds {
  private freeTables: CompletionTables | undefined;
  private readonly pricingsByLeft = new Map<number, readonly Pricing[]>();
  private readonly made: (readonly Pricing[])[] = [];

  /**
   * What further stops add to plans that need nothing but meals, shared by all searches; or to
   * those with such needs besides.
   */
  tablesFor(needs: readonly Need[]): CompletionTables {
    this.freeTables ??= new CompletionTables(this, this.food);
    if (needs.length === 0) return this.freeTables;
    return new CompletionTables(this, [...this.food, ...needs], this.freeTables);
  }

  /**
   * The shares of tastes and prices of a cent by which so many further stops are bounded where that
   * much of each taste is left; the same list for the same shares.
   */
  pricings(left: Float64Array, further: number): readonly Pricing[] {
    let met = 0;
    for (let t = 0; t < left.length; t += 1) if (floatAt(left, t) <= nearlyMet) met += 2 ** t;
    const key = met * manyStops + further;
    const known = this.pricingsByLeft.get(key);
    if (known) return known;
    const granted = (t: number) => floatAt(left, t) <= nearlyMet;
    const counted = Float64Array.from(left, (_, t) => Number(granted(t)));
    const mixed = tasteShares(this, further, granted).map((share, t) =>
      this.isOfAnHour(t) && !granted(t) ? 0 : share,
    );
    const shares = isSame(mixed, counted) ? [mixed] : [mixed, counted];
    const made = shares.flatMap((one) => this.pricedWith(one));
    this.pricingsByLeft.set(key, made);
    return made;
  }

  /** What has its hour is seldom in reach of all plans. */
  private isOfAnHour(taste: number): boolean {
    return this.space.scene.tastes[taste]?.hour !== 'any';
  }

  /** What is granted of the tastes is all that tells one from another. */
  private pricedWith(shares: Float64Array): readonly Pricing[] {
    const known = this.made.find(([one]) => one !== undefined && isSame(one.shares, shares));
    if (known) return known;
    const made = centPrices.map((price) => new Pricing(this, shares, price));
    this.made.push(made);
    return made;
  }
}

/**
 * What so many further stops add at most, by what is left of the tastes; each worked
 * out when first asked for.
 */
export class CompletionTables implements Kit {
  readonly needs: Needs;
  /** What a plan lacks before its first stop. */
  readonly start: number;
  readonly classes: Kit['classes'];
  readonly standings: Standings;
  /** Those of plans that need nothing but meals. */
  readonly free: CompletionTables;
  private readonly bounds: Bounds;
  private readonly byPricing = new Map<Pricing, Completions>();

  constructor(bounds: Bounds, needs: readonly Need[], free?: CompletionTables) {
    [this.bounds, this.free] = [bounds, free ?? this];
    this.needs = new Needs(needs, bounds.space.candidates.length);
    this.start =
      bounds.food.length > 0 ? this.needs.start(bounds.mealsOfAll) : this.needs.states - 1;
    this.classes = classesOf(bounds, this.needs);
    this.standings = new Standings(bounds, this.needs, this.classes);
  }

  /**
   * What so many further stops add at most to a plan of which that much of each taste is left: by
   * the shares and the price of a cent by which the least can be had of plans that need nothing but
   * meals. Any are right; to work out the others with all needs takes longer than they are worth.
   */
  completions(
    left: Float64Array,
    further: number,
    mostBy: (free: Completions) => number,
  ): Completions {
    const pricings = this.bounds.pricings(left, further);
    let chosen = itemAt(pricings, 0);
    if (further > 0) {
      let least = Number.POSITIVE_INFINITY;
      for (const one of pricings) {
        const most = mostBy(this.free.pricedBy(one));
        if (most < least) [least, chosen] = [most, one];
      }
    }
    return this.pricedBy(chosen);
  }

  /** What a plan lacks that lacks so many meals at least. */
  lackingMeals(lacking: number, meals: number): number {
    return this.bounds.food.length > 0 ? this.needs.atLeast(lacking, meals) : lacking;
  }

  private pricedBy(pricing: Pricing): Completions {
    const known = this.byPricing.get(pricing);
    if (known) return known;
    const made = new Completions(this.bounds, pricing, this);
    this.byPricing.set(pricing, made);
    return made;
  }
}

const isSame = (one: Float64Array, other: Float64Array): boolean =>
  one.every((value, i) => value === other[i]);
