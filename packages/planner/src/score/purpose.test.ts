import type { Venue } from '@rendezvous/venue-model';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { candidateOf } from '../candidates/candidates.ts';
import type { Context } from '../context/context.ts';
import { openingsOf } from '../testing/a-context.ts';
import { aScene } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { meritOf } from './merit.ts';

/** What a venue that is always open is for, in an evening in May from 7 PM on. */
function purposeOf(
  venue: Venue,
  wishes: Partial<Wishes> = {},
  context: Partial<Context> = {},
): number {
  const scene = aScene({
    wishes: { startMinutes: 19 * 60, ...wishes },
    context: { ...context, openings: openingsOf([venue, openHours([0, 28])]) },
    venues: [venue],
  });
  return meritOf(candidateOf(venue, 0, scene), scene).purpose;
}

describe('purposeOf: the table', () => {
  const counter = aVenue({ category: 'casual_eatery', cost: costing(36), vibes: ['casual'] });
  const linen = aVenue({ category: 'fine_dining', cost: costing(220), vibes: ['elegant'] });

  it('wants more than a counter for an anniversary, and no white linen for a silly night', () => {
    const grand = { mood: 'anniversary', budget: { minCents: 15_000, maxCents: 40_000 } };
    const silly = { mood: 'silly', budget: { minCents: 3000, maxCents: 9000 } };
    expect(purposeOf(linen, grand)).toBeGreaterThan(purposeOf(counter, grand) + 0.4);
    expect(purposeOf(counter, silly)).toBeGreaterThan(purposeOf(linen, silly) + 0.15);
  });

  it('goes by what the two would spend where they say no more', () => {
    const [little, much] = [
      { budget: { minCents: 2000, maxCents: 6000 } },
      { budget: { minCents: 20_000, maxCents: 50_000 } },
    ];
    expect(purposeOf(counter, little)).toBeGreaterThan(purposeOf(linen, little));
    expect(purposeOf(linen, much)).toBeGreaterThan(purposeOf(counter, much));
  });

  it('is worth less where something else was asked for, and a bar that has it and a kitchen more', () => {
    const table = aVenue({ category: 'restaurant' });
    const bar = aVenue({ category: 'cocktail_bar' });
    const asking = { interests: ['cocktails'] };
    expect(purposeOf(table, asking)).toBeLessThan(purposeOf(table));
    expect(purposeOf({ ...bar, cuisines: ['tapas'] }, asking)).toBeGreaterThan(
      purposeOf(bar, asking),
    );
  });

  it('is more at a place to which anybody is led gladly, and less at one of use only to those who ask for it', () => {
    const [bar, loved, plain] = ([null, 'strong', 'slight'] as const).map((draw) =>
      aVenue({ category: 'bar', knownFor: ['darts'], draw }),
    );
    const dinner = { interests: ['sushi'] };
    expect(purposeOf(loved!, dinner)).toBeGreaterThan(purposeOf(bar!, dinner) + 0.05);
    expect(purposeOf(plain!, dinner)).toBeLessThan(purposeOf(bar!, dinner) - 0.05);
    const darts = { interests: ['darts'] };
    expect(purposeOf(plain!, darts)).toBeGreaterThan(purposeOf(plain!, dinner) + 0.1);
  });

  it('leaves what is there for others to them: a dog park without a dog', () => {
    const run = aVenue({ category: 'park', knownFor: ['dog park', 'shade'] });
    const day = { startMinutes: 13 * 60 };
    expect(purposeOf(run, day)).toBeLessThan(0);
    expect(purposeOf(run, { ...day, interests: ['bring our dog'] })).toBeGreaterThan(0);
    expect(purposeOf(run, { ...day, interests: ['dog park'] })).toBeGreaterThan(0.5);
    expect(purposeOf({ ...run, knownFor: ['shade'] }, day)).toBeGreaterThan(0);
  });

  it('leaves the kitchen without gluten to those who need it', () => {
    const plain = aVenue({ category: 'restaurant', cuisines: ['italian'] });
    const safe: Venue = { ...plain, dietary: ['gluten-free', 'gluten-free-kitchen'] };
    const asking = { interests: ['italian food'] };
    expect(purposeOf(safe, asking)).toBeLessThan(purposeOf(plain, asking) - 0.2);
    expect(purposeOf(safe, { ...asking, diets: ['celiac'] })).toBeGreaterThan(0.5);
  });

  it('takes the counter that was asked for, and still not for an anniversary', () => {
    const tacos = { ...counter, cuisines: ['mexican' as const], knownFor: ['tacos'] };
    const asking = { interests: ['tacos'], mood: 'fun' };
    expect(purposeOf(tacos, asking)).toBeGreaterThan(0.6);
    const grand = { mood: 'anniversary', budget: { minCents: 15_000, maxCents: 40_000 } };
    expect(purposeOf(tacos, { ...grand, interests: ['tacos'] })).toBeLessThan(0.5);
  });
});

