import { limits } from '@rendezvous/contract';
import { Field } from '../../../ui/form/field.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import type { WishFieldsProps } from '../../../plan/wishes.ts';

interface TagFieldProps extends WishFieldsProps {
  readonly name: 'interests' | 'dislikes' | 'dietary_restrictions' | 'preferred_cuisines';
  readonly label: string;
  readonly placeholder: string;
  readonly ideas: readonly string[];
  readonly hint?: string;
}

/** A list of wishes in people's own words. */
export function TagField({
  name,
  label,
  placeholder,
  ideas,
  hint,
  wishes,
  errors,
  onChange,
}: TagFieldProps): React.JSX.Element {
  return (
    <Field label={label} error={errors[name]} {...(hint && { hint })}>
      {(control) => (
        <TagInput
          control={control}
          tags={wishes[name]}
          placeholder={placeholder}
          ideas={ideas}
          limits={{ tags: limits.list, length: limits.listText }}
          onChange={(tags) => onChange({ [name]: tags })}
        />
      )}
    </Field>
  );
}
