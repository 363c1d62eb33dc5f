import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import { feeds, isForDrinking } from '@rendezvous/language';
import { suitsAll } from '../wishes/suits-all.ts';
import { straightMiles } from '../waters.ts';
import { askedAt } from './asked-at.ts';
import { windowsOf } from './windows.ts';

/** A hard rule that one venue meets or breaks whatever stands beside it. */
export interface VenueRule {
  readonly id:
    | 'distance'
    | 'budget'
    | 'diet'
    | 'dislikes'
    | 'eaten'
    | 'setting'
    | 'drink'
    | 'needs'
    | 'done-before'
    | 'first-date'
    | 'open';
  /** Why places drop out, for when nothing is left: '{count} places …'. */
  readonly fails: string;
  readonly allows: (venue: Venue, scene: Scene) => boolean;
}

const unknown = { known: false, because: 'unpublished' } as const;

/**
 * The opening of a venue on the date; a venue without one was never resolved
 * and counts as unpublished.
 */
export const openingOf = (venue: Venue, scene: Scene) =>
  scene.context.openings.get(venue.id) ?? unknown;

/** Whether a kitchen serves all that the two can eat, as far as the data say. */
export function isFitToEat(venue: Venue, { diets, unverifiable, wishes }: Scene): boolean {
  return (
    unverifiable.length === 0 &&
    diets.every((diet) => feeds(venue, diet, { asksKitchen: wishes.askKitchen }))
  );
}

/** The hard rules for single venues, the cheapest first. */
export const venueRules: readonly VenueRule[] = [
  {
    id: 'distance',
    fails: 'lie too far away',
    allows: (venue, { context, wishes }) => straightMiles(context.place, venue) <= wishes.maxMiles,
  },
  {
    id: 'setting',
    fails: 'are in the open',
    allows: (venue, { wishes }) => wishes.setting !== 'indoor' || venue.indoor,
  },
  {
    id: 'budget',
    fails: 'cost too much',
    allows: (venue, { wishes }) => venue.cost.expectedCents <= wishes.budget.maxCents,
  },
  {
    id: 'drink',
    fails: 'are for drinking',
    allows: (venue, { noAlcohol }) => !noAlcohol || !isForDrinking(venue),
  },
  {
    id: 'needs',
    fails: 'are not known to suit what you need',
    allows: (venue, scene) => suitsAll(venue, scene),
  },
  {
    id: 'first-date',
    fails: 'do not suit a first date',
    // Who asks for the boat wants to be on it on a first date too.
    allows: (venue, scene) =>
      scene.wishes.dateNumber !== 1 ||
      kinds[venue.category].firstDate ||
      askedAt(venue, scene) !== 0,
  },
  {
    id: 'done-before',
    fails: 'were visited before',
    allows: (venue, { doneVenueIds }) => !doneVenueIds.has(venue.id),
  },
  {
    id: 'diet',
    fails: 'do not say that they serve the diet',
    allows: (venue, scene) => !kinds[venue.category].eating || isFitToEat(venue, scene),
  },
  {
    id: 'eaten',
    fails: 'are for a meal',
    allows: (venue, { haveEaten }) => !haveEaten || kinds[venue.category].role !== 'meal',
  },
  {
    id: 'dislikes',
    fails: 'are disliked',
    allows: (venue, scene) => scene.dislikeOf(venue) === undefined,
  },
  {
    id: 'open',
    fails: 'are closed then',
    allows: (venue, scene) => {
      const opening = openingOf(venue, scene);
      // A meal is never planned on a guess.
      return (
        (opening.known || kinds[venue.category].role !== 'meal') &&
        windowsOf(venue, opening, scene).length > 0
      );
    },
  },
];

/** The first rule that a venue breaks, or undefined. */
export function brokenRule(venue: Venue, scene: Scene): VenueRule | undefined {
  return venueRules.find((rule) => !rule.allows(venue, scene));
}
