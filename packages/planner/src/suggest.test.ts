import { describe, expect, it } from 'vitest';
import type { Weather } from './context/weather.ts';
import { isOpenAir, kinds, type Opening, type Venue } from '@rendezvous/venue-model';
import type { Plan } from './plan.ts';
import { suggest, suggestBriefly, type Planned } from './suggest.ts';
import { aContext, aForecast } from './testing/a-context.ts';
import { aTown } from './testing/a-town.ts';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { someWishes } from './testing/some-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

const town = aTown();

function plan(wishes: Partial<Wishes> = {}, weather: Weather = { kind: 'none' }): Planned {
  const found = suggest(
    someWishes({ startMinutes: 16 * 60, ...wishes }),
    town.venues,
    aContext({ openings: town.openings, weather }),
  );
  if (!found.ok) throw new Error(found.reason);
  return found;
}

const eats = ({ venue }: Plan['stops'][number]) => kinds[venue.category].eating;
const names = ({ stops }: Plan) => stops.map((stop) => stop.venue.name);
const everyHour = (change: Parameters<typeof aForecast>[0][number]) =>
  aForecast(Object.fromEntries(Array.from({ length: 30 }, (_, hour) => [hour, change])));
const reasonsOf = (found: Planned) =>
  found.plans.flatMap((one) => one.stops.flatMap((stop) => stop.reasons.map(({ text }) => text)));

/** The words of wishes that reasons speak of. */
const wishesIn = (found: Planned) =>
  found.plans.flatMap((one) =>
    one.stops.flatMap((stop) => stop.reasons.flatMap(({ evidence }) => evidence?.said ?? [])),
  );

