import { Completions } from './completions.ts';
import { OwnBounds } from './own-bounds.ts';

/** The optimistic side of the search: what each candidate and what further stops can add to a plan at most. */
export class Bounds extends OwnBounds {
  private tables: Completions | undefined;

  /** What further stops add at most, worked out when first asked for. */
  get completions(): Completions {
    this.tables ??= new Completions(this);
    return this.tables;
  }
}
