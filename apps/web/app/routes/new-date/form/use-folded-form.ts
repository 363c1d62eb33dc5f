import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuickPlanner } from '../result/use-quick-planner.ts';

/**
 * Whether one line stands for the form: from when a plan comes until somebody wants to change it, or something in it is wrong. A plan
 * that is brought back from an earlier visit leaves the form as the page was drawn, so that nothing moves.
 */
export function useFoldedForm({ formRef, suggestion, planning, freshId, errors }: QuickPlanner): {
  readonly isFolded: boolean;
  readonly unfold: () => void;
} {
  const [foldedFor, setFoldedFor] = useState(() =>
    planning.kind === 'idle' && suggestion !== null ? suggestion.suggestion_id : null,
  );
  const [lastFresh, setLastFresh] = useState(freshId);
  if (freshId !== lastFresh) {
    setLastFresh(freshId);
    // Null: something else is asked for now.
    setFoldedFor(freshId);
  }
  return {
    isFolded:
      suggestion !== null &&
      foldedFor === suggestion.suggestion_id &&
      planning.kind === 'idle' &&
      Object.keys(errors).length === 0,
    unfold: () => {
      flushSync(() => setFoldedFor(null));
      formRef.current?.querySelector<HTMLElement>('[name=location]')?.focus();
    },
  };
}
