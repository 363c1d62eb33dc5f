import { GripVertical } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';

interface StopGripProps {
  readonly place: number;
  readonly onDrop: (place: number) => void;
}

interface Drag {
  readonly stop: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Where a stop is taken hold of to put it in another's place. Keys and touch have the buttons beside it. */
export function StopGrip({ place, onDrop }: StopGripProps): React.JSX.Element {
  const drag = useRef<Drag | null>(null);

  function handleDown(event: PointerEvent<HTMLElement>): void {
    const stop = event.currentTarget.closest<HTMLElement>('.itinerary-item');
    if (!stop || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { stop, x: event.clientX, y: event.clientY };
    stop.classList.add('itinerary-item--dragged');
  }

  function handleMove({ clientX, clientY }: PointerEvent): void {
    if (!drag.current) return;
    const { stop, x, y } = drag.current;
    stop.style.translate = `${clientX - x}px ${clientY - y}px`;
    for (const [i, other] of stopsBeside(stop).entries())
      other.classList.toggle(
        'itinerary-item--target',
        other !== stop && i === placeAt(stop, clientX, clientY),
      );
  }

  function handleUp({ clientX, clientY, type }: PointerEvent): void {
    if (!drag.current) return;
    const { stop } = drag.current;
    drag.current = null;
    const to = type === 'pointerup' ? placeAt(stop, clientX, clientY) : -1;
    stop.style.translate = '';
    for (const other of stopsBeside(stop))
      other.classList.remove('itinerary-item--dragged', 'itinerary-item--target');
    if (to >= 0 && to !== place) onDrop(to);
  }

  return (
    <span
      className="icon-btn stop-grip"
      aria-hidden="true"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    >
      <GripVertical className="icon" />
    </span>
  );
}

function stopsBeside(stop: HTMLElement): HTMLElement[] {
  return [...(stop.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

/** The place of the stop under the pointer, the dragged one aside; -1 where there is none. */
function placeAt(dragged: HTMLElement, x: number, y: number): number {
  const under = document
    .elementsFromPoint(x, y)
    .find((element) => !dragged.contains(element))
    ?.closest<HTMLElement>('.itinerary-item');
  return under ? stopsBeside(dragged).indexOf(under) : -1;
}
