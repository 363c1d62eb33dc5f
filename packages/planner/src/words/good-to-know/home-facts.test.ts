import { describe, expect, it } from 'vitest';
import type { Leg } from '../../travel.ts';
import { type Staying, dinner, wine, known, murals } from './testing/known.ts';

describe('goodToKnow', () => {
  it('leaves in time for a long ride, and asks for the last train after midnight', () => {
    const leg: Leg = { mode: 'public', minutes: 27, miles: 4 };
    const late: Staying = { ...wine, from: 22, to: 24.5 };
    expect(known([dinner, late], { leg, wishes: { mode: 'public' } })).toEqual([
      'You leave at 12:30 AM, when trains are few: allow for the wait, or plan on a ride.',
      'Leave Bistro by 8:30 PM: it is about 27 minutes to Cellar.',
    ]);
  });

  it('lets two bars on the way of those who drive be settled before', () => {
    const beers: Staying = { facts: { name: 'Kegs', category: 'brewery' }, from: 17, to: 18.5 };
    const of = (mode: 'driving' | 'public') =>
      known([beers, dinner, wine], { wishes: { mode } }).join(' ');
    expect(of('driving')).toContain('agree on who drives');
    expect(of('public')).not.toContain('drives');
  });

  it('ends a first date kindly before the last stop, unless they came for that', () => {
    const first = (interests: readonly string[]) =>
      known([{ facts: murals, from: 18, to: 18.75 }, dinner, wine], {
        wishes: { dateNumber: 1, interests },
      }).join(' ');
    expect(first([])).toContain('It can end kindly after dinner');
    expect(first(['wine'])).not.toContain('kindly');
  });
});
