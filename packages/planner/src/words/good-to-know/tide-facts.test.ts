import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { noAlmanac } from '../../testing/a-context.ts';
import { dinner, known } from './testing/known.ts';

describe('goodToKnow', () => {
  it('says first by which tide one goes to a place on the sea', () => {
    const at = (facts: Partial<Venue>) => known([{ facts, from: 14, to: 15.5 }, dinner])[0];
    const reef = { name: 'Reef', category: 'beach', indoor: false } as const;
    const low = 'Look up when the tide is low at Reef that day, and start by it.';
    expect(at({ ...reef, knownFor: ['tide pools'], firstFor: ['tide pools'] })).toBe(low);
    expect(at({ ...reef, tip: 'Go at low tide, and take a jacket.' })).toBe(low);
    expect(at({ ...reef, tip: 'Near high tide it sings.' })).toMatch(/tide is high at Reef/);
    expect(at({ ...reef, tip: 'Take a jacket.' }) ?? '').not.toMatch(/tide/);
    expect(at({ ...reef, indoor: true, firstFor: ['tide pools'] }) ?? '').not.toMatch(/tide/);
  });

  it('says when the tide is low where that is known', () => {
    const reef = {
      name: 'Reef',
      category: 'beach',
      indoor: false,
      tip: 'Go at low tide.',
    } as const;
    const at = (...lows: readonly (readonly [hour: number, feet: number])[]) => {
      const tides = lows.map(([hour, feet]) => ({ isLow: true, minute: hour * 60 + 2, feet }));
      const almanac = { ...noAlmanac, tides: () => tides };
      return known([{ facts: reef, from: 14, to: 15.5 }, dinner], { context: { almanac } })[0];
    };
    expect(at([3, 1], [15, 0.4])).toBe(
      'Low tide at Reef is at 3 PM: walk out with it, and turn back as it comes in.',
    );
    expect(at([15, 2.4])).toMatch(/3 PM and not very low/);
    expect(at([6, 1], [18, 1.2])).toBe('Low tide at Reef is at 6 AM and 6 PM that day.');
  });
});
