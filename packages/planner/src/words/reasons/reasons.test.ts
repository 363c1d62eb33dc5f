import { spokenClock } from '../voice/clock.ts';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../../testing/some-wishes.ts';
import type { Evening, SpokenStop } from '../voice/evening.ts';
import { reasonsOf } from './reasons.ts';
import { spokenWish } from './speak.ts';

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
  it('says at most two things of a stop, each in up to fourteen words, about two different things', () => {
    const stops = [aStop([17, 18], vinyl), aStop([18.25, 19.5], ramen), aStop([20, 21.5], club)];
    for (const date of days) {
      const reasons = reasonsOf(anEvening(stops, { context: { date } }), '');
      expect(new Set(reasons.flat().map(({ text }) => text)).size).toBe(reasons.flat().length);
      for (const ofStop of reasons) {
        expect([1, 2]).toContain(ofStop.length);
        for (const { text } of ofStop) {
          expect(text).toMatch(/^[A-Z“].*[^.]$/);
          expect(text.split(' ').length).toBeLessThanOrEqual(14);
        }
      }
    }
  });

  it('names the concrete thing that meets a wish, and only where it does', () => {
    const sushi = {
      name: 'Kumo',
      category: 'restaurant',
      cuisines: ['japanese'],
      knownFor: ['sushi', 'black cod'],
      moment: 'drop your shells on the floor',
    } as const;
    const wishes = { interests: ['japanese food'] };
    const stops = [aStop([18, 19.5], sushi), aStop([20, 21.5], club)];
    for (const date of days) {
      const [first = ''] = firstsOf(anEvening(stops, { wishes, context: { date } }));
      expect(first).toMatch(/^Japanese food: sushi\b|^Drop your shells/);
    }
  });

  it('says why a stop comes before another that closes later', () => {
    const stops = [
      aStop([17, 18], vinyl, openHours([10, 19])),
      aStop([18.25, 19.5], ramen),
      aStop([20, 21.5], club),
    ];
    const wishes = { interests: ['vinyl'] };
    const firsts = days.flatMap((date) =>
      (reasonsOf(anEvening(stops, { wishes, context: { date } }), '')[0] ?? []).map(
        ({ text }) => text,
      ),
    );
    expect(firsts.join()).toMatch(/closes at 7 PM/);
  });

  it('gives no hour as a reason where the order could be another', () => {
    const stops = [
      aStop([17, 18], vinyl, openHours([10, 23])),
      aStop([18.25, 19.5], ramen),
      aStop([20, 21.5], club),
    ];
    for (const date of days)
      expect(firstsOf(anEvening(stops, { context: { date } }))[0]).not.toMatch(
        /First, because|closes/,
      );
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

  it('tells a wish by what they do there, and says that they asked at most once', () => {
    const stops = [
      aStop([17, 18], { ...vinyl, moment: 'trade one record each' }),
      aStop([18.25, 19.5], ramen),
      aStop([20, 21.5], club),
    ];
    const wishes = { interests: ['vinyl', 'ramen', 'jazz'] };
    for (const date of days) {
      const reasons = reasonsOf(anEvening(stops, { wishes, context: { date } }), '').flat();
      const said = reasons.map(({ text }) => text).join(' | ');
      expect(said).toMatch(/rade one record each/);
      expect(said.match(/as you asked|you asked for/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it('tells what a stop costs only where the money is short', () => {
    const stops = [aStop([17, 18], vinyl), aStop([18.25, 19.5], ramen), aStop([20, 21.5], club)];
    for (const date of days)
      expect(
        reasonsOf(anEvening(stops, { context: { date } }), '')
          .flat()
          .map(({ text }) => text)
          .join(),
      ).not.toMatch(/free|money/i);
  });

  it('does not praise a place for being near', () => {
    const stops = [aStop([17, 18], vinyl), aStop([18.25, 19.5], ramen), aStop([20, 21.5], club)];
    for (const date of days)
      expect(firstsOf(anEvening(stops, { context: { date } })).join()).not.toMatch(/on foot/);
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
  it('names the person, and nobody where there is nobody', () => {
    const stops = [aStop([18, 19.5], ramen), aStop([20, 21.5], club)];
    const tell = (name: string | null) =>
      firstsOf(
        anEvening(stops, {
          wishes: { interests: ['jazz'], companion: { name, ownInterests: [], ownCuisines: [] } },
        }),
      )[1];
    expect(tell('June')).toMatch(/^Jazz for June/);
    expect(tell(null)).toMatch(/Jazz as you asked|The jazz you asked for/);
  });
});

describe('spokenWish', () => {
  it.each([
    ['Vegan food', 'vegan food'],
    ['Jazz', 'jazz'],
    ['italian', 'Italian food'],
    ['Thai', 'Thai food'],
    ['jellyfish', 'jellyfish'],
    ['cheese', 'cheese'],
    ['ocean', 'ocean'],
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
