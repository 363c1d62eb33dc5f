import { limits, type RefinementHistoryItem, type WireVenue } from '@rendezvous/contract';
import { presetNames } from './refinement-words.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import type { Person } from '../../../plan/wishes.ts';
import { venueKey, withoutVenues } from '../result/without-venues.ts';

/** What is asked of the server: the name of a preset, or words. */
export type Asked = Pick<RefinementHistoryItem, 'type' | 'value'>;

/** A suggestion as it once stood: as it came, refined, or changed by hand. */
export interface Version {
  readonly type: 'first' | 'preset' | 'text' | 'places' | 'order' | 'removal';
  /** The preset or text; what was done by hand, in words. */
  readonly value: string;
  /** Null: nobody noted when it came. */
  readonly timestamp: string | null;
  readonly suggestion_id: string;
  /** Venues taken out of it by hand, which the server does not know about. */
  readonly removed: readonly string[];
}

/** Everything about the refinements of the suggestion on screen. */
export interface RefinementState {
  readonly person: Person | null;
  readonly count: number;
  readonly max: number;
  /** Oldest first. */
  readonly versions: readonly Version[];
  /** Which of them is shown. */
  readonly shown: number;
  /** Suggestions at hand by their id, as they were answered. */
  readonly held: Readonly<Record<string, ShownSuggestion>>;
  /** Venues that refinements must leave where they are. */
  readonly locked: readonly string[];
  /** How the last refinement was read. */
  readonly reading: Reading | null;
  readonly failure: { readonly message: string; readonly asked: Asked } | null;
  /** The stop that was changed last takes the focus when it is drawn; `tool` names its part. */
  readonly arrived: { readonly key: string; readonly tool: string } | null;
}

/** Where the focus goes when no refinement is left. */
export const limitPlace = 'limit';

export interface Reading {
  readonly meanings: readonly string[];
  readonly unread: readonly string[];
  readonly notes: readonly string[];
  /** To what was asked about the plan. */
  readonly answers: readonly string[];
}

/** A suggestion nobody has refined here. */
export function beginRefinement(suggestion: ShownSuggestion): RefinementState {
  return {
    person: suggestion.person,
    count: limits.refinements - suggestion.refinements_remaining,
    max: limits.refinements,
    versions: [
      {
        type: 'first',
        value: '',
        timestamp: null,
        suggestion_id: suggestion.suggestion_id,
        removed: [],
      },
    ],
    shown: 0,
    held: { [suggestion.suggestion_id]: suggestion },
    locked: [],
    reading: null,
    failure: null,
    arrived: null,
  };
}

/** Whether a state speaks of a suggestion: every version that is shown is one of its own. */
export function isOf(
  state: RefinementState,
  { suggestion_id }: Pick<ShownSuggestion, 'suggestion_id'>,
): boolean {
  return state.versions.some((version) => version.suggestion_id === suggestion_id);
}

export interface Refined {
  readonly suggestion: ShownSuggestion;
  readonly count: number;
  readonly remaining: number;
  readonly history: readonly RefinementHistoryItem[];
  readonly reading: Reading;
}

/**
 * The state after a refinement. What the server did and this browser has not seen joins the
 * history; what is there stays there once.
 */
export function withRefined(
  state: RefinementState,
  { suggestion, count, remaining, history, reading }: Refined,
): RefinementState {
  const fresh = history.filter((item) => !state.versions.some((version) => isSame(version, item)));
  const versions = [
    ...state.versions,
    ...fresh.map(
      (item): Version => ({
        type: item.type,
        value: item.value,
        timestamp: item.timestamp,
        suggestion_id: item.resulting_suggestion_id,
        removed: [],
      }),
    ),
  ];
  const at = versions.findLastIndex(
    (version) => version.suggestion_id === suggestion.suggestion_id,
  );
  const next = {
    ...state,
    versions,
    count,
    max: count + remaining,
    held: { ...state.held, [suggestion.suggestion_id]: suggestion },
    reading,
    failure: null,
  };
  // What was pressed is off now: what says so takes the focus.
  return {
    ...showing(next, at),
    arrived: remaining > 0 ? null : { key: limitPlace, tool: 'limit' },
  };
}

function isSame(version: Version, item: RefinementHistoryItem): boolean {
  return (
    version.type === item.type &&
    version.value === item.value &&
    version.timestamp === item.timestamp
  );
}

export interface Change extends Pick<Version, 'type' | 'value' | 'timestamp' | 'removed'> {
  readonly suggestion: ShownSuggestion;
  readonly arrived: RefinementState['arrived'];
}

/** The state after a change by hand. Moving stops about again and again is one change. */
export function withChange(
  state: RefinementState,
  { suggestion, arrived, ...change }: Change,
): RefinementState {
  const isMovedOn =
    change.type === 'order' &&
    state.versions[state.shown]?.type === 'order' &&
    state.shown === state.versions.length - 1;
  const before = isMovedOn ? state.versions.slice(0, -1) : state.versions;
  const versions = [...before, { ...change, suggestion_id: suggestion.suggestion_id }];
  const next = {
    ...state,
    versions,
    held: { ...state.held, [suggestion.suggestion_id]: suggestion },
    reading: null,
    failure: null,
  };
  return { ...showing(next, versions.length - 1), arrived };
}

/**
 * What comes of taking a venue out: there may be nothing to take it from, or a plan
 * that would be left empty.
 */
export type Removal =
  | { readonly kind: 'removed'; readonly state: RefinementState }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'last' };

export function withRemoval(state: RefinementState, venue: WireVenue, timestamp: string): Removal {
  const version = state.versions[state.shown];
  const suggestion = version && state.held[version.suggestion_id];
  if (!suggestion || suggestion.plans.length === 0) return { kind: 'nothing' };
  const removed = [...version.removed, venueKey(venue)];
  if (!withoutVenues(suggestion, removed)) return { kind: 'last' };
  return {
    kind: 'removed',
    state: withChange(state, {
      type: 'removal',
      value: `Removed ${venue.name}`,
      suggestion,
      timestamp,
      removed,
      arrived: null,
    }),
  };
}

/** The state with another version shown. Locks of venues that are not in it go. */
export function showing(state: RefinementState, shown: number): RefinementState {
  const next = { ...state, shown, arrived: null };
  const keys = shownOf(next)?.plans.flatMap(({ venues }) => venues.map(venueKey)) ?? [];
  return { ...next, locked: state.locked.filter((key) => keys.includes(key)) };
}

/** The version that is shown as it is drawn; null where it is not at hand. */
export function shownOf({ versions, shown, held }: RefinementState): ShownSuggestion | null {
  const version = versions[shown];
  const suggestion = version && held[version.suggestion_id];
  return suggestion ? withoutVenues(suggestion, version.removed) : null;
}

/**
 * What a version is called: "First suggestion", "More relaxed", "under $80",
 * "Moved City Lights earlier".
 */
export function labelOf({ type, value }: Pick<Version, 'type' | 'value'>): string {
  if (type === 'first') return 'First suggestion';
  if (type !== 'preset') return value;
  return isPreset(value) ? presetNames[value] : value;
}

function isPreset(value: string): value is keyof typeof presetNames {
  return value in presetNames;
}
