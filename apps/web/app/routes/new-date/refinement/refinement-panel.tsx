import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import './refine.css';
import { useFinishPressed } from '../../../api/storage/pressed-action.ts';
import { Presets } from './presets.tsx';
import { RefinementEcho } from './refinement-echo.tsx';
import { refinementNotices, titleFailure } from './refinement-words.ts';
import { RefinementHistory } from './refinement-history.tsx';
import { type Asked, labelOf, limitPlace, type RefinementState } from './refinement-state.ts';
import { RefinementText } from './refinement-text.tsx';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useArrival } from '../result/use-arrival.ts';
import { useChosenOption } from '../result/use-chosen-option.ts';
import { useRefinement } from './use-refinement.ts';

const bannerMs = 3000;

/**
 * The line by which a user changes a suggestion, at the foot of the window, with what was
 * understood; below the plan what takes one tap, and the way back.
 */
export function RefinementPanel({
  suggestion,
}: {
  suggestion: ShownSuggestion;
}): React.JSX.Element | null {
  const { state, isBusy, isRefining, refine, restore } = useRefinement(suggestion);
  const [banner, setBanner] = useState<string | null>(null);
  const panelRef = useRef<HTMLElement>(null);
  useArrival(panelRef, limitPlace, state.arrived);
  useEnd(banner, () => setBanner(null));
  useFocusWherePressed(suggestion, panelRef);
  if (suggestion.plans.length === 0) return null;
  const isUsedUp = state.count >= state.max;
  const echo = (
    <RefinementEcho
      state={state}
      isRefining={isRefining}
      banner={banner}
      onUndo={() => restore(state.shown - 1)}
    />
  );
  if (suggestion.session_id === null) return <div className="refine refine--closed">{echo}</div>;

  function handleRefine(asked: Asked, onRefined?: () => void): void {
    setBanner(null);
    refine(asked, () => {
      setBanner(`Refined: ${labelOf(asked)}.`);
      onRefined?.();
    });
  }

  return (
    <>
      <div className="refine-more">
        <Presets state={state} isBusy={isBusy} isUsedUp={isUsedUp} onRefine={handleRefine} />
        <RefinementHistory state={state} onRestore={restore} />
      </div>
      <section className="refine" aria-label="Refine this plan" ref={panelRef}>
        {isUsedUp && (
          <p className="alert refine-alert" tabIndex={-1} data-tool="limit">
            <TriangleAlert className="icon" />
            {refinementNotices.usedUp(state.max)}
          </p>
        )}
        <RefinementText
          isBusy={isBusy}
          isRefining={isRefining}
          isUsedUp={isUsedUp}
          onRefine={handleRefine}
        />
        {echo}
        {/* Last, or above a line held at the foot of the window: the line stays where it is. */}
        {state.failure && (
          <FailurePanel failure={state.failure} isBusy={isBusy} onRetry={handleRefine} />
        )}
      </section>
    </>
  );
}

/** Who pressed Refine before they had an account goes on with the line for it. */
function useFocusWherePressed(
  suggestion: ShownSuggestion,
  panelRef: RefObject<HTMLElement | null>,
): void {
  const [option] = useChosenOption(suggestion);
  useFinishPressed({ action: 'refine', planId: suggestion.plans[option]?.plan_id ?? '' }, () =>
    panelRef.current?.querySelector('input')?.focus(),
  );
}

/** Ends what is shown for a while. */
function useEnd(shown: string | null, onEnd: () => void): void {
  const endRef = useRef(onEnd);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => endRef.current(), bannerMs);
    return () => clearTimeout(timer);
  }, [shown]);
}

interface FailurePanelProps {
  readonly failure: NonNullable<RefinementState['failure']>;
  readonly isBusy: boolean;
  readonly onRetry: (asked: Asked) => void;
}

function FailurePanel({ failure, isBusy, onRetry }: FailurePanelProps): React.JSX.Element {
  const { title, canRetry } = titleFailure(failure.message);
  return (
    <div className="panel-danger" role="alert">
      <CircleAlert className="icon" />
      <div>
        <b>{title}</b>
        <p>{failure.message}</p>
        <p className="small">Your plan is unchanged.</p>
        {canRetry && (
          <div>
            <button
              className="btn btn--secondary btn--sm"
              type="button"
              aria-disabled={isBusy}
              onClick={() => onRetry(failure.asked)}
            >
              Try again
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
