import type { Profile } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { arrangePeople, type PeopleOrder } from './arrange-people.ts';

function aPerson(name: string, more: Partial<Profile> = {}): Profile {
  return {
    name,
    location: '',
    status: 'talking',
    occupation: '',
    interests: [],
    previous_dates: [],
    dates_count: 0,
    ...more,
  } as unknown as Profile;
}

const dateOf = (date: string) => [{ id: 'a', date, rating: 4, rated: true }];
const people = [
  aPerson('Tomás Rivera', { previous_dates: dateOf('2026-09-01'), dates_count: 3 }),
  aPerson('June Park', { location: 'Oakland', interests: ['Jazz'], dates_count: 5 }),
  aPerson('Ángela Ruiz', { previous_dates: dateOf('2026-11-01'), dates_count: 1 }),
  aPerson('42'),
];

function names(query: string, order: PeopleOrder = 'added'): string[] {
  return arrangePeople(people, { query, order }).flatMap((group) =>
    group.people.map(({ name }) => name),
  );
}

describe('people', () => {
  it('are found by the beginnings of words, without accents, in name, place and interests', () => {
    expect(names('tomas riv')).toEqual(['Tomás Rivera']);
    expect(names('oak jazz')).toEqual(['June Park']);
    expect(names('ark')).toEqual([]);
    expect(names(' ')).toHaveLength(4);
  });

  it('stand under their letter when they are ordered by name', () => {
    const groups = arrangePeople(people, { query: '', order: 'name' });
    expect(groups.map(({ letter }) => letter)).toEqual(['#', 'A', 'J', 'T']);
  });

  it('are ordered by the last date, and by how many there were', () => {
    expect(names('', 'last-date').slice(0, 2)).toEqual(['Ángela Ruiz', 'Tomás Rivera']);
    expect(names('', 'dates')).toEqual(['June Park', 'Tomás Rivera', 'Ángela Ruiz', '42']);
  });
});
