import { kinds, type Category, type Role } from '@rendezvous/venue-model';
import { choose } from './choose.ts';
import type { SpokenStop } from './evening.ts';

/** A stop and what it is, as a noun phrase. */
export interface ToldStop {
  readonly stop: SpokenStop;
  readonly said: string;
}

/** A verb and what follows it. */
type Step = readonly [verb: string, rest: string];

const begins: readonly Step[] = [
  ['start', 'with'],
  ['open', 'with'],
  ['begin', 'with'],
];

/** How one comes to a stop between the first and the last, by the part that it plays. */
const goesOn: Readonly<Record<Role, readonly Step[]>> = {
  meal: [
    ['sit', 'down to'],
    ['settle', 'in for'],
  ],
  treat: [
    ['stop', 'for'],
    ['break', 'for'],
  ],
  drink: [
    ['move', 'on to'],
    ['stop', 'for'],
  ],
  show: [
    ['go', 'on to'],
    ['move', 'on to'],
  ],
  activity: [
    ['move', 'on to'],
    ['go', 'on to'],
  ],
  stroll: [
    ['wander', 'on to'],
    ['move', 'on to'],
  ],
};

const ends: Readonly<Record<Role, readonly Step[]>> = {
  meal: [
    ['end', 'over'],
    ['wind', 'up over'],
  ],
  treat: [
    ['end', 'on'],
    ['wind', 'down with'],
  ],
  drink: [
    ['end', 'over'],
    ['wind', 'down over'],
  ],
  show: [
    ['end', 'with'],
    ['build', 'up to'],
  ],
  activity: [
    ['end', 'with'],
    ['lead', 'up to'],
  ],
  stroll: [
    ['end', 'with'],
    ['wind', 'down with'],
  ],
};

/** Where one eats or drinks, called by its room and not by what one has there. */
const inRooms: { readonly middle: readonly Step[]; readonly last: readonly Step[] } = {
  middle: [
    ['go', 'on to'],
    ['move', 'on to'],
  ],
  last: [['end', 'at']],
};

/**
 * What happens from the first stop to the last, each with its own verb: 'start with the zines at
 * Dog Eared Books and end over martinis at the Prince'.
 */
export function arcOf(told: readonly ToldStop[], key: string): string {
  const steps: Step[] = [];
  for (const [i, one] of told.entries()) {
    const ways = i === 0 ? begins : i === told.length - 1 ? lastSteps(one) : middleSteps(one);
    const fresh = ways.filter((way) => !steps.includes(way));
    steps.push(choose(fresh.length > 0 ? fresh : ways, `${key} step ${i}`) ?? ['go', 'on to']);
  }
  const parts = told.map(({ said }, i) => {
    const [verb = '', rest = ''] = steps[i] ?? [];
    return `${verb} ${rest} ${said}`;
  });
  const mark = told.some(({ said }) => said.includes(', ')) ? ';' : ',';
  const isLong = parts.length > 2 || parts.some((part) => part.includes(' and '));
  return `${parts.slice(0, -1).join(`${mark} `)}${isLong ? mark : ''} and ${parts.at(-1)}`;
}

const roleOf = ({ stop }: ToldStop): Role => kinds[stop.venue.category].role;

/** Whether a table is told by its room: 'a brick wine cave', not 'olives at Hôtel Biron'. */
const isRoom = (told: ToldStop): boolean =>
  ['meal', 'drink', 'treat'].includes(roleOf(told)) &&
  /^(?:an?|the) (?!.* (?:at|in) )/.test(told.said);

/** Where nobody settles in. */
const atCounters: ReadonlySet<Category> = new Set(['casual_eatery', 'food_hall', 'diner']);

const lastSteps = (told: ToldStop): readonly Step[] =>
  isRoom(told) ? inRooms.last : ends[roleOf(told)];

function middleSteps(told: ToldStop): readonly Step[] {
  if (isRoom(told)) return inRooms.middle;
  return atCounters.has(told.stop.venue.category) ? goesOn.treat : goesOn[roleOf(told)];
}
