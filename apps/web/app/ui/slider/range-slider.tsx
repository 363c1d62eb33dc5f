import { useId } from 'react';
import { FieldError } from '../form/field.tsx';
import { useThumbs } from './use-thumbs.ts';

interface RangeSliderProps {
  readonly label: string;
  /** One name per thumb, from low to high. */
  readonly thumbs: readonly string[];
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly format: (value: number) => string;
  /** What stands below the ends; the least and the greatest value where it is left out. */
  readonly ends?: readonly [string, string];
  readonly error?: string | undefined;
  readonly onChange: (values: number[]) => void;
}

/**
 * A slider with one thumb per value; its figures stand on the label row. Each thumb is a range
 * input no larger than it looks: keys and screen readers move it as the browser has it, and
 * pointers move whichever thumb is nearest.
 */
export function RangeSlider({
  label,
  thumbs,
  values,
  min,
  max,
  step,
  format,
  ends = [format(min), format(max)],
  error,
  onChange,
}: RangeSliderProps): React.JSX.Element {
  const id = useId();
  const { setThumb, pointer } = useThumbs({ values, min, max, step, onChange });
  const shares = values.map((value) => `${((value - min) / (max - min)) * 100}%`);
  return (
    <div className="field">
      <div className="label-row">
        <span className="label">{label}</span>
        <output>{values.map(format).join(' to ')}</output>
      </div>
      <div
        className={thumbs.length > 1 ? 'slider slider--pair' : 'slider'}
        style={{ '--first': shares[0], '--last': shares.at(-1) } as React.CSSProperties}
        {...pointer}
      >
        <span className="slider-track" />
        <span className="slider-range" />
        {thumbs.map((name, i) => (
          <input
            key={name}
            className="slider-thumb"
            type="range"
            min={min}
            max={max}
            step={step}
            value={values[i] ?? min}
            aria-label={name}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={values[i]}
            aria-valuetext={format(values[i] ?? min)}
            {...(error && { 'aria-describedby': `${id}-error` })}
            onChange={(event) => setThumb(i, event.target.valueAsNumber)}
          />
        ))}
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
