/** Stops of one plan that stay in another: from which place to which, in their order. */
export type Placement = readonly { readonly from: number; readonly to: number }[];

/**
 * Every way in which stops of a plan of `before` stops can stay in one of `after`, those that keep
 * the most first. Where both have as many stops each stays in its place; else the order is kept,
 * and a place is free for what is added.
 */
export function placementsOf(before: number, after: number): readonly Placement[] {
  const placements: Placement[] = [];
  const extend = (kept: Placement, from: number): void => {
    if (from === before) {
      placements.push(kept);
      return;
    }
    const first = (kept.at(-1)?.to ?? -1) + 1;
    for (let to = first; to < after; to += 1)
      if (before !== after || to === from) extend([...kept, { from, to }], from + 1);
    extend(kept, from + 1);
  };
  extend([], 0);
  return placements.sort((a, b) => b.length - a.length);
}
