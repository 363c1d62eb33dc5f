import { metFrom } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { isComposedFor } from '../curated/suits.ts';
import type { Scene } from '../scene.ts';
import type { Taste } from '../wishes/tastes.ts';
import { isHadAt } from './score.ts';

/** A stop and when the two are there. */
interface Stay {
  readonly venue: Venue;
  readonly arrival: number;
  readonly departure: number;
}

/** Whether a venue certainly has what a taste asks for, at whatever hour. */
export function hasTaste(taste: Taste, venue: Venue): boolean {
  return (taste.evidence(venue)?.strength ?? 0) >= metFrom;
}

/**
 * Whether a plan meets a taste: some stop has it, and the two are there at an hour when it can be
 * had.
 */
export function isMetBy(taste: Taste, stays: readonly Stay[], scene: Scene): boolean {
  return stays.some(({ venue, arrival, departure }) =>
    hasTasteBetween(taste, venue, [arrival, departure], scene),
  );
}

/**
 * Whether a venue has what a taste asks for during a stay, or could have it during some stay
 * between two minutes.
 */
export function hasTasteBetween(
  taste: Taste,
  venue: Venue,
  [from, to]: readonly [from: number, to: number],
  scene: Scene,
): boolean {
  return (
    hasTaste(taste, venue) &&
    ((taste.hour === 'dark' && venue.indoor) || isHadAt(taste, from, to, scene))
  );
}

/** The requested tastes that a plan does not meet. */
export function missedBy(stays: readonly Stay[], scene: Scene): Taste[] {
  return scene.tastes.filter((taste) => taste.isMust && !isMetBy(taste, stays, scene));
}

/**
 * The tastes that a plan does not meet, that none of its places even has, and that the curated
 * date, if it is one, was not composed for. Only these are reported as missing.
 */
export function lackedBy(
  stays: readonly Stay[],
  scene: Scene,
  curated: string | null = null,
): Taste[] {
  const missed = missedBy(stays, scene);
  if (missed.length === 0) return missed;
  const date =
    curated === null ? undefined : scene.context.curated.find(({ id }) => id === curated);
  return missed.filter(
    (taste) =>
      !(
        (taste.hour === 'any' && stays.some(({ venue }) => taste.isOnlyHadAt?.(venue))) ||
        (date &&
          isComposedFor(date, taste.text, scene) &&
          stays.some(({ arrival, departure }) => isHadAt(taste, arrival, departure, scene)))
      ),
  );
}
