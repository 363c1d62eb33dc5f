import { findRefinementProblem, refinementLengths } from '@rendezvous/contract';
import { WandSparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { Asked } from './refinement-state.ts';

interface RefinementTextProps {
  readonly isBusy: boolean;
  readonly isRefining: boolean;
  readonly isUsedUp: boolean;
  readonly onRefine: (asked: Asked, onRefined: () => void) => void;
}

/** From here on it is said how many characters are left to the limit. */
const hintFrom = 70;

/** A refinement in people's own words; what stands in its way is said while they type. */
export function RefinementText({
  isBusy,
  isRefining,
  isUsedUp,
  onRefine,
}: RefinementTextProps): React.JSX.Element {
  const [text, setText] = useDraft('refinement', () => '');
  const problem = text.trim() === '' ? undefined : findRefinementProblem(text);
  const isReady = text.trim() !== '' && problem === undefined && !isBusy && !isUsedUp;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) onRefine({ type: 'text', value: text.trim() }, () => setText(''));
  }

  return (
    <form className="refine-text" onSubmit={handleSubmit} noValidate>
      <Field
        label="In your own words"
        error={problem}
        {...(text.length > hintFrom && {
          hint: `${text.length} of ${refinementLengths.input} characters`,
        })}
      >
        {(control) => (
          <div className="refine-row">
            <input
              {...control}
              className="input"
              type="text"
              maxLength={refinementLengths.input}
              placeholder="No seafood, somewhere with live jazz"
              value={text}
              disabled={isUsedUp}
              readOnly={isRefining}
              onChange={(event) => setText(event.target.value)}
            />
            {/* It keeps the focus while it waits, and when there is nothing more to send. */}
            <button
              className="btn btn--secondary"
              type="submit"
              disabled={isUsedUp}
              aria-disabled={!isReady}
            >
              {isRefining ? <span className="spinner" /> : <WandSparkles className="icon" />}
              Refine
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}
