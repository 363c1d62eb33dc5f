import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import { brokenRule, type VenueRule } from './venue-rules.ts';
import type { Candidates } from './candidates.ts';

const because: Readonly<Record<VenueRule['id'], string>> = {
  distance: 'No kitchen lies within reach, so there is no meal.',
  setting: 'No kitchen within reach is indoors, so there is no meal.',
  budget: 'The budget does not pay for a meal at any kitchen within reach, so there is none.',
  drink: 'No kitchen within reach fits, so there is no meal.',
  needs: 'No kitchen within reach is known to suit what you need, so there is no meal.',
  'first-date': 'No kitchen within reach suits a first date, so there is no meal.',
  'done-before': 'Every kitchen within reach was visited before, so there is no meal.',
  diet: 'No kitchen within reach says that it serves the diet, so there is no meal.',
  eaten: 'You have eaten, so there is no meal.',
  dislikes: 'Every kitchen within reach is disliked, so there is no meal.',
  open: 'No kitchen within reach is known to be open then, so there is no meal.',
};

/** Why a plan may cover a meal time without a meal, in a sentence; null when some kitchen fits and nobody has eaten. */
export function findMealExcuse(
  venues: readonly Venue[],
  candidates: Candidates,
  scene: Scene,
): string | null {
  if (scene.haveEaten) return because.eaten;
  if (scene.unverifiable.length > 0 && !scene.wishes.askKitchen) {
    return `No data speak of “${scene.unverifiable.join('”, “')}”, so no eating stop is assumed.`;
  }
  if (candidates.list.some((candidate) => candidate.kind.role === 'meal')) return null;
  // The rule that the nearest misses break tells most: rules are asked in the order of the table.
  const broken = venues
    .filter((venue) => kinds[venue.category].role === 'meal')
    .map((venue) => brokenRule(venue, scene)?.id ?? 'open');
  const telling = (
    ['open', 'dislikes', 'diet', 'needs', 'done-before', 'first-date', 'budget', 'setting'] as const
  ).find((id) => broken.includes(id));
  return because[telling ?? 'distance'];
}
