import { Completions } from './completions.ts';
import { OwnBounds } from './own-bounds.ts';
import { tasteShares } from './taste-shares.ts';

/** A taste of which no more than this is left is granted to what follows. */
const nearlyMet = 0.5;
/** More numbers than there are of stops, to tell the keys of completions apart. */
const manyStops = 8;

/** The optimistic side of the search: what each candidate and what further stops can add to a plan at most. */
export class Bounds extends OwnBounds {
  private readonly tables = new Map<number, Completions>();

  /** What so many further stops add at most to a plan of which that much of each taste is left; worked out when first asked for. */
  completions(left: Float64Array, further: number): Completions {
    let met = 0;
    for (let t = 0; t < left.length; t += 1) if ((left[t] as number) <= nearlyMet) met += 2 ** t;
    const key = met * manyStops + further;
    const known = this.tables.get(key);
    if (known) return known;
    const shares = tasteShares(this, further, (t) => (left[t] as number) <= nearlyMet);
    const made = new Completions(this, shares);
    this.tables.set(key, made);
    return made;
  }
}
