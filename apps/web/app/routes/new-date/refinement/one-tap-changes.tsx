import type { Alternative } from '@rendezvous/contract';
import { WandSparkles } from 'lucide-react';

interface OneTapChangesProps {
  readonly title: string;
  readonly alternatives: readonly Alternative[];
  readonly onApply: (alternative: Alternative) => void;
}

/** Changes to the wishes that the server has checked: one tap applies one and plans again. */
export function OneTapChanges({
  title,
  alternatives,
  onApply,
}: OneTapChangesProps): React.JSX.Element {
  return (
    <div className="one-tap">
      <p className="small">{title}</p>
      <div className="btn-row">
        {alternatives.map((alternative) => (
          <button
            className="btn btn--secondary"
            type="button"
            key={alternative.text}
            onClick={() => onApply(alternative)}
          >
            <WandSparkles className="icon" />
            {capitalize(alternative.text)}
          </button>
        ))}
      </div>
    </div>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
