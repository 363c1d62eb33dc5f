import { limits } from '@rendezvous/contract';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import './date-dialog.css';
import { dateTitle, stopsOf } from '../date-words.ts';
import { usualSunset } from '../../../sky/usual-sunset.ts';
import { DayArc } from '../../../sky/day-arc.tsx';
import { skylineCity } from '../../../sky/skyline/skyline-city.ts';
import { Dialog, DialogText } from '../../../ui/dialog/dialog.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { formatDollars } from '../../../ui/money.ts';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useUnsavedWarning } from '../../../ui/form/use-unsaved-warning.ts';
import { ActivityList } from './activity-list.tsx';
import { DateFields } from './date-fields.tsx';
import { DateFoot, type FootState } from './date-foot.tsx';
import { type DateDraft, totalOf } from './date-draft.ts';
import { companyOf, type DateTask, nobody, titleOf, wordsOf } from './date-task.ts';
import { useDateForm } from './use-date-form.ts';

interface DateDialogProps {
  readonly task: DateTask;
  /** Told whose page shows the date, once it is stored. */
  readonly onStored?: (profileId: number) => void;
  readonly onClose: () => void;
}

/** Records, schedules or edits one date. */
export function DateDialog({ task, onStored, onClose }: DateDialogProps): React.JSX.Element {
  const [foot, setFoot] = useState<FootState>('actions');
  const { formRef, ...form } = useDateForm(task, {
    onWrong: (fields) => {
      const wrong = form.draft.activities.find(({ id }) => id in fields);
      // Its field has to be there before it can have the focus.
      if (wrong) flushSync(() => setOpenId(wrong.id));
    },
    onStored,
    onDone: onClose,
  });
  const { draft } = form;
  const [openId, setOpenId] = useState(draft.activities[0]?.id ?? null);
  const blocker = useUnsavedWarning(form.hasEdits);

  const shownFoot = foot === 'actions' && form.question !== null ? 'again' : foot;

  function close(): void {
    if (form.hasEdits) setFoot('discard');
    else onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    // Enter in a field means the foot as it stands first.
    if (foot === 'actions') form.store(event);
    else event.preventDefault();
  }

  return (
    <Dialog title={titleOf(task)} className="dialog--date" onClose={close}>
      <DialogText>{subtitleOf(task)}</DialogText>
      <form ref={formRef} className="date-form" noValidate onSubmit={submit}>
        <div className="date-scroll">
          <DraftArc draft={draft} city={cityOf(task)} />
          <DateFields task={task} form={form} />
          <ActivityList
            activities={draft.activities}
            sunset={usualSunset(draft.date)}
            errors={form.fields}
            openId={openId}
            onOpen={setOpenId}
            onChange={(activities) => form.change({ activities })}
          />
          <p className="date-total">
            <span id="date-total">Total cost</span>
            <output className="num" aria-labelledby="date-total">
              {formatDollars(totalOf(draft))}
            </output>
          </p>
          <TextAreaField
            label="Notes"
            optional
            rows={3}
            maxLength={limits.longText}
            value={draft.notes}
            onChange={(notes) => form.change({ notes })}
          />
        </div>
        {form.alert !== undefined && <FormAlert text={form.alert} />}
        <DateFoot
          state={blocker.state === 'blocked' ? 'discard' : shownFoot}
          question={form.question}
          decline={task.kind === 'record' ? 'Don’t record again' : 'Don’t schedule again'}
          submit={wordsOf(task).submit}
          isBusy={form.isBusy}
          canDelete={task.kind === 'edit'}
          onState={(state) => {
            if (blocker.state === 'blocked') blocker.reset();
            form.keepOne();
            setFoot(state);
          }}
          onClose={close}
          onDiscard={() => (blocker.state === 'blocked' ? blocker.proceed() : onClose())}
          onDelete={form.remove}
        />
      </form>
    </Dialog>
  );
}

function DraftArc({
  draft: { date, activities },
  city,
}: {
  readonly draft: DateDraft;
  readonly city: string | null;
}): React.JSX.Element {
  return (
    <div className="date-arc">
      <DayArc
        stops={stopsOf(activities)}
        sunset={usualSunset(date)}
        size="card"
        {...(city !== null && { city: skylineCity(city, activities) })}
      />
    </div>
  );
}

/** Where it is, as far as a plan said. */
function cityOf(task: DateTask): string | null {
  return (task.kind === 'edit' ? task.record.city : task.plan?.city) ?? null;
}

function subtitleOf(task: DateTask): string {
  if (task.kind === 'edit')
    return task.record.profile
      ? `with ${task.record.profile.name}`
      : dateTitle(task.record.activities);
  const [first, ...others] = companyOf(task);
  return first && first.id !== nobody && others.length === 0
    ? `with ${first.name}`
    : 'What you do, when, and what it costs.';
}
