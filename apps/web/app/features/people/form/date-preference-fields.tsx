import { limits } from '@rendezvous/contract';
import { transportChoices } from '../../../api/profile-choices.ts';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import type { ProfileFieldsProps } from './profile-draft.ts';

export function DatePreferenceFields({
  draft,
  errors,
  onChange,
}: ProfileFieldsProps): React.JSX.Element {
  const { min, max } = draft.budget_preference;
  return (
    <div className="form-grid">
      <div className="c6">
        <RangeSlider
          label="Budget"
          thumbs={['Minimum budget', 'Maximum budget']}
          values={[min, max]}
          min={limits.budget.min}
          // A larger budget, which the API takes, keeps its place.
          max={Math.max(limits.budget.slider, max)}
          step={limits.budget.step}
          format={(value) => `$${value}`}
          error={errors.budget_preference}
          onChange={([low = min, high = max]) =>
            onChange({ budget_preference: { min: low, max: high } })
          }
        />
      </div>
      <div className="c6">
        <Segmented
          label="Getting there"
          name="transport_preference"
          value={draft.transport_preference}
          options={transportChoices}
          error={errors.transport_preference}
          onChange={(transport_preference) => onChange({ transport_preference })}
        />
      </div>
      <TextAreaField
        label="Notes"
        className="c12"
        optional
        rows={3}
        maxLength={limits.longText}
        value={draft.notes}
        error={errors.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </div>
  );
}
