import type { WirePlan } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { optionName } from './option-name.ts';

const stop = (name: string) => ({
  name,
  location: '',
  description: '',
  estimated_cost: '',
  opening_hours: '',
  rating: 5,
});

describe('optionName', () => {
  const option = (label: string | null, title: string) =>
    ({ label, title, venues: [], route_info: {}, total_cost: '$0' }) as unknown as WirePlan;

  it('says how the two differ', () => {
    const plans = [option('Cheaper', 'Pier to Noodles'), option('Less walking', 'Park to Jazz')];
    expect(plans.map((plan) => optionName(plan, plans))).toEqual(['Cheaper', 'Less walking']);
  });

  it('is a stop that only it has where the titles are the same too', () => {
    const plans = ['Green Apple Books', 'Heath Ceramics'].map((own) => ({
      ...option(null, 'Pier to Noodles'),
      venues: [stop('Pier'), stop(own), stop('Noodles')],
    }));
    expect(plans.map((plan) => optionName(plan, plans))).toEqual([
      'With Green Apple Books',
      'With Heath Ceramics',
    ]);
  });

  it('is the title where both are labelled alike, or not at all', () => {
    for (const label of ['The one that fits', null]) {
      const plans = [option(label, 'Pier to Noodles'), option(label, 'Park to Jazz')];
      expect(plans.map((plan) => optionName(plan, plans))).toEqual([
        'Pier to Noodles',
        'Park to Jazz',
      ]);
    }
  });
});
