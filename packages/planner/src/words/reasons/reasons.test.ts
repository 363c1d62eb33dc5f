import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../../testing/some-wishes.ts';
import type { Evening, SpokenStop } from '../voice/evening.ts';
import { reasonsOf } from './reasons.ts';
import { spokenClock, spokenWish } from './speak.ts';
import { whoseWords } from './wish-claims.ts';

function aStop(
  [from, to]: readonly [number, number],
  facts: Parameters<typeof aVenue>[0],
  opening = openHours([8, 26]),
): SpokenStop {
  return { venue: aVenue(facts), arrival: from * 60, departure: to * 60, opening };
}

function anEvening(
  stops: readonly SpokenStop[],
  { wishes = {}, context = {}, minutes = 4 } = {},
): Evening {
  const legs = stops.slice(1).map(() => ({ mode: 'walking', minutes, miles: 0.2 }) as const);
  const venues = stops.map(({ venue }) => venue);
  return {
    stops,
    legs,
    thread: undefined,
    expectedCents: 8400,
    scene: aScene({ wishes, context, venues }),
  };
}

const vinyl = { name: 'Groove', category: 'record_shop', cost: costing(0) } as const;
const ramen = { name: 'Slurp', category: 'restaurant', cuisines: ['ramen'] } as const;
const club = { name: 'Blue Note Cellar', category: 'jazz_club' } as const;
const days = Array.from({ length: 18 }, (_, i) => `2027-02-${i + 10}`);

const firstsOf = (evening: Evening, summary = '') =>
  reasonsOf(evening, summary).map(([first]) => first?.text ?? '');

describe('why a stop fits', () => {
  it('begins with a sentence, and says the rest in a few words', () => {
    const stops = [aStop([17, 18], vinyl), aStop([18.25, 19.5], ramen), aStop([20, 21.5], club)];
    for (const date of days) {
      const reasons = reasonsOf(anEvening(stops, { context: { date } }), '');
      for (const [first, ...others] of reasons) {
        expect(first?.text).toMatch(/^[A-Z].* .*\.$/);
        expect(others.length).toBeLessThanOrEqual(2);
        for (const { text } of others) expect(text).toMatch(/^[^.]{3,34}$/);
      }
    }
  });

  it('says why a stop comes before another that closes later', () => {
    const stops = [
      aStop([17, 18], vinyl, openHours([10, 19])),
      aStop([18.25, 19.5], ramen),
      aStop([20, 21.5], club),
    ];
    const wishes = { interests: ['vinyl'] };
    const firsts = days.map((date) => firstsOf(anEvening(stops, { wishes, context: { date } }))[0]);
    expect(firsts).toContain('Vinyl first, because the doors close at 7 PM.');
  });

  it('gives no hour as a reason where the order could be another', () => {
    const stops = [
      aStop([17, 18], vinyl, openHours([10, 23])),
      aStop([18.25, 19.5], ramen),
      aStop([20, 21.5], club),
    ];
    for (const date of days)
      expect(firstsOf(anEvening(stops, { context: { date } }))[0]).not.toMatch(/first|close/);
  });

  it('speaks of a sunset only where the two are there for it', () => {
    const knoll = { name: 'The Knoll', category: 'viewpoint', cost: costing(0) } as const;
    const sun = { sunrise: 420, sunset: 17.5 * 60, dusk: 18 * 60 };
    const tell = (from: number) =>
      days.map(
        (date) =>
          firstsOf(
            anEvening([aStop([from, from + 0.75], knoll), aStop([from + 1, from + 2], ramen)], {
              context: { sun, date },
            }),
          )[0],
      );
    expect(tell(17).join()).toContain('5:30 PM');
    expect(tell(17.75).join()).not.toContain('5:30 PM');
    expect(tell(13).join()).not.toContain('5:30 PM');
  });

  it('does not say again what the summary tells', () => {
    const stops = [
      aStop([17, 18], { ...vinyl, moment: 'trade one record each' }),
      aStop([18.25, 19.5], { ...ramen, moment: 'slurp louder than the room' }),
    ];
    for (const date of days) {
      const evening = anEvening(stops, { context: { date } });
      const [first = ''] = firstsOf(evening, 'Trade one record each, then on to dinner.');
      expect(first.toLowerCase()).not.toContain('trade one record');
    }
  });

  it('never begins two sentences of a plan alike where there is another way', () => {
    const stops = [aStop([17, 18], vinyl), aStop([18.25, 19.5], ramen), aStop([20, 21.5], club)];
    const wishes = { interests: ['vinyl', 'ramen', 'jazz'] };
    for (const date of days) {
      const firsts = firstsOf(anEvening(stops, { wishes, context: { date } }));
      const leads = firsts.map((text) => /^You \w+|as you asked/.exec(text)?.[0] ?? text);
      expect(new Set(leads).size, firsts.join(' | ')).toBe(3);
    }
  });

  it('names no figure of a need that no fact meets', () => {
    const stops = [
      aStop([17, 18], { ...vinyl, needs: { ...aVenue(vinyl).needs, stepFree: 'unknown' } }),
      aStop([18.25, 19.5], ramen),
    ];
    const evening = anEvening(stops, { wishes: { interests: ['wheelchair'] } });
    expect(
      reasonsOf(evening, '')
        .flat()
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/step/i);
  });
});

describe('whose taste a reason speaks of', () => {
  const companion = { ownInterests: ['Jazz'], ownCuisines: [] };

  it('names the person', () => {
    expect(whoseWords('asked', { ...companion, name: 'June' })).toBe(', for June');
    expect(whoseWords('both', { ...companion, name: 'June' })).toBe(', which you both like');
  });

  it('names nobody where there is nobody', () => {
    for (const nobody of [null, { ...companion, name: null }, { ...companion, name: '' }])
      for (const whose of ['asked', 'own', 'both'] as const)
        expect(whoseWords(whose, nobody)).toBe('');
  });
});

describe('spokenWish', () => {
  it.each([
    ['Jazz', 'jazz'],
    ['italian', 'Italian food'],
    ['Thai', 'Thai food'],
    ['korean barbecue', 'Korean barbecue'],
    ['Frank Lloyd Wright', 'Frank Lloyd Wright'],
    ['KBBQ', 'KBBQ'],
    ['Live music', 'live music'],
    ['somewhere we can dance', '“somewhere we can dance”'],
  ])('says %s as %s in a sentence', (said, spoken) => {
    expect(spokenWish(said)).toBe(spoken);
  });
});

describe('spokenClock', () => {
  it('knows midnight and noon', () => {
    expect([0, 24 * 60, 12 * 60, 25 * 60].map(spokenClock)).toEqual([
      'midnight',
      'midnight',
      'noon',
      '1 AM',
    ]);
  });
});
