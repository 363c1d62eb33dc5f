import { describe, expect, it } from 'vitest';
import { openingsOf } from '../testing/a-context.ts';
import {
  aVenue,
  closed,
  costing,
  hoursUnknown,
  openHours,
  townSquare,
} from '@rendezvous/venue-model/testing';
import { aScene } from '../testing/some-wishes.ts';
import type { Opening, Venue } from '@rendezvous/venue-model';
import type { Wishes } from '../wishes/wishes.ts';
import { brokenRule, openingOf, venueRules, type VenueRule } from './venue-rules.ts';

/**
 * Whether the rule allows the venue to two who wish that, where everything is open all
 * day unless said otherwise.
 */
function allows(
  id: VenueRule['id'],
  wishes: Partial<Wishes>,
  venue: Venue,
  opening: Opening = openHours([6, 26]),
): boolean | undefined {
  const scene = aScene({
    wishes,
    venues: [venue],
    context: { openings: openingsOf([venue, opening]) },
  });
  return venueRules.find((rule) => rule.id === id)?.allows(venue, scene);
}

describe('venueRules', () => {
  it('distance: allows what lies within the wished miles', () => {
    const [near, far] = [
      aVenue({ lat: townSquare.lat + 1.99 / 69.0936 }),
      aVenue({ lat: townSquare.lat + 2.01 / 69.0936 }),
    ];
    expect([
      allows('distance', { maxMiles: 2 }, near),
      allows('distance', { maxMiles: 2 }, far),
    ]).toEqual([true, false]);
  });

  it('needs: leads to a shop of which nobody says whether it has a step only who asked for it, and to the blues who does not drink', () => {
    const books = aVenue({ category: 'bookshop' });
    const blues = aVenue({ category: 'music_venue', interests: ['blues'] });
    const allowed = (mood: string, interests: string[], venue: Venue) =>
      allows('needs', { mood, interests }, venue);
    expect(allowed('step free please', ['bookshops'], books)).toBe(true);
    expect(allowed('step free please', ['soup'], books)).toBe(false);
    expect(allowed('I do not drink alcohol', ['blues'], blues)).toBe(true);
    expect(allowed('I do not drink alcohol', ['museums'], blues)).toBe(false);
    expect(allowed('six years sober', ['blues'], blues)).toBe(false);
    expect(allowed('halal only please', ['blues'], blues)).toBe(false);
  });

  it('needs: leads those who want it quiet to the noisy noodles that they asked for, and to nothing loud', () => {
    const noodles = aVenue({ cuisines: ['ramen'], needs: { ...aVenue({}).needs, noise: 4 } });
    const loud = aVenue({ cuisines: ['ramen'], vibes: ['loud'] });
    const allowed = (interests: string[], venue: Venue) =>
      allows('needs', { mood: 'quiet', interests }, venue);
    expect(allowed(['ramen'], noodles)).toBe(true);
    expect(allowed(['museums'], noodles)).toBe(false);
    expect(allowed(['ramen'], loud)).toBe(false);
  });

  it('setting: allows only what is indoors when that is wished', () => {
    const [museum, park] = [aVenue({ category: 'museum' }), aVenue({ category: 'park' })];
    expect([
      allows('setting', { setting: 'indoor' }, museum),
      allows('setting', { setting: 'indoor' }, park),
    ]).toEqual([true, false]);
    expect([
      allows('setting', { setting: 'outdoor' }, museum),
      allows('setting', { setting: 'both' }, park),
    ]).toEqual([true, true]);
  });

  it('budget: allows what the two can pay', () => {
    const wishes = { budget: { minCents: 0, maxCents: 6000 } };
    expect([
      allows('budget', wishes, aVenue({ cost: costing(60) })),
      allows('budget', wishes, aVenue({ cost: costing(61) })),
    ]).toEqual([true, false]);
    expect(
      allows(
        'budget',
        { budget: { minCents: 5000, maxCents: 6000 } },
        aVenue({ cost: costing(0) }),
      ),
    ).toBe(true);
  });

  it('drink: allows no place for drinking to those who do not drink', () => {
    const [bar, cafe] = [aVenue({ category: 'wine_bar' }), aVenue({ category: 'cafe' })];
    expect([
      allows('drink', { diets: ['no alcohol'] }, bar),
      allows('drink', { diets: ['no alcohol'] }, cafe),
      allows('drink', {}, bar),
    ]).toEqual([false, true, true]);
    expect(allows('drink', { diets: ['halal'] }, bar)).toBe(false);
    const games = aVenue({ category: 'arcade' });
    const lateGames = { ...games, needs: { ...games.needs, minimumAge: 21 } };
    expect([games, lateGames].map((venue) => allows('drink', { diets: ['halal'] }, venue))).toEqual(
      [true, false],
    );
  });

  it('first date: allows only what suits one', () => {
    const [spa, cafe] = [aVenue({ category: 'spa' }), aVenue({ category: 'cafe' })];
    expect([
      allows('first-date', { dateNumber: 1 }, spa),
      allows('first-date', { dateNumber: 1 }, cafe),
      allows('first-date', { dateNumber: 2 }, spa),
    ]).toEqual([false, true, true]);
  });

  it('first date: allows what was asked for', () => {
    const boat = aVenue({ category: 'boat_ride' });
    const asking = { dateNumber: 1, interests: ['boat tour'] };
    expect([
      allows('first-date', { dateNumber: 1 }, boat),
      allows('first-date', asking, boat),
    ]).toEqual([false, true]);
  });

  it('done before: allows no place twice', () => {
    const [zoo, cafe] = [
      aVenue({ name: 'City Zoo', category: 'zoo' }),
      aVenue({ name: 'Bean There', category: 'cafe' }),
    ];
    expect([
      allows('done-before', { doneBefore: ['city zoo'] }, zoo),
      allows('done-before', { doneBefore: ['city zoo'] }, cafe),
    ]).toEqual([false, true]);
  });

  it('diet: allows an eating stop only where the data say that it serves', () => {
    const wishes = { diets: ['vegetarian', 'gluten-free'] };
    expect(allows('diet', wishes, aVenue({ dietary: ['vegan', 'gluten-free'] }))).toBe(true);
    expect(allows('diet', wishes, aVenue({ dietary: ['vegan'] }))).toBe(false);
    expect(allows('diet', wishes, aVenue({ category: 'ice_cream' }))).toBe(false);
    expect(allows('diet', wishes, aVenue({ category: 'bar' }))).toBe(true);
  });

  it('diet: allows no eating stop under an allergy, unless the two will ask the kitchen', () => {
    const wishes = { diets: ['peanut allergy'] };
    expect(allows('diet', wishes, aVenue({ dietary: ['vegan'] }))).toBe(false);
    expect(allows('diet', { ...wishes, askKitchen: true }, aVenue({ dietary: [] }))).toBe(true);
    expect(
      allows(
        'diet',
        { diets: ['vegan', 'peanut allergy'], askKitchen: true },
        aVenue({ dietary: [] }),
      ),
    ).toBe(false);
    expect(allows('diet', wishes, aVenue({ category: 'museum' }))).toBe(true);
  });

  it('dislikes: allows nothing that is disliked', () => {
    expect([
      allows('dislikes', { dislikes: ['museums'] }, aVenue({ category: 'museum' })),
      allows('dislikes', { dislikes: ['museums'] }, aVenue({ category: 'park' })),
    ]).toEqual([false, true]);
  });

  it('open: allows what is open for a stay, and on unknown hours everything but a meal and in the evening a museum', () => {
    const [museum, arcade, restaurant] = [
      aVenue({ category: 'museum' }),
      aVenue({ category: 'arcade' }),
      aVenue({ category: 'restaurant' }),
    ];
    expect([
      allows('open', {}, museum),
      allows('open', {}, museum, closed),
      allows('open', {}, museum, openHours([9, 17.5])),
    ]).toEqual([true, false, false]);
    expect([
      allows('open', {}, arcade, hoursUnknown),
      allows('open', {}, restaurant, hoursUnknown),
      allows('open', {}, museum, hoursUnknown),
      allows('open', { startMinutes: 11 * 60 }, museum, hoursUnknown),
      allows('open', {}, restaurant),
    ]).toEqual([true, false, false, true, true]);
  });
});

describe('brokenRule', () => {
  it('names the first rule that a venue breaks', () => {
    const venue = aVenue({ category: 'bar', lat: 0, cost: costing(900) });
    expect(brokenRule(venue, aScene({ venues: [venue] }))?.id).toBe('distance');
    const dear = aVenue({ category: 'bar', cost: costing(900) });
    expect(brokenRule(dear, aScene({ venues: [dear] }))?.id).toBe('budget');
  });

  it('finds nothing wrong with a venue that fits', () => {
    const venue = aVenue({ category: 'museum' });
    expect(
      brokenRule(venue, aScene({ context: { openings: openingsOf([venue, openHours([9, 21])]) } })),
    ).toBeUndefined();
  });
});

describe('openingOf', () => {
  it('is unpublished for a venue whose hours were never resolved', () => {
    expect(openingOf(aVenue(), aScene())).toEqual({ known: false, because: 'unpublished' });
  });
});
