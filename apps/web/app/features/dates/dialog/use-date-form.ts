import { type FormEvent, useState } from 'react';
import { explainFailure, explainFormFailure } from '../../../api/api-failure.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useDeleteDate } from '../../../api/use-history.ts';
import { notices } from '../../../messages.ts';
import {
  type CheckedForm,
  type FormProblem,
  isEmpty,
  useCheckedForm,
} from '../../../ui/form/use-checked-form.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { checkDraft, type DateDraft } from './date-draft.ts';
import {
  companyOf,
  type DateTask,
  initialDraft,
  nobody,
  type Person,
  wordsOf,
} from './date-task.ts';
import { useStoreDate } from './use-store-date.ts';
import { useSecondDateQuestion } from './use-second-date-question.ts';

export interface DateForm extends Omit<CheckedForm, 'submit'> {
  /** With whom it can be. */
  readonly company: readonly Person[];
  readonly draft: DateDraft;
  readonly hasEdits: boolean;
  readonly change: (change: Partial<DateDraft>) => void;
  /** What to ask first: the date is there already. */
  readonly question: string | null;
  /** The date must not be stored a second time. */
  readonly keepOne: () => void;
  /** Stores the date. A second time, where there was a question, it is stored all the same. */
  readonly store: (event: FormEvent<HTMLFormElement>) => void;
  readonly remove: () => void;
}

interface DateFormListener {
  /** Told the fields that are wrong before the focus goes to the first of them. */
  readonly onWrong: (fields: Readonly<Record<string, string>>) => void;
  readonly onStored: ((profileId: number) => void) | undefined;
  readonly onDone: () => void;
}

interface FinishWords {
  readonly done: string;
  readonly failed: string;
  readonly explain: (error: unknown) => string;
}

const removalWords: FinishWords = {
  done: notices.dateDeleted,
  failed: notices.dateNotDeleted,
  explain: explainFailure,
};

/** A date being written. What was typed stays until the server has it. */
export function useDateForm(
  task: DateTask,
  { onWrong, onStored, onDone }: DateFormListener,
): DateForm {
  const [{ id, draft, initial, company }, setForm] = useDraft('date', () => {
    const begun = initialDraft(task);
    const id = (task.kind !== 'edit' && task.begun?.id) || crypto.randomUUID();
    return { id, draft: begun, initial: begun, company: companyOf(task) };
  });
  const form = useCheckedForm();
  const [question, setQuestion] = useState<string | null>(null);
  const findQuestion = useSecondDateQuestion(task);
  const storeDate = useStoreDate();
  const { mutateAsync: remove } = useDeleteDate();
  const finish = useFinish(onDone);
  const isNew = task.kind !== 'edit' && draft.profile_id === nobody;

  async function store(): Promise<void> {
    const onAdded = (person: Person): void =>
      setForm((before) => ({
        ...before,
        draft: { ...before.draft, profile_id: person.id, new_name: '' },
        company: [...before.company, person],
      }));
    const profileId = await storeDate({ task, id, draft, onAdded });
    onStored?.(profileId);
  }

  async function checkAndStore(): Promise<FormProblem | null> {
    const wrong = { ...checkDraft(draft, notices.dayMissing), ...wrongPerson(draft, isNew) };
    if (!isEmpty(wrong)) {
      onWrong(wrong);
      return { fields: wrong };
    }
    const again = question === null && !isNew ? await findQuestion(draft) : null;
    setQuestion(again);
    if (again !== null) return null;
    return finish(store(), { ...wordsOf(task), explain: explainFormFailure });
  }

  return {
    ...form,
    draft,
    company,
    hasEdits: JSON.stringify(draft) !== JSON.stringify(initial),
    question,
    keepOne: () => setQuestion(null),
    change: (change) => {
      form.clearFields();
      setQuestion(null);
      setForm((before) => ({ ...before, draft: { ...before.draft, ...change } }));
    },
    store: (event) => form.submit(event, checkAndStore),
    remove: () =>
      task.kind === 'edit' && form.run(() => finish(remove(task.record.id), removalWords)),
  };
}

/** What is wrong with whom the date is with. */
function wrongPerson(draft: DateDraft, isNew: boolean): Readonly<Record<string, string>> {
  if (draft.profile_id === null) return { person: notices.personNotChosen };
  const isNameless = isNew && draft.new_name.trim() === '';
  return isNameless ? { person: `${notices.personMissing} ${notices.nameMissing}` } : {};
}

/** Waits for the work and says what came of it. */
function useFinish(
  onDone: () => void,
): (work: Promise<unknown>, words: FinishWords) => Promise<FormProblem | null> {
  const notice = useNotices();
  return async (work, { done, failed, explain }) => {
    try {
      await work;
    } catch (error) {
      notice.failure(failed);
      return { alert: explain(error) };
    }
    notice.success(done, { insteadOf: failed });
    onDone();
    return null;
  };
}
