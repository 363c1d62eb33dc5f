import { describe, expect, it } from 'vitest';
import { texts } from '../limits.ts';
import { parseEstimate } from './plan-figures.ts';
import { readSuggestion as read } from './read-suggestion.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let made = 0;
function newId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}
const readSuggestion = (answer: unknown) => read(answer, newId);

describe('readSuggestion', () => {
  it('[NEW-15] keeps a version-4 plan id and replaces any other', () => {
    const kept = '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f';
    const versionOne = '0b0f1c5e-7d2a-1c5e-9a6b-0d8b1c2d3e4f';
    const ids = readSuggestion({
      plans: [{ plan_id: kept }, { plan_id: versionOne }, { plan_id: 7 }, { venues: [] }],
    }).plans.map((plan) => plan.plan_id);
    expect(ids[0]).toBe(kept);
    expect(ids.slice(1).every((id) => uuidV4.test(id) && id !== versionOne)).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  it('[NEW-15] says that weather is unavailable, for both its fields', () => {
    const { weather_info } = readSuggestion({ plans: [], weather_info: null });
    expect(weather_info).toMatchObject({
      expected_temperature: texts.weatherUnavailable,
      conditions: texts.weatherUnavailable,
      kind: 'unknown',
      temperature_f: null,
      sunset: null,
      source: 'none',
    });
  });

  it('[NEW-15] stands in walking, 15 minutes, $0 and a rating of 5', () => {
    const [plan] = readSuggestion({ plans: [{ venues: [{ name: 'Café' }] }] }).plans;
    expect(plan).toMatchObject({
      route_info: { transportation: 'walking', travel_time: '15 minutes', travel_minutes: 15 },
      total_cost: '$0',
      venues: [{ rating: 5 }],
    });
    expect(plan?.venues[0]?.rating_source ?? null).toBeNull();
  });

  it('[NEW-15] reads venue estimates as numbers', () => {
    const estimates = ['Free', '$12 each', '$40 to $60 for two', '$15-25', '$1,200', '', 'ask'];
    expect(estimates.map(parseEstimate)).toEqual([0, 12, 50, 20, 1200, 0, 0]);
    const [plan] = readSuggestion({
      plans: [{ venues: estimates.map((estimated_cost) => ({ estimated_cost })) }],
    }).plans;
    expect(plan?.venues.map(({ cost }) => cost?.expected)).toEqual([
      0,
      24,
      50,
      20,
      1200,
      undefined,
    ]);
  });

  it('keeps where to go when a stop falls through, and only sentences', () => {
    const text = 'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot.';
    const venues = [{ stand_in: { text, because: 'whim' } }, { stand_in: { text: 7 } }];
    const [plan] = readSuggestion({ plans: [{ venues }] }).plans;
    expect(plan?.venues.map(({ stand_in }) => stand_in)).toEqual([{ text }, undefined]);
    expect(readSuggestion({ plans: [plan] }).plans).toEqual([plan]);
  });

  it('leaves out what cannot be shown instead of failing', () => {
    const venue = {
      name: 'Bar',
      coordinates: { lat: 'north' },
      arrival: 'late',
      website: 'javascript:alert(1)',
      reasons: [null, 'Near'],
      booking: 'maybe',
    };
    const [plan] = readSuggestion({
      plans: ['none', { venues: [venue, null], checks: 'all', score: 3, date: 'Saturday' }],
      notes: {},
    }).plans;
    expect(plan).toMatchObject({ venues: [{ name: 'Bar', reasons: ['Near'] }] });
    expect(plan?.venues).toHaveLength(1);
    for (const field of ['checks', 'score', 'date']) expect(plan).not.toHaveProperty(field);
    for (const field of ['coordinates', 'arrival', 'website', 'booking'])
      expect(plan?.venues[0]).not.toHaveProperty(field);
  });

  it('makes an empty suggestion from an invalid answer', () => {
    expect(readSuggestion('<html>')).toMatchObject({ plans: [], notes: [], offers: [] });
  });

  it('leaves what was read as it is, for the browser keeps it that way', () => {
    const shown = readSuggestion({
      suggestion_id: 'a suggestion',
      plans: [
        {
          plan_id: '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f',
          venues: [{ name: 'Café', estimated_cost: '$12 each', arrival: '18:00' }],
          route_info: { legs: [{ minutes: 7, miles: 0.3, mode: 'walking' }] },
          checks: [{ rule: 'budget', ok: true, text: 'Within $80' }],
          score: { total: 0.5, terms: { taste: 0.5 } },
        },
      ],
      offers: [{ text: 'raise the budget', changes: { budget: { min: 0, max: 60 } } }],
    });
    expect(shown.plans[0]).toMatchObject({
      route_info: { travel_minutes: 7 },
      checks: [{ text: 'Within $80' }],
      score: { terms: { taste: 0.5 } },
    });
    expect(shown.offers).toHaveLength(1);
    expect(readSuggestion(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });
});
