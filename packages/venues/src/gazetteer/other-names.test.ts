import { describe, expect, it } from 'vitest';
import { gazetteerEntries } from './gazetteer-entries.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { otherNames } from './other-names.ts';
import { zipCodes } from './zip-codes.ts';

describe('the names and ZIP codes of places', () => {
  it('belong to places there are', () => {
    const areas = gazetteerEntries(loadCatalogue()).filter(({ kind }) => kind !== 'venue');
    const labels = new Set(areas.map(({ label }) => label));
    const unknown = [...Object.keys(otherNames), ...Object.keys(zipCodes)].filter(
      (label) => !labels.has(label),
    );
    expect(unknown).toEqual([]);
  });

  it('are each of one place', () => {
    const codes = Object.values(zipCodes).flatMap((text) => text.split(' '));
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
    expect(codes.filter((code) => !/^\d{3,5}$/.test(code))).toEqual([]);
  });
});
