import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { initialWishes, type Person, type Wishes } from './wishes.ts';

/** The form and what it was filled in with. */
export interface FilledForm {
  readonly wishes: Wishes;
  /** Whose profile filled it in; null: nobody's. */
  readonly person: Person | null;
  /** What stood in it right then: what differs by now was changed by hand. */
  readonly filled: Wishes;
  /** The navigation it was filled in at. */
  readonly entry: string | null;
  /** What had been changed by hand before another person's profile took its place. */
  readonly replaced: Wishes | null;
}

const formKey = ['plan', 'form'] as const;
const emptyForm: FilledForm = {
  wishes: initialWishes,
  person: null,
  filled: initialWishes,
  entry: null,
  replaced: null,
};

/**
 * The form's content, kept for the life of the tab, so that it is still there after a visit to another page. What is typed
 * is component state: the cache tells its readers only after the event, when a text field has already lost the keystroke.
 */
export function useWishes(): { form: FilledForm; setForm: (form: FilledForm) => void } {
  const client = useQueryClient();
  const [form, setTyped] = useState(() => client.getQueryData<FilledForm>(formKey) ?? emptyForm);

  useEffect(
    // What came from a person's profile goes with the account.
    () =>
      client
        .getQueryCache()
        .subscribe(
          ({ type, query }) =>
            type === 'removed' && query.queryKey[1] === formKey[1] && setTyped(emptyForm),
        ),
    [client],
  );

  function setForm(next: FilledForm): void {
    setTyped(next);
    client.setQueryDefaults(formKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(formKey, next);
  }

  return { form, setForm };
}
