import type { ProfileNote } from '@rendezvous/contract';
import { explainFormFailure, fieldMessages } from '../../../api/api-failure.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useChangeProfileNote } from '../../../api/use-profile-notes.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { type FormProblem, useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { type NoteDraft, NoteFields, problemOf } from './note-fields.tsx';

interface EditNoteProps {
  readonly note: ProfileNote;
  readonly onDone: () => void;
}

type EditDraft = NoteDraft & { readonly ask: boolean };

/** A note in the form it was written in; Escape leaves it as it was. */
export function EditNote({ note, onDone }: EditNoteProps): React.JSX.Element {
  const [draft, setDraft] = useDraft<EditDraft>(`note ${note.id}`, () => {
    const { kind, text, day, ask } = note;
    return { kind, text, day, ask };
  });
  const { formRef, fields, alert, isBusy, clearFields, submit } = useCheckedForm();
  const change = useChangeProfileNote();
  const set = (part: Partial<EditDraft>): void => {
    clearFields();
    setDraft((before) => ({ ...before, ...part }));
  };

  async function save(): Promise<FormProblem | null> {
    const problem = problemOf(draft);
    if (problem) return problem;
    try {
      await change.mutateAsync({ note, changes: draft });
    } catch (error) {
      return { fields: fieldMessages(error), alert: explainFormFailure(error) };
    }
    onDone();
    return null;
  }

  return (
    <form
      ref={formRef}
      className="note-edit"
      aria-label={`Edit: ${note.text}`}
      noValidate
      onSubmit={(event) => submit(event, save)}
    >
      <NoteFields draft={draft} errors={fields} isFocused onChange={set} onEscape={onDone} />
      {draft.kind === 'note' && (
        <label className="note-ask">
          <input
            type="checkbox"
            checked={draft.ask}
            onChange={(event) => set({ ask: event.target.checked })}
          />
          Remind me to ask about it
        </label>
      )}
      {alert && <FormAlert text={alert} />}
      <div className="btn-row">
        <button className="btn btn--secondary btn--sm" type="submit" aria-disabled={isBusy}>
          Save
        </button>
        <button className="btn btn--ghost btn--sm" type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
