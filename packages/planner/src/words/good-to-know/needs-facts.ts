import { formatClock, formatList, type Need } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Stop } from '../../plan.ts';
import { suitsOn } from '../../wishes/suits-all.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact, Knowing } from './fact.ts';
import { orderingFacts } from './orders/ordering-facts.ts';
import { tableOf } from './orders/who-leaves-what.ts';

/** What to ask where nobody published whether a place suits a need. */
const questions: Partial<Record<Need, string>> = {
  'step-free': 'whether the entrance and the restroom are free of steps',
  stroller: 'whether there is room for the stroller',
  children: 'whether children are welcome at that hour',
  dog: 'whether your dog may come',
  'under-21': 'what the minimum age is',
  deaf: 'about captions or a sign language interpreter',
  blind: 'about audio description or a guide who describes it',
};

/** A market or a counter turns nobody small away. */
const isWorthAsking = (need: Need, { category }: Venue): boolean =>
  (need !== 'stroller' && need !== 'children') ||
  ['show', 'drink'].includes(kinds[category].role) ||
  ['restaurant', 'fine_dining', 'gastropub'].includes(category);

/**
 * What the two have to ask themselves because no data say it: the kitchen about an
 * allergy, the door about a step.
 */
export function needsFacts({ stops, scene }: Knowing): Fact[] {
  const { needs } = scene;
  const eating = stops.filter(({ venue }) => kinds[venue.category].eating);
  const facts: Fact[] = orderingFacts(eating, scene);
  const { toAsk, toTell } = tableOf(scene).unknown;
  const [table] = eating;
  if (toAsk.length > 0 && table)
    facts.push({
      about: 'kitchen',
      strength: 0.98,
      text: `Tell ${spokenName(table.venue.name)} about ${quoted(toAsk)} before you order: nothing published confirms it.`,
    });
  else if (toTell.length > 0 && table)
    facts.push({
      about: 'kitchen',
      strength: 0.9,
      text: `Say ${quoted(toTell)} when you order at ${spokenName(table.venue.name)}: some of the menu fits, and the kitchen knows which.`,
    });
  const { sunset } = scene.context.sun;
  if (needs.includes('fasting') && table && sunset !== null && table.arrival >= sunset)
    facts.push({
      about: 'fast',
      strength: 0.97,
      text: `The fast ends with the ${formatClock(sunset)} sunset: ask ${spokenName(table.venue.name)} for dates and water as you sit down.`,
    });
  for (const need of needs.filter((one) => one !== 'children' || !needs.includes('stroller'))) {
    const question = questions[need];
    const unsure = stops.filter(
      ({ venue }) => suitsOn(venue, need, scene) === 'ask' && isWorthAsking(need, venue),
    );
    if (question && unsure.length > 0)
      facts.push({ about: `need ${need}`, strength: 0.9, text: askingOf(unsure, question) });
  }
  return facts;
}

/** A door is asked; a path has nobody to ask, and its rules stand in the net or at its gate. */
function askingOf(stops: readonly Stop[], question: string): string {
  const doors = stops.filter(
    ({ venue }) => kinds[venue.category].role !== 'stroll' || venue.indoor,
  );
  const named = (doors.length > 0 ? doors : stops)
    .slice(0, 2)
    .map(({ venue }) => spokenName(venue.name));
  return doors.length > 0
    ? `Ask ${formatList(named)} ahead ${question}.`
    : `Look up for ${formatList(named)} ${question}.`;
}

const quoted = (words: readonly string[]): string => formatList(words.map((word) => `“${word}”`));
