import { kinds } from '@rendezvous/venue-model';
import type { Stop } from '../../plan.ts';
import { spokenName } from '../voice/moments.ts';
import { isServed, type Fact, type Knowing } from './fact.ts';

/** What helps with what the evening is for: a question, parents, a child. */
export function occasionFacts({ stops, scene }: Knowing): Fact[] {
  const table = stops.find(isServed);
  const text = occasionText(stops, table, scene) ?? childText(stops, scene.needs);
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
    return `Ask ${name} for a corner table when you book: everybody will want to hear everybody.`;
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

function childText(stops: readonly Stop[], needs: Knowing['scene']['needs']): string | undefined {
  if (!needs.includes('children')) return undefined;
  const ticketed = stops.find(
    ({ venue }) => venue.cost.expectedCents > 0 && kinds[venue.category].role === 'activity',
  );
  return ticketed
    ? `The prices are for two: add the child’s ticket at ${spokenName(ticketed.venue.name)}.`
    : undefined;
}
