import type { Scene } from '../scene.ts';
import type { CuratedDate } from './curated-date.ts';
import { datesFor, moodsIn } from './suits.ts';

/** Who names no wish is known by the mood; next to wishes it counts for less. */
const ofMood = { alone: 0.6, besideWishes: 0.4 } as const;

const known = new WeakMap<Scene, ReadonlyMap<string, number>>();

/**
 * How well a place goes with what these two asked for and with their mood, 0 to 1, as those show
 * who know the city: the most of it that any date was composed for in which they put the place.
 */
export function companyOf(venueId: string, scene: Scene): number {
  const company = known.get(scene) ?? companiesOf(scene);
  known.set(scene, company);
  return company.get(venueId) ?? 0;
}

function companiesOf({ wishes, context }: Scene): Map<string, number> {
  const asked = [...new Set([...wishes.interests, ...wishes.cuisines])];
  const shares = new Map<CuratedDate, number>();
  const share = (texts: readonly string[], all: number): void => {
    for (const text of texts)
      for (const date of datesFor(text, context.curated))
        shares.set(date, (shares.get(date) ?? 0) + all / texts.length);
  };
  share(asked, 1);
  share(moodsIn(wishes), asked.length > 0 ? ofMood.besideWishes : ofMood.alone);
  const companies = new Map<string, number>();
  for (const [{ stops }, part] of shares)
    for (const { venueId } of stops)
      companies.set(venueId, Math.min(1, Math.max(part, companies.get(venueId) ?? 0)));
  return companies;
}

/** From so many dates on, a place is as well chosen as any. */
const oftenPicked = 10;
const knownPicks = new WeakMap<readonly CuratedDate[], ReadonlyMap<string, number>>();

/**
 * How often those who know the city put a place into a date, whatever it is for: 0 for never to 1
 * for often, by the logarithm.
 */
export function pickedOf(venueId: string, { context: { curated } }: Scene): number {
  const picks = knownPicks.get(curated) ?? picksOf(curated);
  knownPicks.set(curated, picks);
  return Math.min(1, Math.log1p(picks.get(venueId) ?? 0) / Math.log1p(oftenPicked));
}

function picksOf(curated: readonly CuratedDate[]): Map<string, number> {
  const picks = new Map<string, number>();
  for (const { stops } of curated)
    for (const { venueId } of stops) picks.set(venueId, 1 + (picks.get(venueId) ?? 0));
  return picks;
}
