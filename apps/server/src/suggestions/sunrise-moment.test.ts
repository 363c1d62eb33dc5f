import { suggestionConfig } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { sunriseMoment } from './sunrise-moment.ts';

const sun = { sunrise: 6 * 60 + 52 };
const evening = { date: '2026-12-05', startMinutes: 18 * 60, endMinutes: null };
const config = (fields: object) =>
  suggestionConfig.parse({
    location: 'San Francisco',
    date_number: 3,
    budget: '50-200',
    ...fields,
  });

describe('sunriseMoment', () => {
  it('begins before sunrise if no time was named', () => {
    const asked = config({ interests: ['watching the sunrise', 'coffee'] });
    expect(sunriseMoment(asked, evening, sun)).toMatchObject({
      moment: { startMinutes: 6 * 60 + 30 },

      notes: [],
    });
  });

  it('keeps the hour that was named, says when the sun rises, and offers that start', () => {
    const asked = config({ interests: ['sunrise'], start_time: '18:00' });
    expect(sunriseMoment(asked, evening, sun)).toEqual({
      moment: evening,

      notes: ['The sun rises at 6:52 AM that day. To be there for it, start at 6:30 AM.'],
      offers: [
        {
          changes: { start_time: '06:30', end_time: null },
          text: 'Start at 6:30 AM, for the sunrise',
        },
      ],
    });
    const early = { ...evening, startMinutes: 6 * 60 };
    expect(sunriseMoment(asked, early, sun)).toMatchObject({
      moment: early,
      notes: [],
      offers: [],
    });
  });

  it('leaves other requests unchanged', () => {
    const asked = config({ interests: ['sunset'] });
    expect(sunriseMoment(asked, evening, sun)).toMatchObject({ moment: evening, notes: [] });
  });
});
