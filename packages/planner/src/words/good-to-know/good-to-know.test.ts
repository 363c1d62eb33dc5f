import { needsByNature } from '@rendezvous/venue-model';
import { anEvent, aVenue, costing, hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { type Staying, dinner, wine, known, murals } from './testing/known.ts';

describe('goodToKnow', () => {
  it('says nothing of an evening of which nothing is worth knowing', () => {
    expect(known([dinner, wine])).toEqual([]);
  });

  it('puts where to go instead before all else, and only once', () => {
    const standIn = {
      venue: aVenue({ name: 'Silverlake Lounge' }),
      because: 'show',
      arrival: 20.75 * 60,
      departure: 22.5 * 60,
      leg: { mode: 'walking', minutes: 8, miles: 0.4 },
      openUntil: 26 * 60,
      begins: null,
    } as const;
    const club: Staying = {
      facts: { name: 'Zebulon', category: 'music_venue' },
      from: 20.75,
      to: 22.5,
      standIn,
    };
    const table: Staying = { ...dinner, standIn: { ...standIn, because: 'booking' } };
    expect(known([table, club])).toEqual([
      'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot.',
    ]);
  });

  it('says how cold or hot it usually is, where they are out of doors then', () => {
    const winter = { kind: 'normals', lowF: 25, highF: 40, rainInches: 1 } as const;
    const out = [{ facts: murals, from: 21, to: 22 }, dinner];
    expect(known(out, { context: { weather: winter } })).toContain(
      'It is usually about 32 °F at 10 PM: hats and gloves.',
    );
    expect(known([dinner, wine], { context: { weather: winter } })).toEqual([]);
  });

  it('says what the total counts only near the limit', () => {
    const stays = [
      { ...dinner, facts: { ...dinner.facts, cost: costing(80) } },
      { ...wine, facts: { ...wine.facts, cost: costing(36) } },
    ];
    const within = (dollars: number) =>
      known(stays, { wishes: { budget: { minCents: 0, maxCents: dollars * 100 } } });
    expect(within(120)).toEqual([
      'The $116 counts dinner and one drink each; a second round would go past your $120.',
    ]);
    expect(within(150)).toEqual([]);
    expect(within(400)).toEqual([]);
    expect(within(200)).toEqual(['$84 of your $200 is left for another round or the ride home.']);
  });

  it('says with what sunset a fast ends, to those who keep it', () => {
    const sun = { sunrise: 6 * 60, sunset: 18 * 60, dusk: 18 * 60 + 30 };
    const table: Staying = { ...dinner, facts: { ...dinner.facts, dietary: ['halal'] } };
    expect(known([table], { wishes: { interests: ['iftar'] }, context: { sun } })).toContain(
      'The fast ends with the 6 PM sunset: ask Bistro for dates and water as you sit down.',
    );
  });

  it('asks the door about a step that nobody spoke of', () => {
    const cinema: Staying = {
      facts: { name: 'Orpheum', category: 'cinema', needs: needsByNature('cinema') },
      from: 20.75,
      to: 23,
    };
    expect(known([dinner, cinema], { wishes: { mood: 'wheelchair' } })[0]).toBe(
      'Ask Orpheum ahead whether the entrance and the restroom are free of steps.',
    );
  });

  it('says what to bring for what they do, and nothing of a walk on pavement', () => {
    const bowling: Staying = { facts: { name: 'Lanes', category: 'bowling' }, from: 17, to: 18.5 };
    expect(known([bowling, dinner])).toEqual(['Bring socks for the bowling shoes at Lanes.']);
  });

  it('gives three short sentences at most', () => {
    const many = known(
      [
        { facts: { ...murals, event: anEvent() }, from: 18, to: 18.75, opening: hoursUnknown },
        {
          facts: { name: 'Shop', category: 'shop' },
          from: 19,
          to: 19.75,
          opening: openHours([9, 20]),
        },
        {
          facts: { name: 'Vanguard', category: 'jazz_club' },
          from: 20,
          to: 22,
          opening: hoursUnknown,
        },
        { ...wine, opening: hoursUnknown },
      ],
      { context: { date: '2027-02-14' } },
    );
    expect(many).toHaveLength(3);
    for (const sentence of many) expect(sentence.split(' ').length).toBeLessThanOrEqual(28);
  });
});
