import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import { someWishes } from '../testing/some-wishes.ts';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

const read = (wishes: Partial<Wishes>, ...venues: readonly Venue[]) =>
  readWishes(someWishes(wishes), venues);

describe('readWishes: done before', () => {
  const nopa = aVenue({ name: 'Nopa' });
  const plow = aVenue({ name: 'Plow', category: 'brunch_spot' });
  const salt = aVenue({
    name: 'Salt & Straw Hayes Valley',
    neighborhood: 'Hayes Valley',
    category: 'ice_cream',
  });
  const peaks = aVenue({ name: 'Twin Peaks', category: 'viewpoint' });
  const tavern = aVenue({ name: 'Twin Peaks Tavern', category: 'bar' });
  const alembic = aVenue({ name: 'The Alembic', category: 'cocktail_bar' });
  const bourbon = aVenue({ name: 'Bourbon & Branch', category: 'cocktail_bar' });
  const town = [alembic, bourbon, nopa, peaks, plow, salt, tavern];
  const doneOf = (...doneBefore: readonly string[]) => [
    ...read({ doneBefore }, ...town).doneVenueIds,
  ];

  it('finds the names in a list', () => {
    expect(doneOf('nopa', 'The Alembic')).toEqual(['nopa', 'the-alembic']);
    expect(doneOf('Plow, twin peaks')).toEqual(['plow', 'twin-peaks']);
  });

  it('finds the names in free text, in their order', () => {
    const { doneVenueIds, lastFirstKind } = read(
      {
        doneBefore: [
          'First we walked up Twin Peaks, then had dinner at Nopa and a drink at the alembic.',
        ],
      },
      ...town,
    );
    expect([...doneVenueIds]).toEqual(['twin-peaks', 'nopa', 'the-alembic']);
    expect(lastFirstKind).toBe('viewpoint');
  });

  it('finds a name as people shorten it', () => {
    expect(doneOf('ice cream from Salt and Straw')).toEqual(['salt-straw-hayes-valley']);
    expect(doneOf('Alembic')).toEqual(['the-alembic']);
  });

  it('does not take a word of a sentence for a name', () => {
    expect(doneOf('we drank bourbon and watched them plow the field')).toEqual([]);
    expect(doneOf('brunch at Plow')).toEqual(['plow']);
  });

  it('takes the longest name that stands there', () => {
    expect(doneOf('drinks at Twin Peaks Tavern')).toEqual(['twin-peaks-tavern']);
    expect(doneOf('Twin Peaks Tavern', 'Twin Peaks')).toEqual(['twin-peaks-tavern', 'twin-peaks']);
  });

  it('reads a long past in time linear in its length', () => {
    const before = process.cpuUsage();
    const past = Array.from({ length: 60_000 }, (_, i) => `dinner at Nopa for the ${i}th time`);
    expect(doneOf(...[past.join('\n'), 'Plow'])).toEqual(['nopa', 'plow']);
    expect(process.cpuUsage(before).user, 'microseconds').toBeLessThan(30_000_000);
  });

  it('knows nothing when nothing is told', () => {
    expect(read({ doneBefore: [] }, ...town)).toMatchObject({
      doneVenueIds: new Set(),
      lastFirstKind: null,
    });
    expect(doneOf('', 'nothing yet')).toEqual([]);
  });
});

describe('readWishes: the meal', () => {
  it('hears that they have eaten, in the mood, an interest or a dislike', () => {
    for (const text of [
      'We already ate',
      'we’ve eaten',
      'we have already eaten',
      'had dinner already',
      'after dinner drinks',
      'no dinner, just a walk',
      'not hungry',
      'without a meal',
      'no food please',
    ]) {
      expect(read({ mood: text }).haveEaten, text).toBe(true);
      expect(read({ interests: ['jazz', text] }).haveEaten, text).toBe(true);
    }
  });

  it('hears no such thing elsewhere', () => {
    for (const text of [
      '',
      'romantic dinner',
      'good food',
      'no food trucks',
      'no food courts',
      'lunch',
      'eating outside',
      'no food allergies',
    ]) {
      expect(read({ mood: text, dislikes: [text] }).haveEaten, text).toBe(false);
    }
    expect(read({ interests: ['what comes after', 'dinner theater'] }).haveEaten).toBe(false);
  });
});
