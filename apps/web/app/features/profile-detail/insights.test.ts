import { describe, expect, it } from 'vitest';
import { insightsOf, lastActivities, wentWell } from './insights.ts';

function aDate(rating: number, ...names: string[]) {
  return { rating, activities: names.map((name) => ({ id: name, name, location: '', start_time: null, end_time: null, cost: 0, notes: '' })) };
}

describe('insights', () => {
  const records = [aDate(5, 'Dolores Park', 'Jazz at the Black Cat'), aDate(4, 'Lake Merritt loop'), aDate(2, 'Wine bar'), aDate(3, 'Castro Theatre')];

  it('[PROF-14] averages the ratings of each kind of date, the best first', () => {
    expect(insightsOf(records).map(({ name, count, averageRating }) => [name, count, averageRating])).toEqual([
      ['Music and dancing', 1, 5],
      ['Outdoors', 2, 4.5],
      ['Stage and screen', 1, 3],
      ['Food and drink', 1, 2],
    ]);
  });

  it('[PROF-14] asks for what was rated 4 and more', () => {
    expect(wentWell(insightsOf(records)).map(({ interest }) => interest)).toEqual(['live music', 'being outdoors']);
  });

  it('reads whole words: a barge is no bar', () => {
    expect(insightsOf([aDate(5, 'Barge museum')]).map(({ name }) => name)).toEqual(['Art and culture']);
  });

  it('remembers the newest activities once each', () => {
    expect(lastActivities([aDate(5, 'A', 'B'), aDate(5, 'B', 'C')])).toEqual(['A', 'B', 'C']);
  });
});
