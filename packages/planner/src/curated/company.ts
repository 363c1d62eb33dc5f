import type { Scene } from '../scene.ts';
import type { CuratedDate } from './curated-date.ts';
import { isMeantFor, moodsIn } from './suits.ts';

/** Who names no wish is known by the mood. */
const ofMood = 0.6;

const known = new WeakMap<Scene, ReadonlyMap<string, number>>();

/**
 * How well a place goes with what these two asked for, 0 to 1, as those show who know the city: the most of it that any date
 * was composed for in which they put the place.
 */
export function companyOf(venueId: string, scene: Scene): number {
  const company = known.get(scene) ?? companiesOf(scene);
  known.set(scene, company);
  return company.get(venueId) ?? 0;
}

function companiesOf({ wishes, context }: Scene): Map<string, number> {
  const asked = [...new Set([...wishes.interests, ...wishes.cuisines])];
  const moods = moodsIn(wishes);
  const companies = new Map<string, number>();
  for (const date of context.curated) {
    const share = shareOf(date, asked.length > 0 ? asked : moods) * (asked.length > 0 ? 1 : ofMood);
    if (share === 0) continue;
    for (const { venueId } of date.stops)
      companies.set(venueId, Math.max(share, companies.get(venueId) ?? 0));
  }
  return companies;
}

/** Of the things that were asked for the share that a date was composed for. */
const shareOf = (date: CuratedDate, asked: readonly string[]): number =>
  asked.filter((text) => isMeantFor(date, text)).length / Math.max(1, asked.length);
