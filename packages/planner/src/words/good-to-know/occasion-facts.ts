import { inLetters } from '@rendezvous/language';
import { kinds, type Category } from '@rendezvous/venue-model';
import type { Stop } from '../../plan.ts';
import { childrenOf } from '../../wishes/read-wishes.ts';
import { spokenName } from '../voice/moments.ts';
import { isServed, type Fact, type Knowing } from './fact.ts';

/** What helps with what the evening is for: a question, parents, a child. */
export function occasionFacts({ stops, scene }: Knowing): Fact[] {
  const table = stops.find(isServed);
  const text = occasionText(stops, table, scene) ?? childText(stops, scene);
  return text === undefined ? [] : [{ about: 'occasion', strength: 0.88, text }];
}

function occasionText(
  stops: readonly Stop[],
  table: Stop | undefined,
  scene: Knowing['scene'],
): string | undefined {
  if (!table) return undefined;
  const { occasion } = scene;
  const name = spokenName(table.venue.name);
  if (occasion === 'meeting-parents')
    return `Ask ${name} for a corner table when you book: you will all want to hear each other.`;
  if (occasion !== 'proposal') return undefined;
  const quiet = stops.filter((stop) => stop.arrival < table.arrival && isQuiet(stop));
  const place = quiet.find((stop) => isAtSunset(stop, scene)) ?? quiet[0];
  return place
    ? `Ask at ${spokenName(place.venue.name)}, and tell only ${name} beforehand, by phone: dinner is the cover story.`
    : `Tell only ${name} beforehand what the evening is for, by phone, and let dinner be the cover story.`;
}

const isQuiet = ({ venue }: Stop): boolean =>
  kinds[venue.category].role !== 'drink' && (venue.needs.noise ?? 3) <= 3;

/** Whether the sun goes down while the two are there, in the open. */
const isAtSunset = (
  { venue, arrival, departure }: Stop,
  { context: { sun } }: Knowing['scene'],
): boolean =>
  !venue.indoor && sun.sunset !== null && arrival <= sun.sunset && sun.sunset <= departure;

/** Where an activity is something bought, and nothing is paid to go in. */
const freeToEnter: ReadonlySet<Category> = new Set(['market', 'shop', 'bookshop', 'record_shop']);

/** For whom the prices are; who sits in a stroller pays nothing. */
function childText(
  stops: readonly Stop[],
  { needs, heads, wishes }: Knowing['scene'],
): string | undefined {
  if (heads > 2) {
    const less = childrenOf(wishes) > 0 ? ', a child’s at about two thirds' : '';
    return `The prices are for all ${inLetters(heads)} of you${less}.`;
  }
  if (!needs.includes('children') || needs.includes('stroller')) return undefined;
  const ticketed = stops.find(
    ({ venue }) =>
      venue.cost.expectedCents > 0 &&
      kinds[venue.category].role === 'activity' &&
      !freeToEnter.has(venue.category),
  );
  return ticketed
    ? `The prices are for two: add the child’s ticket at ${spokenName(ticketed.venue.name)}.`
    : undefined;
}
