import { Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusMain } from '../../../ui/page/focus-main.ts';
import { labelOf, type RefinementState } from './refinement-state.ts';
import { changePlace } from './use-arrangement.ts';
import { useArrival } from '../result/use-arrival.ts';

/** Long enough to notice, to read and to reach; the way back stays in the history of the plan. */
const shownMs = 10_000;

interface ChangeStripProps {
  readonly state: RefinementState;
  readonly onUndo: () => void;
}

/**
 * What was changed by hand just now, with its undo, in a room of its own below the plan. It goes by
 * itself unless somebody is at it.
 */
export function ChangeStrip({ state, onUndo }: ChangeStripProps): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const isHeld = useIsHeld(ref);
  const last = state.versions[state.shown];
  const isShown =
    last !== undefined &&
    state.shown === state.versions.length - 1 &&
    last.timestamp !== ended &&
    ['places', 'order', 'removal'].includes(last.type);
  useArrival(ref, changePlace, state.arrived);

  const end = useEffectEvent(() => {
    const hasFocus = ref.current?.contains(document.activeElement);
    setEnded(last?.timestamp ?? null);
    if (hasFocus) focusMain();
  });
  const change = isShown ? last.timestamp : null;
  useEffect(() => {
    if (change === null || isHeld) return undefined;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [change, isHeld]);

  return (
    <div className="change-strip" role="status" ref={ref}>
      {isShown && (
        <p>
          <span title={labelOf(last)}>{labelOf(last)}</span>
          <button
            className="btn btn--ghost btn--sm"
            type="button"
            data-tool="undo"
            onClick={onUndo}
          >
            <Undo2 className="icon" />
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * Whether the pointer or the keyboard is at it. A press of the mouse leaves the focus behind
 * without anybody being there.
 */
function useIsHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const look = (): void => setIsHeld(element?.matches(':hover, :has(:focus-visible)') ?? false);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'keyup'];
    const lookSoon = (): void => void requestAnimationFrame(look);
    for (const event of events) element?.addEventListener(event, lookSoon);
    return () => {
      for (const event of events) element?.removeEventListener(event, lookSoon);
    };
  }, [ref]);
  return isHeld;
}