describe('suggest', () => {
  it('plans a band for somebody who is pregnant', () => {
    const found = plan({ interests: ['gigs'], mood: 'she is pregnant' });
    expect(
      found.plans.some(({ stops }) =>
        stops.some(({ venue }) => kinds[venue.category].role === 'show'),
      ),
    ).toBe(true);
  });

  it('plans what two people like, with a meal over dinner time', () => {
    const {
      plans: [first],
    } = plan({ interests: ['ceramics', 'gigs'] });
    expect(names(first)).toContain('Clay Studio');
    expect(first.stops.some((stop) => kinds[stop.venue.category].role === 'show')).toBe(true);
    expect(first.stops.filter((stop) => kinds[stop.venue.category].role === 'meal')).toHaveLength(
      1,
    );
    expect(first.wishes.filter(({ met }) => met).map(({ text }) => text)).toEqual([
      'ceramics',
      'gigs',
    ]);
  });

  it('goes to what answers half of a wish without a word of the other half', () => {
    const venues = town.venues.map((venue) =>
      kinds[venue.category].role === 'meal' ? { ...venue, name: 'Chicago Diner' } : venue,
    );
    const found = suggest(
      someWishes({ startMinutes: 16 * 60, interests: ['all-night diner'] }),
      venues,
      aContext({ openings: town.openings, weather: { kind: 'none' } }),
    );
    expect(found.ok && reasonsOf(found).join(' | ')).not.toMatch(/all-night/i);
  });

  it('plans for both of two people, and says whose taste a place meets', () => {
    const companion = { name: 'June', ownInterests: ['live bands', 'gardens'], ownCuisines: [] };
    const reasons = reasonsOf(plan({ interests: ['ceramics', 'gigs'], companion })).join(' | ');
    expect(reasons).toMatch(/June likes ceramics|Ceramics[^|]* for June/);
    expect(reasons).toMatch(/You both like gigs|Gigs for both of you|Gigs, which you both like/);
    expect(reasonsOf(plan({ interests: [], companion })).join(' | ')).toMatch(
      /You like gardens yourself|Gardens for you|Gardens, for you/,
    );
  });

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

  it('has everything that was asked for although it takes every stop, and says that no meal is left', () => {
    const wishes = { interests: ['ceramics', 'bowling', 'used books'] };
    const found = plan({ ...wishes, startMinutes: 17 * 60 });
    expect(names(found.plans[0]).toSorted()).toEqual(['Clay Studio', 'Lanes', 'Used Books']);
    expect(found.notes.join(' ')).toMatch(/takes every stop/);
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

  it('lights a bonfire as the light goes, after dinner', () => {
    const sand = aVenue({
      ...{ name: 'Long Beach', category: 'beach', cost: costing(0), knownFor: ['bonfire'] },
      ...{ lat: town.venues[0]?.lat ?? 0, lon: town.venues[0]?.lon ?? 0 },
      ...{ indoor: false, outdoor: true },
    });
    const openings = new Map([...town.openings, [sand.id, openHours([6, 22])]]);
    const context = aContext({ openings, weather: { kind: 'none' } });
    const found = suggest(
      someWishes({ startMinutes: 16 * 60 + 30, interests: ['bonfire'] }),
      [...town.venues, sand],
      context,
    );
    if (!found.ok) throw new Error(found.reason);
    const { stops } = found.plans[0];
    const fire = stops.find(({ venue }) => venue.name === 'Long Beach');
    expect(fire?.departure).toBeGreaterThanOrEqual(context.sun.sunset ?? Infinity);
  });

  it('gives two options that share no place', () => {
    const { plans } = plan();
    const all = plans.flatMap(names);
    expect(plans).toHaveLength(2);
    expect(new Set(all).size).toBe(6);
  });

  it('keeps the one place for what was asked for in both options, with other stops around it', () => {
    const { plans } = plan({ interests: ['ceramics'] });
    expect(plans.map((one) => names(one).filter((name) => name === 'Clay Studio'))).toEqual([
      ['Clay Studio'],
      ['Clay Studio'],
    ]);
    expect(new Set(plans.flatMap(names)).size).toBe(5);
  });

  it('gives the same plans for the same wishes, and others for another seed', () => {
    expect(plan({ interests: ['views'] })).toEqual(plan({ interests: ['views'] }));
    const seeds = new Set(
      Array.from({ length: 8 }, (_, seed) => names(plan({ seed }).plans[0]).join()),
    );
    expect(seeds.size).toBeGreaterThan(2);
  });

  it('goes to the lookout for the sunset when the sky is clear', () => {
    const wishes = { interests: ['sunsets'], startMinutes: 18 * 60 + 30 };
    expect(plan(wishes, everyHour({})).plans.flatMap(names)).toContain('Hill Lookout');
    expect(reasonsOf(plan(wishes, everyHour({}))).join()).toContain('8 PM');
  });

  it('moves the date indoors when it rains', () => {
    const found = plan(
      { interests: ['walking', 'gardens', 'views'] },
      everyHour({ rainProbability: 0.9 }),
    );
    expect(found.plans.every((one) => one.stops.every((stop) => stop.venue.indoor))).toBe(true);
    expect(reasonsOf(found).join()).toMatch(/Dry in here while it rains|rain likely at this hour/);
    expect(
      plan({ interests: ['walking', 'gardens', 'views'] }, everyHour({})).plans.some((one) =>
        one.stops.some((stop) => !stop.venue.indoor),
      ),
    ).toBe(true);
  });

  it('keeps what stays in the open short while rain is likely', () => {
    const found = plan(
      { interests: ['walking', 'gardens', 'views'], setting: 'outdoor' },
      everyHour({ rainProbability: 0.6 }),
    );
    for (const stop of found.plans.flatMap((one) => one.stops).filter((one) => !one.venue.indoor)) {
      expect(stop.departure - stop.arrival).toBe(kinds[stop.venue.category].stay[0]);
    }
  });

  it('goes out of the heat, and outdoors again when it cools down', () => {
    const heat = Object.fromEntries(
      Array.from({ length: 19 }, (_, hour) => [hour, { temperatureF: 110 }]),
    );
    const found = plan({ interests: ['walking'] }, aForecast(heat));
    for (const { stops } of found.plans) {
      for (const stop of stops)
        if (!stop.venue.indoor && stop.arrival < 19 * 60)
          expect(stop.departure - stop.arrival).toBe(kinds[stop.venue.category].stay[0]);
    }
    expect(reasonsOf(found).join()).toMatch(/out of the heat/i);
  });

  it('never plans what was done before', () => {
    const [first] = plan({ interests: ['ceramics'] }).plans;
    const again = plan({ interests: ['ceramics'], doneBefore: names(first) });
    expect(again.plans.flatMap(names).filter((name) => names(first).includes(name))).toEqual([]);
    expect(
      again.plans.every((one) => one.stops[0]?.venue.category !== first.stops[0]?.venue.category),
    ).toBe(true);
  });

  it('assumes nothing about an allergy: no eating stop, the reason said, and one tap to ask the kitchen', () => {
    const wishes = { diets: ['peanut allergy'], startMinutes: 18 * 60 };
    const careful = plan(wishes);
    expect(
      careful.plans.flatMap((one) => one.stops).some((stop) => kinds[stop.venue.category].eating),
    ).toBe(false);
    expect(careful.notes.join()).toContain('safe for “peanut allergy”');
    expect(careful.canAskKitchen).toBe(true);
    const asked = plan({ ...wishes, askKitchen: true }).plans[0];
    expect(asked.summary).toContain('about “peanut allergy” before you order');
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

  it('says which words nothing answers to', () => {
    expect(plan({ interests: ['ceramics', 'quantum chromodynamics'] }).notes.join()).toContain(
      'quantum chromodynamics',
    );
  });

  it('tells a wish that nothing can meet from one that others went before', () => {
    expect(
      plan({ interests: ['jazz', 'books'], startMinutes: 10 * 60, endMinutes: 15 * 60 }).notes,
    ).toEqual([expect.stringMatching(/^We found no jazz at this hour and near enough/)]);
    const many = plan({
      interests: [
        'ceramics',
        'film',
        'books',
        'wine',
        'bowling',
        'gardens',
        'modern art',
        'coffee',
        'history',
      ],
    });
    const [note = ''] = many.notes;
    expect(note).toMatch(/^We could not fit in .+ alongside everything else/);
    const leftOut = [...note.matchAll(/“([^”]+)”/g)].map(([, word]) => word ?? '');
    for (const word of leftOut) expect(plan({ interests: [word] }).notes).toEqual([]);
  });

  it('refuses what cannot be done with the wish that stands in the way and a value that would do', () => {
    const wishes = someWishes({
      startMinutes: 18 * 60,
      interests: ['ceramics'],
      endMinutes: 18 * 60 + 40,
    });
    const refused = suggest(wishes, town.venues, aContext({ openings: town.openings }));
    expect(refused.ok).toBe(false);
    if (refused.ok) return;
    expect(refused.waysOut.length).toBeGreaterThan(0);
    for (const way of refused.waysOut)
      expect(
        suggest({ ...wishes, ...way.changes }, town.venues, aContext({ openings: town.openings }))
          .ok,
        way.text,
      ).toBe(true);
    expect(suggestBriefly(wishes, town.venues, aContext({ openings: town.openings }))).toEqual({
      ok: false,
      cause: 'end',
      reason: refused.reason,
      waysOut: [],
    });
  });

  it('ends a first date in time and begins it where two people can talk', () => {
    for (const { stops } of plan({
      dateNumber: 1,
      startMinutes: 19 * 60,
      interests: ['gigs', 'cocktails'],
    }).plans) {
      expect(stops[2]?.departure).toBeLessThanOrEqual(23 * 60);
      expect(
        Math.max(...stops.slice(0, 2).map((stop) => kinds[stop.venue.category].scale.talk)),
      ).toBeGreaterThanOrEqual(0.7);
    }
  });
});

describe('suggest: the hour', () => {
  const on = (
    date: string,
    wishes: Partial<Wishes>,
    weather: Weather = { kind: 'none' },
  ): Planned => {
    const context = aContext({ date, openings: town.openings, weather });
    const found = suggest(someWishes(wishes), town.venues, context);
    if (!found.ok) throw new Error(found.reason);
    return found;
  };
  const endOf = ({ stops }: Plan) => stops.at(-1)?.departure ?? 0;

  it('keeps two out until midnight on New Year’s Eve, on a first date too', () => {
    for (const dateNumber of [1, 5]) {
      const { plans } = on('2026-12-31', { startMinutes: 19 * 60, dateNumber });
      for (const plan of plans) expect(endOf(plan)).toBeGreaterThan(24 * 60);
      expect(plans[0].checks.map(({ rule }) => rule)).toContain('midnight');
      expect(
        endOf(on('2026-12-30', { startMinutes: 19 * 60, dateNumber: 1 }).plans[0]),
      ).toBeLessThanOrEqual(23 * 60);
    }
  });

  it('lets those who want to be home earlier go home', () => {
    const { plans, notes } = on('2026-12-31', { startMinutes: 18 * 60, endMinutes: 23 * 60 });
    for (const plan of plans) expect(endOf(plan)).toBeLessThanOrEqual(23 * 60);
    expect(notes.join()).not.toContain('midnight');
  });

  it('says what the heat of the month keeps two from', () => {
    const july = { kind: 'normals', lowF: 84, highF: 106, rainInches: 1 } as const;
    const { plans, notes } = on('2026-07-18', { startMinutes: 15 * 60, setting: 'both' }, july);
    expect(notes).toContain(
      'It is usually around 106 °F at 3 PM, so nothing outdoors is planned then.',
    );
    for (const { stops } of plans)
      for (const { venue, arrival } of stops)
        expect(venue.indoor || arrival >= 19 * 60, venue.name).toBe(true);
  });

  it('has the sunset of those who ask for it, or does not speak of it', () => {
    // The sun of `aContext` sets at 8 PM.
    const { plans } = on('2026-05-02', { startMinutes: 18 * 60, interests: ['sunsets'] });
    const lookout = plans[0].stops.find(({ venue }) => venue.name === 'Hill Lookout');
    expect(lookout?.arrival).toBeLessThanOrEqual(20 * 60);
    expect(lookout?.departure).toBeGreaterThanOrEqual(20 * 60);
    const early = on('2026-05-02', {
      startMinutes: 13 * 60,
      endMinutes: 17 * 60,
      interests: ['sunsets'],
    });
    expect(wishesIn(early)).not.toContain('sunsets');
    expect(early.notes.join()).toContain('sunsets');
  });

  it('has two come before a set begins and stay to its end', () => {
    const sets = { weekdays: [6], begins: [20 * 60 + 30], minutes: 80, what: 'set' } as const;
    const venues = town.venues.map((venue) =>
      venue.name === 'Blue Room' ? { ...venue, showtimes: [sets] } : venue,
    );
    for (const startMinutes of [17 * 60, 18 * 60, 18 * 60 + 30]) {
      const found = suggest(
        someWishes({ startMinutes, interests: ['jazz'] }),
        venues,
        aContext({ openings: town.openings }),
      );
      const stops = found.ok ? found.plans.flatMap((one) => one.stops) : [];
      const club = stops.find(({ venue }) => venue.name === 'Blue Room');
      expect([20 * 60, 20 * 60 + 15]).toContain(club?.arrival);
      expect(club?.departure).toBeGreaterThanOrEqual(21 * 60 + 50);
    }
  });

  it('sends two to look for the set of a club that publishes none', () => {
    const { plans } = on('2026-05-02', { startMinutes: 18 * 60, interests: ['jazz'] });
    const club = plans[0].stops.find(({ venue }) => venue.name === 'Blue Room');
    expect(club?.arrival).toBeLessThanOrEqual(20 * 60);
    expect(plans[0].checks.map(({ text }) => text)).toContain('Blue Room: look for tonight’s set');
  });
});

describe('suggest: out of doors', () => {
  const outside = (wishes: Partial<Wishes>, venues: readonly Venue[] = town.venues): Planned => {
    const context = aContext({ openings: town.openings });
    const found = suggest(someWishes({ setting: 'outdoor', ...wishes }), venues, context);
    if (!found.ok) throw new Error(found.reason);
    return found;
  };

  it('is a park, a garden or the water, and not a terrace, while there is light', () => {
    const { plans, notes } = outside({ startMinutes: 15 * 60, interests: ['cocktails', 'views'] });
    for (const { stops } of plans) expect(stops.some(({ venue }) => isOpenAir(venue))).toBe(true);
    expect(notes.join()).not.toContain('terrace');
  });

  it('is a terrace where nothing else fits, and says so', () => {
    const roofs = town.venues.filter((venue) => !isOpenAir(venue));
    const { plans, notes } = outside({ startMinutes: 18 * 60 }, roofs);
    expect(plans[0].stops.some(({ venue }) => venue.name === 'Roof Garden')).toBe(true);
    expect(notes).toContain(
      'No park, garden or waterfront works at this hour and in this weather, so outdoors means a terrace: Roof Garden.',
    );
  });
});
