import { startTransition, useEffect, useRef, useState } from 'react';
import type { QuickPlanner } from '../result/use-quick-planner.ts';

/**
 * Whether one line stands for the form: from when a plan comes, also one that was asked for
 * before another page was looked at, until somebody wants to change it, or something in it is
 * wrong. A plan that is brought back from an earlier visit leaves the form as the page was
 * drawn, so that nothing moves.
 */
export function useFoldedForm({ formRef, suggestion, planning, errors }: QuickPlanner): {
  readonly isFolded: boolean;
  readonly unfold: () => void;
} {
  const shown = suggestion?.suggestion_id ?? null;
  const [isFolded, setIsFolded] = useState(planning.kind === 'idle' && shown !== null);
  /** What was on the screen when the plan being made was asked for; undefined while none is. */
  const [before, setBefore] = useState<string | null>();
  if (planning.kind === 'generating' && before === undefined) {
    setBefore(shown);
    setIsFolded(false);
  }
  if (planning.kind !== 'generating' && before !== undefined) {
    setBefore(undefined);
    setIsFolded(shown !== null && shown !== before);
  }
  const isWanted = useRef(false);
  useEffect(() => {
    if (isFolded || !isWanted.current) return;
    isWanted.current = false;
    formRef.current?.querySelector<HTMLElement>('[name=location]')?.focus();
  }, [isFolded, formRef]);
  return {
    isFolded:
      isFolded && shown !== null && planning.kind === 'idle' && Object.keys(errors).length === 0,
    unfold: () => {
      isWanted.current = true;
      // The press is shown at once, and the form as soon as it is drawn.
      startTransition(() => setIsFolded(false));
    },
  };
}
