import { limits, type Profile } from '@rendezvous/contract';
import { useId, useState } from 'react';
import { explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { statuses } from '../../api/profile-choices.ts';
import { usePlacesAutocomplete } from '../../api/use-places-autocomplete.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useCreateProfile } from '../../api/use-profiles.ts';
import { notices } from '../../messages.ts';
import { Dialog, DialogText } from '../../ui/dialog/dialog.tsx';
import { DiscardFoot } from '../../ui/form/discard-foot.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PlaceCombobox } from '../../ui/form/place-combobox.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { statusLabel } from '../../features/people/status-badge.tsx';
import { TagInput } from '../../ui/form/tag-input.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type FormProblem, useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';

const empty = {
  name: '',
  location: '',
  status: 'talking' as Profile['status'],
  interests: [] as readonly string[],
  /** Typed, and not a tag yet. */
  interest: '',
};
type Draft = typeof empty & {
  /** Stays until the person is added. */
  readonly requestId: string;
};

function emptyDraft(): Draft {
  return { ...empty, requestId: crypto.randomUUID() };
}

/** The little it takes to begin a profile; the rest can be told on its own page. */
export function AddProfileDialog({ onClose }: { onClose: () => void }): React.JSX.Element {
  const [draft, setDraft] = useDraft('new profile', emptyDraft);
  const { formRef, fields, alert, isBusy, clearFields, submit } = useCheckedForm();
  const formId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const create = useCreate(onClose);
  const change = (part: Partial<typeof empty>): void => {
    clearFields();
    setDraft((before) => ({ ...before, ...part }));
  };

  function close(): void {
    const { requestId: _, ...typed } = draft;
    if (JSON.stringify(typed) === JSON.stringify(empty)) onClose();
    else setIsLeaving(true);
  }

  return (
    <Dialog title="Add Profile" onClose={close}>
      <DialogText>Someone you are seeing, or would like to. A name is enough to begin.</DialogText>
      <form
        ref={formRef}
        id={formId}
        className="dialog-fields"
        noValidate
        onSubmit={(event) => submit(event, () => create(draft))}
      >
        <TextField
          label="Name"
          maxLength={limits.name}
          value={draft.name}
          error={fields.name}
          onChange={(name) => change({ name })}
        />
        <Field label="Location" optional error={fields.location}>
          {(control) => (
            <PlaceCombobox
              control={control}
              value={draft.location}
              maxLength={limits.location}
              usePlaces={usePlacesAutocomplete}
              onChange={(location) => change({ location })}
            />
          )}
        </Field>
        <SelectField
          label="Status"
          value={draft.status}
          options={statuses.map((value) => ({ value, label: statusLabel(value) }))}
          error={fields.status}
          onChange={(status) => change({ status })}
        />
        <InterestsField draft={draft} error={fields.interests} onChange={change} />
        {alert && <FormAlert text={alert} />}
      </form>
      {isLeaving ? (
        <DiscardFoot onKeep={() => setIsLeaving(false)} onDiscard={onClose} />
      ) : (
        <ProfileFoot formId={formId} isBusy={isBusy} onCancel={close} />
      )}
    </Dialog>
  );
}

interface InterestsFieldProps {
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<typeof empty>) => void;
}

function InterestsField({ draft, error, onChange }: InterestsFieldProps): React.JSX.Element {
  return (
    <Field label="Interests" optional hint="Separate entries with commas." error={error}>
      {(control) => (
        <TagInput
          control={control}
          tags={draft.interests}
          placeholder="Add an interest"
          ideas={[]}
          limits={{ tags: limits.list, length: limits.listText }}
          typed={draft.interest}
          onType={(interest) => onChange({ interest })}
          onChange={(interests) => onChange({ interests })}
        />
      )}
    </Field>
  );
}

interface ProfileFootProps {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function ProfileFoot({ formId, isBusy, onCancel }: ProfileFootProps): React.JSX.Element {
  return (
    <div className="dialog-foot">
      <button className="btn btn--ghost" type="button" onClick={onCancel}>
        Cancel
      </button>
      <button className="btn btn--primary" type="submit" form={formId} aria-disabled={isBusy}>
        {isBusy ? 'Saving...' : 'Create profile'}
      </button>
    </div>
  );
}

/** Creates a profile and says what came of it. */
function useCreate(onDone: () => void): (draft: Draft) => Promise<FormProblem | null> {
  const creation = useCreateProfile();
  const { success, failure } = useNotices();
  return async ({ requestId, interest, ...draft }) => {
    if (draft.name.trim() === '') return { fields: { name: 'Name is required' } };
    try {
      await creation.mutateAsync({
        ...draft,
        interests: [...draft.interests, interest.trim()].filter((tag) => tag !== ''),
        request_id: requestId,
      });
    } catch (error) {
      failure(notices.profileNotCreated);
      return { fields: fieldMessages(error), alert: explainFormFailure(error) };
    }
    success(notices.profileCreated);
    onDone();
    return null;
  };
}
