import type { Occasion } from '@rendezvous/language';
import { kinds, type Category, type Role } from '@rendezvous/venue-model';
import type { SourcedVenue } from '@rendezvous/venues';

/** How many times its usual price a place takes on a feast. */
interface Rise {
  /** At a table that costs something on a plain day: a set menu. */
  readonly table?: number;
  /** At the door of a night out. */
  readonly door?: number;
  /** At a bar where people dress up. */
  readonly bar?: number;
}

/**
 * Estimates, for nobody publishes them a year ahead: set menus take the place of the usual one, and
 * doors sell tickets for the night.
 */
const rises: Partial<Record<Occasion, Rise>> = {
  'new-years-eve': { table: 1.5, door: 2, bar: 1.3 },
  'valentines-day': { table: 1.25 },
  thanksgiving: { table: 1.25 },
  christmas: { table: 1.25 },
};

/** A table for two below this sum keeps its menu on every day. */
const plainTableCents = 7000;
const served: ReadonlySet<Category> = new Set(['restaurant', 'fine_dining', 'gastropub']);
const dressy: ReadonlySet<Category> = new Set(['cocktail_bar', 'rooftop_bar']);
/** What sells its seats by the play or the film, at the price of any night. */
const ticketed: ReadonlySet<Category> = new Set(['cinema', 'theatre', 'concert_hall']);

/** How many times its usual price a place takes on the feast an evening is for; 1 on others. */
export function riseOn(
  occasion: Occasion | null,
  { category, cost }: Pick<SourcedVenue, 'category' | 'cost'>,
): number {
  const rise = occasion === null ? undefined : rises[occasion];
  if (!rise) return 1;
  const role: Role = kinds[category].role;
  if (served.has(category)) return cost.expectedCents < plainTableCents ? 1 : (rise.table ?? 1);
  if (role === 'show' && !ticketed.has(category)) return rise.door ?? 1;
  return dressy.has(category) ? (rise.bar ?? 1) : 1;
}
