import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { milesBetween } from '../../geometry.ts';
import { cornersOf } from './corners.ts';

const cities = loadCatalogue();
const { autocomplete, locate } = createGazetteer(cities);

describe('a corner of a city', () => {
  it.each([
    ['Bowery', 'Bowery, New York, NY'],
    ['the bowery nyc', 'Bowery, New York, NY'],
    ['St Marks Pl', 'St. Marks Place, New York, NY'],
    ['WTC', 'World Trade Center, New York, NY'],
    ['5th Ave', 'Fifth Avenue, New York, NY'],
    ['Navy Yard', 'Brooklyn Navy Yard, Brooklyn, NY'],
    ['Ridgewood', 'Ridgewood, Queens, NY'],
    ['MSG', 'Penn Station, New York, NY'],
    ['Downtown San Francisco', 'Downtown San Francisco, CA'],
    ['downtown sf', 'Downtown San Francisco, CA'],
    ['Mag Mile', 'Magnificent Mile, Chicago, IL'],
    ['Palms, CA', 'Palms, Los Angeles, CA'],
    ['90066', 'Mar Vista, Los Angeles, CA'],
  ])('is meant by "%s"', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label });
    expect(locate(typed)?.note).toBeUndefined();
  });

  it('has a dozen places of five kinds', () => {
    const bare = cities.flatMap((city) =>
      cornersOf(city.city).filter((corner) => {
        const there = city.venues.filter((venue) => milesBetween(venue, corner) <= corner.miles);
        return there.length < 12 || new Set(there.map(({ category }) => category)).size < 5;
      }),
    );
    expect(bare.map(({ label }) => label)).toEqual([]);
  });

  it('is offered after the neighborhood of its name', () => {
    const labels = autocomplete('williamsburg').map(({ label }) => label);
    expect(labels[0]).toBe('Williamsburg, Brooklyn, NY');
    expect(labels).toContain('East Williamsburg, Brooklyn, NY');
  });
});

describe('what people call a place', () => {
  it.each([
    ['EV', 'East Village, New York, NY'],
    ['Grand Central', 'Midtown East, New York, NY'],
    ['Logan Sq', 'Logan Square, Chicago, IL'],
    ['near Logan Square', 'Logan Square, Chicago, IL'],
    ['Valencia St', 'Valencia Street, San Francisco, CA'],
    ['Powell BART station', 'Downtown San Francisco, CA'],
    ['Uptown, Houston', 'Galleria, Houston, TX'],
    ['Hyde Park, Houston', 'Montrose, Houston, TX'],
    ['24th Street Noe Valley', 'Bernal Heights and Noe Valley, San Francisco, CA'],
  ])('finds it: "%s"', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label });
  });

  it.each([
    ['williamsberg', 'Williamsburg, Brooklyn, NY'],
    ['east vilage', 'East Village, New York, NY'],
    ['Lincon Park', 'Lincoln Park, Chicago, IL'],
  ])('finds a neighborhood with a typing error, and says so: "%s"', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label, note: `Read as ${label}` });
  });

  it('takes no number for another, and no street for a venue that begins with the word', () => {
    expect(locate('20th Street')).toBeUndefined();
    expect(locate('Webster Street')).toBeUndefined();
  });

  it('offers every city that has a district of the name', () => {
    expect(locate('Warehouse District')?.choices).toHaveLength(2);
  });
});
