import type { Profile } from '@rendezvous/contract';
import { type FormEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFormFailure, fieldMessages } from '../../../api/api-failure.ts';
import type { ProfileRef } from '../../../api/use-profiles.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useReloadProfile, useUpdateProfile } from '../../../api/use-profiles.ts';
import { notices } from '../../../messages.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import {
  changesOf,
  checkProfile,
  clashesOf,
  draftOf,
  errorsByField,
  isSame,
  type ProfileDraft,
  type ProfileErrors,
  refilled,
} from './profile-draft.ts';

interface ProfileForm {
  readonly draft: ProfileDraft;
  readonly errors: ProfileErrors;
  /** Why the server did not take it. */
  readonly failure: string | null;
  readonly hasEdits: boolean;
  readonly isSaving: boolean;
  /** Saved, and not edited since. */
  readonly isSaved: boolean;
  readonly change: (change: Partial<ProfileDraft>) => void;
  readonly submit: (event: FormEvent) => void;
}

const noErrors: ProfileErrors = {};

/** A profile being edited. Newer data fills what was not touched; what was typed stays until it is saved. */
export function useProfileForm(
  id: ProfileRef,
  profile: Profile,
  formRef: RefObject<HTMLFormElement | null>,
): ProfileForm {
  const [{ stored, draft }, setForm] = useDraft(
    'profile',
    () => ({ stored: profile, draft: draftOf(profile) }),
    (form) => !isSame(form.draft, draftOf(form.stored)),
  );
  const setDraft = (change: (draft: ProfileDraft) => ProfileDraft): void =>
    setForm((form) => ({ ...form, draft: change(form.draft) }));
  const [errors, setErrors] = useState(noErrors);
  const update = useUpdateProfile(id);
  const reload = useReloadProfile(id);
  const { success } = useNotices();
  const { isBusy, run } = useBusy();

  if (stored !== profile)
    setForm({ stored: profile, draft: refilled(draft, draftOf(stored), draftOf(profile)) });

  async function save(): Promise<void> {
    const current = await reload();
    const clashes = current ? clashesOf(draft, draftOf(profile), draftOf(current)) : noErrors;
    if (Object.keys(clashes).length > 0) return showErrors(clashes);
    try {
      const saved = await update.mutateAsync(changesOf(draft, draftOf(profile)));
      setDraft((now) => refilled(now, draft, draftOf(saved)));
      success(notices.profileSaved);
    } catch (error) {
      showErrors(errorsByField(fieldMessages(error)));
    }
  }

  function showErrors(found: ProfileErrors): void {
    flushSync(() => setErrors(found));
    focusFirstError(formRef.current);
  }

  const hasEdits = !isSame(draft, draftOf(profile));
  return {
    draft,
    errors,
    failure: update.isError ? explainFormFailure(update.error, notices.profileNotSaved) : null,
    hasEdits,
    isSaving: isBusy,
    isSaved: update.isSuccess && !hasEdits,
    change: (change) => {
      setErrors(noErrors);
      if (update.isSuccess) update.reset();
      setDraft((before) => ({ ...before, ...change }));
    },
    submit: (event) => {
      event.preventDefault();
      const found = checkProfile(draft);
      if (Object.keys(found).length > 0) showErrors(found);
      else void run(save);
    },
  };
}

function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], .error');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
