import { limits, type DateDetail } from '@rendezvous/contract';
import { Pencil } from 'lucide-react';
import { explainAction } from '../../api/api-failure.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useUpdateDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

/** What somebody noted of a date, edited in its place. */
export function DateNotes({ date }: { readonly date: DateDetail }): React.JSX.Element {
  const [draft, setDraft] = useDraft<string | null>('notes', () => null);
  const update = useUpdateDate();
  const { failure } = useNotices();
  const save = (): void =>
    update.mutate(
      { id: date.id, changes: { notes: (draft ?? '').trim() } },
      {
        onSuccess: () => setDraft(null),
        onError: (error) => failure(explainAction(error, notices.dateNotUpdated)),
      },
    );
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
            <button className="link" type="button" onClick={() => setDraft(date.notes)}>
              <Pencil className="icon" />
              {date.notes === '' ? 'Add notes' : 'Edit notes'}
            </button>
          </div>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextAreaField
            label="Notes"
            value={draft}
            rows={4}
            maxLength={limits.longText}
            onChange={setDraft}
          />
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
