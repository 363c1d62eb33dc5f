import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { threadProblems } from './thread-problems.ts';

const [city] = loadCatalogue();
if (!city) throw new Error('The catalogue is empty');
const [thread] = city.threads;
if (!thread) throw new Error('The city has no thread of its own');

describe('threadProblems', () => {
  it('finds nothing wrong with the threads as they are', () => {
    expect(threadProblems(city)).toEqual([]);
  });

  it('names a stop that no venue can be, a place with nothing in it and a blank that nothing fills', () => {
    const stops = [{ in: ['Nowhere'] }, { noun: ['no such thing'] }];
    const titles = ['{3} for Nobody', '{weather} at {1}'];
    expect(
      threadProblems({
        ...city,
        threads: [{ ...thread, stops, titles, leads: ['A walk to {2}'] }],
      }),
    ).toEqual(
      [
        'nothing lies in "Nowhere"',
        'no venue can be stop 1',
        'no venue can be stop 2',
        'nothing fills {3}',
        'nothing fills {weather}',
      ].map((problem) => `thread ${thread.id}: ${problem}`),
    );
  });

  it('names an id that is used twice', () => {
    expect(threadProblems({ ...city, threads: [thread, thread] })).toEqual([
      `thread ${thread.id}: the id is used twice`,
    ]);
  });
});
