import { useRef } from 'react';
import { formatClock, parseClock } from '../../../ui/clock-time.ts';
import { DayArc } from '../../../sky/day-arc.tsx';
import { planStays } from '../../../plan/plan-stays.ts';
import { labelOf, type RefinementState, type Version } from './refinement-state.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useArrival } from '../result/use-arrival.ts';
import { historyPlace } from './use-refinement.ts';

interface RefinementHistoryProps {
  readonly state: RefinementState;
  readonly suggestion: ShownSuggestion;
  readonly onRestore: (index: number) => void;
}

/** Every version there was, the oldest first; each but the one on screen can be had again. */
export function RefinementHistory({
  state,
  suggestion,
  onRestore,
}: RefinementHistoryProps): React.JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useArrival(ref, historyPlace, state.arrived);
  const sunset = parseClock(suggestion.weather_info.sunset);
  return (
    <aside className="refine-history" aria-labelledby="refine-history-title" ref={ref}>
      <h3 className="heading" id="refine-history-title">
        Refinement history
      </h3>
      <ol>
        {state.versions.map((version, i) => {
          const [plan] = state.held[version.suggestion_id]?.plans ?? [];
          const entry = (
            <>
              <DayArc stops={plan ? planStays(plan) : []} sunset={sunset} size="mini" />
              <span>
                <b>{version.type === 'text' ? `“${version.value}”` : labelOf(version)}</b>
                {version.timestamp !== null && (
                  <time dateTime={version.timestamp}>{timeOf(version.timestamp)}</time>
                )}
              </span>
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

/** No two versions came at the same instant, and the first is the only one without. */
function keyOf({ suggestion_id, timestamp }: Version): string {
  return `${suggestion_id} ${timestamp}`;
}

function timeOf(timestamp: string): string {
  const instant = new Date(timestamp);
  return formatClock(instant.getHours() * 60 + instant.getMinutes());
}
