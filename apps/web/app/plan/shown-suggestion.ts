import type {
  Alternative,
  Suggestion,
  WeatherInfo,
  WirePlan,
  WireVenue,
} from '@rendezvous/contract';
import type { Person } from './wishes.ts';

/** A venue as it can be shown: what an answer may lack is null or empty. Names are those of the wire. */
export interface ShownVenue
  extends Pick<
    WireVenue,
    | 'name'
    | 'location'
    | 'description'
    | 'opening_hours'
    | 'rating'
    | 'rating_source'
    | 'booking'
    | 'reasons'
  > {
  readonly venue_id: string | null;
  readonly estimated_cost: string;
  /** What is expected; where only `estimated_cost` is told, that as a number: a range counts as its middle, no number as 0. */
  readonly cost_dollars: number;
  readonly cost: WireVenue['cost'] | null;
  readonly category: string | null;
  readonly category_label: string | null;
  readonly cuisines: readonly string[];
  readonly neighborhood: string | null;
  readonly coordinates: WireVenue['coordinates'] | null;
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly website: string | null;
  readonly source: { readonly provider: string; readonly as_of: string | null } | null;
  /** Where to go when the stop falls through, in a sentence; missing where nobody knows of anywhere. */
  readonly stand_in?: { readonly text: string };
}

export interface ShownLeg {
  readonly minutes: number;
  readonly miles: number;
  readonly mode: string;
  /** Nobody planned this way: it takes no longer than the detour that it replaces. */
  readonly isAtMost?: true;
}

/** A wish and whether the plan has it. */
export interface ShownWish {
  readonly text: string;
  readonly isMet: boolean;
}

export interface ShownPlan extends Pick<WirePlan, 'plan_id' | 'title' | 'total_cost'> {
  /** How it differs from the other option; null where nobody said. */
  readonly label: string | null;
  readonly wishes: readonly ShownWish[];
  /** What to know before one goes. */
  readonly tips: readonly string[];
  readonly summary: string | null;
  readonly date: string | null;
  readonly time_zone: string | null;
  readonly city: string | null;
  readonly start_time: string | null;
  readonly venues: readonly ShownVenue[];
  readonly route_info: {
    readonly transportation: string;
    readonly travel_time: string;
    readonly legs: readonly ShownLeg[];
    /** To the first stop and home from the last; null where nobody knows from where. */
    readonly way_there: ShownLeg | null;
    readonly way_back: ShownLeg | null;
  };
  readonly checks: readonly string[];
  readonly terms: readonly { readonly name: string; readonly value: number }[];
}

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

export interface ShownSuggestion extends Occasion, Pick<Suggestion, 'suggestion_id' | 'log_id'> {
  /** Null: nothing can be asked about it any more. */
  readonly session_id: string | null;
  readonly refinements_remaining: number;
  readonly weather_info: WeatherInfo;
  readonly plans: readonly ShownPlan[];
  readonly notes: readonly string[];
  readonly offers: readonly Alternative[];
}
