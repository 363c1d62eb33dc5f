import { itemAt } from '../at.ts';
import { openingOf } from '../candidates/venue-rules.ts';
import { windowsOfOpening } from '../candidates/windows.ts';
import { waitsForSunset } from '../candidates/with-sunset.ts';
import type { Space } from '../search/space.ts';

/**
 * The space in which only the last of several places of a composed date waits for the sunset that
 * was asked for: the others are on the way to it. Null where no more than one of them would.
 */
export function withOneSunset(space: Space, order: readonly number[]): Space | null {
  const { scene } = space;
  const waiting = order.filter((c) => waitsForSunset(itemAt(space.candidates, c).venue, scene));
  if (waiting.length < 2) return null;
  const candidates = [...space.candidates];
  for (const c of waiting.slice(0, -1)) {
    const candidate = itemAt(candidates, c);
    const { venue } = candidate;
    const windows = windowsOfOpening(venue, openingOf(venue, scene), scene);
    candidates[c] = { ...candidate, windows };
  }
  return { ...space, candidates };
}
