import { limits, type DateDetail } from '@rendezvous/contract';
import { Pencil } from 'lucide-react';
import { explainAction, isOffline } from '../../api/api-failure.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useUpdateDate } from '../../api/use-history.ts';
import { messages, notices } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { useWhenOnline } from '../../ui/use-when-online.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';

interface NotesDraft {
  readonly text: string;
  readonly isWaiting: boolean;
}

/** What somebody noted of a date, edited in its place. */
export function DateNotes({ date }: { readonly date: DateDetail }): React.JSX.Element {
  const [draft, setDraft] = useDraft<NotesDraft | null>('date-notes', () => null);
  const update = useUpdateDate();
  const { failure } = useNotices();
  const write = (text: string): void => setDraft({ text, isWaiting: false });
  const save = (text: string): void =>
    update.mutate(
      { id: date.id, changes: { notes: text.trim() } },
      {
        onSuccess: () => setDraft(null),
        onError: (error) => {
          if (isOffline(error)) return setDraft({ text, isWaiting: true });
          write(text);
          failure(explainAction(error, notices.dateNotUpdated));
        },
      },
    );
  useWhenOnline(draft?.isWaiting === true, () => draft && save(draft.text));
  return (
    <section aria-labelledby="date-notes">
      <h2 className="heading" id="date-notes">
        Notes
      </h2>
      {draft === null ? (
        <>
          {date.notes !== '' && <p className="voice">{date.notes}</p>}
          <p className="aside-by">Only you see this.</p>
          <div className="aside-row">
            <button className="link" type="button" onClick={() => write(date.notes)}>
              <Pencil className="icon" />
              {date.notes === '' ? 'Add notes' : 'Edit notes'}
            </button>
          </div>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(draft.text);
          }}
        >
          <TextAreaField
            label="Notes"
            value={draft.text}
            rows={4}
            maxLength={limits.longText}
            onChange={write}
          />
          {draft.isWaiting && <FormAlert text={messages.offlineWaiting} />}
          <div className="btn-row aside-row">
            <button
              className="btn btn--secondary btn--sm"
              type="submit"
              aria-disabled={update.isPending}
            >
              Save notes
            </button>
            <button className="btn btn--ghost btn--sm" type="button" onClick={() => setDraft(null)}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
