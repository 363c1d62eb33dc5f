import { Plus } from 'lucide-react';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFormFailure, fieldMessages, isOffline } from '../../../api/api-failure.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useAddProfileNote } from '../../../api/use-profile-notes.ts';
import { messages } from '../../../messages.ts';
import { useWhenOnline } from '../../../ui/use-when-online.ts';
import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { type FormProblem, useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { type NoteDraft, NoteFields, noteWords, problemOf } from './note-fields.tsx';

/** A draft with the id it will have: sent twice, it is stored once. */
type NewDraft = NoteDraft & { readonly id: string; readonly isWaiting: boolean };

function emptyDraft(): NewDraft {
  return {
    id: crypto.randomUUID(),
    kind: 'note',
    text: '',
    day: dayFromToday(0),
    isWaiting: false,
  };
}

/** A button that opens a line to write in. */
export function AddNote({ profileId }: { readonly profileId: number }): React.JSX.Element {
  const [draft, setDraft] = useDraft<NewDraft>(
    'note',
    emptyDraft,
    ({ text }) => text.trim() !== '',
  );
  const [isOpen, setIsOpen] = useState(draft.text !== '');
  const openRef = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => {
      setIsOpen(false);
      setDraft(emptyDraft());
    });
    openRef.current?.focus();
  }

  if (isOpen)
    return <NoteForm profileId={profileId} draft={draft} setDraft={setDraft} onClose={close} />;
  return (
    <button
      ref={openRef}
      className="btn btn--secondary note-open"
      type="button"
      onClick={() => setIsOpen(true)}
    >
      <Plus className="icon" />
      Add a note
    </button>
  );
}

interface NoteFormProps {
  readonly profileId: number;
  readonly draft: NewDraft;
  readonly setDraft: Dispatch<SetStateAction<NewDraft>>;
  readonly onClose: () => void;
}

/** Enter keeps what the line says and makes room for the next. */
function NoteForm({ profileId, draft, setDraft, onClose }: NoteFormProps): React.JSX.Element {
  const { formRef, fields, alert, isBusy, clearFields, submit } = useCheckedForm();
  const addition = useAddProfileNote();
  const [added, setAdded] = useState('');

  async function add(): Promise<FormProblem | null> {
    const problem = problemOf(draft);
    if (problem) return problem;
    const { isWaiting: _isWaiting, ...note } = draft;
    try {
      await addition.mutateAsync({ ...note, profile_id: profileId });
    } catch (error) {
      const isLater = isOffline(error);
      setDraft({ ...draft, isWaiting: isLater });
      if (isLater) return null;
      return { fields: fieldMessages(error), alert: explainFormFailure(error) };
    }
    setAdded(`${noteWords[draft.kind]} added.`);
    setDraft({ ...emptyDraft(), kind: draft.kind });
    return null;
  }

  useWhenOnline(draft.isWaiting, () => formRef.current?.requestSubmit());

  return (
    <form
      ref={formRef}
      className="note-add"
      aria-label="Add a note"
      noValidate
      onSubmit={(event) => submit(event, add)}
    >
      <NoteFields
        draft={draft}
        errors={fields}
        isFocused={draft.text === ''}
        onEscape={() => draft.text.trim() === '' && onClose()}
        onChange={(part) => {
          clearFields();
          setAdded('');
          setDraft((before) => ({ ...before, ...part, isWaiting: false }));
        }}
      />
      <div className="btn-row">
        <button className="btn btn--ghost" type="button" onClick={onClose}>
          Cancel
        </button>
        <button className="btn btn--secondary" type="submit" aria-disabled={isBusy}>
          <Plus className="icon" />
          Add
        </button>
      </div>
      <p className="sr-only" role="status">
        {added}
      </p>
      {draft.isWaiting && <FormAlert text={messages.offlineWaiting} />}
      {alert && <FormAlert text={alert} />}
    </form>
  );
}
