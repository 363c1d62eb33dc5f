import { kinds, type Category, type Venue } from '@rendezvous/venue-model';
import { weekdayOf } from '../../context/calendar.ts';
import { circumstanceWords } from '../voice/circumstances/circumstance-words.ts';
import type { Situation } from '../voice/circumstances/situations.ts';
import type { Claim, StopInPlan } from './claim.ts';

/**
 * What a stop has for two people in whose lives something goes on; what is true of this stop before
 * what any of its kind has.
 */
export function circumstanceClaims(place: StopInPlan): Claim[] {
  const { circumstances } = place.evening.scene;
  return circumstances.flatMap((circumstance, rank) =>
    Object.entries(circumstanceWords[circumstance].lines).flatMap(([situation, ways]) => {
      // A role's name is a situation of its own; all other situations are tests.
      const holds = tests.get(situation as Situation);
      if (holds ? !holds(place) : kinds[place.stop.venue.category].role !== situation) return [];
      const strength = (holds ? ofThisStop : ofItsRole) - rank * second;
      return [{ about: 'circumstance' as const, strength, ways }];
    }),
  );
}

const ofThisStop = 1.3;
const ofItsRole = 1.15;
/** What the second thing that they told weighs less. */
const second = 0.15;

const handsOn: ReadonlySet<Category> = new Set([
  'bowling',
  'arcade',
  'board_games',
  'billiards',
  'mini_golf',
  'pottery_studio',
  'art_workshop',
  'cooking_class',
  'skating',
]);

/** Whether something is played or made there with one's hands. */
export const isForHands = ({ category }: Venue): boolean => handsOn.has(category);

const withExhibits: ReadonlySet<Category> = new Set([
  'museum',
  'art_museum',
  'science_museum',
  'gallery',
  'historic_site',
  'aquarium',
  'zoo',
  'conservatory',
]);
const withGoods: ReadonlySet<Category> = new Set(['shop', 'bookshop', 'record_shop', 'market']);

const lowVoices = 2;
const shortStay = 45;
const clock = { early: 9 * 60 + 30, workEnds: 17 * 60, late: 22 * 60 + 30 } as const;

const tests: ReadonlyMap<Situation, (place: StopInPlan) => boolean> = new Map([
  ['hands', ({ stop }) => isForHands(stop.venue)],
  ['exhibits', ({ stop }) => withExhibits.has(stop.venue.category)],
  ['quiet', ({ stop }) => (stop.venue.needs.noise ?? 5) <= lowVoices],
  ['free', ({ stop }) => stop.venue.cost.maxCents === 0],
  ['open-air', ({ stop }) => !stop.venue.indoor],
  ['view', ({ stop }) => stop.venue.vibes.includes('view')],
  [
    'elegant',
    ({ stop }) => stop.venue.vibes.some((vibe) => /^(?:elegant|luxurious|candlelit)$/.test(vibe)),
  ],
  ['dry', ({ stop }) => stop.venue.indoor && stop.venue.needs.alcohol === 'none'],
  ['shop', ({ stop }) => withGoods.has(stop.venue.category)],
  ['short', ({ stop }) => stop.departure - stop.arrival <= shortStay],
  ['early', ({ stop }) => stop.arrival < clock.early],
  ['late', ({ stop }) => stop.departure > clock.late],
  ['work-hours', ({ stop, evening }) => isInWorkHours(stop, evening.scene.context.date)],
  [
    'home-early',
    ({ stop, evening }) => stop === evening.stops.at(-1) && stop.departure <= clock.late,
  ],
]);

/** Holidays count as workdays unless somebody says so: who has the day off tells. */
function isInWorkHours({ departure }: StopInPlan['stop'], date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday >= 1 && weekday <= 5 && departure <= clock.workEnds;
}
