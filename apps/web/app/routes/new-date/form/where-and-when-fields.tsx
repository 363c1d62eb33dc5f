import { limits } from '@rendezvous/contract';
import { Car, Footprints, Shuffle, TrainFront } from 'lucide-react';
import { Field } from '../../../ui/form/field.tsx';
import { RangeSlider } from '../../../ui/form/range-slider.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { LengthField } from './length-field.tsx';
import { LocationField } from './location-field.tsx';
import { withEnd } from './evening-length.ts';
import { useDayFromToday } from './use-day-from-today.ts';
import type { PlaceQuestion, WishFieldsProps } from '../../../plan/wishes.ts';

const transportOptions = [
  { value: 'driving', label: 'Driving', icon: <Car className="icon" /> },
  { value: 'public', label: 'Public', icon: <TrainFront className="icon" /> },
  { value: 'walking', label: 'Walking', icon: <Footprints className="icon" /> },
  { value: 'no_preference', label: 'Any', icon: <Shuffle className="icon" /> },
] as const;

export function WhereAndWhenFields({
  wishes,
  errors,
  onChange,
  place,
}: WishFieldsProps & { readonly place: PlaceQuestion }): React.JSX.Element {
  return (
    <div className="form-grid">
      <LocationField
        value={wishes.location}
        error={errors.location}
        onChange={(location) => onChange({ location })}
        {...place}
      />
      <WhenFields wishes={wishes} errors={errors} onChange={onChange} />
      <LengthField wishes={wishes} errors={errors} onChange={onChange} />
      <div className="c6">
        <Segmented
          label="Getting there"
          name="transport_method"
          value={wishes.transport_method}
          options={transportOptions}
          error={errors.transport_method}
          onChange={(transport_method) => onChange({ transport_method })}
        />
      </div>
      <div className="c3">
        <RangeSlider
          label="Max distance"
          thumbs={['Max distance']}
          values={[wishes.max_distance]}
          min={limits.maxDistance.min}
          max={limits.maxDistance.max}
          step={1}
          format={formatMiles}
          error={errors.max_distance}
          onChange={([max_distance = wishes.max_distance]) => onChange({ max_distance })}
        />
      </div>
      <div className="c3">
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
      </div>
    </div>
  );
}

function WhenFields({ wishes, errors, onChange }: WishFieldsProps): React.JSX.Element {
  const [today, tomorrow, lastDay] = [
    useDayFromToday(0),
    useDayFromToday(1),
    useDayFromToday(limits.daysAhead),
  ];
  return (
    <>
      <Field label="Date" className="c2 c2--day" error={errors.start_cal_date}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="date"
            name="start_cal_date"
            min={today}
            max={lastDay}
            value={wishes.start_cal_date ?? tomorrow}
            onChange={(event) => onChange({ start_cal_date: event.target.value })}
          />
        )}
      </Field>
      <Field label="Start time" className="c2" error={errors.start_time}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="time"
            name="start_time"
            value={wishes.start_time}
            onChange={(event) => onChange({ start_time: event.target.value })}
          />
        )}
      </Field>
      <Field label="End time" className="c2" optional error={errors.end_time}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="time"
            name="end_time"
            value={wishes.end_time}
            onChange={(event) => onChange(withEnd(wishes, event.target.value))}
          />
        )}
      </Field>
    </>
  );
}

function formatMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles} miles`;
}
