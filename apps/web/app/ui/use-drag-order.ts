import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface DragOrder {
  /** Which item of its list this one is, from 0. */
  readonly place: number;
  /** A new order is on its way: what was dropped stays until it is there, or has failed. */
  readonly isBusy: boolean;
  readonly onDrop: (place: number) => void;
}

interface Handle {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Drag {
  readonly items: readonly HTMLElement[];
  /** Where the items are on the page without it. */
  readonly boxes: readonly { readonly top: number; readonly bottom: number }[];
  readonly startY: number;
  to: number;
}

/** This close to an edge of the window, in pixels, what is dragged scrolls the page. */
const edge = 90;

/**
 * Lets an item of a list be dragged to another place by the handle that takes these props:
 * the others make room, Escape puts it back. It is for pointers alone; whoever uses it
 * offers another way for keys.
 */
export function useDragOrder({ place, isBusy, onDrop }: DragOrder): Handle {
  const ref = useRef<HTMLElement>(null);
  const dragRef = useRef<Drag>(null);
  const moving = useRef(false);

  function putBack(): void {
    const { items = [] } = dragRef.current ?? {};
    for (const item of items) {
      item.style.removeProperty('translate');
      delete item.dataset.dragged;
    }
    delete items[0]?.parentElement?.dataset.dragging;
    dragRef.current = null;
    moving.current = false;
  }

  useLayoutEffect(putBack, [place]);
  useLayoutEffect(() => {
    if (!isBusy && !moving.current) putBack();
  }, [isBusy]);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && moving.current) putBack();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return {
    ref,
    onPointerDown: (event) => {
      const item = ref.current?.closest('li');
      if (!item?.parentElement || isBusy || event.button !== 0) return;
      // Otherwise it would select the text that it passes.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const items = [...item.parentElement.children] as HTMLElement[];
      dragRef.current = { items, boxes: items.map(boxOf), startY: event.pageY, to: place };
      moving.current = true;
      item.dataset.dragged = '';
      item.parentElement.dataset.dragging = '';
    },
    onPointerMove: (event) => {
      const drag = dragRef.current;
      if (!drag || !moving.current) return;
      if (event.clientY < edge) scrollPage(-1);
      else if (event.clientY > innerHeight - edge) scrollPage(1);
      follow(drag, place, event.pageY - drag.startY);
    },
    onPointerUp: () => {
      const drag = dragRef.current;
      if (!drag || !moving.current) return;
      if (drag.to === place) return putBack();
      moving.current = false;
      onDrop(drag.to);
    },
    onPointerCancel: putBack,
  };
}

function boxOf(item: HTMLElement): Drag['boxes'][number] {
  const { top, bottom } = item.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}

function scrollPage(direction: number): void {
  scrollBy({ top: direction * 12, behavior: 'instant' });
}

/** Moves the dragged item by so many pixels, and out of its way those that it passed by half. */
function follow(drag: Drag, place: number, moved: number): void {
  const own = drag.boxes[place];
  if (!own) return;
  const height = own.bottom - own.top;
  drag.to = place;
  for (const [i, item] of drag.items.entries()) {
    const { top = 0, bottom = 0 } = drag.boxes[i] ?? {};
    const middle = (top + bottom) / 2;
    let shift = 0;
    if (i === place) shift = moved;
    else if (i > place && own.bottom + moved > middle) shift = -height;
    else if (i < place && own.top + moved < middle) shift = height;
    if (i !== place) drag.to -= Math.sign(shift);
    item.style.translate = `0 ${shift}px`;
  }
}
