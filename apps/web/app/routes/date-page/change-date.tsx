import { CalendarClock, CalendarX, Pencil } from 'lucide-react';
import { explainAction } from '../../api/api-failure.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useCallOffDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import type { DateFacts } from './date-facts.ts';
import { MoveDialog } from './move-dialog.tsx';

const DateDialog = lazyPart({
  what: 'The date',
  place: 'afloat',
  load: () =>
    import('../../features/dates/dialog/date-dialog.tsx').then(({ DateDialog }) => DateDialog),
});

/** What comes last, and quiet: other stops, another day, or not at all. */
export function ChangeDate({ facts }: { readonly facts: DateFacts }): React.JSX.Element {
  const { date, phase } = facts;
  const [open, setOpen] = useDraft<'move' | 'edit' | null>('change', () => null);
  const callingOff = useCallOffDate();
  const { undoable, failure } = useNotices();
  const set = (cancelled: boolean, onSuccess: () => void): void =>
    callingOff.mutate(
      { id: date.id, cancelled },
      { onSuccess, onError: (error) => failure(explainAction(error, notices.dateNotUpdated)) },
    );
  const isAhead = phase !== 'over' && date.kind === 'scheduled';
  return (
    <section className="dp-change" aria-label="Change the date">
      <p>
        {isAhead && (
          <>
            <b>Plans change</b> A new day is checked before you move the date, and a cancelled date
            can be put back.
          </>
        )}
      </p>
      <div className="btn-row">
        <button className="btn btn--ghost" type="button" onClick={() => setOpen('edit')}>
          <Pencil className="icon" />
          Edit
        </button>
        {isAhead && (
          <>
            <button className="btn btn--ghost" type="button" onClick={() => setOpen('move')}>
              <CalendarClock className="icon" />
              Reschedule
            </button>
            <button
              className="btn btn--ghost dp-end"
              type="button"
              aria-disabled={callingOff.isPending}
              onClick={() =>
                set(true, () =>
                  undoable(notices.dateCancelled, () => set(false, () => undefined), 'Cancelled'),
                )
              }
            >
              <CalendarX className="icon" />
              Cancel date
            </button>
          </>
        )}
      </div>
      {open === 'move' && <MoveDialog facts={facts} onClose={() => setOpen(null)} />}
      {open === 'edit' && (
        <DateDialog task={{ kind: 'edit', record: date }} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
