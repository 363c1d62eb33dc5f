import { describe, expect, it } from 'vitest';
import { createDescribeFar, createGazetteer } from './gazetteer.ts';
import { gazetteerEntries, isTooFar } from './gazetteer-entries.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { milesBetween } from '../geometry.ts';

const cities = loadCatalogue();
const { locate } = createGazetteer(cities);
const describeFar = createDescribeFar(cities);
const around = gazetteerEntries(cities).filter(({ kind }) => kind === 'around');

describe('a town without known places', () => {
  it('is planned for in the nearest place that has some, and says so', () => {
    const place = locate('Millbrae');
    expect(place?.city.city).toBe('San Francisco');
    expect(place?.label).toBe('San Mateo, CA');
    expect(place?.note).toMatch(/^We know no places in Millbrae yet: planned for .+ miles away\.$/);
    expect(locate('Maplewood, NJ')?.city.city).toBe('New York');
  });

  it.each([
    ['Vallejo', 'San Francisco'],
    ['Saratoga, CA', 'San Francisco'],
    ['downtown Millbrae', 'San Francisco'],
    ['1 Main Street, Vallejo, CA', 'San Francisco'],
    ['SFO', 'San Francisco'],
    ['Bridgeview, IL', 'Chicago'],
    ['Humble TX', 'Houston'],
    ['Jones Beach State Park', 'New York'],
    ['Great Neck', 'New York'],
  ])('"%s" is planned for near %s, and the note names both places', (typed, city) => {
    expect(locate(typed)?.city.city).toBe(city);
    expect(locate(typed)?.note).toMatch(
      /^We know (no|few) places (in|at) .+: planned for .+ about/,
    );
  });

  it.each([
    ['Point Richmond', 'Albany, CA'],
    ['Port Washington, NY', 'Flushing, NY'],
    ['Edgewater, NJ', 'Washington Heights, New York, NY'],
    ['Red Bank', 'Staten Island, NY'],
    ['Breezy Point', 'Rockaway Beach, Queens, NY'],
  ])('%s is not planned for across water without a bridge, but in %s', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label });
  });

  it('is not called unknown if it lies next to the place that is planned for', () => {
    expect(locate('Duboce Triangle')?.note).toBe(
      'Planned for Lower Haight, San Francisco, next to Duboce Triangle.',
    );
  });

  it('is not mentioned for a stadium or a campus in the place that is planned for', () => {
    expect(locate('Rose Bowl')).toMatchObject({ label: 'Pasadena, CA' });
    expect(locate('Rose Bowl')?.note).toBeUndefined();
    expect(locate('UC Berkeley')?.note).toBeUndefined();
  });

  it('never comes before a neighborhood of its name that has some', () => {
    expect(locate('Fillmore')).toMatchObject({
      label: 'Japantown and the Fillmore, San Francisco, CA',
    });
    expect(locate('Fillmore, CA')?.label).toBe('Santa Clarita, CA');
    expect(locate('Magnolia Park')?.city.city).toBe('Los Angeles');
  });

  it('is planned for within an hour of its city', () => {
    expect(locate('Santa Cruz')).toMatchObject({ label: 'Los Gatos, CA' });
    expect(locate("Randall's Island")).toMatchObject({ label: 'East Harlem, New York, NY' });
  });

  it('is not planned for if the nearest places are too far, which is said', () => {
    expect(locate('Starved Rock')).toBeUndefined();
    expect(describeFar('Starved Rock')).toBe(
      'We know no places at Starved Rock yet, and the nearest that we plan for, Naperville, is about 54 miles away.',
    );
    expect(locate('Palmdale, CA')).toBeUndefined();
    expect(describeFar('Palmdale, CA')).toContain('Santa Clarita');
    for (const text of ['Vallejo', 'Chicago', 'Boise', ''])
      expect(describeFar(text)).toBeUndefined();
  });

  it('is found by its name and state', () => {
    const lost = around.filter((entry) => {
      const { label, standIn } = entry;
      return isTooFar(entry)
        ? !describeFar(label)?.includes(label.split(',')[0] ?? label)
        : locate(label)?.label !== standIn?.label;
    });
    expect(lost.map(({ label }) => label)).toEqual([]);
  });

  it('lies where its city is, once', () => {
    const labels = around.map(({ label }) => label);
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
    const astray = around.filter(({ point, city }) => !(milesBetween(point, city.center) < 120));
    expect(astray.map(({ label }) => label)).toEqual([]);
  });

  it('takes no name from a neighborhood or a town that has places', () => {
    expect(locate('Pasadena')).toMatchObject({ label: 'Pasadena, CA' });
    expect(locate('Pasadena')?.note).toBeUndefined();
    expect(locate('Pasadena, TX')?.note).toContain('Pasadena');
    expect(locate('Lincoln Park')?.label).toBe('Lincoln Park, Chicago, IL');
    expect(locate('Lincoln Park')?.note).toBeUndefined();
    expect(locate('Lincoln Park, NJ')?.label).toBe('Newark, NJ');
  });

  it('is offered beside a neighborhood that is only also called so', () => {
    expect(locate('Elmhurst')?.choices?.map(({ label }) => label)).toEqual([
      'Jackson Heights, New York, NY',
      'Elmhurst, IL',
    ]);
    expect(locate('Ridgewood, NJ')?.label).toBe('Washington Heights, New York, NY');
  });

  it('is answered with a question if two have its name', () => {
    const choices = locate('Union City')?.choices ?? [];
    expect(choices.map(({ label }) => label)).toEqual(['Union City, NJ', 'Union City, CA']);
    expect(locate('Union City')?.note).toMatch(
      /^Read as Union City, NJ; it could also be Union City, CA\. We know (no|few) places in Union City/,
    );
    expect(locate('Great America')?.choices).toHaveLength(2);
    for (const { label } of choices) expect(locate(label)?.choices).toBeUndefined();
  });

  it('needs its state where more people mean a place elsewhere', () => {
    for (const text of ['Springfield', 'Dayton', 'Geneva', 'Wellington', 'Little Rock'])
      expect([locate(text), describeFar(text)]).toEqual([undefined, undefined]);
    expect(locate('Springfield, NJ')?.label).toBe('Newark, NJ');
    expect(locate('Austin')).toBeUndefined();
    expect(locate('Austin, Chicago')?.label).toBe('Oak Park, IL');
  });
});

