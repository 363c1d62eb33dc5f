import { openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { type Staying, dinner, wine, known, murals } from './testing/known.ts';

describe('goodToKnow', () => {
  it('says what the sun does to a stop in the open: it sets on it, before it, or soon after', () => {
    const at = (from: number, to: number) => known([{ facts: murals, from, to }, dinner])[0];
    expect(at(19.5, 20.25)).toBe('The sun sets at 8 PM, while you are at Clarion Alley.');
    expect(at(20.25, 21)).toBe('The sun sets at 8 PM, so you see Clarion Alley by street light.');
    expect(at(18.5, 19.25)).toBe('The light lasts until 8 PM, so Clarion Alley comes first.');
    expect(at(12, 13)).toBeUndefined();
  });

  it('leaves dinner a little earlier for the sunset next door', () => {
    const pier = { name: 'Pier', category: 'promenade', indoor: false } as const;
    const at = (from: number) =>
      known([
        { ...dinner, to: from },
        { facts: pier, from, to: from + 1 },
      ])[0];
    expect(at(20.2)).toBe('Leave dinner by 7:55 PM if you want the 8 PM sunset from the Pier.');
    expect(at(21)).not.toMatch(/^Leave/);
  });

  it('does not say twice when the sun sets', () => {
    const stays = [{ facts: murals, from: 19.5, to: 20.25 }, dinner];
    expect(known(stays, { told: 'Golden until 8 PM.' })).toEqual([]);
  });

  it('names a door that closes early where it sets the order, and no other', () => {
    const records = (closes: number): Staying => ({
      facts: { name: 'Vinyl Hut', category: 'record_shop' },
      from: 18.75,
      to: 19.5,
      opening: openHours([10, closes]),
    });
    expect(known([records(20), wine])).toEqual(['Vinyl Hut closes at 8 PM, so it comes first.']);
    expect(known([records(22), wine])).toEqual([]);
  });

  it('says once why something comes before the rest', () => {
    const early = (name: string, from: number): Staying => ({
      facts: { name, category: 'record_shop' },
      from,
      to: from + 0.75,
      opening: openHours([10, from + 1.25]),
    });
    const told = known([early('Vinyl Hut', 17.5), early('Groove Hut', 18.5), wine]);
    expect(told.filter((text) => text.includes('comes'))).toHaveLength(1);
  });

  it('says when the sun comes up on those who are there for it', () => {
    const [dawn] = known([
      { facts: murals, from: 5.5, to: 6.5 },
      { ...dinner, from: 7, to: 8 },
    ]);
    expect(dawn).toMatch(/^The sun comes up at .*: be at Clarion Alley by 5:30 AM/);
  });
});
