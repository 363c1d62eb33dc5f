import type { Profile, ProfileNote } from '@rendezvous/contract';
import { useRef, useState } from 'react';
import '../../../styles/form.css';
import './notes.css';
import { explainAction, explainFailure } from '../../../api/api-failure.ts';
import {
  useAddProfileNote,
  useDeleteProfileNote,
  useProfileNotes,
} from '../../../api/use-profile-notes.ts';
import { LoadFailed } from '../../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { AddNote } from './add-note.tsx';
import { NoteItem } from './note-item.tsx';

/** So many that the page stays short. */
const shownFirst = 6;

/**
 * What the user noted about somebody and would give them: a line to add one, and all
 * of them, the newest first.
 */
export function NotesSection({ profile }: { readonly profile: Profile }): React.JSX.Element {
  const { data: notes, isPending, isError, error, refetch } = useProfileNotes(profile.id);
  return (
    <section aria-labelledby="profile-notes">
      <div className="card-head">
        <div>
          <h2 className="title" id="profile-notes">
            Notes and gift ideas{' '}
            {notes !== undefined && notes.length > 0 && (
              <span className="count">{notes.length}</span>
            )}
          </h2>
          <p className="muted small">Only you see these.</p>
        </div>
        <AddNote profileId={profile.id} />
      </div>
      {isPending && <Skeleton rows={2} />}
      {isError && !notes && (
        <LoadFailed
          title="Failed to load notes"
          text={explainFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
      {notes?.length === 0 && (
        <p className="muted notes-none">
          Nothing noted yet. One line after a date will do: what they look forward to, what they
          would like.
        </p>
      )}
      {notes !== undefined && notes.length > 0 && <NoteList notes={notes} />}
    </section>
  );
}

function NoteList({ notes }: { readonly notes: readonly ProfileNote[] }): React.JSX.Element {
  const listRef = useRef<HTMLUListElement>(null);
  const [isLong, setIsLong] = useState(false);
  const remove = useRemove();
  const shown = isLong ? notes : notes.slice(0, shownFirst);

  function handleDelete(note: ProfileNote, index: number): void {
    // The row goes: the focus goes on to the one beside it, or to where notes are written.
    const rows = listRef.current?.children;
    const beside = rows?.[index + 1] ?? rows?.[index - 1];
    const next = beside?.querySelector<HTMLElement>('.note-delete');
    (next ?? document.querySelector<HTMLElement>('.note-add input, .note-open'))?.focus();
    remove(note);
  }

  return (
    <>
      <ul className="notes" ref={listRef} aria-label="Notes and gift ideas">
        {shown.map((note, index) => (
          <NoteItem key={note.id} note={note} onDelete={() => handleDelete(note, index)} />
        ))}
      </ul>
      {shown.length < notes.length && (
        <button className="link" type="button" onClick={() => setIsLong(true)}>
          Show {notes.length - shown.length} more
        </button>
      )}
    </>
  );
}

/** Deletes a note, which can be had back for as long as the notice stands. */
function useRemove(): (note: ProfileNote) => void {
  const deletion = useDeleteProfileNote();
  const addition = useAddProfileNote();
  const { failure, undoable } = useNotices();

  async function restore(note: ProfileNote): Promise<void> {
    try {
      await addition.mutateAsync(note);
    } catch (error) {
      failure(explainAction(error, 'Failed to bring the note back'));
    }
  }

  return (note) =>
    void deletion.mutateAsync(note).then(
      () => undoable(`“${beginningOf(note.text)}”`, () => void restore(note), 'Deleted'),
      (error: unknown) => failure(explainAction(error, 'Failed to delete the note')),
    );
}

function beginningOf(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