describe('purposeOf: what nobody asked for', () => {
  const statue = aVenue({ category: 'landmark', stayMinutes: 20 });
  const bar = aVenue({ category: 'cocktail_bar', vibes: ['intimate', 'romantic'] });

  it('is little for a sight of twenty minutes, and much for what was asked', () => {
    const romantic = { mood: 'romantic' };
    expect(purposeOf(statue, romantic)).toBeLessThan(purposeOf(bar, romantic) - 0.3);
    const asked = purposeOf({ ...statue, knownFor: ['statues'] }, { interests: ['statues'] });
    expect(asked).toBeGreaterThan(0.55);
  });

  it('is less in the dark, and least in the cold', () => {
    const square = aVenue({ category: 'plaza' });
    const inDecember = { sun: { sunrise: 430, sunset: 16 * 60 + 30, dusk: 17 * 60 } };
    const cold = {
      ...inDecember,
      weather: { kind: 'normals', lowF: 24, highF: 36, rainInches: 2 } as const,
    };
    const lit = { ...square, vibes: ['lit-at-night' as const] };
    const [light, dark, freezing] = [{}, inDecember, cold].map((sky) => purposeOf(square, {}, sky));
    expect(light).toBeGreaterThan(dark as number);
    expect(dark).toBeGreaterThan(freezing as number);
    expect(purposeOf(lit, {}, inDecember)).toBeGreaterThan(dark as number);
    const gelato = aVenue({ category: 'ice_cream' });
    expect(purposeOf(gelato, {}, cold)).toBeLessThan(purposeOf(gelato, {}, inDecember));
  });

  it('is less for an errand, and for a sight late at night', () => {
    const [mall, books] = [aVenue({ category: 'shop' }), aVenue({ category: 'bookshop' })];
    expect(purposeOf(mall)).toBeLessThan(purposeOf(books));
    const square = aVenue({ category: 'plaza', vibes: ['lit-at-night'] });
    expect(purposeOf(square, { startMinutes: 22 * 60 })).toBeLessThan(purposeOf(square));
  });

  it('is least where it may be shut', () => {
    const bar = aVenue({ category: 'wine_bar' });
    const openings = openingsOf([bar, { known: false, because: 'unpublished' }]);
    const scene = aScene({
      wishes: { startMinutes: 19 * 60 },
      context: { openings },
      venues: [bar],
    });
    const perhaps = meritOf(candidateOf(bar, 0, scene), scene).purpose;
    expect(perhaps).toBeLessThan(purposeOf(bar) / 2 + 0.1);
  });

  it('does not take over the date', () => {
    const climbing = aVenue({ category: 'climbing_gym' });
    const lively = { mood: 'lively' };
    expect(purposeOf(climbing, lively)).toBeLessThan(0.5);
    expect(purposeOf(climbing, { mood: 'adventurous' })).toBeGreaterThan(0.5);
    expect(purposeOf(climbing, { ...lively, interests: ['climbing'] })).toBeGreaterThan(0.65);
  });
});
