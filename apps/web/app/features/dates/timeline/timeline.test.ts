import type { DateRecord } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { groupByYear } from './group-by-year.ts';
import { momentsOf } from './moments.ts';

function aRecord(id: string, date: string, createdAt = '2026-01-01T00:00:00Z'): DateRecord {
  return {
    id,
    date,
    created_at: createdAt,
    profile_id: 1,
    profile: null,
    kind: 'recorded',
    rating: 3,
    rated: true,
    total_cost: 0,
    notes: '',
    activities: [],
    cancelled_at: null,
    title: null,
    city: null,
    time_zone: null,
    guest_answer: null,
    sunset: null,
  };
}

describe('groupByYear', () => {
  it('[PROF-07] puts the newest year first and the dates of a year in the order they happened', () => {
    const years = groupByYear([
      aRecord('d', '2026-11-07'),
      aRecord('c', '2026-08-29'),
      aRecord('b', '2025-12-13'),
      aRecord('a', '2025-01-01'),
    ]);
    expect(years.map(({ year, records }) => [year, records.map(({ id }) => id)])).toEqual([
      ['2026', ['c', 'd']],
      ['2025', ['a', 'b']],
    ]);
  });

  it('keeps two dates of one day in the order they were stored', () => {
    const [year] = groupByYear([
      aRecord('evening', '2026-05-01', '2026-05-01T22:00:00Z'),
      aRecord('noon', '2026-05-01', '2026-05-01T13:00:00Z'),
    ]);
    expect(year?.records.map(({ id }) => id)).toEqual(['noon', 'evening']);
  });

  it('makes nothing of nothing', () => {
    expect(groupByYear([])).toEqual([]);
  });
});

describe('momentsOf', () => {
  it('[PROF-08] calls 4.5 and more amazing and 1.5 and less rough', () => {
    expect(momentsOf({ rated: true, rating: 4.5, notes: '' })).toEqual(['Amazing Date!']);
    expect(momentsOf({ rated: true, rating: 4, notes: '' })).toEqual([]);
    expect(momentsOf({ rated: true, rating: 2, notes: '' })).toEqual([]);
    expect(momentsOf({ rated: true, rating: 1.5, notes: '' })).toEqual(['Rough Date']);
  });

  it('[PROF-08] finds a first kiss in the notes, however it is written', () => {
    expect(momentsOf({ rated: true, rating: 5, notes: 'Our FIRST kiss, on the ferry.' })).toEqual([
      'Amazing Date!',
      'First Kiss',
    ]);
    expect(momentsOf({ rated: true, rating: 3, notes: 'a first-kiss kind of evening' })).toEqual([
      'First Kiss',
    ]);
    expect(momentsOf({ rated: true, rating: 3, notes: 'we kissed first thing' })).toEqual([]);
  });

  it('[PROF-08] praises nothing that nobody rated', () => {
    expect(momentsOf({ rating: 5, rated: false, notes: '' })).toEqual([]);
    expect(momentsOf({ rating: 5, rated: false, notes: 'Our first kiss.' })).toEqual([
      'First Kiss',
    ]);
  });
});
