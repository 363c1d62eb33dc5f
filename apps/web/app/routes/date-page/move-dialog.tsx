import { useState } from 'react';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useDateCheck } from '../../api/use-date.ts';
import { dayFromToday, isDay } from '../../ui/time/calendar-day.ts';
import { parseClock } from '../../ui/time/clock-time.ts';
import { Dialog, DialogText } from '../../ui/dialog/dialog.tsx';
import { DiscardFoot } from '../../ui/form/discard-foot.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type FormProblem, useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { CheckedLine } from './checked-line.tsx';
import type { DateFacts } from './date-facts.ts';
import { useMoveDate } from './use-move-date.ts';

interface MoveDialogProps {
  readonly facts: DateFacts;
  /** What is proposed at first. */
  readonly proposed?: { readonly date: string; readonly start_time: string | null };
  readonly onMoved?: () => void;
  readonly onClose: () => void;
}

/** Another day and hour for a date: what is open then is asked before anything changes. */
export function MoveDialog({
  facts: { date },
  proposed,
  onMoved,
  onClose,
}: MoveDialogProps): React.JSX.Element {
  const begin = date.activities[0]?.start_time ?? '';
  const first = { day: proposed?.date ?? date.date, start: proposed?.start_time ?? begin };
  const [day, setDay] = useDraft('moved-day', () => first.day);
  const [start, setStart] = useDraft('moved-start', () => first.start);
  const [isLeaving, setIsLeaving] = useState(false);
  const { formRef, fields, clearFields, submit } = useCheckedForm();
  const isChanged = day !== first.day || start !== first.start;
  const isMoved = day !== date.date || start !== begin;
  const { move, isMoving } = useMoveDate(date);

  async function checkAndMove(): Promise<FormProblem | null> {
    if (!isDay(day) || day < dayFromToday(0))
      return { fields: { day: 'Choose today or a later day.' } };
    if (!isMoved) return { fields: { day: 'Choose another day or hour.' } };
    move({ date: day, start_time: start }, () => {
      onMoved?.();
      onClose();
    });
    return null;
  }

  function close(): void {
    if (isChanged) setIsLeaving(true);
    else onClose();
  }

  return (
    <Dialog title="Reschedule" onClose={close}>
      <DialogText>
        {date.activities.length > 1
          ? 'The stops keep their order and the time between them.'
          : 'The new day is checked before anything changes.'}
      </DialogText>
      <form className="dp-move" ref={formRef} onSubmit={(event) => submit(event, checkAndMove)}>
        <div className="form-grid">
          <TextField
            label="Day"
            className="c6"
            type="date"
            value={day}
            error={fields.day}
            onChange={(value) => {
              clearFields();
              setDay(value);
            }}
          />
          {begin !== '' && (
            <TextField label="Start" className="c6" type="time" value={start} onChange={setStart} />
          )}
        </div>
        {isDay(day) && (start === '' || parseClock(start) !== null) && (
          <CheckOfMove
            id={date.id}
            names={date.activities}
            move={{ date: day, start_time: start || undefined }}
          />
        )}
        {isLeaving ? (
          <DiscardFoot onKeep={() => setIsLeaving(false)} onDiscard={onClose} />
        ) : (
          <div className="dialog-foot">
            <button className="btn btn--secondary" type="button" onClick={onClose}>
              Keep as it is
            </button>
            <button className="btn btn--primary" type="submit" aria-disabled={isMoving || !isMoved}>
              {isMoving && <span className="spinner" />}
              Move the date
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function CheckOfMove({
  id,
  names,
  move,
}: {
  readonly id: string;
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly move: { readonly date: string; readonly start_time: string | undefined };
}): React.JSX.Element {
  const { data, isPending } = useDateCheck(id, move);
  return (
    <ul className="dp-moved" aria-live="polite" aria-busy={isPending}>
      {names.map((activity, i) => (
        <li key={activity.id}>
          <b>{activity.name}</b>
          {isPending ? (
            <p className="checked">Checking that day</p>
          ) : (
            <CheckedLine check={data} place={i} isMove />
          )}
        </li>
      ))}
    </ul>
  );
}
