import { limits } from '@rendezvous/contract';
import { genderChoices, relationshipChoices } from '../../../api/profile-choices.ts';
import { usePlacesAutocomplete } from '../../../api/use-places-autocomplete.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PlaceCombobox } from '../../../ui/form/place-combobox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import type { ProfileFieldsProps } from './profile-draft.ts';

export function BasicFields({ draft, errors, onChange }: ProfileFieldsProps): React.JSX.Element {
  return (
    <div className="form-grid">
      <TextField
        label="Name"
        className="c6"
        maxLength={limits.name}
        value={draft.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Phone"
        className="c6"
        type="tel"
        optional
        maxLength={limits.phone}
        value={draft.phone_number}
        error={errors.phone_number}
        onChange={(phone_number) => onChange({ phone_number })}
      />
      <TextField
        label="Age"
        className="c3"
        inputMode="numeric"
        maxLength={10}
        value={draft.age}
        error={errors.age}
        onChange={(age) => onChange({ age })}
      />
      <SelectField
        label="Gender"
        className="c3"
        value={draft.gender}
        options={genderChoices}
        error={errors.gender}
        onChange={(gender) => onChange({ gender })}
      />
      <SelectField
        label="Relationship status"
        className="c6"
        value={draft.relationship_status}
        options={relationshipChoices}
        error={errors.relationship_status}
        onChange={(relationship_status) => onChange({ relationship_status })}
      />
      <Field label="Location" className="c6" error={errors.location}>
        {(control) => (
          <PlaceCombobox
            control={control}
            value={draft.location}
            maxLength={limits.location}
            usePlaces={usePlacesAutocomplete}
            onChange={(location) => onChange({ location })}
          />
        )}
      </Field>
      <TextField
        label="Occupation"
        className="c6"
        maxLength={limits.name}
        value={draft.occupation}
        error={errors.occupation}
        onChange={(occupation) => onChange({ occupation })}
      />
      <TextAreaField
        label="Bio"
        className="c12"
        rows={3}
        maxLength={limits.longText}
        value={draft.bio}
        error={errors.bio}
        onChange={(bio) => onChange({ bio })}
      />
    </div>
  );
}

export function SocialFields({ draft, errors, onChange }: ProfileFieldsProps): React.JSX.Element {
  return (
    <div className="form-grid">
      <TextField
        label="Instagram"
        className="c6"
        optional
        placeholder="@handle"
        maxLength={limits.name}
        value={draft.instagram}
        error={errors.instagram}
        onChange={(instagram) => onChange({ instagram })}
      />
      <TextField
        label="Facebook"
        className="c6"
        optional
        placeholder="Link to a page"
        maxLength={limits.name}
        value={draft.facebook}
        error={errors.facebook}
        onChange={(facebook) => onChange({ facebook })}
      />
    </div>
  );
}
