import { firstNameOf } from '@rendezvous/contract';
import { useListDates } from '../../../api/use-history.ts';
import type { DateDraft } from './date-draft.ts';
import type { DateTask } from './date-task.ts';
import { askAgain, isThere } from './same-date.ts';

/**
 * Looks, on the server where it can be reached, whether a plan is a date already; resolves with
 * what to ask then, or null.
 */
export function useSecondDateQuestion(
  task: DateTask,
): (draft: DateDraft) => Promise<string | null> {
  const listDates = useListDates();
  return async (draft) => {
    if (task.kind === 'edit' || !task.plan || draft.profile_id === null) return null;
    const timeline = task.kind === 'schedule' ? 'upcoming' : 'past';
    const person = task.people.find(({ id }) => id === draft.profile_id);
    const isSecond = isThere(draft, await listDates(timeline, draft.profile_id));
    return isSecond && person ? askAgain(task.kind, draft.date, firstNameOf(person.name)) : null;
  };
}
