import type { DateRecord } from '@rendezvous/contract';

/** Kinds of dates, told by the words people use for what they did, and the interest that asks a plan for more of it. */
const kinds = [
  {
    name: 'Food and drink',
    interest: 'good food',
    words:
      /\b(restaurants?|dinners?|lunch|brunch|breakfast|cafes?|cafés?|coffee|bars?|wine|cocktails?|beer|brewery|pub|taqueria|tacos?|pizza|ramen|sushi|bakery|bistro|tea|ice cream|manufactory|kitchen|grill|diner|food)\b/i,
  },
  {
    name: 'Outdoors',
    interest: 'being outdoors',
    words: /\b(parks?|walks?|hikes?|hiking|beach|trails?|gardens?|picnics?|ferry|lakes?|bay|pier|viewpoint|lookout|headlands?|loop|boat|kayak(ing)?|bike|cycling|zoo)\b/i,
  },
  { name: 'Art and culture', interest: 'museums and galleries', words: /\b(museums?|galler(y|ies)|exhibitions?|art|architecture|bookshops?|bookstores?|books|library|history)\b/i },
  { name: 'Stage and screen', interest: 'film and theater', words: /\b(theat(er|re)s?|cinemas?|movies?|films?|plays?|musical|opera|ballet|comedy|stand-?up|double feature)\b/i },
  { name: 'Music and dancing', interest: 'live music', words: /\b(concerts?|live music|jazz|gigs?|dancing|dance|club|karaoke|orchestra|symphony)\b/i },
  {
    name: 'Games and sport',
    interest: 'games',
    words: /\b(bowling|arcade|climbing|mini golf|minigolf|golf|pool|billiards|skating|swim(ming)?|tennis|escape rooms?|board games?|games?|match)\b/i,
  },
  { name: 'Making and learning', interest: 'workshops', words: /\b(class(es)?|workshops?|pottery|ceramics?|cooking|lessons?|painting|tour)\b/i },
] as const;

export interface Insight {
  readonly name: string;
  readonly interest: string;
  readonly count: number;
  readonly averageRating: number;
}

/** How each kind of date was rated on average, the best first. A date counts once for every kind it holds. */
export function insightsOf(records: readonly Pick<DateRecord, 'rating' | 'activities'>[]): Insight[] {
  return kinds
    .map(({ name, interest, words }) => {
      const ratings = records.filter(({ activities }) => activities.some((activity) => words.test(`${activity.name} ${activity.notes}`))).map(({ rating }) => rating);
      return { name, interest, count: ratings.length, averageRating: ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.averageRating - a.averageRating || b.count - a.count);
}

/** Rated 4 and more on average: what a plan is asked for. */
export function wentWell(insights: readonly Insight[]): Insight[] {
  return insights.filter(({ averageRating }) => averageRating >= 4);
}

/** The names of what was done on the newest dates, which a plan is asked not to repeat. Records come newest first. */
export function lastActivities(records: readonly Pick<DateRecord, 'activities'>[]): string[] {
  const names = records.flatMap(({ activities }) => activities.map(({ name }) => name)).filter((name) => name !== '');
  return [...new Set(names)].slice(0, 6);
}
