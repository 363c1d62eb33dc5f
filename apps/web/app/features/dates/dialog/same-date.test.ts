import type { DateRecord } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import type { DateDraft } from './date-draft.ts';
import { askAgain, isThere } from './same-date.ts';

const activity = {
  id: 'a',
  name: 'Heath Ceramics',
  location: '',
  start_time: '',
  end_time: '',
  cost: '',
  notes: '',
};
const draft = { profile_id: 7, date: '2026-11-28', activities: [activity] } as unknown as DateDraft;
const record = {
  profile_id: 7,
  date: '2026-11-28',
  activities: [{ ...activity, id: 'b', name: 'heath ceramics ' }],
} as unknown as DateRecord;

describe('a plan that is scheduled twice', () => {
  it('is found by its day, its person and its first place', () => {
    expect(isThere(draft, [record])).toBe(true);
    for (const other of [
      { ...record, profile_id: 8 },
      { ...record, date: '2026-11-29' },
      { ...record, activities: [{ ...activity, name: 'City Lights' }] },
      { ...record, activities: [] },
    ] as DateRecord[])
      expect(isThere(draft, [other])).toBe(false);
  });

  it('is not every date without a place', () => {
    expect(isThere({ ...draft, activities: [] }, [{ ...record, activities: [] }])).toBe(false);
  });

  it('is asked about with day and person', () => {
    expect(askAgain('schedule', '2026-11-28', 'Maya')).toBe(
      'This plan is already in your calendar for Saturday with Maya. Schedule it again?',
    );
  });
});
