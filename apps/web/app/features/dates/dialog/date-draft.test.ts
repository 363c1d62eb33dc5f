import type { DateRecord } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  checkDraft,
  type DateDraft,
  draftOf,
  emptyActivity,
  totalOf,
} from './date-draft.ts';

const record: DateRecord = {
  id: 'r',
  profile_id: 7,
  profile: { id: 7, name: 'June Park' },
  kind: 'recorded',
  date: '2026-11-07',
  rating: 4.5,
  rated: true,
  total_cost: 112.4,
  notes: 'Ask about the studio.',
  activities: [
    {
      id: 'a',
      name: 'Heath Ceramics',
      location: '2900 18th St',
      start_time: '16:30',
      end_time: null,
      cost: 28.4,
      notes: '',
      booked: false,
    },
    {
      id: 'b',
      name: 'Dolores Park',
      location: '',
      start_time: null,
      end_time: null,
      cost: 0,
      notes: 'windy',
      booked: false,
    },
  ],
  cancelled_at: null,
  title: null,
  city: null,
  time_zone: null,
  guest_answer: null,
  sunset: null,
  created_at: '2026-11-08T00:00:00Z',
};

function withCosts(...costs: string[]): DateDraft {
  return {
    ...draftOf(record),
    activities: costs.map((cost, i) => ({ ...emptyActivity(String(i)), name: 'Stop', cost })),
  };
}

describe('a date in the form', () => {
  it('[DATE-04] goes back to the server as it came when nothing was changed', () => {
    expect(changesOf(draftOf(record))).toEqual({
      date: '2026-11-07',
      rating: 4.5,
      notes: 'Ask about the studio.',
      total_cost: 28.4,
      activities: record.activities,
    });
  });

  it('is not rated by being edited', () => {
    const draft = draftOf({ ...record, rating: 5, rated: false });
    expect(draft.rating).toBeNull();
    expect(changesOf({ ...draft, notes: 'It rained.' })).not.toHaveProperty('rating');
    expect(changesOf({ ...draft, rating: 3.5 }).rating).toBe(3.5);
  });

  it('[DATE-03] costs what its activities cost, to the cent', () => {
    expect(totalOf(withCosts('0.1', '0.2'))).toBe(0.3);
    expect(totalOf(withCosts('', '84', '-3'))).toBe(84);
  });

  it('keeps the total of a record without activities until it has some', () => {
    const bare = draftOf({ ...record, activities: [] });
    expect(totalOf(bare)).toBe(112.4);
    expect(totalOf({ ...bare, activities: [emptyActivity('x')] })).toBe(0);
  });

  it('[DATE-02] needs a day', () => {
    expect(checkDraft({ ...draftOf(record), date: '' }, 'Which day?')).toEqual({
      date: 'Which day?',
    });
    expect(checkDraft(draftOf(record), 'Which day?')).toEqual({});
  });

  it('[DATE-01] names the activity whose cost is no amount', () => {
    expect(Object.keys(checkDraft(withCosts('1', '-1', '1.005'), ''))).toEqual(['1', '2']);
  });

  it('leaves out activities that nobody filled in', () => {
    expect(
      changesOf({
        ...draftOf(record),
        activities: [emptyActivity('x'), { ...emptyActivity('y'), location: 'Pier 7' }],
      }).activities.map(({ id }) => id),
    ).toEqual(['y']);
  });
});
