import type { WirePlan, WireVenue } from '@rendezvous/contract';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { explainFailure } from '../../../api/api-failure.ts';
import { venueKey } from '../result/without-venues.ts';
import { refinementNotices } from './refinement-words.ts';
import { changeTool } from './stop-menu.tsx';
import { useArrange, useRemoveVenue, useStoredVenueIds } from './use-arrangement.ts';
import { useRefinement } from './use-refinement.ts';

export interface StopChanges {
  /** A change is on its way. */
  readonly isBusy: boolean;
  readonly isKept: boolean;
  /** Whether the server can be asked about it. */
  readonly canAsk: boolean;
  readonly canMoveTo: (place: number) => boolean;
  /** Why the last change did not come about. */
  readonly problem: string | null;
  readonly arrived: ReturnType<typeof useRefinement>['state']['arrived'];
  readonly toggleKept: () => void;
  readonly moveTo: (place: number) => void;
  readonly replaceBy: (other: WireVenue) => void;
  readonly remove: () => void;
}

interface Stop {
  readonly suggestion: ShownSuggestion;
  readonly plan: WirePlan;
  readonly place: number;
  readonly venue: WireVenue;
}

/** What a user can do with one stop of a plan: keep it, replace it, move it, take it out. */
export function useStopChanges({ suggestion, plan, place, venue }: Stop): StopChanges {
  const { state, isBusy, toggleLock } = useRefinement(suggestion);
  const storedIds = useStoredVenueIds(suggestion, plan);
  const removal = useRemoveVenue(suggestion);
  const arrange = useArrange(suggestion, plan);
  const { name, venue_id = null } = venue;
  const key = venueKey(venue);
  const canAsk = suggestion.session_id !== null && venue_id !== null;
  return {
    isBusy,
    isKept: state.locked.includes(key),
    canAsk,
    // The server times all stops; where one was taken out, nobody knows an order of the rest.
    canMoveTo: (to) =>
      canAsk && storedIds.length === plan.venues.length && plan.venues[to] !== undefined,
    problem:
      arrange.isError && !isBusy
        ? explainFailure(arrange.error, refinementNotices.notArranged)
        : null,
    arrived: state.arrived,
    toggleKept: () => toggleLock(key),
    moveTo: (to) => {
      if (isBusy) return;
      arrange.mutate({
        venueIds: storedIds.toSpliced(place, 1).toSpliced(to, 0, key),
        type: 'order',
        value: `Moved ${name} ${to < place ? 'earlier' : 'later'}`,
        arrived: { key, tool: changeTool },
      });
    },
    replaceBy: (other) => {
      if (isBusy) return;
      arrange.mutate({
        venueIds: storedIds.map((id) => (id === key ? venueKey(other) : id)),
        type: 'places',
        value: `${other.name} instead of ${name}`,
        arrived: { key: venueKey(other), tool: changeTool },
      });
    },
    remove: () => {
      if (!isBusy) removal.mutate(venue);
    },
  };
}
