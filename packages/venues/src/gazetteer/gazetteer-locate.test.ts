import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueCity } from '../catalogue/catalogue-schema.ts';
import { gazetteerEntries } from './gazetteer-entries.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';

let cities: CatalogueCity[];
let gazetteer: Gazetteer;
beforeAll(() => {
  cities = loadCatalogue();
  gazetteer = createGazetteer(cities);
});

describe('locate', () => {
  it.each([
    ['Oakland or Berkeley', 'Oakland, CA'],
    ["Rosemont IL, by o'hare", 'Rosemont, IL'],
    ['Alief / chinatown houston', 'Asiatown, Houston, TX'],
  ])('goes by the first place it knows of "%s", and says so', (text, label) => {
    expect(gazetteer.locate(text)).toMatchObject({ label, note: `Read as ${label}` });
  });

  it.each([
    ['San Francisco', 'San Francisco, CA', 'city'],
    ['San Francisco, CA', 'San Francisco, CA', 'city'],
    ['san francisco california', 'San Francisco, CA', 'city'],
    ['San Francisco, CA 94110, USA', 'Mission District, San Francisco, CA', 'neighborhood'],
    ['94110', 'Mission District, San Francisco, CA', 'neighborhood'],
    ['Oakland, CA 94612-1234', 'Downtown Oakland, CA', 'neighborhood'],
    ['94134', 'San Francisco, CA', 'city'],
    ['11201', 'Downtown Brooklyn, NY', 'neighborhood'],
    ['DTLA', 'Downtown, Los Angeles, CA', 'neighborhood'],
    ['Chinatown, Houston', 'Asiatown, Houston, TX', 'neighborhood'],
    ['Chicago Hyde Park', 'Hyde Park, Chicago, IL', 'neighborhood'],
    ['houston museum district', 'Museum District, Houston, TX', 'neighborhood'],
    ['the Haight', 'Haight-Ashbury, San Francisco, CA', 'neighborhood'],
    ['Houston Heights', 'Heights, Houston, TX', 'neighborhood'],
    ['WeHo', 'West Hollywood, CA', 'town'],
    ['twin peaks', 'Twin Peaks, San Francisco, CA', 'venue'],
    ['New York, New York', 'New York, NY', 'city'],
    ['NYC', 'New York, NY', 'city'],
    ['LA', 'Los Angeles, CA', 'city'],
    ['downtown Chicago', 'Loop, Chicago, IL', 'neighborhood'],
    ['Oakland', 'Oakland, CA', 'town'],
    ['Oakland, CA', 'Oakland, CA', 'town'],
    ['Brooklyn, New York', 'Brooklyn, NY', 'town'],
    ['the Bronx', 'Bronx, NY', 'town'],
    ['Hoboken, NJ', 'Hoboken, NJ', 'town'],
    ['Glendale, AZ', 'Glendale, AZ', 'town'],
    ['Mission, San Francisco', 'Mission District, San Francisco, CA', 'neighborhood'],
    ['mission san francisco', 'Mission District, San Francisco, CA', 'neighborhood'],
    ['Williamsburg, Brooklyn', 'Williamsburg, Brooklyn, NY', 'neighborhood'],
    ['Chinatown, San Francisco', 'Chinatown, San Francisco, CA', 'neighborhood'],
    ['Ferry Building, San Francisco', 'Ferry Building Marketplace, San Francisco, CA', 'venue'],
    ['Millennium Park', 'Millennium Park, Chicago, IL', 'venue'],
    ['201 East Randolph Street, Chicago, IL', 'Millennium Park, Chicago, IL', 'address'],
  ])('reads "%s" as %s without a doubt', (text, label, precision) => {
    const place = gazetteer.locate(text);
    expect(place).toMatchObject({ label, precision });
    expect(place?.note).toBeUndefined();
  });

  it.each([
    ['san fransisco', 'San Francisco, CA'],
    ['San Francsico, CA', 'San Francisco, CA'],
    ['chcago', 'Chicago, IL'],
    ['los angelas', 'Los Angeles, CA'],
    ['pheonix', 'Phoenix, AZ'],
  ])('says how it read "%s"', (text, label) => {
    expect(gazetteer.locate(text)).toMatchObject({ label, note: `Read as ${label}` });
  });

  it('names what else an ambiguous name could be', () => {
    expect(gazetteer.locate('Koreatown')?.note).toBe(
      'Read as Koreatown, Los Angeles, CA; it could also be Koreatown, New York, NY',
    );
    expect(gazetteer.locate('Glendale')?.note).toMatch(
      /^Read as Glendale, CA; it could also be .*Glendale/,
    );
    expect(gazetteer.locate('Chinatown, Chicago')?.note).toBeUndefined();
  });

  it.each([
    ['chinatown', 4],
    ['Koreatown', 2],
    ['downtown', 4],
    ['Union Square', 2],
  ])('gives what else "%s" may mean, each found again by its label', (text, count) => {
    const choices = gazetteer.locate(text)?.choices ?? [];
    expect(choices).toHaveLength(count);
    for (const { label, coordinates } of choices)
      expect(gazetteer.locate(label)).toMatchObject({ label, point: coordinates });
  });

  it('takes a neighborhood before a restaurant of its name elsewhere, and offers both', () => {
    for (const text of ['the mission', 'Mission'])
      expect(gazetteer.locate(text)?.choices?.map(({ label }) => label)).toEqual([
        'Mission District, San Francisco, CA',
        'The Mission, Scottsdale, AZ',
      ]);
    expect(gazetteer.locate('the mission, scottsdale')).toMatchObject({ precision: 'venue' });
  });

  it('takes of two towns of one name the one that has what was named in it', () => {
    expect(gazetteer.locate('Westgate, Glendale')?.label).toBe('Westgate, Glendale, AZ');
    expect(gazetteer.locate('Sahuaro Ranch Park, Glendale')?.label).toMatch(/, AZ$/);
    expect(gazetteer.locate('Americana at Brand, Glendale')?.label).toMatch(/, CA$/);
  });

  it('offers nothing if a name means one place', () => {
    for (const text of ['Chicago', 'Brooklyn', 'Koreatown, CA', 'the Castro', 'Navy Pier'])
      expect(gazetteer.locate(text)?.choices).toBeUndefined();
  });

  it('calls a neighborhood by the town that its addresses are in', () => {
    expect(gazetteer.locate('Lake Merritt and Grand Lake')?.label).toBe(
      'Lake Merritt and Grand Lake, Oakland, CA',
    );
    expect(gazetteer.locate('Piedmont Avenue, Oakland')?.label).toBe(
      'Piedmont Avenue, Oakland, CA',
    );
    expect(gazetteer.locate('Park Slope')?.label).toBe('Park Slope, Brooklyn, NY');
    for (const label of ['Lake Merritt and Grand Lake, San Francisco, CA', 'DUMBO, New York, NY'])
      expect(gazetteer.locate(label)).toMatchObject({ precision: 'neighborhood' });
  });

  it.each([
    ['Chicago', undefined],
    ['Oakland', 3.6],
    ['Logan Square, Chicago', 1.1 + 0.5],
    ['Ferry Building, San Francisco', 1.2],
    ['201 East Randolph Street, Chicago, IL', 1.2],
    ['37.77,-122.42', 1.2],
  ])('says how far "%s" reaches', (text, miles) => {
    expect(gazetteer.locate(text)?.reachMiles).toBe(miles);
  });

  it('says in which state a place lies', () => {
    expect(gazetteer.locate('Hoboken')?.state).toBe('NJ');
    expect(gazetteer.locate('Astoria')?.state).toBe('NY');
  });

  it('plans around the ZIP code of a street that it does not know', () => {
    expect(gazetteer.locate('350 5th Ave, New York, NY 10001')).toMatchObject({
      label: 'Chelsea, New York, NY',
      note: 'Planned from the middle of Chelsea: the street is not in our map',
    });
  });

  it.each(['350 5th Ave, New York, NY', '350 Fifth Avenue, New York'])(
    'takes the city for the unknown street "%s" and says so',
    (text) => {
      expect(gazetteer.locate(text)).toMatchObject({
        label: 'New York, NY',
        precision: 'city',
        note: 'Planned from the middle of New York: the street is not in our map',
      });
    },
  );

  it('takes coordinates within forty miles of a city as they are', () => {
    expect(gazetteer.locate('37.77,-122.42')).toMatchObject({
      city: { city: 'San Francisco' },
      point: { lat: 37.77, lon: -122.42 },
      precision: 'address',
    });
    expect(gazetteer.locate('40.1, -100')).toBeUndefined();
    expect(gazetteer.locate('97, -200')).toBeUndefined();
  });

  it.each([
    'Springfield',
    'London',
    'Paris, TX',
    'New York, TX',
    'Chicago, CA',
    'Hoboken, NY',
    'Boston',
    'Houston, NY',
    'Albany, New York',
    'New Orleans, LA',
    'Rome, Italy',
    'Texas',
    'San',
    '12345',
    '',
    '  ',
    ',',
    '🙂',
    'x'.repeat(200),
  ])('does not know "%s"', (text) => {
    expect(gazetteer.locate(text)).toBeUndefined();
  });

  it('finds every place again by the label that autocomplete gives it', () => {
    const known = gazetteerEntries(cities).filter(({ kind }) => kind !== 'around');
    const lost = known.filter(({ label, point }) => {
      const place = gazetteer.locate(label);
      return (
        place?.note !== undefined || place?.point.lat !== point.lat || place.point.lon !== point.lon
      );
    });
    expect(lost.map(({ label }) => label)).toEqual([]);
  });

  it('lies where the place is', () => {
    const oakland = cities.flatMap(({ towns }) => towns).find(({ name }) => name === 'Oakland');
    expect(gazetteer.locate('Oakland')?.point).toEqual({ lat: oakland?.lat, lon: oakland?.lon });
    expect(gazetteer.locate('Oakland')?.city.city).toBe('San Francisco');
  });
});

describe('near', () => {
  it.each([
    ['a neighborhood', { lat: 37.7599, lon: -122.4148 }, 'Mission District, San Francisco, CA'],
    ['a town', { lat: 33.4942, lon: -111.9261 }, 'Scottsdale, AZ'],
    ['a city where nothing is nearer', { lat: 29.95, lon: -95.6 }, 'Houston, TX'],
  ])('names %s', (_, point, label) => {
    expect(gazetteer.near(point)?.label).toBe(label);
  });

  it('names nothing far from all cities', () => {
    expect(gazetteer.near({ lat: 47.61, lon: -122.33 })).toBeUndefined();
  });
});
