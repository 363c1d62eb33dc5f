import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import type { CuratedDate } from '../../curated/curated-date.ts';
import type { Context } from '../../context/context.ts';
import { createScene } from '../../scene.ts';
import { aContext } from '../../testing/a-context.ts';
import { someWishes } from '../../testing/some-wishes.ts';
import type { Wishes } from '../../wishes/wishes.ts';
import { readWishes } from '../../wishes/read-wishes.ts';
import type { Evening } from '../voice/evening.ts';
import { noteFor } from './note-of-date.ts';

const venue = aVenue({ id: 'garden', category: 'garden' });
const stop = {
  venue,
  arrival: 600,
  departure: 700,
  opening: { known: false, because: 'unpublished' },
} as const;

/** What two are told of a note on Sunday, March 28, 2027. */
function told(
  note: string,
  wishes: Partial<Wishes> = {},
  legs: Evening['legs'] = [],
  facts: Parameters<typeof aVenue>[0] = {},
  weather?: Context['weather'],
): string | null {
  const context = aContext({ date: '2027-03-28', ...(weather && { weather }) });
  const scene = createScene(readWishes(someWishes(wishes), [venue]), context);
  const date: CuratedDate = { id: 'a', title: 'A', summary: 'A.', note, suits: [], stops: [] };
  return noteFor(date, { stops: [{ ...stop, venue: { ...venue, ...facts } }], legs, scene });
}

describe('noteFor', () => {
  it.each([
    ['Cottages rest at the start of the week. Bring water.', 'Bring water.'],
    ['It is dark on Tuesday. Book the table.', 'Book the table.'],
    ['Open Wednesday to Monday. Book the table.', 'Open Wednesday to Monday. Book the table.'],
    ['From June come at opening. Flowers peak in March.', 'Flowers peak in March.'],
    ['Closed on Monday: go then if you can. Otherwise bring a blanket.', null],
    ['Dogs stay on the leash. Bring water.', 'Bring water.'],
    ['Kids love the train. Bring water.', 'Bring water.'],
    ['A week late? Come on Tuesday and see the rest. Bring water.', 'Bring water.'],
    ['Ask for the wheelchair at the desk. Bring water.', 'Bring water.'],
  ])('of “%s” tells what is of use that day', (note, left) => {
    expect(told(note)).toBe(left);
  });

  it('tells nobody that all is walked where they ride', () => {
    const note = 'Three stops on one avenue, so nobody has to drive. Bring water.';
    const [walked, ridden] = (['walking', 'driving'] as const).map((mode) => [
      { mode, minutes: 9, miles: 0.5, estimated: true },
    ]);
    expect(told(note, {}, walked)).toBe(note);
    expect(told(note, {}, ridden)).toBe('Bring water.');
  });

  it('tells nobody how to come in another way than theirs', () => {
    const note = 'Park once in the garage. The light rail stops at the door. Bring water.';
    expect(told(note, { mode: 'walking' })).toBe('The light rail stops at the door. Bring water.');
    expect(told(note, { mode: 'driving' })).toBe('Park once in the garage. Bring water.');
    expect(told('Take the Purple Line to Central. Bring water.', { mode: 'driving' })).toBe(
      'Bring water.',
    );
    expect(told('Ride the miniature train first.', { mode: 'driving' })).not.toBeNull();
  });

  it('speaks of a first date on the first alone', () => {
    const note = 'A first date with busy hands is the easy kind. Bring water.';
    expect(told(note, { dateNumber: 1 })).toBe(note);
    expect(told(note, { dateNumber: 3 })).toBe('Bring water.');
  });

  it('sends nobody to book what takes no bookings', () => {
    const note = 'Book Lucky early. Bring water.';
    expect(told(note, {}, [], { name: 'Lucky Noodles' })).toBe(note);
    const why = ['No reservations, so put your name down'];
    expect(told(note, {}, [], { name: 'Lucky Noodles', why })).toBe('Bring water.');
  });

  it('praises cool rooms on hot days alone', () => {
    const note = 'The mall has air conditioning. Bring water.';
    const on = (highF: number) =>
      told(note, {}, [], {}, { kind: 'normals', lowF: highF - 8, highF, rainInches: 1 });
    expect(on(96)).toBe(note);
    expect(on(60)).toBe('Bring water.');
  });

  it('tells those with a dog of dogs', () => {
    expect(told('Dogs stay on the leash.', { interests: ['dog friendly'] })).not.toBeNull();
  });
});
