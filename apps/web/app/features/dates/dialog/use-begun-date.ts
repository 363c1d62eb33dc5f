import { notices } from '../../../messages.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { type DateTask, initialDraft, type Person } from './date-task.ts';
import { useStoreDate } from './use-store-date.ts';

type NewTask = Exclude<DateTask, { kind: 'edit' }>;

interface BegunDateListener {
  readonly onStored: (profileId: number) => void;
  /** The dialog goes on from there. */
  readonly onUnfinished: (task: DateTask) => void;
}

/**
 * Schedules a date of which all was said before there was an account. Where it could be another
 * than was meant, or fails, the dialog asks.
 */
export function useBegunDate({
  onStored,
  onUnfinished,
}: BegunDateListener): (task: NewTask, personName: string) => Promise<void> {
  const storeDate = useStoreDate();
  const notify = useNotices();
  return async (task, personName) => {
    const id = crypto.randomUUID();
    const begun = { ...task, begun: { id, newName: personName } };
    // A date that is over asks how it was; and somebody who has people may mean one of them.
    if (task.kind !== 'schedule' || task.people.length > 0) return onUnfinished(begun);
    let rest: DateTask = begun;
    const onAdded = (person: Person): void => {
      rest = { ...task, people: [person], personId: person.id, begun: { id, newName: '' } };
    };
    try {
      onStored(await storeDate({ task: begun, id, draft: initialDraft(begun), onAdded }));
      notify.success(notices.dateRecorded);
    } catch {
      notify.failure(notices.dateNotRecorded);
      onUnfinished(rest);
    }
  };
}
