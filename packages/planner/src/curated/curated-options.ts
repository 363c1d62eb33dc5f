import { differs } from '../itinerary/options.ts';
import type { Extras } from '../search/find-in.ts';
import { findOther } from '../search/find-other.ts';
import type { Found } from '../search/search.ts';
import type { Evaluated, Space } from '../search/space.ts';
import { findCurated } from './find-curated.ts';

/**
 * Two options, each replaced by a date composed by hand where one serves as well; the second
 * is still unlike the first.
 */
export function curatedFirst(
  space: Space,
  [first, second]: readonly [Found, Found],
  hopes: Extras,
): readonly [Found, Found] {
  if (!first.best) return [first, second];
  const best = findCurated(space, { best: first.best, hopes }) ?? first.best;
  const isNew = best !== first.best;
  const other = isNew ? otherBeside(space, best, { second, hopes }) : second;
  if (!other.best) return [{ ...first, best }, other];
  const another = findCurated(space, { best: other.best, unlike: best, hopes });
  return [
    { ...first, best },
    { ...other, best: another ?? other.best },
  ];
}

/** The second option as it is where it is unlike the first, else another one. */
const otherBeside = (
  space: Space,
  best: Evaluated,
  { second, hopes }: { readonly second: Found; readonly hopes: Extras },
): Found => (second.best && differs(second.best, best) ? second : findOther(space, best, hopes));
