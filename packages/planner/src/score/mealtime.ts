import { itemAt } from '../at.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import type { Scene } from '../scene.ts';

/** When most people sit down: breakfast or brunch, lunch and dinner, in minutes after midnight. */
const mealHearts = [
  [8 * 60, 11 * 60 + 30],
  [12 * 60, 13 * 60 + 30],
  [18 * 60, 20 * 60 + 30],
] as const;
/** And those who have children with them, who are hungry earlier. */
const childrensMealHearts = [
  [7 * 60 + 30, 10 * 60],
  [11 * 60 + 15, 12 * 60 + 30],
  [17 * 60, 18 * 60 + 30],
] as const;
/**
 * A meal so many minutes from the heart of a meal time is as odd as it gets, and takes
 * that share from the shape.
 */
const oddMeal = { minutes: 75, share: 0.5 } as const;

/**
 * 1 for a plan whose meals begin when most people sit down, or that has none; less for
 * dinner at five: by the oddest.
 */
export function mealtimeOf(
  { stops, schedule }: Pick<Itinerary, 'stops' | 'schedule'>,
  scene: Scene,
): number {
  let least = 1;
  for (const [i, { kind }] of stops.entries()) {
    const arrival = itemAt(schedule.arrivals, i);
    if (kind.role === 'meal') least = Math.min(least, mealtimeBetween(arrival, arrival, scene));
  }
  return least;
}

/** The most that the hour leaves of the shape when a meal begins between two minutes of the day. */
export function mealtimeBetween(earliest: number, latest: number, { needs }: Scene): number {
  const withChildren = needs.includes('children') || needs.includes('stroller');
  let away = Number.POSITIVE_INFINITY;
  for (const [from, to] of withChildren ? childrensMealHearts : mealHearts)
    away = Math.min(away, Math.max(0, from - latest, earliest - to));
  return 1 - oddMeal.share * Math.min(1, away / oddMeal.minutes);
}
