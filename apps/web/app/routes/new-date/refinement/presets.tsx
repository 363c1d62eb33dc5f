import { Check } from 'lucide-react';
import type { Asked, RefinementState } from './refinement-state.ts';
import { presetNames } from './refinement-words.ts';

interface PresetsProps {
  readonly state: RefinementState;
  readonly isBusy: boolean;
  readonly isUsedUp: boolean;
  readonly onRefine: (asked: Asked) => void;
}

/** Directions that take one tap, in a row that scrolls by itself. */
export function Presets({ state, isBusy, isUsedUp, onRefine }: PresetsProps): React.JSX.Element {
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
