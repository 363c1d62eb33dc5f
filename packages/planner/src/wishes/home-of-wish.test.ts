import type { Category, Venue } from '@rendezvous/venue-model';
import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { someWishes } from '../testing/some-wishes.ts';
import { homeOf, homeShares } from './home-of-wish.ts';
import { readTastes } from './tastes.ts';

const homeAt = (text: string, category: Category) => homeOf(text)(aVenue({ category }));

describe('homeOf', () => {
  it('is the kind of place that a wish names, less so its like, least any other', () => {
    const rows: readonly (readonly [string, Category, keyof typeof homeShares])[] = [
      ['jazz', 'jazz_club', 'own'],
      ['jazz', 'theatre', 'other'],
      ['jazz', 'cocktail_bar', 'other'],
      ['boat tour', 'boat_ride', 'own'],
      ['boat tour', 'promenade', 'other'],
      ['art', 'museum', 'akin'],
      ['bowling', 'skating', 'other'],
      ['tacos', 'casual_eatery', 'own'],
      ['thai food', 'dessert', 'other'],
      ['french food', 'wine_bar', 'other'],
      ['momos', 'plaza', 'other'],
      ['ice cream', 'ice_cream', 'own'],
      ['axolotls', 'plaza', 'own'],
    ];
    for (const [text, category, share] of rows)
      expect(homeAt(text, category), `${text} at ${category}`).toBe(homeShares[share]);
  });
});

describe('a taste', () => {
  const restaurant = aVenue({ id: 'r', category: 'restaurant', interests: ['live-music'] });
  const known: Venue = { ...restaurant, id: 'k', knownFor: ['live music'] };
  const stage = aVenue({ id: 's', category: 'music_venue', interests: ['live-music'] });

  it('is met where it is the business of a place or what it is known for, not by a tag of another', () => {
    const venues = [restaurant, known, stage];
    const [taste] = readTastes(someWishes({ interests: ['live music'] }), venues).tastes;
    const [at, famous, home] = venues.map((venue) => taste?.evidence(venue)?.strength ?? 0);
    expect(at).toBe(0.5);
    expect(famous).toBe(1);
    expect(home).toBeGreaterThan(0.7);
    expect(taste?.match(stage)).toBeGreaterThan(taste?.match(known) ?? 1);
    expect(taste?.match(restaurant)).toBeLessThan(0.5);
  });

  it('is met at a table where food is asked for, not by a street with kitchens', () => {
    const street = aVenue({ id: 's', category: 'promenade', knownFor: ['pho', 'lanterns'] });
    const kitchen = aVenue({ id: 'k', category: 'casual_eatery', knownFor: ['pho'] });
    const venues = [street, kitchen];
    const evidence = (text: string) => {
      const [taste] = readTastes(someWishes({ interests: [text] }), venues).tastes;
      return venues.map((venue) => taste?.evidence(venue)?.strength);
    };
    expect(evidence('pho')).toEqual([0.5, 1]);
    expect(evidence('lanterns')).toEqual([1, undefined]);
  });

  it('is met in full by what is on that day, whatever kind of stop that is', () => {
    const event = {
      label: 'Street',
      when: 'Monthly',
      hours: null,
      rarity: 0.8,
      isAfterDark: false,
      runs: false,
      main: [],
    };
    const walk: Venue = {
      ...aVenue({ id: 'w', category: 'attraction', knownFor: ['art walk'] }),
      event: { ...event, placeId: 'w' },
    };
    const gallery = aVenue({ id: 'g', category: 'gallery' });
    const [taste] = readTastes(someWishes({ interests: ['art galleries'] }), [
      walk,
      gallery,
    ]).tastes;
    expect(taste?.evidence(walk)?.strength).toBe(1);
    expect(taste?.match(walk)).toBeGreaterThanOrEqual(taste?.match(gallery) ?? 1);
  });

  it('is met by the very thing where that is more than its like', () => {
    const lit = aVenue({ id: 'l', category: 'promenade', knownFor: ['holiday lights'] });
    const candles = aVenue({ id: 'c', category: 'promenade', knownFor: ['luminarias'] });
    const [taste] = readTastes(someWishes({ interests: ['luminarias'] }), [lit, candles]).tastes;
    expect(taste?.evidence(lit)).toBeNull();
    expect(taste?.evidence(candles)?.strength).toBe(1);
  });

  it('is worth most where everybody goes for it', () => {
    const icon: Venue = { ...stage, id: 'i', vibes: ['iconic'] };
    const [taste] = readTastes(someWishes({ interests: ['live music'] }), [stage, icon]).tastes;
    expect(taste?.match(icon)).toBeGreaterThan(taste?.match(stage) ?? 1);
  });
});
