import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import type { Diet, Venue } from '@rendezvous/venue-model';
import { feeds, readDiets, serves } from './diets.ts';

describe('readDiets', () => {
  it('reads the diets that kitchens tell of, as people write them', () => {
    const rows: readonly (readonly [text: string, diets: readonly Diet[]])[] = [
      ['vegan', ['vegan']],
      ['Plant-based', ['vegan']],
      ['Vegetarian', ['vegetarian']],
      ['no meat', ['vegetarian']],
      ['we don’t eat meat', ['vegetarian']],
      ['pescetarian', ['pescatarian']],
      ['gluten free', ['gluten-free']],
      ['lactose intolerant', ['dairy-free']],
      ['gluten- and dairy-free', ['gluten-free', 'dairy-free']],
      ['kosher', ['kosher']],
      ['vegetarian for her, vegan for him', ['vegetarian', 'vegan']],
      ['vegan, please', ['vegan']],
      ['she is vegetarian, he eats everything', ['vegetarian']],
    ];
    for (const [text, diets] of rows)
      expect(readDiets([text]), text).toEqual({
        diets,
        unverifiable: [],
        toAsk: [],
        toTell: [],
        noAlcohol: false,
      });
  });

  it('promises celiacs what only a gluten-free kitchen can keep, in whatever words', () => {
    for (const text of [
      'coeliac',
      'celiac disease, strict',
      'my girlfriend has celiac',
      'celiac (me)',
      'gluten allergy',
      'allergic to wheat',
      'strictly gluten-free',
    ])
      expect(readDiets([text]), text).toMatchObject({
        diets: ['gluten-free-kitchen'],
        unverifiable: [],
        toAsk: [],
      });
    expect(readDiets(['celiac and a nut allergy']).unverifiable).toHaveLength(1);
  });

  it('reads what no kitchen publishes as the dishes that come nearest, to be said at the table', () => {
    const rows = [
      ['keto', ['gluten-free']],
      ['low FODMAP', ['gluten-free']],
      ['jain', ['vegetarian']],
      ['no pork', []],
      ['no red meat', []],
      ['kosher style is fine, no pork', []],
      ['low carb', ['gluten-free']],
      ['pregnant, no raw fish', []],
      ["he doesn't eat pork or shellfish", ['vegetarian']],
    ] as const;
    for (const [text, diets] of rows)
      expect(readDiets([text]), text).toEqual({
        diets,
        unverifiable: [],
        toAsk: [],
        toTell: [text],
        noAlcohol: false,
      });
    // A halal kitchen has no pork.
    expect(readDiets(['muslim, no pork or alcohol'])).toEqual({
      diets: ['halal'],
      unverifiable: [],
      toAsk: [],
      toTell: [],
      noAlcohol: true,
    });
  });

  it('reads several texts as one, each diet once', () => {
    expect(readDiets(['vegan', 'no dairy', 'Vegan'])).toEqual({
      diets: ['vegan', 'dairy-free'],
      unverifiable: [],
      toAsk: [],
      toTell: [],
      noAlcohol: false,
    });
  });

  it('hears nothing in what says that there is nothing', () => {
    for (const text of [
      '',
      ' ',
      '-',
      'none',
      'None.',
      'No',
      'nope',
      'n/a',
      'N/A',
      'no restrictions',
      'No dietary restrictions',
      'no known food allergies',
      'Allergies: none',
      'anything',
      'We eat everything',
      'omnivore',
      'not picky',
    ]) {
      expect(readDiets([text]), text).toEqual({
        diets: [],
        unverifiable: [],
        toAsk: [],
        toTell: [],
        noAlcohol: false,
      });
    }
  });

  it('never assumes what no data speak of, and keeps the words', () => {
    for (const text of ['peanut allergy', 'allergic to shellfish', 'Allergies', 'no nightshades']) {
      expect(readDiets([text]), text).toEqual({
        diets: [],
        unverifiable: [text],
        toAsk: [],
        toTell: [],
        noAlcohol: false,
      });
    }
  });

  it('does not take a menu’s word for an allergy, though the diet is known', () => {
    expect(readDiets(['severely allergic to dairy'])).toMatchObject({
      diets: ['dairy-free'],
      unverifiable: ['severely allergic to dairy'],
      toAsk: [],
    });
  });

  it('does not lose what stands beside a known diet', () => {
    const rows = [
      ['vegetarian and no nuts', 'vegetarian'],
      ['vegan, nut-free', 'vegan'],
      ['vegan nut-free', 'vegan'],
      ['no dairy or eggs', 'dairy-free'],
      ['kosher without fish', 'kosher'],
    ] as const;
    for (const [text, diet] of rows)
      expect(readDiets([text]), text).toEqual({
        diets: [diet],
        unverifiable: [text],
        toAsk: [],
        toTell: [],
        noAlcohol: false,
      });
  });

  it('leaves alcohol out when it is not wanted or a faith forbids it', () => {
    for (const text of [
      'no alcohol',
      'sober',
      'We don’t drink',
      'alcohol-free',
      'non-drinkers',
      'teetotal',
    ])
      expect(readDiets([text]), text).toEqual({
        diets: [],
        unverifiable: [],
        toAsk: [],
        toTell: [],
        noAlcohol: true,
      });
    expect(readDiets(['Halal'])).toEqual({
      diets: ['halal'],
      unverifiable: [],
      toAsk: [],
      toTell: [],
      noAlcohol: true,
    });
    expect(readDiets(['vegan and sober'])).toEqual({
      diets: ['vegan'],
      unverifiable: [],
      toAsk: [],
      toTell: [],
      noAlcohol: true,
    });
  });
});

describe('serves', () => {
  it('knows what follows from what', () => {
    const rows: readonly (readonly [offered: Diet, asked: Diet, served: boolean])[] = [
      ['vegan', 'vegan', true],
      ['vegan', 'vegetarian', true],
      ['vegan', 'dairy-free', true],
      ['vegan', 'pescatarian', true],
      ['vegetarian', 'pescatarian', true],
      ['vegetarian', 'vegan', false],
      ['vegetarian', 'dairy-free', false],
      ['pescatarian', 'vegetarian', false],
      ['vegan', 'gluten-free', false],
      ['vegan', 'halal', false],
      ['halal', 'kosher', false],
      ['kosher', 'dairy-free', false],
    ];
    for (const [offered, asked, served] of rows)
      expect(serves(aVenue({ dietary: [offered] }), asked), `${offered} serves ${asked}`).toBe(
        served,
      );
  });

  it('is false for a kitchen that says nothing', () => {
    expect(serves(aVenue({ dietary: [] }), 'vegetarian')).toBe(false);
  });
});

describe('feeds', () => {
  it('trusts ice cream, coffee and tea to be halal, and no kitchen that does not say so', () => {
    const isHalalAt = (category: Venue['category']) =>
      feeds(aVenue({ category, dietary: [] }), 'halal', { asksKitchen: false });
    expect((['ice_cream', 'cafe', 'tea_house'] as const).every((each) => isHalalAt(each))).toBe(
      true,
    );
    expect(isHalalAt('restaurant')).toBe(false);
    expect(isHalalAt('bakery')).toBe(false);
  });

  it('asks at the table about what no kitchen publishes, and shuts none for it', () => {
    for (const text of ['no sugar', 'sugar free', 'cant do spicy', 'mostly plants'])
      expect(readDiets([text]), text).toMatchObject({ unverifiable: [], toTell: [text] });
    expect(readDiets(['vegan but flexible'])).toMatchObject({ diets: ['vegan'], unverifiable: [] });
  });
});
