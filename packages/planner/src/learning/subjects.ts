import {
  kinds,
  type Category,
  type Venue,
  type Cuisine,
  type Interest,
} from '@rendezvous/venue-model';
import { readTerms, fold } from '@rendezvous/language';

/**
 * Something that places have in common and a date can teach about: a kind of place,
 * an interest or a cuisine.
 */
export type Subject = `kind ${Category}` | `interest ${Interest}` | `cuisine ${Cuisine}`;

/** So many tags of a place are what it is about. */
const foremost = 2;
/** Words that point less surely than this say too little of what was done. */
const surely = 0.8;

/** Of a venue, what a date there can teach about. */
export type Teaching = Pick<Venue, 'name' | 'category' | 'interests' | 'cuisines'>;

/**
 * What a place is first of all: its kind, and the first things it is known for. Of its ninth tag
 * an evening says nothing.
 */
export function subjectsOf({ category, interests, cuisines }: Teaching): Subject[] {
  const known = interests.slice(0, foremost).map((interest): Subject => `interest ${interest}`);
  const eaten = cuisines.slice(0, foremost).map((cuisine): Subject => `cuisine ${cuisine}`);
  return [`kind ${category}`, ...known, ...eaten];
}

/** Venues by their folded names. */
export function venuesByName(venues: readonly Teaching[]): ReadonlyMap<string, Teaching> {
  return new Map(venues.map((venue) => [fold(venue.name), venue]));
}

/** What an activity's name speaks of: the venue of that name, else what the lexicon reads in it. */
export function subjectsIn(
  activity: string,
  named: ReadonlyMap<string, Teaching> = new Map(),
): Subject[] {
  const venue = named.get(fold(activity));
  if (venue) return subjectsOf(venue);
  return readTerms(activity).flatMap((part) =>
    // A word may point at several kinds ('museum'); only its first meaning of each sort
    // is what was surely done.
    (['kind', 'interest', 'cuisine'] as const).flatMap((on): Subject[] => {
      const meant = part.find((target) => target.on === on);
      return meant && meant.strength >= surely ? [`${on} ${meant.value}` as Subject] : [];
    }),
  );
}

/** "Live music", "Cocktail bar", "Thai food" */
export function nameOf(subject: Subject): string {
  const [on, value = ''] = subject.split(' ') as [string, string?];
  if (on === 'kind') return kinds[value as Category].label;
  const words = value.replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return on === 'cuisine' ? `${name} food` : name;
}
