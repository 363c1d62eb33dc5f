import { type Alternative, texts } from '@rendezvous/contract';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ApiFailure, explainFormFailure } from '../../../api/api-failure.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { OneTapChanges } from '../refinement/one-tap-changes.tsx';

interface PlanningRefusedProps {
  readonly failure: ApiFailure;
  readonly onApply: (alternative: Alternative) => void;
}

/** The wishes as the form calls them. */
const wordsOf: Readonly<Record<string, string>> = {
  start: 'Start time',
  end: 'End time',
  distance: 'Max distance',
  budget: 'Budget',
  setting: 'Setting',
  mode: 'Getting there',
  stops: 'How many stops',
  'done-before': 'What you did last time',
  dislikes: 'Dislikes',
};

/** Why there is no plan, which wishes stand in the way, and what would make one possible. */
export function PlanningRefused({ failure, onApply }: PlanningRefusedProps): React.JSX.Element {
  const panelRef = useRef<HTMLElement>(null);
  // That there is no connection is said for as long as it is so.
  useIsOnline();
  useEffect(() => {
    // Focus alone scrolls no further than the first line.
    panelRef.current?.focus({ preventScroll: true });
    panelRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className="panel-danger" aria-label="No plan" tabIndex={-1} ref={panelRef}>
      <CircleAlert className="icon" />
      <div>
        <p role="alert">
          <b>{explainPlanning(failure)}</b>
        </p>
        {failure.relax.length > 0 && (
          <>
            <p className="small">What stands in the way:</p>
            <ul className="relax">
              {failure.relax.map((wish) => (
                <li key={wish}>{wordsOf[wish] ?? wish}</li>
              ))}
            </ul>
          </>
        )}
        {failure.alternatives.length > 0 && (
          <OneTapChanges
            title="This would work:"
            alternatives={failure.alternatives}
            onApply={onApply}
          />
        )}
      </div>
    </section>
  );
}

/** Of a server that says nothing people learn what has failed. */
function explainPlanning(failure: ApiFailure): string {
  return failure.status !== null && failure.detail === null
    ? texts.suggestionFailed
    : explainFormFailure(failure, texts.suggestionFailed);
}
