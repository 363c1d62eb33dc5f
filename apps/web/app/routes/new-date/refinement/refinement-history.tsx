import { useLayoutEffect, useRef } from 'react';
import { formatClock } from '../../../ui/time/clock-time.ts';
import { labelOf, type RefinementState, type Version } from './refinement-state.ts';
import { useArrival } from '../result/use-arrival.ts';
import { historyPlace } from './use-refinement.ts';

interface RefinementHistoryProps {
  readonly state: RefinementState;
  readonly onRestore: (index: number) => void;
}

/** Every version there was, the oldest first; each but the one on screen can be had again. */
export function RefinementHistory({ state, onRestore }: RefinementHistoryProps): React.JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useArrival(ref, historyPlace, state.arrived);
  useLayoutEffect(() => scrollToShown(ref.current), [state.shown, state.versions]);
  return (
    <aside className="refine-history" aria-labelledby="refine-history-title" ref={ref}>
      <h3 className="sr-only" id="refine-history-title">
        Refinement history
      </h3>
      <ol>
        {state.versions.map((version, i) => {
          const entry = (
            <>
              <b>{version.type === 'text' ? `“${version.value}”` : labelOf(version)}</b>
              {version.timestamp !== null && (
                <time dateTime={version.timestamp}>{timeOf(version.timestamp)}</time>
              )}
            </>
          );
          return (
            <li aria-current={i === state.shown || undefined} key={keyOf(version)}>
              {i === state.shown ? (
                <div tabIndex={-1} data-tool="shown">
                  {entry}
                  <span className="now">Showing</span>
                </div>
              ) : (
                <button type="button" onClick={() => onRestore(i)}>
                  {entry}
                  <span className="go">Restore</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </aside>
  );
}

/** On phones they are in a row that scrolls: the one on screen is in sight. */
function scrollToShown(history: HTMLElement | null): void {
  const [row, shown] = [history?.querySelector('ol'), history?.querySelector('[aria-current]')];
  if (!row || !shown) return;
  const [frame, box] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
}

/** No two versions came at the same instant, and the first is the only one without. */
function keyOf({ suggestion_id, timestamp }: Version): string {
  return `${suggestion_id} ${timestamp}`;
}

function timeOf(timestamp: string): string {
  const instant = new Date(timestamp);
  return formatClock(instant.getHours() * 60 + instant.getMinutes());
}
