import { Check, CircleAlert, Info, Sparkles, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import './refine.css';
import { ChangeStrip } from './change-strip.tsx';
import { presetNames, refinementNotices, titleFailure } from './refinement-words.ts';
import { RefinementHistory } from './refinement-history.tsx';
import {
  type Asked,
  labelOf,
  limitPlace,
  type Reading,
  type RefinementState,
} from './refinement-state.ts';
import { RefinementText } from './refinement-text.tsx';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useArrival } from '../result/use-arrival.ts';
import { useRefinement } from './use-refinement.ts';

const bannerMs = 3000;

/** Everything by which a user changes a suggestion that is on screen, and the way back. */
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
  if (suggestion.plans.length === 0) return null;
  const isUsedUp = state.count >= state.max;
  const change = <ChangeStrip state={state} onUndo={() => restore(state.shown - 1)} />;
  if (suggestion.session_id === null) return change;

  function handleRefine(asked: Asked, onRefined?: () => void): void {
    setBanner(null);
    refine(asked, () => {
      setBanner(`Refined: ${labelOf(asked)}.`);
      onRefined?.();
    });
  }

  return (
    <>
      {change}
      <section className="card refine" aria-labelledby="refine-title" ref={panelRef}>
        <div className="refine-main">
          <div className="card-head">
            <h2 className="title" id="refine-title">
              Not quite it?
            </h2>
            <Counter count={state.count} max={state.max} />
          </div>
          <p className="muted small">
            Pick a direction or say it your way. The rest of the plan stays put where it can.
          </p>
          {(state.versions[state.shown]?.removed.length ?? 0) > 0 && (
            <p className="small refine-note">
              Refining plans three stops again: another place fills the gap of what you removed.
            </p>
          )}
          <Presets state={state} isBusy={isBusy} isUsedUp={isUsedUp} onRefine={handleRefine} />
          <RefinementText
            isBusy={isBusy}
            isRefining={isRefining}
            isUsedUp={isUsedUp}
            onRefine={handleRefine}
          />
          <div role="status">
            {isRefining && <p className="small muted refine-note">Changing the plan…</p>}
            {banner !== null && (
              <p className="refine-banner">
                <Check className="icon" />
                {banner}
              </p>
            )}
            {state.reading && <ReadingWords reading={state.reading} />}
          </div>
          {isUsedUp && (
            <p className="alert refine-alert" tabIndex={-1} data-tool="limit">
              <TriangleAlert className="icon" />
              {refinementNotices.usedUp(state.max)}
            </p>
          )}
          {state.failure && (
            <FailurePanel failure={state.failure} isBusy={isBusy} onRetry={handleRefine} />
          )}
        </div>
        <RefinementHistory state={state} suggestion={suggestion} onRestore={restore} />
      </section>
    </>
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

function Counter({ count, max }: { count: number; max: number }): React.JSX.Element {
  return (
    <p className="refine-count num">
      <span className="pips" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i className={i < max - count ? 'on' : ''} key={i} />
        ))}
      </span>
      {count} of {max} used, {max - count} left
    </p>
  );
}

interface PresetsProps {
  readonly state: RefinementState;
  readonly isBusy: boolean;
  readonly isUsedUp: boolean;
  readonly onRefine: (asked: Asked) => void;
}

function Presets({ state, isBusy, isUsedUp, onRefine }: PresetsProps): React.JSX.Element {
  return (
    <div className="presets" role="group" aria-label="Preset refinements">
      {Object.entries(presetNames).map(([value, name]) => {
        const isUsed = state.versions.some(
          (version) => version.type === 'preset' && version.value === value,
        );
        return (
          <button
            type="button"
            className={isUsed ? 'used' : ''}
            disabled={isUsedUp}
            aria-disabled={isBusy}
            onClick={() => onRefine({ type: 'preset', value })}
            key={value}
          >
            {isUsed && <Check className="icon" />}
            {name}
          </button>
        );
      })}
    </div>
  );
}

function ReadingWords({
  reading: { meanings, unread, notes, answers },
}: {
  reading: Reading;
}): React.JSX.Element {
  return (
    <ul className="refine-reading" aria-label="How it was read">
      {answers.map((answer) => (
        <li key={answer}>
          <Info className="icon" />
          {answer}
        </li>
      ))}
      {meanings.map((meaning) => (
        <li key={meaning}>
          <Sparkles className="icon" />
          {meaning}
        </li>
      ))}
      {unread.length > 0 && (
        <li className="unread">
          <CircleAlert className="icon" />
          Not understood: {unread.join(', ')}
        </li>
      )}
      {notes.map((note) => (
        <li className="unread" key={note}>
          <TriangleAlert className="icon" />
          {note}
        </li>
      ))}
    </ul>
  );
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
