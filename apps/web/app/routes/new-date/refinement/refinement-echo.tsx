import { Check, CircleAlert, Info, Sparkles, TriangleAlert } from 'lucide-react';
import { ChangeStrip } from './change-strip.tsx';
import type { Reading, RefinementState } from './refinement-state.ts';

interface RefinementEchoProps {
  readonly state: RefinementState;
  readonly isRefining: boolean;
  /** What was refined just now. */
  readonly banner: string | null;
  readonly onUndo: () => void;
}

/**
 * What became of the last change: how it was read, or what was done by hand with
 * its undo; and what is left.
 */
export function RefinementEcho({
  state,
  isRefining,
  banner,
  onUndo,
}: RefinementEchoProps): React.JSX.Element {
  const { count, max, reading } = state;
  const hasGap = (state.versions[state.shown]?.removed.length ?? 0) > 0;
  return (
    <div className="refine-echo">
      <div>
        <div role="status">
          {isRefining && <p className="muted">Changing the plan…</p>}
          {banner !== null && (
            <p className="refine-banner">
              <Check className="icon" />
              {banner}
            </p>
          )}
          {reading && <ReadingWords reading={reading} />}
        </div>
        <ChangeStrip state={state} onUndo={onUndo} />
        {hasGap && (
          <p className="muted">
            Refining plans three stops again, so another place will fill the gap.
          </p>
        )}
      </div>
      <p className="refine-count num">
        {count} of {max} used, {max - count} left
      </p>
    </div>
  );
}

function ReadingWords({
  reading: { meanings, unread, notes, answers },
}: {
  reading: Reading;
}): React.JSX.Element {
  return (
    <ul className="refine-reading" aria-label="How we read it">
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
