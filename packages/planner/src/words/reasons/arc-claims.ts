import { capitalize, fold } from '@rendezvous/language';
import { kinds, type Category, type Role } from '@rendezvous/venue-model';
import { picnicPartOf } from '../../candidates/picnic.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { ownRoomOf } from '../voice/gist/table-gist.ts';
import { callOf } from './speak.ts';

/**
 * What part a stop plays between the one before it and the one after: the last
 * word on why it is there.
 */
export function arcClaims(place: StopInPlan): Claim[] {
  const { stop, at, evening } = place;
  const { stops } = evening;
  const [before, next] = [stops[at - 1], stops[at + 1]];
  const part: Part = {
    role: roleIn(stop),
    before: before && roleIn(before),
    next: next && roleIn(next),
  };
  const from = before && callOf(before);
  const to = next && callOf(next);
  const played = parts.find(({ is }) => is(part, place));
  const own = ownRoomAt(place);
  const other = from === undefined ? to && `before ${to}` : `after ${from}`;
  return [
    ...(own !== undefined && other
      ? [{ about: 'arc' as const, strength: 0.64, ways: [`${capitalize(own)} ${other}`] }]
      : []),
    ...(played
      ? [
          {
            about: 'arc' as const,
            strength: played.strength,
            ways: played.ways(from ?? '', to ?? ''),
          },
        ]
      : []),
  ];
}

/**
 * The room of a table in its own words ('a brick wine cave'); undefined where
 * the summary has told it.
 */
function ownRoomAt({ stop, evening, told }: StopInPlan): string | undefined {
  const isTable = ['meal', 'drink', 'treat'].includes(roleIn(stop));
  const room = isTable ? ownRoomOf(stop.venue, evening.scene) : undefined;
  return room !== undefined && !told.includes(fold(room)) ? room : undefined;
}

interface Part {
  readonly role: Role;
  readonly before: Role | undefined;
  readonly next: Role | undefined;
}

const roleIn = ({ venue }: StopInPlan['stop']): Role => kinds[venue.category].role;
/** From this effort on, of five, one has earned a seat. */
const strenuous = 3;
/** Where it is sweet, whatever one orders. */
const sweets: ReadonlySet<Category> = new Set(['dessert', 'ice_cream', 'chocolate_shop']);
const isOut = ({ stop }: StopInPlan): boolean => !stop.venue.indoor;

/** The parts that a stop can play, the one that says more before the one that says less. */
const parts: readonly {
  readonly is: (part: Part, place: StopInPlan) => boolean;
  readonly strength: number;
  readonly ways: (from: string, to: string) => readonly string[];
}[] = [
  {
    is: (_, { stop, at, evening: { stops, scene } }) =>
      picnicPartOf(stop.venue, scene) === 'food' &&
      stops.slice(at + 1).some(({ venue }) => picnicPartOf(venue, scene) === 'lawn'),
    strength: 2.4,
    ways: (_, to) => [
      'Have the picnic wrapped here, to carry along',
      `Fill the picnic bag here, before ${to}`,
    ],
  },
  {
    is: ({ role, before }) => role === 'drink' && before === 'show',
    strength: 0.64,
    ways: (from) => [`Take ${from} apart over a glass`, `Argue about ${from} over one drink`],
  },
  {
    is: ({ role, before }) => role === 'treat' && before === 'show',
    strength: 0.64,
    ways: (from) => [
      `Take ${from} apart at a small table`,
      `Argue about ${from} with a spoon in hand`,
    ],
  },
  {
    is: ({ role, before, next }, place) =>
      role === 'stroll' && before !== undefined && next !== undefined && isOut(place),
    strength: 0.6,
    ways: (from, to) => [`Fresh air between ${from} and ${to}`, `A breath of air after ${from}`],
  },
  {
    is: ({ role, next }, place) => role === 'stroll' && next === 'meal' && isOut(place),
    strength: 0.6,
    ways: (_, to) => [`A walk to work up an appetite for ${to}`, `Fresh air before ${to}`],
  },
  {
    is: ({ role, before }) => role === 'stroll' && before === 'meal',
    strength: 0.6,
    ways: (from) => [`An easy walk to talk on after ${from}`, `It walks off ${from}`],
  },
  {
    is: ({ role, next }) => role === 'activity' && next === 'meal',
    strength: 0.5,
    ways: (_, to) => [`Something to talk about by ${to}`],
  },
  {
    is: ({ role, before }) => role === 'activity' && before === 'meal',
    strength: 0.5,
    ways: (from) => [`Something to do together after ${from}`, `On your feet again after ${from}`],
  },
  {
    is: ({ role, before }, { stop }) =>
      role === 'treat' && before === 'meal' && sweets.has(stop.venue.category),
    strength: 0.6,
    ways: (from) => [
      `Something sweet in another room after ${from}`,
      `Dessert away from the table`,
    ],
  },
  {
    is: ({ role, before }, { stop }) =>
      role === 'treat' && before === 'meal' && stop.venue.category !== 'bakery',
    strength: 0.55,
    ways: (from) => [`A slow cup after ${from}`, `One more hour of talk over a cup`],
  },
  {
    is: ({ role, before, next }) => role === 'treat' && before === undefined && next !== undefined,
    strength: 0.55,
    ways: (_, to) => [`A small start before ${to}`, `Something in hand before ${to}`],
  },
  {
    is: ({ role, next }) => role === 'drink' && next === 'meal',
    strength: 0.55,
    ways: (_, to) => [
      `One drink to arrive before ${to}`,
      `An arrival rather than a wait for ${to}`,
    ],
  },
  {
    is: ({ role, before }) => role === 'drink' && before === 'meal',
    strength: 0.55,
    ways: () => ['Talk it all over with one drink'],
  },
  {
    is: ({ role, next }) => role === 'drink' && next === 'show',
    strength: 0.6,
    ways: (_, to) => [`One drink before ${to}`, `A first round before ${to}`],
  },
  {
    is: ({ role }, { evening, at }) =>
      role === 'meal' && (evening.stops[at - 1]?.venue.needs.effort ?? 0) >= strenuous,
    strength: 0.95,
    ways: (from) => [`A table you have earned after ${from}`, `By now you have earned it`],
  },
  {
    is: ({ role, before }) => role === 'meal' && before !== undefined,
    strength: 0.5,
    ways: (from) => [
      `A table to sit down at after ${from}`,
      `After ${from}, when you are ready to eat`,
    ],
  },
  {
    is: ({ role, before }) => role === 'meal' && before === undefined,
    strength: 0.5,
    ways: (_, to) => [`Eat first, and take your time before ${to}`, `Nobody is hungry for ${to}`],
  },
  {
    is: ({ role, before, next }) => role === 'show' && before !== undefined && next === undefined,
    strength: 0.55,
    ways: (from) => [
      `Last, so that nothing cuts it short`,
      `After ${from}, with nothing to hurry for`,
    ],
  },
  {
    is: ({ before }) => before === undefined,
    strength: 0.45,
    ways: (_, to) => [`First, while you are both fresh`, `An easy place to meet before ${to}`],
  },
  {
    is: ({ next }) => next === undefined,
    strength: 0.45,
    ways: (from) => [`A calm end after ${from}`, `A good last stop after ${from}`],
  },
  {
    is: () => true,
    strength: 0.3,
    ways: (from, to) => [`Between ${from} and ${to}, and close to both`],
  },
];
