import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueCity } from '../catalogue/catalogue-schema.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';

let cities: CatalogueCity[];
let gazetteer: Gazetteer;
beforeAll(() => {
  cities = loadCatalogue();
  gazetteer = createGazetteer(cities);
});

const labelsFor = (query: string) => gazetteer.autocomplete(query).map(({ label }) => label);

describe('autocomplete', () => {
  it('offers no place with too little around it for an evening, which whoever names it is still planned for', () => {
    expect(labelsFor('la porte')).not.toContain('La Porte, TX');
    expect(gazetteer.locate('La Porte, TX')).not.toBeNull();
    expect(labelsFor('galvest')).toContain('Galveston, TX');
  });

  it.each([
    ['chicgo', 'Chicago, IL'],
    ['CHIC', 'Chicago, IL'],
    ['sanfran', 'San Francisco, CA'],
    ['sf', 'San Francisco, CA'],
    ['ny', 'New York, NY'],
    ['nyc', 'New York, NY'],
    ['la', 'Los Angeles, CA'],
    ['Los Ángeles', 'Los Angeles, CA'],
    ['brookln', 'Brooklyn, NY'],
    ['oakl', 'Oakland, CA'],
    ['santa mon', 'Santa Monica, CA'],
    ['scottsd', 'Scottsdale, AZ'],
    ['mission san francisco', 'Mission District, San Francisco, CA'],
    ['san francisco mission', 'Mission District, San Francisco, CA'],
    ['golden gate prk', 'Golden Gate Park, San Francisco, CA'],
  ])('finds for "%s" first %s', (query, label) => {
    expect(labelsFor(query)[0]).toBe(label);
  });

  it('puts cities first, then neighborhoods, then venues', () => {
    const order = ['city', 'neighborhood', 'venue'];
    const ranks = gazetteer.autocomplete('park').map(({ kind }) => order.indexOf(kind));
    expect(ranks).toEqual([...ranks].sort());
    expect(
      new Set(gazetteer.autocomplete('san fran').map(({ kind }) => kind)).size,
    ).toBeGreaterThan(1);
  });

  it('gives at most eight, each once, with its coordinates', () => {
    const places = gazetteer.autocomplete('a');
    expect(places).toHaveLength(8);
    expect(new Set(places.map(({ label }) => label)).size).toBe(8);
    expect(gazetteer.autocomplete('Chicago, IL')[0]).toEqual({
      label: 'Chicago, IL',
      kind: 'city',
      coordinates: cities.find(({ city }) => city === 'Chicago')?.center,
    });
  });

  it('reads ten words, each once, and one letter as a beginning only while it is typed', () => {
    const ten = 'mi mis miss di dis dist sa san fr fra';
    expect(labelsFor(`${ten} zzzzqq`)).toEqual(labelsFor(ten));
    expect(labelsFor(`mission ${'san '.repeat(20)} zzzzqq`)).toEqual([]);
    const mission = 'Mission District, San Francisco, CA';
    expect(labelsFor('san francisco dis m')).toContain(mission);
    expect(labelsFor('m san francisco dis')).not.toContain(mission);
  });

  it('finds nothing for an empty or unknown text', () => {
    for (const query of ['', '   ', '?!', '🙂', 'zzzzqq']) expect(labelsFor(query)).toEqual([]);
  });
});
