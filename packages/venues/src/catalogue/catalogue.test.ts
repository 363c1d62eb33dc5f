import { cityNames } from '@rendezvous/contract';
import { suggest, sunTimes, type Context } from '@rendezvous/planner';
import { describe, expect, it } from 'vitest';
import { catalogueCoverage } from './catalogue-coverage.ts';
import { listCityFolders, readCityFiles } from './catalogue-files.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import { catalogueCity, type CatalogueCity } from './catalogue-schema.ts';
import { createCityVenues } from '../city-venues.ts';
import { loadCatalogue } from './load-catalogue.ts';

const largeCities = ['San Francisco', 'New York', 'Los Angeles', 'Chicago'];

/** What every city offers at the least; the two smaller ones hold fewer places. */
const leastOf = (city: string): Record<string, number> => {
  const large = largeCities.includes(city);
  return {
    venues: large ? 150 : 110,
    neighborhoods: 12,
    categories: 30,
    restaurantCuisines: 12,
    free: large ? 100 : 50,
    indoorActivities: 40,
    veganFriendlyEating: large ? 25 : 15,
    glutenFreeFriendlyEating: large ? 25 : 15,
    outdoorsAfterDark: 10,
    openMonday10: 10,
    mealsOpenMonday19: 15,
    openFriday1AM: 3,
  };
};

describe('the built-in catalogue', () => {
  it('holds the six cities', () => {
    expect(loadCatalogue().map((city) => city.city)).toEqual(cityNames.toSorted());
  });

  it('is loaded as its schema reads it', () => {
    const parsed = listCityFolders().map((city) => catalogueCity.parse(readCityFiles(city)));
    for (const city of loadCatalogue())
      expect(city).toEqual(parsed.find((other) => other.city === city.city));
  });

  it('has nothing implausible in it', () => {
    for (const city of listCityFolders())
      expect(catalogueProblems(readCityFiles(city)), city).toEqual([]);
  });

  it('offers enough of everything in every city', () => {
    for (const city of loadCatalogue()) {
      const coverage = catalogueCoverage(city);
      for (const [figure, least] of Object.entries(leastOf(city.city)))
        expect(coverage[figure], `${city.city}: ${figure}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('shows at least 30 places over 20 seeds of an open request', () => {
    for (const city of loadCatalogue())
      expect(placesOverSeeds(city, 30), city.city).toBeGreaterThanOrEqual(30);
  });
});

/** How many places plans of up to 20 seeds show; more than `enough` need not be counted. */
function placesOverSeeds(city: CatalogueCity, enough: number): number {
  const date = '2026-11-28';
  const { venues, openingsOn, almanacOn, ...ofCity } = createCityVenues(city);
  const place = { ...city.center, label: city.city, precision: 'city' } as const;
  const context: Context = {
    date,
    place,
    sun: sunTimes(date, city.center, -360),
    ...ofCity,
    weather: { kind: 'none' },
    openings: openingsOn(date),
    recentlyShown: new Set(),
    almanac: almanacOn(date),
  };
  const open = {
    stops: 3,
    startMinutes: 18 * 60,
    endMinutes: null,
    budget: { minCents: 5_000, maxCents: 10_000 },
    maxMiles: 20,
    mode: 'no_preference',
    setting: 'both',
    mood: '',
    dateNumber: 1,
    interests: [],
    dislikes: [],
    diets: [],
    cuisines: [],
    doneBefore: [],
    companion: null,
    lessons: [],
    askKitchen: false,
  } as const;
  const shown = new Set<string>();
  for (let seed = 1; seed <= 20 && shown.size < enough; seed += 1) {
    const found = suggest({ ...open, seed }, venues, context);
    const plans = found.ok ? found.plans : [];
    for (const { stops } of plans) for (const { venue } of stops) shown.add(venue.id);
  }
  return shown.size;
}
