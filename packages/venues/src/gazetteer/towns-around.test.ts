import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';

const { locate } = createGazetteer(loadCatalogue());

describe('a town of which no places are known', () => {
  it('is planned for in the nearest neighborhood that has some, and says so', () => {
    const place = locate('Burlingame');
    expect(place?.city.city).toBe('San Francisco');
    expect(place?.precision).toBe('neighborhood');
    expect(place?.note).toMatch(/^We know no places in Burlingame yet: planned for .+ miles away$/);
    expect(locate('Maplewood, NJ')?.city.city).toBe('New York');
  });

  it('is no place of its own where the next places are half an hour away', () => {
    expect(locate('Niles, Fremont')).toBeUndefined();
  });

  it('takes no name from a neighborhood or a town that has places', () => {
    expect(locate('Pasadena')).toMatchObject({ label: 'Pasadena, CA' });
    expect(locate('Pasadena')?.note).toBeUndefined();
    expect(locate('Pasadena, TX')?.note).toContain('Pasadena');
  });
});

describe('a town outside its city of which places are known', () => {
  it.each([
    ['Newark', 'Newark, NJ'],
    ['Montclair, NJ', 'Montclair, NJ'],
    ['Schaumburg', 'Schaumburg, IL'],
    ['Highland Park, IL', 'Highland Park, IL'],
    ['Ravinia', 'Highland Park, IL'],
    ['San Mateo', 'San Mateo, CA'],
    ['Walnut Creek', 'Walnut Creek, CA'],
    ['Torrance', 'Torrance, CA'],
    ['Claremont', 'Claremont, CA'],
    ['Sleepy Hollow', 'Sleepy Hollow, NY'],
    ['Naperville', 'Naperville, IL'],
    ['60540', 'Naperville, IL'],
    ['Richmond, TX', 'Richmond, TX'],
    ['Conroe', 'Conroe, TX'],
    ['Spring, TX', 'Spring, TX'],
    ['Spring Branch', 'Spring Branch, Houston, TX'],
    ['League City', 'League City, TX'],
    ['85374', 'Surprise, AZ'],
    ['Richmond, San Francisco', 'Inner Richmond, San Francisco, CA'],
  ])('%s is planned for at home', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label });
    expect(locate(typed)?.note).toBeUndefined();
  });
});

describe('a name that several places bear', () => {
  it('is asked back', () => {
    expect(locate('the Richmond')?.choices?.map(({ label }) => label)).toEqual([
      'Richmond, TX',
      'Inner Richmond, San Francisco, CA',
    ]);
  });
});

describe('a corner with another name', () => {
  it('is where places are known, not where a town without any would be planned for', () => {
    expect(locate('Litchfield Park')?.label).toBe('Goodyear, AZ');
    expect(locate('Temple City')?.label).toBe('San Gabriel, CA');
    expect(locate('Palos Verdes')?.label).toBe('Rancho Palos Verdes, CA');
    expect(locate('Point Reyes')?.label).toBe('Point Reyes Station, CA');
  });

  it('is found by what people call it, in the city that they name', () => {
    expect(locate('Little Italy, San Francisco')?.label).toBe('North Beach, San Francisco, CA');
    expect(locate('Japantown, San Jose')?.label).toBe('San Jose, CA');
    expect(locate('Chinatown, San Francisco')?.label).toBe('Chinatown, San Francisco, CA');
    expect(locate('South Shore, Chicago')?.label).toBe('Chatham and South Shore, Chicago, IL');
    expect(locate('Albany Park')?.label).toBe('Northwest Side, Chicago, IL');
    expect(locate('Melrose District, Phoenix')?.label).toBe('Melrose, Phoenix, AZ');
    expect(locate('the Ironbound')?.label).toBe('Newark, NJ');
    expect(locate('Glencoe')?.label).toBe('North Shore, Chicago, IL');
    expect(locate('the Chicago River')?.label).toBe('Chicago River and Riverwalk, Chicago, IL');
    expect(locate('riverwalk')?.label).toBe('Chicago River and Riverwalk, Chicago, IL');
  });
});
