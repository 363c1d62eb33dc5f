import { Slider } from 'radix-ui';
import { useId } from 'react';
import { FieldError } from './field.tsx';

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
 * A slider with one thumb per value; its figures stand on the label row. The stylesheet places the thumbs by the shares given
 * here, in the prerendered page as in the living one: Radix finds their places only in the browser.
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
  const shares = values.map((value) => `${((value - min) / (max - min)) * 100}%`);
  return (
    <div className="field">
      <div className="label-row">
        <span className="label">{label}</span>
        <output>{values.map(format).join(' to ')}</output>
      </div>
      <Slider.Root
        className={thumbs.length > 1 ? 'slider slider--pair' : 'slider'}
        style={{ '--first': shares[0], '--last': shares.at(-1) } as React.CSSProperties}
        value={[...values]}
        min={min}
        max={max}
        step={step}
        onValueChange={onChange}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        {thumbs.map((name, i) => (
          <Slider.Thumb
            key={name}
            className="slider-thumb"
            aria-label={name}
            aria-valuenow={values[i]}
            aria-valuetext={format(values[i] ?? min)}
            {...(error && { 'aria-describedby': `${id}-error` })}
          />
        ))}
      </Slider.Root>
      <div className="slider-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
