import { fold } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';

const ofChains =
  /^(?:(?:big|large|corporate|national|fast food|any|all) )?(?:chains?|franchises?)(?: (?:restaurants?|stores?|places?|shops?|coffee|food|bars?|spots?))?$/;

/** From so many branches in one city on a name is a chain's. */
const branches = 3;

const known = new WeakMap<readonly Venue[], ReadonlySet<string>>();

/**
 * Rules out the chains among the tables and bars at hand, by their names; undefined for a text that
 * does not speak of chains.
 */
export function chainMatcherOf(
  text: string,
  venues: readonly Venue[],
): ((venue: Venue) => number) | undefined {
  if (!ofChains.test(fold(text))) return undefined;
  const chains = known.get(venues) ?? chainsAmong(venues);
  known.set(venues, chains);
  return ({ id }) => Number(chains.has(id));
}

function chainsAmong(venues: readonly Venue[]): ReadonlySet<string> {
  const tables = venues.filter(({ category, event }) => kinds[category].eating && event === null);
  const byBrand = Map.groupBy(tables, brandOf);
  return new Set(
    [...byBrand.values()].flatMap((those) =>
      those.length >= branches ? those.map(({ id }) => id) : [],
    ),
  );
}

/** A name without the neighborhood in which the branch is: 'Thirsty Lion Gilbert'. */
function brandOf({ name, neighborhood }: Venue): string {
  const words = fold(name).split(' ');
  const where = new Set(fold(neighborhood).split(' '));
  const own = words.filter((word) => !where.has(word));
  return (own.length > 0 ? own : words).join(' ');
}
