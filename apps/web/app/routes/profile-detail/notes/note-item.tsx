import type { ProfileNote } from '@rendezvous/contract';
import { Check, Gift, NotebookPen, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { explainAction } from '../../../api/api-failure.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useChangeProfileNote } from '../../../api/use-profile-notes.ts';
import { dayFromToday, formatRecentDay } from '../../../ui/time/calendar-day.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { EditNote } from './edit-note.tsx';
import { noteWords } from './note-fields.tsx';

interface NoteItemProps {
  readonly note: ProfileNote;
  readonly onDelete: () => void;
}

/** One note or gift idea, edited in its place. */
export function NoteItem({ note, onDelete }: NoteItemProps): React.JSX.Element {
  const [isEditing, setIsEditing] = useDraft(`editing ${note.id}`, () => false);
  const editRef = useRef<HTMLButtonElement>(null);

  function stopEditing(): void {
    flushSync(() => setIsEditing(false));
    editRef.current?.focus();
  }

  if (isEditing)
    return (
      <li>
        <EditNote note={note} onDone={stopEditing} />
      </li>
    );
  const isGift = note.kind === 'gift';
  const Icon = isGift ? Gift : NotebookPen;
  return (
    <li className="note">
      <Icon className="icon" />
      <div className="note-words">
        <LongText text={note.text} />
        <p className="caption">
          {noteWords[note.kind]}, <time dateTime={note.day}>{formatRecentDay(note.day)}</time>
          {note.given_on !== null && `, given ${formatRecentDay(note.given_on)}`}
        </p>
      </div>
      <div className="note-tools">
        {isGift && <GivenToggle note={note} />}
        <button
          ref={editRef}
          className="icon-btn"
          type="button"
          aria-label={`Edit: ${note.text}`}
          title="Edit"
          onClick={() => setIsEditing(true)}
        >
          <Pencil className="icon" />
        </button>
        <button
          className="icon-btn note-delete"
          type="button"
          aria-label={`Delete: ${note.text}`}
          title="Delete"
          onClick={onDelete}
        >
          <Trash2 className="icon" />
        </button>
      </div>
    </li>
  );
}

/** Marks a gift as given today, or as not given after all. */
function GivenToggle({ note }: { readonly note: ProfileNote }): React.JSX.Element {
  const change = useChangeProfileNote();
  const { failure } = useNotices();
  const isGiven = note.given_on !== null;
  return (
    <button
      className="btn btn--secondary btn--sm note-given"
      type="button"
      aria-pressed={isGiven}
      aria-disabled={change.isPending}
      aria-label={`Given: ${note.text}`}
      onClick={() => {
        if (change.isPending) return;
        change.mutate(
          { note, changes: { given_on: isGiven ? null : dayFromToday(0) } },
          { onError: (error) => failure(explainAction(error, 'Failed to change the gift idea')) },
        );
      }}
    >
      {isGiven && <Check className="icon" />}
      Given
    </button>
  );
}
