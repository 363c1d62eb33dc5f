import { circumstances } from '@rendezvous/language';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../../testing/some-wishes.ts';
import { circumstanceWords } from '../voice/circumstances/circumstance-words.ts';
import type { Evening, SpokenStop } from '../voice/evening.ts';
import { summaryOf } from '../voice/summaries.ts';
import { titleOf } from '../voice/titles.ts';
import { reasonsOf } from './reasons.ts';

function aStop(from: number, to: number, facts: Parameters<typeof aVenue>[0]): SpokenStop {
  const opening = openHours([8, 26]);
  return { venue: aVenue(facts), arrival: from * 60, departure: to * 60, opening };
}

function anEvening(mood: string): Evening {
  const stops = [
    aStop(17, 17.75, { name: 'White Walls', category: 'gallery', cost: costing(0) }),
    aStop(18.5, 20, { name: 'Slurp', category: 'restaurant', cuisines: ['ramen'] }),
    aStop(20.5, 22, { name: 'Low Bar', category: 'cocktail_bar' }),
  ];
  return {
    stops,
    legs: stops.slice(1).map(() => ({ mode: 'walking', minutes: 6, miles: 0.3 }) as const),
    expectedCents: 8400,
    thread: undefined,
    scene: aScene({ wishes: { mood }, venues: stops.map(({ venue }) => venue) }),
  };
}

const saidOf = (evening: Evening): string =>
  [
    titleOf(evening),
    summaryOf(evening, ''),
    ...reasonsOf(evening, '').flatMap((stop) => stop.map(({ text }) => text)),
  ].join('\n');

describe('what goes on in two lives', () => {
  it('is in the sentence and the reasons of every stop', () => {
    for (const [mood, circumstance] of [
      ['we got the keys to our house', 'new-home'],
      ['she comes straight off a night shift', 'tired'],
    ] as const) {
      const evening = anEvening(mood);
      const { leads, lines } = circumstanceWords[circumstance];
      const all = Object.values(lines).flat();
      expect(leads.some((lead) => summaryOf(evening, '').startsWith(lead))).toBe(true);
      for (const stop of reasonsOf(evening, ''))
        expect(stop.some(({ text }) => all.some((line) => line === text))).toBe(true);
    }
  });

  it('is not spoken of where nobody told it', () => {
    const plain = saidOf(anEvening('cozy'));
    for (const { leads, lines } of Object.values(circumstanceWords))
      for (const line of [...leads, ...Object.values(lines).flat()])
        expect(plain).not.toContain(line);
  });

  it('says nothing of two alone to those with a stroller', () => {
    const said = saidOf(anEvening('first day out since the baby, stroller in tow'));
    const { leads, titles, lines } = circumstanceWords['without-children'];
    for (const line of [...leads, ...titles, ...Object.values(lines).flat()])
      expect(said).not.toContain(line.replace('{thing}', ''));
    expect(saidOf(anEvening('first night out since the baby'))).toMatch(
      new RegExp(leads.join('|')),
    );
  });

  it('says of a stop only what is true of it', () => {
    const broke = reasonsOf(anEvening('broke until payday'), '').map((stop) =>
      stop.map(({ text }) => text).join(' '),
    );
    const { free = [] } = circumstanceWords['no-money'].lines;
    expect(free.some((line) => broke[0]?.includes(line))).toBe(true);
    for (const line of free) expect(broke.slice(1).join(' ')).not.toContain(line);
  });

  it('has words for each circumstance, short enough for a card', () => {
    for (const one of circumstances) {
      const { leads, lines } = circumstanceWords[one];
      expect(leads.length, one).toBeGreaterThan(1);
      for (const line of Object.values(lines).flat()) {
        expect(line).toMatch(/^[A-Z].*[^.]$/);
        expect(line.split(' ').length, line).toBeLessThanOrEqual(14);
      }
    }
  });
});
