import { limits } from '@rendezvous/contract';
import { useRef, useState } from 'react';
import { usePlaceChoices } from '../../api/use-place-choices.ts';
import { usePlacesAutocomplete } from '../../api/use-places-autocomplete.ts';
import { Field } from '../../ui/field.tsx';
import { PlaceCombobox } from '../../ui/place-combobox.tsx';

interface LocationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Where to plan. A name that more than one place has is asked about as soon as it is written; who does not answer gets the likeliest. */
export function LocationField({ value, error, onChange }: LocationFieldProps): React.JSX.Element {
  const [isTyping, setIsTyping] = useState(false);
  const choices = usePlaceChoices(value, isTyping);
  const fieldRef = useRef<HTMLDivElement>(null);
  return (
    <div className="c6">
      <div ref={fieldRef} onFocus={() => setIsTyping(true)} onBlur={() => setIsTyping(false)}>
        <Field label="Location" error={error}>
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
      </div>
      {choices.length > 0 && (
        <fieldset className="place-choices">
          <legend className="hint">Which one do you mean?</legend>
          {choices.map(({ label }) => (
            <button
              className="btn btn--secondary btn--sm"
              type="button"
              key={label}
              onClick={() => {
                onChange(label);
                // The choices go; who came to them by keyboard is back where they wrote.
                fieldRef.current?.querySelector('input')?.focus();
              }}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
