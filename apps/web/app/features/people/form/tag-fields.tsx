import { limits } from '@rendezvous/contract';
import { Field } from '../../../ui/form/field.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import type { ProfileFieldsProps, TagField } from './profile-draft.ts';

const words: Readonly<Record<TagField, { label: string; placeholder: string }>> = {
  interests: { label: 'Interests', placeholder: 'Add an interest' },
  dislikes: { label: 'Dislikes', placeholder: 'Add a dislike' },
  hobbies: { label: 'Hobbies', placeholder: 'Add a hobby' },
  languages: { label: 'Languages', placeholder: 'Add a language' },
  dietary_restrictions: { label: 'Dietary restrictions', placeholder: 'Add a restriction' },
  preferred_cuisines: { label: 'Preferred cuisines', placeholder: 'Add a cuisine' },
};

/** Lists of short texts, in the order they are named. */
export function TagFields({
  draft,
  errors,
  onChange,
  fields,
}: ProfileFieldsProps & { readonly fields: readonly TagField[] }): React.JSX.Element {
  return (
    <>
      <p className="hint tags-hint">Separate entries with commas.</p>
      <div className="form-grid">
        {fields.map((field) => (
          <Field key={field} label={words[field].label} className="c6" error={errors[field]}>
            {(control) => (
              <TagInput
                control={control}
                tags={draft[field]}
                placeholder={words[field].placeholder}
                ideas={[]}
                limits={{ tags: limits.list, length: limits.listText }}
                onChange={(tags) => onChange({ [field]: tags })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
