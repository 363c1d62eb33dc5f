import { daysBetween } from '../context/calendar.ts';
import type { Venue } from '@rendezvous/venue-model';
import { shiftOf, type Lesson } from './lesson.ts';
import { nameOf, subjectsIn, subjectsOf, venuesByName, type Teaching } from './subjects.ts';

/** A date that was, as far as it teaches. */
export interface PastDate {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 1 to 5. */
  readonly rating: number;
  /** What was done, by name. */
  readonly activities: readonly string[];
}

/** The prior counts like so many dates, so that one evening moves a belief by a tenth at most. */
const priorDates = 4;
/** After a year a date counts half. */
const halfLifeDays = 365;
const neutral = 0.5;
/** What the two said they like is expected to go well before any date has shown it. */
const liked = 0.7;
const [goodFrom, roughTo] = [4, 2];

/**
 * What past dates teach, the lesson of most dates first. The belief in a subject is the mean of the
 * prior and of the ratings of the dates that held it, the prior counting like four dates and a date
 * half after a year. Dates after `today` teach nothing.
 */
export function learn(
  past: readonly PastDate[],
  {
    today,
    venues,
    interests,
  }: { today: string; venues: readonly Teaching[]; interests: readonly string[] },
): Lesson[] {
  const named = venuesByName(venues);
  const dates = past
    .filter(({ date }) => date <= today)
    .map((one) => ({
      ...one,
      subjects: new Set(one.activities.flatMap((name) => subjectsIn(name, named))),
    }));
  const likedSubjects = new Set(interests.flatMap((interest) => subjectsIn(interest)));
  const lessons = [...new Set(dates.flatMap(({ subjects }) => [...subjects]))].map(
    (subject): Lesson => {
      const those = dates.filter(({ subjects }) => subjects.has(subject));
      const prior = likedSubjects.has(subject) ? liked : neutral;
      let [weight, sum] = [0, 0];
      for (const { date, rating } of those) {
        const share = 0.5 ** (daysBetween(date, today) / halfLifeDays);
        weight += share;
        sum += share * wentWell(rating);
      }
      return {
        subject,
        name: nameOf(subject),
        dates: those.length,
        good: those.filter(({ rating }) => rating >= goodFrom).length,
        rough: those.filter(({ rating }) => rating <= roughTo).length,
        prior,
        belief: (priorDates * prior + sum) / (priorDates + weight),
        sureness: weight / (priorDates + weight),
      };
    },
  );
  return lessons.toSorted(
    (a, b) =>
      b.dates - a.dates ||
      Math.abs(shiftOf(b)) - Math.abs(shiftOf(a)) ||
      (a.subject < b.subject ? -1 : 1),
  );
}

/**
 * How much better or worse than usual a venue is expected to go, by all that was
 * learned about it; -1 to 1.
 */
export function expectationBy(lessons: readonly Lesson[]): (venue: Venue) => number {
  if (lessons.length === 0) return () => 0;
  const shifts = new Map(lessons.map((lesson) => [lesson.subject, shiftOf(lesson)]));
  return (venue) => {
    const known = subjectsOf(venue).flatMap((subject) => shifts.get(subject) ?? []);
    return known.length === 0 ? 0 : known.reduce((sum, shift) => sum + shift, 0) / known.length;
  };
}

/** A rating of 1 to 5 as a share of the best. */
const wentWell = (rating: number): number => (rating - 1) / 4;
