import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { ArrowLeft, ArrowRight, CircleAlert, Lock, LockOpen, Replace, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import './refine.css';
import { explainFailure } from '../../../api/api-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { OtherPlacesDialog } from './other-places-dialog.tsx';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { StopGrip } from './stop-grip.tsx';
import { useArrange, useRemoveVenue, useStoredVenueIds } from './use-arrangement.ts';
import { useArrival } from '../result/use-arrival.ts';
import { useRefinement } from './use-refinement.ts';
import { venueKey } from '../result/without-venues.ts';
import { refinementNotices } from './refinement-words.ts';

interface StopToolsProps {
  readonly suggestion: ShownSuggestion;
  readonly plan: WirePlan;
  /** Which of the plan's stops, from 0. */
  readonly place: number;
}

/** What a user can do with one stop: keep it, replace it, move it, take it out. */
export function StopTools({ suggestion, plan, place }: StopToolsProps): React.JSX.Element | null {
  const groupRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'none' | 'removal' | 'others'>('none');
  const { state, isBusy, toggleLock } = useRefinement(suggestion);
  const storedIds = useStoredVenueIds(suggestion, plan);
  const removal = useRemoveVenue(suggestion);
  const arrange = useArrange(suggestion, plan);
  const venue = plan.venues[place];
  useArrival(groupRef, venue ? venueKey(venue) : '', state.arrived);
  if (!venue) return null;
  const { name } = venue;
  const key = venueKey(venue);
  const canAsk = suggestion.session_id !== null && venue.venue_id !== null;
  // The server times three stops; where one was taken out, nobody knows an order of the rest.
  const canMove = canAsk && plan.venues.length > 1 && storedIds.length === plan.venues.length;
  const isLocked = state.locked.includes(key);

  function move(to: number): void {
    if (isBusy || to === place || to < 0 || to >= plan.venues.length) return;
    const tool = to < place ? 'earlier' : 'later';
    const venueIds = storedIds.toSpliced(place, 1).toSpliced(to, 0, key);
    arrange.mutate({
      venueIds,
      type: 'order',
      value: `Moved ${name} ${tool}`,
      arrived: { key, tool },
    });
  }

  function close(): void {
    setOpen('none');
  }

  function remove(): void {
    close();
    if (venue && !isBusy) removal.mutate(venue);
  }

  function replace(other: WireVenue): void {
    close();
    if (isBusy) return;
    const venueIds = storedIds.map((id) => (id === key ? venueKey(other) : id));
    arrange.mutate({
      venueIds,
      type: 'places',
      value: `${other.name} instead of ${name}`,
      arrived: { key: venueKey(other), tool: 'others' },
    });
  }

  return (
    <div className="stop-tools" role="group" aria-label={`Change ${name}`} ref={groupRef}>
      {canAsk && (
        <span className="stop-words">
          <button
            className="btn btn--ghost"
            type="button"
            aria-label={`Keep ${name}`}
            aria-pressed={isLocked}
            title="Keep when refining"
            onClick={() => toggleLock(key)}
          >
            {isLocked ? <Lock className="icon" /> : <LockOpen className="icon" />}
            Keep
          </button>
          <button
            className="btn btn--ghost"
            type="button"
            aria-label={`Other places for ${name}`}
            data-tool="others"
            onClick={() => setOpen('others')}
          >
            <Replace className="icon" />
            Other places
          </button>
        </span>
      )}
      {canMove && (
        <MoveTools
          name={name}
          place={place}
          count={plan.venues.length}
          isBusy={isBusy}
          onMove={move}
        />
      )}
      {plan.venues.length > 1 && (
        <button
          className="icon-btn"
          type="button"
          aria-label={`Remove ${name}`}
          title="Remove venue"
          onClick={() => setOpen('removal')}
        >
          <Trash2 className="icon" />
        </button>
      )}
      {arrange.isError && !isBusy && (
        <p className="error" role="alert">
          <CircleAlert className="icon" />
          {explainFailure(arrange.error, refinementNotices.notArranged)}
        </p>
      )}
      {open === 'removal' && <RemovalDialog name={name} onConfirm={remove} onClose={close} />}
      {open === 'others' && (
        <OtherPlacesDialog
          suggestion={suggestion}
          plan={plan}
          venue={venue}
          onChoose={replace}
          onClose={close}
        />
      )}
    </div>
  );
}

interface MoveToolsProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly isBusy: boolean;
  readonly onMove: (to: number) => void;
}

function MoveTools({ name, place, count, isBusy, onMove }: MoveToolsProps): React.JSX.Element {
  return (
    <>
      <button
        className="icon-btn stop-earlier"
        type="button"
        aria-label={`Move ${name} earlier`}
        title="Earlier"
        data-tool="earlier"
        aria-disabled={isBusy || place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowLeft className="icon" />
      </button>
      <StopGrip place={place} onDrop={onMove} />
      <button
        className="icon-btn stop-later"
        type="button"
        aria-label={`Move ${name} later`}
        title="Later"
        data-tool="later"
        aria-disabled={isBusy || place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowRight className="icon" />
      </button>
    </>
  );
}

function RemovalDialog({
  name,
  ...handlers
}: {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}): React.JSX.Element {
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      text="The other stops keep their times. You can undo this."
      confirm="Remove venue"
      cancel="Cancel"
      {...handlers}
    />
  );
}
