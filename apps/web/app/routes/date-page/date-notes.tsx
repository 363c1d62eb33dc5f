import { limits, type DateDetail } from '@rendezvous/contract';
import { Pencil } from 'lucide-react';
import { explainAction, isOffline } from '../../api/api-failure.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useDate } from '../../api/use-date.ts';
import { useUpdateDate } from '../../api/use-history.ts';
import { messages, notices } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { useWhenOnline } from '../../ui/use-when-online.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';

interface NotesDraft {
  readonly text: string;
  /**
   * The notes as they were when they were opened; a browser that was offline
   * may not have known them.
   */
  readonly before: string;
  readonly isWaiting: boolean;
}

/** What somebody noted of a date, edited in its place. */
export function DateNotes({ date }: { readonly date: DateDetail }): React.JSX.Element {
  const [draft, setDraft] = useDraft<NotesDraft | null>('date-notes', () => null);
  const update = useUpdateDate();
  const { failure } = useNotices();
  const { refetch } = useDate(date.id);
  const begin = (): void => setDraft({ text: date.notes, before: date.notes, isWaiting: false });
  const save = (written: NotesDraft, now: string): void =>
    update.mutate(
      { id: date.id, changes: { notes: withOthers(written, now) } },
      {
        onSuccess: () => setDraft(null),
        onError: (error) => {
          setDraft({ ...written, isWaiting: isOffline(error) });
          if (!isOffline(error)) failure(explainAction(error, notices.dateNotUpdated));
        },
      },
    );
  useWhenOnline(draft?.isWaiting === true, async () => {
    const { data, isSuccess } = await refetch();
    if (draft && isSuccess) save(draft, data.notes);
  });
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
            <button className="btn btn--secondary btn--sm" type="button" onClick={begin}>
              <Pencil className="icon" />
              {date.notes === '' ? 'Add notes' : 'Edit notes'}
            </button>
          </div>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(draft, date.notes);
          }}
        >
          <TextAreaField
            label="Notes"
            value={draft.text}
            rows={4}
            maxLength={limits.longText}
            onChange={(text) => setDraft({ ...draft, text, isWaiting: false })}
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

/** What is saved: what was written, below what came to be there meanwhile. */
function withOthers({ text, before }: NotesDraft, now: string): string {
  const written = text.trim();
  return now === before || now === written ? written : `${now}\n\n${written}`;
}
