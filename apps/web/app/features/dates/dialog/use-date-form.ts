import { useState } from 'react';
import { explainFailure, explainFormFailure } from '../../../api/api-failure.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useDeleteDate } from '../../../api/use-history.ts';
import { notices } from '../../../messages.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { checkDraft, type DateDraft, type DraftErrors } from './date-draft.ts';
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

export interface DateForm {
  /** With whom it can be. */
  readonly company: readonly Person[];
  readonly draft: DateDraft;
  readonly errors: DraftErrors;
  readonly hasEdits: boolean;
  readonly isBusy: boolean;
  /** Why the server did not take it. */
  readonly failure: string | null;
  readonly change: (change: Partial<DateDraft>) => void;
  /** What to ask first: the date is there already. */
  readonly question: string | null;
  /** The date shall not be stored a second time. */
  readonly keepOne: () => void;
  /** The errors that stand in the way, or null when the date is on its way. A second time, where there was a question, it is stored all the same. */
  readonly submit: () => DraftErrors | null;
  readonly remove: () => void;
}

interface DateFormEnd {
  readonly onStored: ((profileId: number) => void) | undefined;
  readonly onDone: () => void;
}

interface FinishWords {
  readonly done: string;
  readonly failed: string;
  readonly explain: (error: unknown) => string;
}

const noErrors: DraftErrors = { costs: {} };

const removalWords: FinishWords = {
  done: notices.dateDeleted,
  failed: notices.dateNotDeleted,
  explain: explainFailure,
};

/** A date being written. What was typed stays until the server has it. */
export function useDateForm(task: DateTask, { onStored, onDone }: DateFormEnd): DateForm {
  const [{ id, draft, initial, company }, setForm] = useDraft('date', () => {
    const begun = initialDraft(task);
    return { id: crypto.randomUUID(), draft: begun, initial: begun, company: companyOf(task) };
  });
  const [errors, setErrors] = useState(noErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const findQuestion = useSecondDateQuestion(task);
  const storeDate = useStoreDate(task);
  const { mutateAsync: remove } = useDeleteDate();
  const notice = useNotices();

  async function finish(work: Promise<unknown>, words: FinishWords): Promise<void> {
    const { done, failed, explain } = words;
    setFailure(null);
    try {
      await work;
      notice.success(done, { insteadOf: failed });
      onDone();
    } catch (error) {
      setFailure(explain(error));
      notice.failure(failed);
    }
  }

  async function store(): Promise<void> {
    const onAdded = (person: Person): void =>
      setForm((form) => ({
        ...form,
        draft: { ...form.draft, profile_id: person.id, new_name: '' },
        company: [...form.company, person],
      }));
    const profileId = await storeDate({ id, draft, onAdded });
    onStored?.(profileId);
  }

  function submit(): DraftErrors | null {
    const isNew = task.kind !== 'edit' && draft.profile_id === nobody;
    const isNameless = isNew && draft.new_name.trim() === '';
    const found: DraftErrors = {
      ...checkDraft(draft, notices.dayMissing),
      ...(isNameless && { person: `${notices.personMissing} ${notices.nameMissing}` }),
      ...(draft.profile_id === null && { person: notices.personNotChosen }),
    };
    setErrors(found);
    if (
      found.person !== undefined ||
      found.date !== undefined ||
      Object.keys(found.costs).length > 0
    )
      return found;
    void run(async () => {
      const again = question === null && !isNew ? await findQuestion(draft) : null;
      setQuestion(again);
      if (again === null) await finish(store(), { ...wordsOf(task), explain: explainFormFailure });
    });
    return null;
  }

  return {
    draft,
    company,
    errors,
    failure,
    hasEdits: JSON.stringify(draft) !== JSON.stringify(initial),
    isBusy,
    question,
    keepOne: () => setQuestion(null),
    change: (change) => {
      setErrors(noErrors);
      setQuestion(null);
      setForm((form) => ({ ...form, draft: { ...form.draft, ...change } }));
    },
    submit,
    remove: () =>
      task.kind === 'edit' && void run(() => finish(remove(task.record.id), removalWords)),
  };
}