describe('a town outside its city with known places', () => {
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
    ['San Rafael', 'San Rafael, CA'],
    ['Fremont', 'Fremont, CA'],
    ['94550', 'Livermore, CA'],
    ['Santa Clarita', 'Santa Clarita, CA'],
    ['Calabasas', 'Calabasas, CA'],
    ['Spring, TX', 'Spring, TX'],
    ['Spring Branch', 'Spring Branch, Houston, TX'],
    ['League City', 'League City, TX'],
    ['85374', 'Surprise, AZ'],
    ['Richmond, San Francisco', 'Richmond District, San Francisco, CA'],
  ])('%s is planned for at home', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label });
    expect(locate(typed)?.note).toBeUndefined();
  });
});

describe('a name that several places bear', () => {
  it('is answered with a question', () => {
    expect(locate('the Richmond')?.choices?.map(({ label }) => label)).toEqual([
      'Richmond District, San Francisco, CA',
      'Richmond, TX',
      'Richmond, CA',
    ]);
  });
});

describe('a part of a city that takes in several neighborhoods', () => {
  it.each([
    ['Richmond District', 'Richmond District, San Francisco, CA'],
    ['East Bay', 'East Bay, CA'],
    ['Westside LA', 'Westside, CA'],
    ['South Side, Chicago', 'South Side, Chicago, IL'],
    ['Upper Manhattan', 'Upper Manhattan, NY'],
    ['the Valley', 'San Fernando Valley, CA'],
  ])('%s is all of it', (typed, label) => {
    expect(locate(typed)).toMatchObject({ label, precision: 'town' });
  });

  it('is not a venue that begins with its name', () => {
    expect(locate('Bay Area')?.label).toBe('San Francisco, CA');
    expect(locate('the Peninsula')?.label).toBe('San Francisco Peninsula, CA');
  });
});

describe('a name that most people mean one place by', () => {
  it('is that place, with the others to choose from', () => {
    const place = locate('Highland Park');
    expect(place?.label).toBe('Highland Park & Eagle Rock, Los Angeles, CA');
    expect(place?.choices?.map(({ label }) => label)).toContain('Highland Park, IL');
  });
});

describe('a corner with another name', () => {
  it('is where places are known, rather than in a town without any', () => {
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
