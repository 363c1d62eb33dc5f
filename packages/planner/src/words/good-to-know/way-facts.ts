import { formatDollars, formatList } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import type { Leg } from '../../travel.ts';
import { spokenMeal } from '../voice/motifs.ts';
import type { Fact, Knowing } from './fact.ts';

/** So many minutes on foot in all are worth a word on shoes; each way stands on the card. */
const longWalks = 30;

/** How far it is walked in all, where that is far. */
export function wayFacts({ legs, scene: { needs } }: Knowing): Fact[] {
  const walked = legs.filter(({ mode }) => mode === 'walking');
  const minutes = walked.reduce((sum, leg) => sum + leg.minutes, 0);
  if (minutes < longWalks) return [];
  const miles = walked.reduce((sum: number, leg: Leg) => sum + leg.miles, 0);
  return [
    {
      about: 'way',
      strength: needs.includes('easy-walk') ? 0.8 : 0.5,
      text: `It comes to about ${miles.toFixed(1)} miles on foot, some ${minutes} minutes, so wear comfortable shoes.`,
    },
  ];
}

/** So little of the budget left is no room for a second round. */
const nearLimit = 0.06;
const oneRoundCents = 4000;

/**
 * So much of the budget left is worth knowing where there is something to spend it on; more is no
 * news to those who named a large sum.
 */
const leftOver = { share: 0.3, leastCents: 2500, mostCents: 10_000 } as const;

/** What the total leaves for another round at the last stop. */
function leftFacts({ stops, cost, scene: { wishes } }: Knowing): Fact[] {
  const { maxCents } = wishes.budget;
  const last = stops.at(-1);
  const left = maxCents - cost.expectedCents;
  const round =
    last && kinds[last.venue.category].role === 'drink' && last.venue.cost.expectedCents;
  if (!round || left < round || left < leftOver.share * maxCents) return [];
  if (left < leftOver.leastCents || left > leftOver.mostCents) return [];
  return [
    {
      about: 'cost',
      strength: 0.5,
      text: `${formatDollars(left)} of your ${formatDollars(maxCents)} is left for another round or the ride home.`,
    },
  ];
}

/** That they order lightly, so that all of it fits what they name. */
function lightFact({ stops, cost, scene }: Knowing): Fact {
  const hasSeats = stops.some(({ venue }) => kinds[venue.category].role === 'show');
  const counted = hasSeats ? 'the cheaper seats and plates' : 'the cheaper plates and one round';
  const [total, most] = [cost.expectedCents, scene.wishes.budget.maxCents].map(formatDollars);
  return {
    about: 'cost',
    strength: 0.9,
    text: `Order lightly: the ${total} counts ${counted}, so that all of it fits your ${most}.`,
  };
}

/** What the total counts where it comes near the limit, and what it leaves where it does not. */
export function costFacts(knowing: Knowing): Fact[] {
  const { stops, cost, scene } = knowing;
  const { maxCents } = scene.wishes.budget;
  const left = maxCents - cost.expectedCents;
  if (cost.expectedCents === 0) return [];
  if (scene.wishes.ordersLightly) return [lightFact(knowing)];
  if (left > nearLimit * maxCents) return leftFacts(knowing);
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
