import { describe, expect, it } from 'vitest';
import type { Weather } from './context/weather.ts';
import { kinds, type Opening, type Venue } from '@rendezvous/venue-model';
import { suggest } from './suggest.ts';
import { aContext } from './testing/a-context.ts';
import { everyHour, eats, names, plan, town } from './testing/plan-in-town.ts';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { someWishes } from './testing/some-wishes.ts';

describe('suggest', () => {
  it('sits down twice, hours apart, where two dishes were asked for that no one kitchen has', () => {
    const { plans, notes } = plan({ interests: ['tacos', 'oysters'], startMinutes: 17 * 60 });
    const meals = plans[0].stops.filter(({ venue }) => kinds[venue.category].role === 'meal');
    expect(meals.map(({ venue }) => venue.name).toSorted()).toEqual([
      'Oyster House',
      'Taco Window',
    ]);
    expect((meals[1]?.arrival ?? 0) - (meals[0]?.arrival ?? 0)).toBeGreaterThanOrEqual(120);
    expect(notes.join(' ')).not.toMatch(/could not fit/i);
  });

  it('buys the food of a picnic before the lawn, and sits down to no other lunch', () => {
    const [bakery, meadow] = [
      aVenue({ name: 'Corner Bakery', category: 'bakery', cost: costing(16) }),
      aVenue({
        ...{ name: 'The Meadow', category: 'park', cost: costing(0), knownFor: ['picnic'] },
        ...{ indoor: false, outdoor: true },
      }),
    ];
    const at = { lat: town.venues[0]?.lat ?? 0, lon: town.venues[0]?.lon ?? 0 };
    const openings = new Map([
      ...town.openings,
      ...[bakery, meadow].map(({ id }) => [id, openHours([7, 20])] as const),
    ]);
    const found = suggest(
      someWishes({ startMinutes: 11 * 60 + 30, interests: ['picnic'] }),
      [...town.venues, ...[bakery, meadow].map((venue) => ({ ...venue, ...at }))],
      aContext({ openings, weather: { kind: 'none' } }),
    );
    if (!found.ok) throw new Error(found.reason);
    const [first] = found.plans;
    const [food, lawn] = ['Corner Bakery', 'The Meadow'].map((name) => names(first).indexOf(name));
    expect(food).toBeGreaterThanOrEqual(0);
    expect(lawn).toBeGreaterThan(food ?? 0);
    expect(first.stops.some(({ venue }) => kinds[venue.category].role === 'meal')).toBe(false);
  });

  it.each(['shop', 'casual_eatery'] as const)(
    'buys it where people have it packed, be that a %s, and nothing of it at a market of antiques',
    (category) => {
      const at = { lat: town.venues[0]?.lat ?? 0, lon: town.venues[0]?.lon ?? 0 };
      const picnic = [
        aVenue({ ...at, name: 'Corner Bakery', category: 'bakery', cost: costing(16) }),
        aVenue({ ...at, name: 'Old Clocks', category: 'market', cost: costing(0) }),
        aVenue({ ...at, name: 'Rinds', category, knownFor: ['picnic supplies'] }),
        aVenue({
          ...{
            ...at,
            name: 'The Meadow',
            category: 'park',
            cost: costing(0),
            knownFor: ['picnic'],
          },
          ...{ indoor: false, outdoor: true },
        }),
      ];
      const openings = new Map([
        ...town.openings,
        ...picnic.map(({ id }) => [id, openHours([7, 20])] as const),
      ]);
      const found = suggest(
        someWishes({ startMinutes: 11 * 60 + 30, interests: ['picnic'] }),
        [...town.venues, ...picnic],
        aContext({ openings, weather: { kind: 'none' } }),
      );
      if (!found.ok) throw new Error(found.reason);
      const stops = names(found.plans[0]);
      expect(stops[stops.indexOf('The Meadow') - 1]).toBe('Rinds');
    },
  );

  it('assumes nothing about an allergy: no eating stop, the reason said, and one tap to ask the kitchen', () => {
    const wishes = { diets: ['peanut allergy'], startMinutes: 18 * 60 };
    const careful = plan(wishes);
    expect(
      careful.plans.flatMap((one) => one.stops).some((stop) => kinds[stop.venue.category].eating),
    ).toBe(false);
    expect(careful.notes.join()).toContain('safe for “peanut allergy”');
    expect(careful.canAskKitchen).toBe(true);
    const asked = plan({ ...wishes, askKitchen: true }).plans[0];
    expect(asked.tips.join(' ')).toContain('about the peanut allergy before you order');
    expect(asked.checks.map(({ text }) => text)).toContain(
      'Ask the kitchen about peanut allergy: we cannot verify it',
    );
  });

  it('asks the kitchen about an allergy that is told among other things, and goes to no kitchen known for it', () => {
    const [told] = plan({ mood: 'silly, she is allergic to peanuts', startMinutes: 18 * 60 }).plans;
    const eating = told.stops.filter((stop) => kinds[stop.venue.category].eating);
    expect(eating).not.toEqual([]);
    expect(eating.map(({ venue }) => venue.cuisines).flat()).not.toContain('thai');
    expect(told.checks.map(({ text }) => text).join()).toContain(
      'Ask the kitchen about allergic to peanuts: we cannot verify it',
    );
  });

  it('feeds celiacs at kitchens that are gluten-free as a whole, else on one tap where they ask', () => {
    const wishes = { diets: ['celiac disease'], startMinutes: 18 * 60 };
    const withoutKitchen = plan(wishes);
    expect(withoutKitchen.plans.flatMap(({ stops }) => stops.map(eats))).not.toContain(true);
    expect(withoutKitchen.notes.join()).toContain('gluten-free as a whole');
    expect(withoutKitchen.canAskKitchen).toBe(true);
    const asked = plan({ ...wishes, askKitchen: true });
    expect(asked.plans[0].stops.map(eats)).toContain(true);
    expect(asked.plans[0].checks.map(({ text }) => text).join()).toContain('cross-contact');
    const [thai, ...others] = town.venues.toSorted(
      (a, b) => Number(b.name === 'Thai Garden') - Number(a.name === 'Thai Garden'),
    );
    const safe = { ...(thai as Venue), dietary: ['gluten-free-kitchen'] as const };
    const found = suggest(
      someWishes(wishes),
      [safe, ...others],
      aContext({ openings: town.openings }),
    );
    if (!found.ok) throw new Error(found.reason);
    expect(names(found.plans[0])).toContain('Thai Garden');
    expect(found.canAskKitchen).toBe(false);
  });

  it('lets people who fast eat only after sunset', () => {
    const { plans } = plan({ mood: 'it is Ramadan', startMinutes: 18 * 60 });
    const tables = plans.flatMap(({ stops }) => stops.filter(eats));
    for (const { arrival } of tables) expect(arrival).toBeGreaterThanOrEqual(20 * 60);
    const noon = plan({ mood: 'fasting for ramadan', startMinutes: 11 * 60, endMinutes: 16 * 60 });
    expect(noon.plans[0].stops.filter(eats)).toEqual([]);
  });

  it('skips the meal for two who have eaten, and says so', () => {
    const found = plan({
      mood: 'relaxed, we already ate',
      startMinutes: 18 * 60 + 30,
      interests: ['gigs', 'wine'],
    });
    expect(found.plans[0].checks.some((check) => check.rule === 'meal')).toBe(false);
    expect(found.notes.join()).toContain('You will have eaten');
  });

  const withOneKitchen = (change: Partial<Venue>, opening: Opening, weather: Weather) => {
    const kitchens = town.venues.filter(({ category }) => kinds[category].role === 'meal');
    const kitchen = { ...(kitchens[0] as Venue), category: 'casual_eatery' as const, ...change };
    return suggest(
      someWishes({ startMinutes: 12 * 60 }),
      [kitchen, ...town.venues.filter((venue) => !kitchens.includes(venue))],
      aContext({ openings: new Map([...town.openings, [kitchen.id, opening]]), weather }),
    );
  };
  const noKitchen =
    'We know of nowhere to eat within reach that is open then, so there is no meal.';

  it('skips the meal where the only kitchen opens when the evening is long over', () => {
    const weather = { kind: 'none' } as const;
    expect(withOneKitchen({}, openHours([24, 28]), weather)).toMatchObject({ notes: [noKitchen] });
    expect(withOneKitchen({}, openHours([11, 16]), weather)).toMatchObject({ notes: [] });
  });

  it('skips the meal where the only kitchen lies in the rain', () => {
    const weather = everyHour({ rainProbability: 0.9 });
    const open = openHours([11, 16]);
    expect(withOneKitchen({ indoor: false }, open, weather)).toMatchObject({ notes: [noKitchen] });
    expect(withOneKitchen({ indoor: true }, open, weather)).toMatchObject({ notes: [] });
  });
});
