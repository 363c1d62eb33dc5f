import { formatClock } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import { brokenRule, type VenueRule } from './venue-rules.ts';
import type { Candidates } from './candidates.ts';

const because: Readonly<Record<VenueRule['id'], string>> = {
  distance: 'There is nowhere to eat within reach, so there is no meal.',
  setting: 'Nowhere to eat within reach is indoors, so there is no meal.',
  budget:
    'The budget does not cover a meal anywhere within reach, so there is none: pack something to eat.',
  drink: 'Nowhere to eat within reach fits, so there is no meal.',
  needs: 'We know of nowhere to eat within reach that suits what you need, so there is no meal.',
  'first-date': 'Nowhere to eat within reach suits a first date, so there is no meal.',
  'done-before': 'You have been everywhere to eat within reach, so there is no meal.',
  diet: 'Nowhere within reach says that it serves your diet, so there is no meal.',
  eaten: 'You will have eaten, so there is no meal.',
  dislikes:
    'Everywhere to eat within reach is something you would rather skip, so there is no meal.',
  open: 'We know of nowhere to eat within reach that is open then, so there is no meal.',
};

const noSafeKitchen =
  'We know of no kitchen within reach and open then that is gluten-free as a whole, so there is no meal: eat before, or have us plan a kitchen that you ask first.';
/** A plan that begins so long before sunset is mostly over by then. */
const untilHunger = 4 * 60;

/**
 * Why a plan may cover a meal time without a meal, in a sentence; null when some kitchen
 * fits and nobody has eaten.
 */
export function findMealExcuse(
  venues: readonly Venue[],
  candidates: Candidates,
  scene: Scene,
): string | null {
  if (scene.haveEaten) return because.eaten;
  if (scene.unverifiable.length > 0) {
    return `We cannot verify which kitchens are safe for “${scene.unverifiable.join('”, “')}”, so we planned no stop for eating: eat before, or have us plan a kitchen that you ask first.`;
  }
  const { sunset } = scene.context.sun;
  const { startMinutes } = scene.wishes;
  if (scene.needs.includes('fasting') && sunset !== null && startMinutes + untilHunger <= sunset)
    return `You fast until the sun sets at ${formatClock(sunset)}, so there is nothing to eat before.`;
  if (candidates.list.some((candidate) => candidate.kind.role === 'meal')) return null;
  // The rule that the nearest misses break tells most: rules are asked in the order of the table.
  const broken = venues
    .filter((venue) => kinds[venue.category].role === 'meal')
    .map((venue) => brokenRule(venue, scene)?.id ?? 'open');
  const telling = (
    ['open', 'dislikes', 'diet', 'needs', 'done-before', 'first-date', 'budget', 'setting'] as const
  ).find((id) => broken.includes(id));
  if (telling === 'diet' && scene.diets.includes('gluten-free-kitchen')) return noSafeKitchen;
  return because[telling ?? 'distance'];
}
