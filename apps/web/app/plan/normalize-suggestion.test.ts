import { texts } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { parseEstimate } from './estimate.ts';
import { normalizeSuggestion } from './normalize-suggestion.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('normalizeSuggestion', () => {
  it('[NEW-15] keeps a version-4 plan id and replaces any other', () => {
    const kept = '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f';
    const versionOne = '0b0f1c5e-7d2a-1c5e-9a6b-0d8b1c2d3e4f';
    const ids = normalizeSuggestion({
      plans: [{ plan_id: kept }, { plan_id: versionOne }, { plan_id: 7 }, { venues: [] }],
    }).plans.map((plan) => plan.plan_id);
    expect(ids[0]).toBe(kept);
    expect(ids.slice(1).every((id) => uuidV4.test(id) && id !== versionOne)).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  it('[NEW-15] says that weather is unavailable, for both its fields', () => {
    const { weather_info } = normalizeSuggestion({ plans: [], weather_info: null });
    expect(weather_info).toMatchObject({
      expected_temperature: texts.weatherUnavailable,
      conditions: texts.weatherUnavailable,
      sunset: null,
      source: 'none',
    });
  });

  it('[NEW-15] stands in walking, 15 minutes, $0 and a rating of 5', () => {
    const [plan] = normalizeSuggestion({ plans: [{ venues: [{ name: 'Café' }] }] }).plans;
    expect(plan).toMatchObject({
      route_info: { transportation: 'walking', travel_time: '15 minutes' },
      total_cost: '$0',
      venues: [{ rating: 5, rating_source: null }],
    });
  });

  it('[NEW-15] reads venue estimates as numbers', () => {
    const estimates = ['Free', '$12 each', '$40 to $60 for two', '$15-25', '$1,200', '', 'ask'];
    expect(estimates.map(parseEstimate)).toEqual([0, 12, 50, 20, 1200, 0, 0]);
  });

  it('names a plan without a title by its first and last stop', () => {
    const venues = [
      { name: 'Lands End Lookout and Coastal Trail' },
      { name: 'Green Apple Books' },
      { name: 'Kin Khao (Union Square)' },
    ];
    expect(normalizeSuggestion({ plans: [{ venues }] }).plans[0]?.title).toBe(
      'Lands End Lookout to Kin Khao',
    );
  });

  it('keeps where to go when a stop falls through, and nothing that is no sentence', () => {
    const text = 'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot.';
    const venues = [{ stand_in: { text, name: 'Silverlake Lounge' } }, { stand_in: { text: 7 } }];
    const [plan] = normalizeSuggestion({ plans: [{ venues }] }).plans;
    expect(plan?.venues.map(({ stand_in }) => stand_in)).toEqual([{ text }, undefined]);
    expect(normalizeSuggestion({ plans: [plan] }).plans).toEqual([plan]);
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
    const [plan] = normalizeSuggestion({
      plans: ['none', { venues: [venue, null], checks: 'all', score: 3, date: 'Saturday' }],
      notes: {},
    }).plans;
    expect(plan).toMatchObject({ checks: [], terms: [], date: null });
    expect(plan?.venues).toHaveLength(1);
    expect(plan?.venues[0]).toMatchObject({
      coordinates: null,
      arrival: null,
      website: null,
      reasons: ['Near'],
      booking: 'none',
    });
  });

  it('makes an empty suggestion of an answer that is none', () => {
    expect(normalizeSuggestion('<html>')).toMatchObject({ plans: [], notes: [], offers: [] });
  });

  it('leaves what is normalised as it is, for the browser keeps it that way', () => {
    const shown = normalizeSuggestion({
      suggestion_id: 'a suggestion',
      plans: [
        {
          plan_id: '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f',
          venues: [{ name: 'Café', estimated_cost: '$12 each', arrival: '18:00' }],
          route_info: { legs: [{ minutes: 7, miles: 0.3, mode: 'walking' }] },
          checks: [{ rule: 'budget', text: 'Within $80' }],
          score: { terms: { taste: 0.5 } },
        },
      ],
      offers: [{ text: 'raise the budget', changes: { budget: { min: 0, max: 60 } } }],
    });
    expect(shown.plans[0]).toMatchObject({
      checks: ['Within $80'],
      terms: [{ name: 'taste', value: 0.5 }],
    });
    expect(normalizeSuggestion(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });
});
