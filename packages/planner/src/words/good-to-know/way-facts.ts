import {
  capitalize,
  formatClock,
  formatDollars,
  formatList,
  inLetters,
} from '@rendezvous/language';
import { kinds, type Category } from '@rendezvous/venue-model';
import { setsOn } from '../../candidates/sets.ts';
import type { Leg } from '../../travel.ts';
import { callOf } from '../reasons/speak.ts';
import { spokenMeal } from '../voice/motifs.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact, Knowing } from './fact.ts';

/** So many minutes on foot in all are worth a word on shoes. */
const longWalks = 30;
/** A ride of so many minutes is more than the card's line on the way says. */
const longRide = 15;

/** How far it is walked in all, or how many rides it takes for those who did not say that they ride. */
export function wayFacts({ legs, stops, scene: { wishes, needs } }: Knowing): Fact[] {
  const rides = legs.flatMap((leg, i) =>
    leg.mode === 'walking' ? [] : [{ leg, to: stops[i + 1] }],
  );
  const walked = legs.filter(({ mode }) => mode === 'walking');
  const minutes = walked.reduce((sum, leg) => sum + leg.minutes, 0);
  const longest = Math.max(...rides.map(({ leg }) => leg.minutes), 0);
  const isNews = rides.length > 1 || longest >= longRide;
  if (isNews && wishes.mode === 'no_preference') {
    const ways = rides.map(
      ({ leg, to }) => `${leg.minutes} minutes to ${to ? callOf(to) : 'the next stop'}`,
    );
    const count = rides.length === 1 ? 'One ride' : capitalize(`${inLetters(rides.length)} rides`);
    const rest = walked.length > 0 ? '; the rest is walked' : '';
    return [{ about: 'way', strength: 0.52, text: `${count}: ${formatList(ways)}${rest}.` }];
  }
  if (minutes < longWalks) return [];
  const miles = walked.reduce((sum: number, leg: Leg) => sum + leg.miles, 0);
  return [
    {
      about: 'way',
      strength: needs.includes('easy-walk') ? 0.8 : 0.5,
      text: `It comes to about ${miles.toFixed(1)} miles on foot, some ${minutes} minutes, so wear shoes for it.`,
    },
  ];
}

/** So little of the budget left is no room for a second round. */
const nearLimit = 0.06;
const oneRoundCents = 4000;

/** What the total counts, where it comes near the limit. */
export function costFacts({ stops, cost, scene: { wishes } }: Knowing): Fact[] {
  const { maxCents } = wishes.budget;
  const left = maxCents - cost.expectedCents;
  if (left > nearLimit * maxCents || cost.expectedCents === 0) return [];
  const counted = stops.flatMap(({ venue, arrival }): string[] => {
    const { expectedCents } = venue.cost;
    const { role } = kinds[venue.category];
    if (expectedCents === 0) return [];
    if (role === 'meal') return [spokenMeal(arrival)];
    if (role === 'drink') return expectedCents <= oneRoundCents ? ['one drink each'] : ['drinks'];
    return role === 'show' ? ['two tickets'] : [];
  });
  const isRounds = counted.includes('drinks');
  const parts = [...new Set(counted)].filter((part) => !isRounds || part !== 'one drink each');
  if (parts.length < 2 || !parts.some((part) => part.includes('drink'))) return [];
  return [
    {
      about: 'cost',
      strength: 0.51,
      text: `The ${formatDollars(cost.expectedCents)} counts ${formatList(parts)}; a second round would go past your ${formatDollars(maxCents)}.`,
    },
  ];
}

/** Where one is served. */
const atTable: ReadonlySet<Category> = new Set([
  'restaurant',
  'fine_dining',
  'gastropub',
  'brunch_spot',
]);

/** Dinner before a curtain is ordered with it in mind. */
export function mealFacts({ stops, told, scene: { context } }: Knowing): Fact[] {
  return stops.flatMap((meal, i): Fact[] => {
    const next = stops[i + 1];
    if (!atTable.has(meal.venue.category) || !next) return [];
    const set = setsOn(next.venue, context.date)?.find(
      ({ begins }) => next.arrival <= begins && begins < next.departure,
    );
    if (!set) return [];
    return [
      {
        about: meal.venue.id,
        strength: 0.64,
        text: `${told.includes(meal.venue.name) ? 'Say' : `Tell ${spokenName(meal.venue.name)}`} when you sit down that you leave at ${formatClock(meal.departure)} for the ${formatClock(set.begins)} start.`,
      },
    ];
  });
}
