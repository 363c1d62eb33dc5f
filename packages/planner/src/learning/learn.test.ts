import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { aVenue, costing, openHours, createRandom } from '@rendezvous/venue-model/testing';
import { someWishes } from '../testing/some-wishes.ts';
import { describeEffect, describeLesson, describeSureness } from './describe-lesson.ts';
import { expectationBy, learn, type PastDate } from './learn.ts';
import { shiftOf, type Lesson } from './lesson.ts';

const today = '2026-11-21';

function lessonsOf(
  past: readonly PastDate[],
  interests: readonly string[] = [],
): Map<string, Lesson> {
  return new Map(
    learn(past, { today, venues: [], interests }).map((lesson) => [lesson.subject, lesson]),
  );
}

function dates(count: number, rating: number, activity: string, date = '2026-11-14'): PastDate[] {
  return Array.from({ length: count }, () => ({ date, rating, activities: [activity] }));
}

function lessonOn(
  subject: string,
  past: readonly PastDate[],
  interests: readonly string[] = [],
): Lesson {
  const lesson = lessonsOf(past, interests).get(subject);
  if (!lesson) throw new Error(`Nothing was learned of ${subject}`);
  return lesson;
}

describe('learn', () => {
  it('[PROF-14] believes more in what went well and less in what did not', () => {
    const past = [...dates(3, 5, 'Live music'), ...dates(3, 1, 'Bowling')];
    expect(shiftOf(lessonOn('interest live-music', past))).toBeGreaterThan(0.15);
    expect(shiftOf(lessonOn('kind bowling', past))).toBeLessThan(-0.15);
  });

  it('[PROF-14] moves a belief by a tenth at most for one evening, however bad', () => {
    for (const rating of [1, 5])
      expect(
        Math.abs(shiftOf(lessonOn('kind bowling', dates(1, rating, 'Bowling')))),
        `${rating}`,
      ).toBeLessThanOrEqual(0.1);
  });

  it('[PROF-14] does not turn on one bad evening after four good ones', () => {
    expect(
      shiftOf(lessonOn('kind bowling', [...dates(4, 5, 'Bowling'), ...dates(1, 1, 'Bowling')])),
    ).toBeGreaterThan(0.1);
  });

  it('[PROF-14] comes to know a person who tells it the truth with some noise', () => {
    const truth = { 'Live music': 0.9, Bowling: 0.2, Picnic: 0.6 } as const;
    const subjects = {
      'Live music': 'interest live-music',
      Bowling: 'kind bowling',
      Picnic: 'interest picnic',
    } as const;
    const errors: number[] = [];
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = createRandom(seed);
      const past = Array.from({ length: 120 }, (): PastDate => {
        const activity = random.pick(Object.keys(truth) as (keyof typeof truth)[]);
        const felt = Math.min(1, Math.max(0, truth[activity] + (random.next() - 0.5) * 0.5));
        return {
          date: '2026-11-01',
          rating: Math.round((1 + 4 * felt) * 2) / 2,
          activities: [activity],
        };
      });
      const known = lessonsOf(past);
      for (const [activity, wentWell] of Object.entries(truth))
        errors.push(
          Math.abs(
            (known.get(subjects[activity as keyof typeof subjects])?.belief ?? 0) - wentWell,
          ),
        );
    }
    expect(Math.max(...errors)).toBeLessThan(0.12);
  });

  it('counts a date half after a year, and one to come not at all', () => {
    const fresh = lessonOn('kind bowling', dates(1, 5, 'Bowling', today));
    const old = lessonOn('kind bowling', dates(1, 5, 'Bowling', '2025-11-21'));
    expect(old.sureness).toBeCloseTo(0.5 / 4.5, 3);
    expect(shiftOf(old)).toBeLessThan(shiftOf(fresh));
    expect(
      learn(dates(1, 5, 'Bowling', '2026-11-22'), { today, venues: [], interests: [] }),
    ).toEqual([]);
  });

  it('begins with what the two said they like', () => {
    expect(lessonOn('kind bowling', dates(1, 3, 'Bowling'), ['bowling']).prior).toBeGreaterThan(
      lessonOn('kind bowling', dates(1, 3, 'Bowling')).prior,
    );
  });

  it('knows a venue by its name, with all that it has', () => {
    const smalls = aVenue({
      name: 'The Blue Door',
      category: 'jazz_club',
      interests: ['jazz', 'live-music'],
    });
    const lessons = learn([{ date: today, rating: 5, activities: ['the blue door'] }], {
      today,
      venues: [smalls],
      interests: [],
    });
    expect(lessons.map((lesson) => lesson.name).toSorted()).toContain('Live music');
    expect(expectationBy(lessons)(smalls)).toBeGreaterThan(0);
    expect(
      expectationBy(lessons)(aVenue({ category: 'museum', interests: [], cuisines: [] })),
    ).toBe(0);
  });

  it('learns nothing from words that say nothing', () => {
    expect(
      learn([{ date: today, rating: 5, activities: ['xyzzy', ''] }], {
        today,
        venues: [],
        interests: [],
      }),
    ).toEqual([]);
  });
});

describe('a lesson in words', () => {
  it('[PROF-14] says what happened, how sure that is and what the planner will do', () => {
    const lesson = lessonOn('interest live-music', dates(3, 5, 'Live music'));
    expect(describeLesson(lesson)).toBe('Live music: three good evenings of three');
    expect(describeSureness(lesson)).toBe('fairly sure');
    expect(describeEffect(lesson)).toBe('More of it in the next plans, noticeably');
    expect(describeLesson(lessonOn('kind bowling', dates(1, 1, 'Bowling')))).toBe(
      'Bowling: one rough evening of one',
    );
    expect(describeEffect(lessonOn('kind bowling', dates(1, 3, 'Bowling')))).toBe(
      'Too little to change the plans',
    );
  });
});

describe('suggest with lessons', () => {
  const [bistro, lanes, lounge] = [
    aVenue({ id: 'bistro', category: 'restaurant', cuisines: ['french'] }),
    aVenue({
      id: 'lanes',
      name: 'Lanes',
      category: 'bowling',
      cost: costing(30),
      interests: ['bowling'],
    }),
    aVenue({ id: 'lounge', name: 'Lounge', category: 'cocktail_bar', cost: costing(30) }),
  ];
  const arcade = aVenue({
    id: 'arcade',
    name: 'Arcade',
    category: 'arcade',
    cost: costing(30),
    interests: ['games'],
  });
  const venues = [bistro, lanes, lounge, arcade];
  const context = aContext({
    openings: openingsOf(...venues.map((venue) => [venue, openHours([10, 26])] as const)),
  });

  function chosen(past: readonly PastDate[]): string[] {
    const lessons = learn(past, { today: context.date, venues, interests: [] });
    const found = suggest(someWishes({ lessons }), venues, context);
    if (!found.ok) throw new Error(found.reason);
    return found.plans[0].stops.map((stop) => stop.venue.id);
  }

  it('[PROF-14] goes where it went well and not where it did not', () => {
    const at = (activity: string, rating: number) => dates(4, rating, activity, '2026-04-01');
    expect(chosen(at('Lanes', 5))).toContain('lanes');
    expect(chosen(at('Lanes', 1))).not.toContain('lanes');
    expect(chosen(at('Arcade', 5))).toContain('arcade');
  });
});
