import { describe, expect, it } from 'vitest';
import { curatedProblems } from './curated-problems.ts';
import { curatedDate, type CatalogueCuratedDate } from './curated-schema.ts';
import { loadCatalogue } from './load-catalogue.ts';

const [city] = loadCatalogue();
if (!city) throw new Error('The catalogue is empty');
const [date] = city.curated;
if (!date) throw new Error('The city has no curated date');
const venueOf = (category: string, at = 0): string => {
  const found = city.venues.filter((venue) => venue.category === category)[at];
  if (!found) throw new Error(`The city has no ${category}`);
  return found.id;
};
const stopAt = (venue: string, i: number): CatalogueCuratedDate['stops'][number] => ({
  venue,
  text: `Sit at the counter number ${i} and share whatever comes first.`,
  why: [`Reason number ${i}`],
});
const problemsOf = (...venues: string[]) =>
  curatedProblems({ ...city, curated: [{ ...date, stops: venues.map(stopAt) }] });
const named = (problem: string) => `curated ${date.id}: ${problem}`;

describe('curatedProblems', () => {
  it('finds nothing wrong with the dates as they are', () => {
    for (const one of loadCatalogue()) expect(curatedProblems(one)).toEqual([]);
  });

  it('names a place that the city does not have and one that stands twice', () => {
    const museum = venueOf('museum');
    const bar = venueOf('bar');
    expect(problemsOf('no-such-place', museum, bar)).toEqual([named('no place "no-such-place"')]);
    expect(problemsOf(museum, bar, museum)).toEqual([named('a place stands twice')]);
  });

  it('names two meals and nothing but one part of an evening', () => {
    const meals = problemsOf(venueOf('restaurant'), venueOf('museum'), venueOf('restaurant', 1));
    expect(meals).toEqual([named('more than one meal')]);
    expect(problemsOf(venueOf('bar'), venueOf('wine_bar'), venueOf('restaurant'))).toEqual([]);
    expect(problemsOf(venueOf('museum'), venueOf('gallery'))).toEqual([
      named('nothing but one part of an evening'),
    ]);
  });

  it('names words that are written twice', () => {
    const again = { ...date, id: 'again' };
    expect(curatedProblems({ ...city, curated: [date, again] })).toContain(
      `curated ${date.id} and again: twice "${date.title.toLowerCase()}"`,
    );
  });
});

describe('curatedDate', () => {
  it.each([
    ['a clock', 'Be there by 7 pm and take the two stools at the far end of the bar.'],
    ['a price', 'The set costs $20 for each of you and comes with a plate of cheese.'],
    ['a way', 'From here it is 5 minutes along the canal to the second lock.'],
  ])('takes no text with %s in it: the planner computes those', (_, text) => {
    const stops = date.stops.map((stop) => ({ ...stop, text }));
    expect(curatedDate.safeParse({ ...date, stops }).success).toBe(false);
    expect(curatedDate.safeParse(date).success).toBe(true);
  });
});
