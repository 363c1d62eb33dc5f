import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  fieldErrorsOf,
  initialWishes,
  toRequestBody,
  type Wishes,
} from './wishes.ts';

describe('toRequestBody', () => {
  it('asks for tomorrow at six with the defaults of the product', () => {
    expect(toRequestBody({ ...initialWishes, location: ' Chicago ' }, '2026-11-28')).toEqual({
      profileId: -1,
      config: {
        location: 'Chicago',
        start_cal_date: '2026-11-28',
        start_time: '18:00',
        end_time: null,
        date_number: 1,
        desired_mood: '',
        budget: { min: 50, max: 100 },
        max_distance: 20,
        transport_method: 'no_preference',
        outdoor_preference: 'both',
        interests: [],
        dislikes: [],
        dietary_restrictions: [],
        preferred_cuisines: [],
        previous_date_activities: '',
        stops: 3,
        ask_kitchen: false,
      },
    });
  });

  it('means now if a day or a start was emptied, for a person', () => {
    const started = Date.now();
    const instantOf = (wishes: Partial<Wishes>, profileId?: number) =>
      toRequestBody({ ...initialWishes, ...wishes }, '2026-11-28', profileId).config.date_time;
    for (const emptied of [{ start_cal_date: '' }, { start_time: '' }]) {
      expect(Date.parse(instantOf(emptied, 5) ?? '')).toBeGreaterThanOrEqual(started);
      expect(instantOf(emptied)).toBeUndefined();
    }
    expect(instantOf({}, 5)).toBeUndefined();
  });

  it('leaves out a day and a start that were emptied', () => {
    const { config } = toRequestBody(
      { ...initialWishes, start_cal_date: '', start_time: '' },
      '2026-11-28',
    );
    expect(config).not.toHaveProperty('start_cal_date');
    expect(config).not.toHaveProperty('start_time');
  });
});

describe('applyChanges', () => {
  it('takes over what an alternative changes and keeps the rest', () => {
    const wishes = {
      ...initialWishes,
      location: 'Chicago',
      end_time: '20:00',
      previous_date_activities: 'Bowling, a film',
    };
    const changed = applyChanges(wishes, {
      end_time: null,
      budget: { min: 50, max: 160 },
      previous_date_activities: ['Bowling'],
    });
    expect(changed).toEqual({
      ...wishes,
      end_time: '',
      budget: { min: 50, max: 160 },
      previous_date_activities: 'Bowling',
    });
  });
});

describe('fieldErrorsOf', () => {
  it('puts each first message to its field, list entries to their list', () => {
    const errors = {
      'config.location': ['Please enter a location', 'Too short'],
      'config.interests.3': ['Use at most 100 characters'],
      seed: ['No'],
    };
    expect(fieldErrorsOf(errors)).toEqual({
      location: 'Please enter a location',
      interests: 'Use at most 100 characters',
    });
  });
});
