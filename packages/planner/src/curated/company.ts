import type { Scene } from '../scene.ts';
import type { CuratedDate } from './curated-date.ts';
import { datesFor, moodsIn } from './suits.ts';

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
  const texts = asked.length > 0 ? asked : moodsIn(wishes);
  const each = (asked.length > 0 ? 1 : ofMood) / Math.max(1, texts.length);
  const shares = new Map<CuratedDate, number>();
  for (const text of texts)
    for (const date of datesFor(text, context.curated))
      shares.set(date, (shares.get(date) ?? 0) + each);
  const companies = new Map<string, number>();
  for (const [{ stops }, share] of shares)
    for (const { venueId } of stops)
      companies.set(venueId, Math.max(share, companies.get(venueId) ?? 0));
  return companies;
}
