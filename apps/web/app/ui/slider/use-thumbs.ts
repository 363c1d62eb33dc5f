import { type PointerEvent, useRef } from 'react';
import { nearestThumb, type Scale, valueAtShare, withThumb } from './thumb-values.ts';

interface Thumbs {
  /** Moves a thumb to a value, or as far as the next thumb. */
  readonly setThumb: (index: number, value: number) => void;
  /** The handlers of the slider itself, whose box reaches from the least value to the greatest. */
  readonly pointer: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Which thumb is held, and by how much the pointer is beside its value. */
interface Held {
  readonly index: number;
  readonly offset: number;
}

/**
 * The thumbs of a slider, which are its inputs: a press takes hold of the nearest one, and
 * elsewhere than on a thumb brings it there.
 */
export function useThumbs({
  values,
  onChange,
  ...scale
}: Scale & {
  readonly values: readonly number[];
  readonly onChange: (values: number[]) => void;
}): Thumbs {
  const held = useRef<Held | null>(null);

  function setThumb(index: number, value: number): void {
    const next = withThumb(values, index, value);
    if (next[index] !== values[index]) onChange(next);
  }

  function moveTo(event: PointerEvent<HTMLElement>, { index, offset }: Held): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setThumb(index, valueAtShare((event.clientX - offset - left) / width, scale));
  }

  return {
    setThumb,
    pointer: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // A press gives the focus to what is below it: here that is the thumb's.
        event.preventDefault();
        const inputs = [...event.currentTarget.querySelectorAll('input')];
        const boxes = inputs.map((input) => input.getBoundingClientRect());
        const middles = boxes.map(({ left, width }) => left + width / 2);
        const index = nearestThumb(middles, event.clientX);
        const besides = event.clientX - (middles[index] ?? 0);
        const isOnThumb = Math.abs(besides) <= (boxes[index]?.width ?? 0) / 2;
        inputs[index]?.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { index, offset: isOnThumb ? event.clientX - valueX(event, index) : 0 };
        if (!isOnThumb) moveTo(event, held.current);
      },
      onPointerMove: (event) => {
        if (held.current && event.currentTarget.hasPointerCapture(event.pointerId))
          moveTo(event, held.current);
      },
    },
  };

  /** Where on the screen the value of a thumb is. */
  function valueX(event: PointerEvent<HTMLElement>, index: number): number {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = ((values[index] ?? scale.min) - scale.min) / (scale.max - scale.min);
    return left + share * width;
  }
}
