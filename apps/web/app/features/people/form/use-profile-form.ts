import type { Profile } from '@rendezvous/contract';
import type { FormEvent } from 'react';
import { explainFormFailure, fieldMessages } from '../../../api/api-failure.ts';
import type { ProfileRef } from '../../../api/use-profiles.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useReloadProfile, useUpdateProfile } from '../../../api/use-profiles.ts';
import { notices } from '../../../messages.ts';
import {
  type CheckedForm,
  type FormProblem,
  isEmpty,
  useCheckedForm,
} from '../../../ui/form/use-checked-form.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import {
  changesOf,
  checkProfile,
  clashesOf,
  draftOf,
  errorsByField,
  isSame,
  type ProfileDraft,
  refilled,
} from './profile-draft.ts';

interface ProfileForm extends Omit<CheckedForm, 'submit'> {
  readonly draft: ProfileDraft;
  readonly hasEdits: boolean;
  /** Saved, and not edited since. */
  readonly isSaved: boolean;
  readonly change: (change: Partial<ProfileDraft>) => void;
  readonly save: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A profile being edited. Newer data fills what was not touched; what was typed
 * stays until it is saved.
 */
export function useProfileForm(id: ProfileRef, profile: Profile): ProfileForm {
  const [{ stored, draft }, setForm] = useDraft(
    'profile',
    () => ({ stored: profile, draft: draftOf(profile) }),
    (form) => !isSame(form.draft, draftOf(form.stored)),
  );
  const setDraft = (change: (draft: ProfileDraft) => ProfileDraft): void =>
    setForm((form) => ({ ...form, draft: change(form.draft) }));
  const form = useCheckedForm();
  const update = useUpdateProfile(id);
  const reload = useReloadProfile(id);
  const { success } = useNotices();

  if (stored !== profile)
    setForm({ stored: profile, draft: refilled(draft, draftOf(stored), draftOf(profile)) });

  async function save(): Promise<FormProblem | null> {
    const found = checkProfile(draft);
    if (!isEmpty(found)) return { fields: found };
    const current = await reload();
    const clashes = current ? clashesOf(draft, draftOf(profile), draftOf(current)) : {};
    if (!isEmpty(clashes)) return { fields: clashes };
    try {
      const saved = await update.mutateAsync(changesOf(draft, draftOf(profile)));
      setDraft((now) => refilled(now, draft, draftOf(saved)));
      success(notices.profileSaved);
      return null;
    } catch (error) {
      return {
        fields: errorsByField(fieldMessages(error)),
        alert: explainFormFailure(error, notices.profileNotSaved),
      };
    }
  }

  const hasEdits = !isSame(draft, draftOf(profile));
  return {
    ...form,
    draft,
    hasEdits,
    isSaved: update.isSuccess && !hasEdits,
    change: (change) => {
      form.clearFields();
      if (update.isSuccess) update.reset();
      setDraft((before) => ({ ...before, ...change }));
    },
    save: (event) => form.submit(event, save),
  };
}
