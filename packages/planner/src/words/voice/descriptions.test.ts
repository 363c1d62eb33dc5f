import { describe, expect, it } from 'vitest';
import { aSpokenStop } from '../../testing/a-spoken-stop.ts';
import { aScene } from '../../testing/some-wishes.ts';
import { descriptionOf } from './descriptions.ts';

describe('descriptionOf', () => {
  const scene = aScene({ context: { date: '2026-12-01' } });
  const of = (description: string, tip: string | null, hour = 19) =>
    descriptionOf(aSpokenStop(hour, { category: 'restaurant', description, tip }), scene);

  it('adds what locals know where it is of use', () => {
    expect(of('A narrow room of ten stools.', 'Cash only')).toBe(
      'A narrow room of ten stools. Cash only.',
    );
    expect(of('A narrow room of ten stools.', 'Lines are short before noon.')).toBe(
      'A narrow room of ten stools.',
    );
  });

  it('ends no sentence at a saint or a street', () => {
    const text = 'Brisket by the pound at Flatbush and St. Marks. Brunch.';
    expect(of(text, null)).toBe('Brisket by the pound at Flatbush and St. Marks.');
  });

  it('leaves out what speaks of another hour, as far as something is left', () => {
    expect(of('Smoked fish dip, fritters and short rib, and brunch at weekends.', null)).toBe(
      'Smoked fish dip, fritters and short rib.',
    );
    expect(of('Brunch.', null)).toBe('Brunch.');
  });

  it('cuts the clause that speaks of another hour or season, and never a sentence in its middle', () => {
    expect(
      of(
        'Steps lead to a flat top where all gather for the sunset; climbers use the steep side.',
        null,
        12,
      ),
    ).toBe('Climbers use the steep side.');
    expect(
      of(
        'Ponds for birdwatching in the marsh where stilts, egrets and tulips in spring stand.',
        null,
      ),
    ).toBe('Ponds for birdwatching in the marsh.');
    expect(of('A back room of Balkan brass, cumbia, and swing in summer.', null)).toBe(
      'A back room of Balkan brass and cumbia.',
    );
    expect(of('A small wine bar on Sunset with a back patio.', null)).toBe(
      'A small wine bar on Sunset with a back patio.',
    );
    expect(of('A glass palace of palms and deserts, roses in June and lilacs in May.', null)).toBe(
      'A glass palace of palms and deserts.',
    );
  });

  it('sends nobody to a view an hour before a sunset that is over', () => {
    const sun = { sunrise: 420, sunset: 16 * 60 + 56, dusk: 17 * 60 + 24 };
    const stop = aSpokenStop(17, {
      category: 'cocktail_bar',
      description: 'A skyline bar nineteen floors up on the hill.',
      tip: 'Come an hour before sunset.',
    });
    expect(descriptionOf(stop, aScene({ context: { date: '2026-12-25', sun } }))).toBe(
      'A skyline bar nineteen floors up on the hill.',
    );
  });

  it('names no dish that they must not eat where a place has no other words', () => {
    const vegan = aScene({ wishes: { diets: ['vegan'] } });
    const stop = aSpokenStop(19, {
      category: 'restaurant',
      neighborhood: 'Harlem',
      dietary: ['vegan'],
      description: 'Fried chicken on a waffle.',
      tip: null,
    });
    expect(descriptionOf(stop, vegan)).toBe('A restaurant in Harlem with vegan dishes.');
    const wings = 'Two white wings like postcards frame the skyline.';
    const memorial = aSpokenStop(14, { category: 'landmark', description: wings, tip: null });
    expect(descriptionOf(memorial, vegan)).toBe(wings);
  });

  it('tells two who eat no meat of what is there for them', () => {
    const vegan = aScene({ wishes: { diets: ['vegan'] } });
    const description = 'Share a broad plate of lentils, greens and doro wat on injera.';
    const stop = aSpokenStop(19, { category: 'restaurant', description, tip: null });
    expect(descriptionOf(stop, vegan)).toBe('Share a broad plate of lentils.');
    expect(descriptionOf(stop, scene)).toBe(description);
  });

  it('keeps out what dishes hold without saying so, except where the kitchen cooks without it', () => {
    const given = {
      category: 'restaurant',
      neighborhood: 'Harlem',
      description: 'Split the giant egg roll.',
      knownFor: ['egg roll', 'mapo tofu', 'scallion pancakes'],
      tip: null,
    } as const;
    const vegetarian = aScene({ wishes: { diets: ['vegetarian'] } });
    expect(descriptionOf(aSpokenStop(19, given), vegetarian)).toBe(
      'A restaurant in Harlem for scallion pancakes.',
    );
    const meatless = aSpokenStop(19, { ...given, cuisines: ['vegan', 'chinese'] });
    expect(descriptionOf(meatless, vegetarian)).toBe('Split the giant egg roll.');
  });

  it('says nothing twice in a card', () => {
    const stop = aSpokenStop(19, {
      category: 'restaurant',
      description: 'Guacamole made at the table and corn tacos by a wall of glowing pink salt.',
      tip: null,
    });
    const doing = 'Guacamole made at the table by a glowing salt wall';
    expect(descriptionOf(stop, scene, { doing })).toBe(stop.venue.description);
    expect(descriptionOf(stop, scene, { doing: 'Split the last churro like diplomats' })).toMatch(
      /diplomats\.$/,
    );
  });

  it('tells nobody of the dish that their note tells them to leave', () => {
    const vegetarian = aScene({ wishes: { diets: ['vegetarian'] } });
    const stop = aSpokenStop(19, {
      category: 'restaurant',
      cuisines: ['burmese'],
      dietary: ['vegetarian'],
      knownFor: ['tea leaf salad', 'mango tofu'],
      description: 'A Burmese room.',
      tip: null,
    });
    const written =
      'The first Burmese room in the city, and you can simply walk in; mango tofu, and tea leaves folded with twelve crisp things.';
    expect(descriptionOf(stop, vegetarian, { written })).not.toMatch(/tea lea/);
  });
});
