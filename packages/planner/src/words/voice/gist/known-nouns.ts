import { fold } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';
import { speaksOf } from '../conditions.ts';
import type { SpokenStop } from '../evening.ts';
import { isNationality } from '../nationality.ts';
import { isNotForThem } from '../not-for-them.ts';
import { spelled } from './spelling.ts';
import { saysNothing } from './tables.ts';

/** What a stop is, as a noun phrase in the middle of a sentence. */
export interface Gist {
  /** With its concrete thing: 'garlic naan at a Pakistani counter'. */
  readonly full: string;
  /** In as few words as say it: 'a Pakistani counter'. */
  readonly short: string;
}

export const both = (said: string): Gist => ({ full: said, short: said });

/** Whether a noun is there to see, have or hear at that hour, and for these two. */
export function isThing(noun: string, stop: SpokenStop, scene: Scene): boolean {
  return (
    !saysNothing.test(noun) &&
    !isNationality(noun) &&
    !isNotForThem(noun, scene, stop.venue) &&
    !stop.venue.neighborhood.toLowerCase().includes(noun) &&
    speaksOf(spelled(noun, stop.venue), { stop, context: scene.context }, 'fact')
  );
}

/** What a place is known for, first that of it which was asked for. */
export function wantedFirst(venue: Venue, { tastes }: Scene): string[] {
  const asked = tastes.flatMap(({ whose, evidence }) => {
    const found = whose === 'own' ? null : evidence(venue);
    return found?.by === 'known_for' ? [found.what] : [];
  });
  return [...new Set([...asked, ...venue.knownFor])];
}

export const lastOf = (noun: string): string => noun.split(' ').at(-1) ?? '';

/** Words that tell a thing from another, without their endings. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length > 2 && !/^(the|and|for|with|food)$/.test(word))
    .map((word) => word.replace(/(ies|es|s|y)$/, ''));
