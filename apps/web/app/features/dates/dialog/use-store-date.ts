import { useCreateDate, useUpdateDate } from '../../../api/use-history.ts';
import { useCreateProfile } from '../../../api/use-profiles.ts';
import { changesOf, type DateDraft } from './date-draft.ts';
import { type DateTask, isAhead, nobody, type Person } from './date-task.ts';

interface DateToStore {
  readonly task: DateTask;
  readonly id: string;
  readonly draft: DateDraft;
  /** Somebody new has a profile from now on, whatever becomes of the date. */
  readonly onAdded: (person: Person) => void;
}

/**
 * Keeps a date on the server, and before it whom it is with where they have no profile
 * yet: resolves with their id.
 */
export function useStoreDate(): (date: DateToStore) => Promise<number> {
  const [adding, creation, update] = [useCreateProfile(), useCreateDate(), useUpdateDate()];

  async function requirePerson({ id: dateId, draft, onAdded }: DateToStore): Promise<number> {
    const { profile_id } = draft;
    if (profile_id === null) throw new Error('Cannot store a date: nobody was chosen');
    if (profile_id !== nobody) return profile_id;
    const { id, name } = await adding.mutateAsync({
      name: draft.new_name.trim(),
      // One person for one date.
      request_id: dateId,
    });
    onAdded({ id, name });
    return id;
  }

  async function store(date: DateToStore): Promise<number> {
    const { task, id, draft } = date;
    const changes = changesOf(isAhead(task, draft.date) ? { ...draft, rating: null } : draft);
    if (task.kind === 'edit') {
      await update.mutateAsync({ id: task.record.id, changes });
      return task.record.profile_id;
    }
    const profile_id = await requirePerson(date);
    const kind = task.kind === 'schedule' && ({ kind: 'scheduled' } as const);
    const made = task.plan && { plan: task.plan };
    await creation.mutateAsync({ ...changes, id, profile_id, ...kind, ...made });
    return profile_id;
  }

  return store;
}
