import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { scorePlan } from '../score-plan.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { aScene, someWishes } from '../testing/some-wishes.ts';
import { Legs } from '../itinerary/legs.ts';
import { priceFit } from './price.ts';

describe('priceFit', () => {
  it('rises with what is spent up to what the two mean to spend, and falls at the very top', () => {
    const scene = aScene({ wishes: { budget: { minCents: 6000, maxCents: 12_000 } } });
    const fits = [0, 3000, 6000, 8000, 9600, 11_000, 12_000].map((cents) => priceFit(cents, scene));
    expect(fits[1]).toBeLessThan(0);
    expect(fits.slice(0, 5)).toEqual(fits.slice(0, 5).toSorted((a, b) => a - b));
    expect(new Set(fits.slice(0, 5)).size).toBe(5);
    expect([fits[4], fits[5]]).toEqual([1, 1]);
    expect(fits[6]).toBeCloseTo(0.7);
  });

  it('is less for a bargain on the day that is meant to be special', () => {
    const budget = { minCents: 10_000, maxCents: 40_000 };
    const fitOn = (mood: string) => priceFit(12_000, aScene({ wishes: { budget, mood } }));
    expect(fitOn('her 40th birthday')).toBeLessThan(fitOn('relaxed') - 0.3);
    expect(fitOn('glam')).toBe(fitOn('her 40th birthday'));
  });

  it('is full for a date that shall cost nothing and does', () => {
    expect(priceFit(0, aScene({ wishes: { budget: { minCents: 0, maxCents: 0 } } }))).toBe(1);
  });
});

