import type { Profile } from '@rendezvous/contract';
import { type ReactNode, useEffect, useId } from 'react';
import './profile-form.css';
import type { ProfileRef } from '../../../api/use-profiles.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { UnsavedDialog } from '../../../ui/form/unsaved-dialog.tsx';
import { SectionNav } from '../../../ui/page/section-nav.tsx';
import { useUnsavedWarning } from '../../../ui/form/use-unsaved-warning.ts';
import { BasicFields, SocialFields } from './basic-fields.tsx';
import { DatePreferenceFields } from './date-preference-fields.tsx';
import { ImportantDateFields } from './important-date-fields.tsx';
import type { ProfileFieldsProps } from './profile-draft.ts';
import { ProfilePhoto } from './profile-photo.tsx';
import { TagFields } from './tag-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface Section {
  readonly title: string;
  readonly draw: (fields: ProfileFieldsProps) => ReactNode;
}

const basics: Section = {
  title: 'Basic Information',
  draw: (fields) => <BasicFields {...fields} />,
};
const dining: Section = {
  title: 'Dining Preferences',
  draw: (fields) => (
    <TagFields {...fields} fields={['dietary_restrictions', 'preferred_cuisines']} />
  ),
};
const preferences: Section = {
  title: 'Date Preferences',
  draw: (fields) => <DatePreferenceFields {...fields} />,
};

/** Of a person somebody dates. */
const personSections: readonly Section[] = [
  basics,
  {
    title: 'Interests & Preferences',
    draw: (fields) => (
      <TagFields {...fields} fields={['interests', 'dislikes', 'hobbies', 'languages']} />
    ),
  },
  { title: 'Important Dates', draw: (fields) => <ImportantDateFields {...fields} /> },
  { title: 'Social Media', draw: (fields) => <SocialFields {...fields} /> },
  dining,
  preferences,
];

const ownSections: readonly Section[] = [
  basics,
  {
    title: 'Interests & Preferences',
    draw: (fields) => <TagFields {...fields} fields={['interests', 'dislikes', 'languages']} />,
  },
  dining,
  preferences,
];

interface ProfileFormProps {
  readonly id: ProfileRef;
  readonly profile: Profile;
  /** Where to after saving and after giving up; the own profile stays open. */
  readonly onLeave?: () => void;
}

/** All that is known about somebody, to be edited. Leaving with edits asks first. */
export function ProfileForm({ id, profile, onLeave }: ProfileFormProps): React.JSX.Element {
  const headingId = useId();
  const sections = id === 'my-profile' ? ownSections : personSections;
  const { formRef, ...form } = useProfileForm(id, profile);
  const blocker = useUnsavedWarning(form.hasEdits);
  const { isSaved } = form;
  useEffect(() => {
    // After the render in which the edits are no edits any more.
    if (isSaved) onLeave?.();
  }, [isSaved, onLeave]);
  const fields: ProfileFieldsProps = {
    draft: form.draft,
    errors: form.fields,
    onChange: form.change,
  };
  return (
    <div className="profile-form-grid">
      <div className="profile-form-side">
        <ProfilePhoto id={id} profile={profile} name={form.draft.name.trim() || profile.name} />
        <SectionNav
          label="Sections"
          sections={sections.map(({ title }, i) => ({ id: `${headingId}-${i}`, title }))}
        />
      </div>
      <form ref={formRef} className="card profile-form" noValidate onSubmit={form.save}>
        {sections.map(({ title, draw }, i) => (
          <section key={title} aria-labelledby={`${headingId}-${i}`}>
            <h2 className="title" id={`${headingId}-${i}`}>
              {title}
            </h2>
            {draw(fields)}
          </section>
        ))}
        <div className="profile-form-foot">
          {form.alert !== undefined ? (
            <FormAlert text={form.alert} />
          ) : (
            <p className="small muted">Changes apply to plans made from now on.</p>
          )}
          <div className="btn-row">
            {onLeave && (
              <button className="btn btn--ghost" type="button" onClick={onLeave}>
                Cancel
              </button>
            )}
            <button className="btn btn--primary" type="submit" aria-disabled={form.isBusy}>
              {form.isBusy ? 'Saving...' : 'Save Profile'}
            </button>
          </div>
        </div>
      </form>
      <UnsavedDialog blocker={blocker} />
    </div>
  );
}
