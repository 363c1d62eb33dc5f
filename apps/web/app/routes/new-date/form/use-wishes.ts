import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { dropDraft, plannerDraft } from '../../../api/storage/drafts.ts';
import { formKey } from '../../../api/storage/plan-keys.ts';
import { takeKeptForm } from '../../../api/storage/planner-store.ts';
import { meKey } from '../../../api/session/session.ts';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';
import { parseKeptForm, typedInto } from './kept-form.ts';
import { emptyForm, type FilledForm } from '../../../plan/wishes.ts';

/**
 * The form's content, which outlives visits to other pages and the page itself. What is typed is
 * component state: the cache tells its readers only after the event, when a text field has
 * already lost the keystroke.
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

  const isAlive = useIsAlive();
  const restore = useEffectEvent(() => {
    // Whoever it waited for is here.
    if (client.getQueryData(meKey) !== undefined) dropDraft(plannerDraft);
    const kept = parseKeptForm(takeKeptForm(client));
    if (kept) setForm(typedInto(kept, form.wishes));
  });
  useLayoutEffect(() => {
    if (isAlive) restore();
  }, [isAlive]);

  function setForm(next: FilledForm): void {
    setTyped(next);
    client.setQueryDefaults(formKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(formKey, next);
  }

  return { form, setForm };
}