describe('the score of a plan', () => {
  it('has less for what fills time at its beginning than in its middle', () => {
    const venues = [
      aVenue({ name: 'Statue', category: 'landmark', stayMinutes: 20 }),
      aVenue({ name: 'Dinner', cost: costing(90) }),
      aVenue({ name: 'Bar', category: 'cocktail_bar', vibes: ['romantic'], cost: costing(40) }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const wishes = someWishes({ startMinutes: 19 * 60, mood: 'romantic' });
    const endsOf = (...ids: string[]) =>
      scorePlan(wishes, venues, aContext({ openings }), ids).score.terms.ends;
    expect(endsOf('statue', 'dinner', 'bar')).toBeLessThan(endsOf('dinner', 'statue', 'bar'));
    expect(endsOf('dinner', 'bar', 'statue')).toBeLessThan(endsOf('dinner', 'statue', 'bar'));
  });

  it('has less for a dinner after nine, and a breakfast at noon, that could have come first', () => {
    const venues = [
      aVenue({ name: 'Table', category: 'diner', cost: costing(60) }),
      aVenue({ name: 'Games', category: 'arcade', stayMinutes: 75 }),
      aVenue({ name: 'Pool', category: 'billiards', stayMinutes: 90 }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const lossAt = (startMinutes: number, asked: { interests?: string[]; mood?: string } = {}) => {
      const endsOf = (...ids: string[]) =>
        scorePlan(someWishes({ startMinutes, ...asked }), venues, aContext({ openings }), ids).score
          .terms.ends;
      return endsOf('games', 'table', 'pool') - endsOf('games', 'pool', 'table');
    };
    const endLoss = lossAt(12 * 60);
    expect(lossAt(18 * 60 + 30)).toBeGreaterThan(endLoss + 0.02);
    expect(lossAt(8 * 60 + 30)).toBeGreaterThan(endLoss + 0.02);
    expect(lossAt(18 * 60 + 30, { interests: ['late night food'] })).toBeLessThan(endLoss + 0.02);
    expect(lossAt(20 * 60 + 15)).toBeLessThan(endLoss + 0.02);
  });

  it('has less for who is sent home before dinner', () => {
    const venues = [
      aVenue({ name: 'Table', cost: costing(60) }),
      aVenue({ name: 'Prints', category: 'gallery', stayMinutes: 60 }),
      aVenue({ name: 'Books', category: 'bookshop', stayMinutes: 60 }),
      aVenue({ name: 'Coffee', category: 'cafe' }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const endsOf = (last: string, startMinutes: number) =>
      scorePlan(someWishes({ startMinutes }), venues, aContext({ openings }), [
        'prints',
        'books',
        last,
      ]).score.terms.ends;
    const gainAt = (startMinutes: number) =>
      endsOf('table', startMinutes) - endsOf('coffee', startMinutes);
    expect(gainAt(15 * 60 + 30)).toBeGreaterThan(gainAt(9 * 60) + 0.015);
  });

  it('has less for a sunset behind walls where there is a shore, most where it was asked for', () => {
    const venues = [
      aVenue({ name: 'Table', cost: costing(60) }),
      aVenue({ name: 'Sand', category: 'beach', indoor: false, outdoor: true }),
      aVenue({ name: 'Prints', category: 'gallery' }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const sun = { sunrise: 6 * 60, sunset: 19 * 60, dusk: 19 * 60 + 30 };
    const endsOf = (interests: string[], ...ids: string[]) =>
      scorePlan(
        someWishes({ startMinutes: 17 * 60, interests }),
        venues,
        aContext({ openings, sun }),
        ids,
      ).score.terms.ends;
    const gainOf = (...interests: string[]) =>
      endsOf(interests, 'prints', 'sand', 'table') - endsOf(interests, 'sand', 'prints', 'table');
    expect(gainOf()).toBeGreaterThan(0.01);
    expect(gainOf('beach')).toBeGreaterThan(gainOf() + 0.005);
  });

  it('has less for the last set of the night where an earlier one leaves time to eat', () => {
    const sets = {
      ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], begins: [1260, 1355], minutes: 60 },
      what: 'set' as const,
    };
    const venues = [
      aVenue({ name: 'Table', cost: costing(60) }),
      aVenue({ name: 'Horns', category: 'jazz_club', showtimes: [sets] }),
      aVenue({ name: 'Pours', category: 'cocktail_bar' }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const endsOf = (interests: string[], ...ids: string[]) =>
      scorePlan(
        someWishes({ startMinutes: 18 * 60 + 30, interests }),
        venues,
        aContext({ openings }),
        ids,
      ).score.terms.ends;
    const gainOf = (...interests: string[]) =>
      endsOf(interests, 'table', 'horns', 'pours') - endsOf(interests, 'table', 'pours', 'horns');
    expect(gainOf('jazz')).toBeGreaterThan(gainOf('late night jazz') + 0.05);
  });

  it('has less for a lawn at the beginning of a night out than for a river', () => {
    const venues = [
      aVenue({ name: 'Lawn', category: 'park' }),
      aVenue({ name: 'Bank', category: 'park', vibes: ['waterfront'] }),
      aVenue({ name: 'Table' }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const endsOf = (first: string, startMinutes = 18 * 60) =>
      scorePlan(someWishes({ startMinutes, stops: 2 }), venues, aContext({ openings }), [
        first,
        'table',
      ]).score.terms.ends;
    expect(endsOf('lawn')).toBeLessThan(endsOf('bank') - 0.03);
    expect(endsOf('lawn', 12 * 60)).toBeGreaterThan(endsOf('lawn') + 0.03);
  });

  it('has less for a ride to what only fills time than for one to dinner', () => {
    const far = { lat: 37.85 };
    const venues = [
      aVenue({ name: 'Prints', category: 'gallery' }),
      aVenue({ name: 'Bar', category: 'bar', ...far }),
      aVenue({ name: 'Table', ...far }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const paceTo = (last: string) =>
      scorePlan(
        someWishes({ startMinutes: 18 * 60, stops: 2, interests: ['gallery'] }),
        venues,
        aContext({ openings }),
        ['prints', last],
      ).score.terms.pace;
    expect(paceTo('bar')).toBeLessThan(paceTo('table') - 0.01);
  });

  it('has less for a table beside the club that has the dish they asked for', () => {
    const venues = [
      aVenue({ name: 'Ribs', cuisines: ['barbecue'], cost: costing(40) }),
      aVenue({ name: 'Saloon', category: 'bar', cost: costing(20) }),
      aVenue({ name: 'Horn', category: 'jazz_club', cuisines: ['japanese'], knownFor: ['sushi'] }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const endsOf = (interests: string[], first: string) =>
      scorePlan(
        someWishes({ startMinutes: 18 * 60, stops: 2, interests }),
        venues,
        aContext({ openings }),
        [first, 'horn'],
      ).score.terms.ends;
    expect(endsOf(['sushi'], 'ribs')).toBeLessThan(endsOf(['jazz'], 'ribs'));
  });

  it('has less for one shop of those who asked for several, beside what they did not ask for', () => {
    const venues = [
      aVenue({ name: 'Prose', category: 'bookshop' }),
      aVenue({ name: 'Verse', category: 'bookshop' }),
      aVenue({ name: 'Bench', category: 'park' }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const endsOf = (interest: string, other: string) =>
      scorePlan(
        someWishes({ startMinutes: 13 * 60, stops: 2, interests: [interest] }),
        venues,
        aContext({ openings }),
        ['prose', other],
      ).score.terms.ends;
    expect(endsOf('bookshops', 'bench')).toBeLessThan(endsOf('bookshops', 'verse') - 0.05);
    expect(endsOf('bookshop', 'bench')).toBeGreaterThan(endsOf('bookshops', 'bench') + 0.05);
  });

  it('has less for sport right after a meal', () => {
    const venues = [
      aVenue({ name: 'Dinner', cost: costing(60) }),
      aVenue({ name: 'Lanes', category: 'bowling' }),
      aVenue({ name: 'Pinball', category: 'arcade' }),
      aVenue({ name: 'Bar', category: 'cocktail_bar', cost: costing(40) }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const shapeOf = (...ids: string[]) =>
      scorePlan(someWishes({ startMinutes: 19 * 60 }), venues, aContext({ openings }), ids).score
        .terms.shape;
    expect(shapeOf('dinner', 'lanes', 'bar')).toBeLessThan(shapeOf('dinner', 'pinball', 'bar'));
  });

  it('has less for a park after dusk that nobody asked for', () => {
    const venues = [
      aVenue({ name: 'Dinner', cost: costing(60) }),
      aVenue({ name: 'Square', category: 'plaza', vibes: ['lit-at-night', 'lively'] }),
      aVenue({ name: 'Bar', category: 'cocktail_bar', cost: costing(40) }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const purposeAt = (startMinutes: number, interests: string[]) =>
      scorePlan(someWishes({ startMinutes, interests }), venues, aContext({ openings }), [
        'dinner',
        'square',
        'bar',
      ]).score.terms.purpose;
    expect(purposeAt(19 * 60 + 30, ['cocktails'])).toBeLessThan(
      purposeAt(17 * 60, ['cocktails']) - 0.005,
    );
  });

  it('has less for a dark path than for a lit view at the same hour', () => {
    const path = aVenue({ name: 'Path', category: 'promenade', indoor: false });
    const view = aVenue({
      name: 'View',
      category: 'promenade',
      indoor: false,
      vibes: ['view', 'lit-at-night'],
    });
    const venues = [
      aVenue({ name: 'Dinner' }),
      aVenue({ name: 'Bar', category: 'cocktail_bar' }),
      path,
      view,
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const wishes = someWishes({ startMinutes: 19 * 60, interests: ['cocktails'] });
    const purposeOf = (id: string) =>
      scorePlan(wishes, venues, aContext({ openings }), ['dinner', id, 'bar']).score.terms.purpose;
    expect(purposeOf(path.id)).toBeLessThan(purposeOf(view.id) - 0.01);
  });

  it('has less for a sight at ten that nobody asked for than for a bar', () => {
    const venues = [
      aVenue({ name: 'Dinner' }),
      aVenue({ name: 'Great Hall', category: 'historic_site' }),
      aVenue({ name: 'Bar', category: 'cocktail_bar' }),
      aVenue({ name: 'Games', category: 'arcade' }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
    const wishes = someWishes({ startMinutes: 19 * 60 + 30, interests: ['arcade'] });
    const termsOf = (...ids: string[]) =>
      scorePlan(wishes, venues, aContext({ openings }), ids).score.terms;
    const [hall, bar] = [
      termsOf('dinner', 'games', 'great-hall'),
      termsOf('dinner', 'games', 'bar'),
    ];
    expect(hall.purpose).toBeLessThan(bar.purpose - 0.03);
    expect(hall.ends).toBeLessThan(bar.ends - 0.01);
  });

  it('makes little of a short way, on foot or riding, and much of a long one', () => {
    const effortsTo = (lat: number) => {
      const venues = [aVenue({ name: 'Here' }), aVenue({ name: 'There', lat })];
      return (['walking', 'driving'] as const).map((wish) => {
        const legs = new Legs(venues, { waters: [], core: null, wish, isGentle: false });
        return { effort: legs.effort(0, 1), minutes: legs.minutes(0, 1) };
      });
    };
    const [stroll] = effortsTo(37.7822);
    expect(stroll!.effort).toBeLessThan(stroll!.minutes);
    const [walk, ride] = effortsTo(37.7962);
    expect(walk!.effort).toBeGreaterThan(walk!.minutes);
    expect(ride!.effort).toBeLessThan(walk!.effort);
    const [, longRide] = effortsTo(37.9);
    expect(longRide!.effort).toBeGreaterThan(longRide!.minutes + 10);
  });
});
