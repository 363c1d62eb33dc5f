import { limits, type PlaceChoice } from '@rendezvous/contract';
import { useEffect, useRef, useState } from 'react';
import { usePlaceChoices } from '../../../api/use-place-choices.ts';
import { usePlacesAutocomplete } from '../../../api/use-places-autocomplete.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PlaceCombobox } from '../../../ui/form/place-combobox.tsx';
import { CityPills } from './city-pills.tsx';
import { TellMeWhen } from '../plan-parts.ts';
import { UseMyLocation } from './use-my-location.tsx';

interface LocationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /**
   * What it may mean, where a plan was asked for before that was said: the
   * plan waits for the answer.
   */
  readonly asked: readonly PlaceChoice[] | null;
  /** Where no plans are made yet. */
  readonly unknown: string | null;
  readonly onAnswer: (label: string) => void;
}

/**
 * Where to plan. A name that more than one place has is asked about as soon as it is written, and
 * at the latest before a plan is made.
 */
export function LocationField({
  value,
  error,
  onChange,
  asked,
  unknown,
  onAnswer,
}: LocationFieldProps): React.JSX.Element {
  const [isTyping, setIsTyping] = useState(false);
  const known = usePlaceChoices(value, isTyping);
  const choices = asked ?? known;
  const fieldRef = useRef<HTMLDivElement>(null);
  const choicesRef = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked) choicesRef.current?.querySelector('button')?.focus();
  }, [asked]);
  return (
    <div className="where">
      <div
        className="where-field"
        ref={fieldRef}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
      >
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
        <UseMyLocation onFound={onChange} />
      </div>
      <CityPills value={value} onChange={onChange} />
      {unknown !== null && <TellMeWhen key={unknown} place={unknown} />}
      {choices.length > 0 && (
        <fieldset className="place-choices" ref={choicesRef}>
          <legend className="hint">Which one do you mean?</legend>
          {choices.map(({ label }) => (
            <button
              className="btn btn--secondary btn--sm"
              type="button"
              key={label}
              onClick={() => {
                if (asked) return onAnswer(label);
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
