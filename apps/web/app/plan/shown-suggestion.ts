import type { ReadSuggestion } from '@rendezvous/contract';
import type { Person } from './wishes.ts';

/** What a suggestion was asked for, which no answer says. */
export interface Occasion {
  /** Whom it is for; null: nobody in particular. */
  readonly person: Person | null;
  /** Where, as somebody typed it; null where nobody knows. */
  readonly location: string | null;
}

export function occasionOf({ person, location }: Occasion): Occasion {
  return { person, location };
}

/** A suggestion on the screen: as it was answered, and what it was asked for. */
export interface ShownSuggestion extends ReadSuggestion, Occasion {}
