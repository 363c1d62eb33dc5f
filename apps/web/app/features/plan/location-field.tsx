import { limits } from '@rendezvous/contract';
import { usePlacesAutocomplete } from '../../api/use-places-autocomplete.ts';
import { Field } from '../../ui/field.tsx';
import { PlaceCombobox } from '../../ui/place-combobox.tsx';

interface LocationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function LocationField({ value, error, onChange }: LocationFieldProps): React.JSX.Element {
  return (
    <Field label="Location" className="c6" error={error}>
      {(control) => (
        <PlaceCombobox
          control={control}
          value={value}
          maxLength={limits.location}
          usePlaces={usePlacesAutocomplete}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
