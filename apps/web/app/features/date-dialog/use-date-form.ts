import { useState } from 'react';
import { explainFailure } from '../../api/api-failure.ts';
import { useDraft } from '../../api/use-draft.ts';
import { useCreateDate, useDeleteDate, useUpdateDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { changesOf, checkDraft, type DateDraft, type DraftErrors } from './date-draft.ts';
import { type DateTask, initialDraft, isAhead, nobody, wordsOf } from './date-task.ts';
import { useSecondDateQuestion } from './use-second-date-question.ts';

interface DateForm {
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

const noErrors: DraftErrors = { costs: {} };

/** A date being written. What was typed stays until the server has it. */
export function useDateForm(task: DateTask, { onStored, onDone }: DateFormEnd): DateForm {
  const [{ id, draft, initial }, setForm] = useDraft('date', () => {
    const begun = initialDraft(task);
    return { id: crypto.randomUUID(), draft: begun, initial: begun };
  });
  const [errors, setErrors] = useState(noErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const { isBusy: isLooking, run } = useBusy();
  const findQuestion = useSecondDateQuestion(task);
  const creation = useCreateDate();
  const update = useUpdateDate();
  const removal = useDeleteDate();
  const notice = useNotices();

  async function finish(work: Promise<unknown>, done: string, failed: string): Promise<void> {
    setFailure(null);
    try {
      await work;
      notice.success(done, { insteadOf: failed });
      onDone();
    } catch (error) {
      setFailure(explainFailure(error));
      notice.failure(failed);
    }
  }

  function store(): Promise<unknown> {
    const changes = changesOf(isAhead(task, draft.date) ? { ...draft, rating: null } : draft);
    if (task.kind === 'edit') return update.mutateAsync({ id: task.record.id, changes });
    return creation.mutateAsync({
      ...changes,
      id,
      profile_id: draft.profile_id,
      ...(task.kind === 'schedule' && { kind: 'scheduled' }),
    });
  }

  function submit(): DraftErrors | null {
    const isWithNobody = task.kind !== 'edit' && draft.profile_id === nobody;
    const found = {
      ...checkDraft(draft, notices.dayMissing),
      ...(isWithNobody && { person: notices.personMissing }),
    };
    setErrors(found);
    if (isWithNobody || found.date !== undefined || Object.keys(found.costs).length > 0)
      return found;
    void run(async () => {
      const again = question === null ? await findQuestion(draft) : null;
      setQuestion(again);
      const { done, failed } = wordsOf(task);
      if (again === null)
        await finish(
          store().then(() => onStored?.(draft.profile_id)),
          done,
          failed,
        );
    });
    return null;
  }

  return {
    draft,
    errors,
    failure,
    hasEdits: JSON.stringify(draft) !== JSON.stringify(initial),
    isBusy: isLooking || creation.isPending || update.isPending || removal.isPending,
    question,
    keepOne: () => setQuestion(null),
    change: (change) => {
      setErrors(noErrors);
      setQuestion(null);
      setForm((form) => ({ ...form, draft: { ...form.draft, ...change } }));
    },
    submit,
    remove: () =>
      task.kind === 'edit' &&
      void finish(removal.mutateAsync(task.record.id), notices.dateDeleted, notices.dateNotDeleted),
  };
}
