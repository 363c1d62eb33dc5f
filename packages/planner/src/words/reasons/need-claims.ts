import type { Need } from '@rendezvous/language';
import { kinds, type Category, type Role, type Venue } from '@rendezvous/venue-model';
import { suitsOn } from '../../wishes/suits-all.ts';
import type { Claim, StopInPlan } from './claim.ts';

/** What is said of a need where the place's own facts meet it. */
const needWords: Partial<
  Record<Need, { holds: (venue: Venue) => boolean; said: readonly [string, ...string[]] }>
> = {
  'step-free': {
    holds: ({ needs }) => needs.stepFree === 'yes',
    said: ['Step-free from the door in', 'No steps in your way here'],
  },
  stroller: {
    holds: ({ needs }) => needs.stepFree === 'yes',
    said: ['The stroller goes everywhere here', 'No steps for the stroller here either'],
  },
  children: {
    holds: ({ indoor, needs, vibes }) =>
      indoor && (needs.children === 'yes' || vibes.includes('family-friendly')),
    said: ['Children are welcome here'],
  },
  dog: {
    holds: ({ needs, vibes }) => needs.dogs === 'yes' || vibes.includes('dog-friendly'),
    said: ['Your dog is welcome here', 'The dog comes along'],
  },
  sober: {
    holds: ({ category, needs }) => kinds[category].eating && needs.alcohol === 'none',
    said: ['No alcohol is served here', 'Nothing to turn down: no alcohol is served'],
  },
  'no-alcohol': {
    holds: ({ category, needs }) => kinds[category].eating && needs.alcohol === 'none',
    said: ['No alcohol is served here'],
  },
  quiet: {
    holds: ({ needs }) => (needs.noise ?? 5) <= 2,
    said: ['Quiet, as you want it'],
  },
  talk: {
    holds: ({ needs }) => (needs.noise ?? 5) <= 3,
    said: ['You can hear each other here', 'Talk without raising your voices'],
  },
  'easy-walk': {
    holds: ({ needs }) => needs.effort === 1,
    said: ['Hardly any walking once you are there'],
  },
  'no-heat': {
    holds: ({ indoor }) => indoor,
    said: ['Indoors, out of the heat'],
  },
};

export function needClaims({ stop: { venue }, evening: { scene } }: StopInPlan): Claim[] {
  return scene.needs.flatMap((need) => {
    const words = needWords[need];
    const holds = words?.holds(venue) && suitsOn(venue, need, scene) === 'yes';
    return words && holds ? [{ about: 'need' as const, strength: 1.25, ways: words.said }] : [];
  });
}

/** What a child finds at a kind of place, whatever its parents came for. */
const forChildAt: Partial<Record<Category, readonly [string, ...string[]]>> = {
  beach: ['A shore to run along, and nobody to shush'],
  park: ['Room to run about'],
  garden: ['Paths to run ahead on'],
  trail: ['Sticks, stones and a way to run ahead on'],
  promenade: ['Room for small legs to run ahead'],
  plaza: ['Open ground to run off lunch'],
  zoo: ['Animals at a child’s eye level'],
  aquarium: ['Tanks that begin at a child’s eye level'],
  science_museum: ['Buttons to press and levers to pull'],
  museum: ['Enough to look at for small attention'],
  mini_golf: ['A game that a child can win'],
  arcade: ['A game that a child can win'],
  bowling: ['A game that a child can win'],
  skating: ['Rails to hold for the smallest'],
  boat_ride: ['A boat, which is half the day for a child'],
  market: ['Everybody chooses their own bite'],
};
const forChildWith: Partial<Record<Role, readonly [string, ...string[]]>> = {
  meal: ['Children are welcome at the table'],
  treat: ['The treat that good behavior was promised'],
};

/** What is there for a child that comes along on its own feet. */
export function childClaims({ stop: { venue }, evening: { scene } }: StopInPlan): Claim[] {
  const isWalking = scene.needs.includes('children') && !scene.needs.includes('stroller');
  if (!isWalking || suitsOn(venue, 'children', scene) === 'no') return [];
  const { role } = kinds[venue.category];
  const isSaid = role !== 'meal' || venue.needs.children === 'yes';
  const ways = forChildAt[venue.category] ?? (isSaid ? forChildWith[role] : undefined);
  return ways ? [{ about: 'need', strength: 1.3, ways }] : [];
}

/** What a place has for those who dislike something, by what they wrote of it. */
const againstDislike: readonly {
  readonly says: RegExp;
  readonly holds: (venue: Venue) => boolean;
  readonly said: string;
}[] = [
  {
    says: /\b(crowd(?:s|ed)?|busy|packed)\b/i,
    holds: ({ vibes }) =>
      (vibes.includes('quiet') || vibes.includes('hidden')) && !isPressed(vibes),
    said: 'Few people come here',
  },
  {
    says: /\b(lines?|queu(?:e|es|ing)|waits?|waiting)\b/i,
    holds: ({ booking, vibes }) => booking.need === 'required' && !vibes.includes('queues'),
    said: 'Booked ahead, so there is no line to stand in',
  },
  {
    says: /\btourist(?:s|y)?\b/i,
    holds: ({ vibes }) => vibes.includes('local-favorite') && !vibes.includes('touristy'),
    said: 'Where the neighborhood goes, not the tour groups',
  },
];

const isPressed = (vibes: Venue['vibes']): boolean =>
  vibes.some((vibe) => vibe === 'crowded' || vibe === 'queues' || vibe === 'touristy');

/** What speaks for a place to those who wrote what they dislike. */
export function dislikeClaims({ stop: { venue }, evening: { scene } }: StopInPlan): Claim[] {
  const { dislikes } = scene.wishes;
  return againstDislike.flatMap(({ says, holds, said }) =>
    dislikes.some((text) => says.test(text)) && holds(venue)
      ? [{ about: 'need' as const, strength: 1.25, ways: [said] }]
      : [],
  );
}
