import { metFrom } from '@rendezvous/language';
import { kinds, type Category, type Kind, type Venue } from '@rendezvous/venue-model';
import { itemAt } from '../at.ts';
import type { Scene } from '../scene.ts';

/** As many tastes as there are bits. */
const maxTastes = 30;

/** What was asked for and a venue surely has, as bits by the places of the tastes. */
export function askedAt(venue: Venue, { tastes }: Scene): number {
  let bits = 0;
  for (let i = 0; i < Math.min(tastes.length, maxTastes); i += 1) {
    const { isMust, evidence } = itemAt(tastes, i);
    if (isMust && (evidence(venue)?.strength ?? 0) >= metFrom) bits |= 1 << i;
  }
  return bits;
}

/**
 * Rooms and shops of which people who came for them see more than one in an evening, as they do of
 * bars and of all that lies in the open.
 */
const crawled: ReadonlySet<Category> = new Set([
  'bookshop',
  'record_shop',
  'shop',
  'gallery',
  'market',
  'museum',
  'art_museum',
]);

/** Whether who asks for such a place goes to a second one: from bar to bar, from view to view. */
export function isOfCrawls({ category }: Venue): boolean {
  const { role } = kinds[category];
  return role === 'drink' || role === 'stroll' || crawled.has(category);
}

interface OfKind {
  readonly kind: Kind;
  readonly asked: number;
  readonly crawl: number;
}

type Asked = Pick<OfKind, 'asked' | 'crawl'>;

/** Whether each of two stops has something that was asked for and that the other has not. */
export function areAskedApart(one: Pick<Asked, 'asked'>, other: Pick<Asked, 'asked'>): boolean {
  return (one.asked & ~other.asked) !== 0 && (other.asked & ~one.asked) !== 0;
}

/**
 * Whether two stops of a kind are both wanted: more than one is seen of what they are, or each
 * was asked for by itself.
 */
export function areBothWanted(one: Asked, other: Asked): boolean {
  return (one.crawl & other.crawl) !== 0 || areAskedApart(one, other);
}

/**
 * Whether one bar follows another although nobody asked for both: 'dive
 * bars' are two dives in a row.
 */
export function areBarsInARow(before: OfKind, next: OfKind): boolean {
  return before.kind.role === 'drink' && next.kind.role === 'drink' && !areBothWanted(before, next);
}

/** Whether two stops are too much alike for one date: of one kind, and not both wanted. */
export function areAlike(one: OfKind, other: OfKind): boolean {
  return one.kind === other.kind && !areBothWanted(one, other);
}
