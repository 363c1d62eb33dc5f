import { limits } from '@rendezvous/contract';
import { Car, Footprints, Shuffle, SlidersHorizontal, TrainFront } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { WrittenInput } from '../../../ui/form/written-input.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { DateNumberField } from './date-number-field.tsx';
import { drawnFor } from './drawn-for.ts';
import { withEnd } from './evening-length.ts';
import { describeRest, milesOf } from './rest-words.ts';
import { TagField } from './tag-field.tsx';
import type { WishField, WishFieldsProps } from '../../../plan/wishes.ts';

const transportOptions = [
  { value: 'driving', label: 'Driving', icon: <Car className="icon" /> },
  { value: 'public', label: 'Public', icon: <TrainFront className="icon" /> },
  { value: 'walking', label: 'Walking', icon: <Footprints className="icon" /> },
  { value: 'no_preference', label: 'Any', icon: <Shuffle className="icon" /> },
] as const;

const settingOptions = [
  { value: 'indoor', label: 'Indoor' },
  { value: 'outdoor', label: 'Outdoor' },
  { value: 'both', label: 'Both' },
] as const;

const folded: readonly WishField[] = [
  'budget',
  'max_distance',
  'transport_method',
  'outdoor_preference',
  'end_time',
  'date_number',
  'dislikes',
  'dietary_restrictions',
  'preferred_cuisines',
  'previous_date_activities',
];

/**
 * What has a sensible start: one line says what holds, and opens to change it. It opens by itself
 * where something in it is wrong.
 */
export const RestFields = drawnFor([...folded, 'start_time', 'stops'], function RestFields(props) {
  const { wishes, errors } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = folded.some((name) => errors[name] !== undefined);
  const { budget, others } = describeRest(wishes);
  return (
    <details
      className="rest"
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <SlidersHorizontal className="icon" />
        <span>
          <b>{budget}</b>
          {others.map((words) => ` · ${words}`)}
        </span>
        <span className="link">Change</span>
      </summary>
      <div className="rest-fields">
        <ReachFields {...props} />
        <TasteFields {...props} />
      </div>
    </details>
  );
});

function ReachFields({ wishes, errors, onChange }: WishFieldsProps): React.JSX.Element {
  return (
    <>
      <RangeSlider
        label="Budget"
        thumbs={['Minimum budget', 'Maximum budget']}
        values={[wishes.budget.min, wishes.budget.max]}
        min={limits.budget.min}
        // An alternative of the server may ask for more than the slider offers.
        max={Math.max(limits.budget.slider, wishes.budget.max)}
        step={limits.budget.step}
        format={(dollars) => `$${dollars}`}
        error={errors.budget}
        onChange={([min = wishes.budget.min, max = wishes.budget.max]) =>
          onChange({ budget: { min, max } })
        }
      />
      <RangeSlider
        label="Max distance"
        thumbs={['Max distance']}
        values={[wishes.max_distance]}
        min={limits.maxDistance.min}
        max={limits.maxDistance.max}
        step={1}
        format={milesOf}
        error={errors.max_distance}
        onChange={([max_distance = wishes.max_distance]) => onChange({ max_distance })}
      />
      <Segmented
        label="Getting there"
        name="transport_method"
        value={wishes.transport_method}
        options={transportOptions}
        error={errors.transport_method}
        onChange={(transport_method) => onChange({ transport_method })}
      />
      <Segmented
        label="Setting"
        name="outdoor_preference"
        value={wishes.outdoor_preference}
        options={settingOptions}
        error={errors.outdoor_preference}
        onChange={(outdoor_preference) => onChange({ outdoor_preference })}
      />
    </>
  );
}

function TasteFields(props: WishFieldsProps): React.JSX.Element {
  const { wishes, errors, onChange } = props;
  return (
    <>
      <Field label="End time" optional error={errors.end_time}>
        {(control) => (
          <WrittenInput
            {...control}
            type="time"
            name="end_time"
            value={wishes.end_time}
            onChange={(event) => onChange(withEnd(wishes, event.target.value))}
          />
        )}
      </Field>
      <DateNumberField {...props} />
      <TagField
        {...props}
        name="dislikes"
        label="Dislikes"
        placeholder="Add a dislike"
        ideas={['Loud bars', 'Long queues']}
      />
      <TagField
        {...props}
        name="dietary_restrictions"
        label="Dietary restrictions"
        placeholder="Add a restriction"
        ideas={['Vegetarian', 'Gluten-free']}
      />
      <TagField
        {...props}
        name="preferred_cuisines"
        label="Preferred cuisines"
        placeholder="Add a cuisine"
        ideas={['Italian', 'Thai', 'Mexican']}
      />
      <Field
        label="What you did last time"
        hint="So the next plan goes somewhere new."
        error={errors.previous_date_activities}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="text"
            name="previous_date_activities"
            maxLength={limits.previousActivities}
            value={wishes.previous_date_activities}
            onChange={(event) => onChange({ previous_date_activities: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
