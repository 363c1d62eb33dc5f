import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import './windowed-list.css';

interface WindowedListProps<Item> {
  /** Missing where a heading names the list. */
  readonly label?: string;
  readonly className: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** About how many pixels high an item is, wide and on phones; what is drawn is measured. */
  readonly heightOf: (item: Item) => { readonly wide: number; readonly narrow: number };
  /** Pixels between two items. */
  readonly gap?: number;
  readonly draw: (item: Item) => ReactNode;
}

/** So few cost nothing. */
const fewItems = 10;
const neighbors = 4;
const phones = '(max-width: 767px)';

/**
 * A list that scrolls with the page. Of a long one the document holds what is near the screen and
 * the item that has the focus; each says which of how many it is.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>): React.JSX.Element {
  const { items, label, className, keyOf, draw } = props;
  if (items.length > fewItems) return <LongList {...props} />;
  return (
    <ol className={className} aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>{draw(item)}</li>
      ))}
    </ol>
  );
}

function LongList<Item>({
  label,
  className,
  items,
  keyOf,
  heightOf,
  gap = 0,
  draw,
}: WindowedListProps<Item>): React.JSX.Element {
  const listRef = useRef<HTMLOListElement>(null);
  // Not a state: nothing is drawn otherwise for it until the list is scrolled.
  const focusedRef = useRef<number | null>(null);
  const width = window.matchMedia(phones).matches ? 'narrow' : 'wide';
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => heightOf(items[index] as Item)[width],
    gap,
    overscan: 4,
    scrollMargin: usePageOffset(listRef),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    getItemKey: (index) => keyOf(items[index] as Item),
    rangeExtractor: (range) => withFocused(range, focusedRef.current),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only sees focus
    <ol
      ref={listRef}
      className={`${className} windowed`}
      aria-label={label}
      onFocus={({ target }) => {
        focusedRef.current = indexOf(target);
      }}
      onBlur={({ relatedTarget }) => {
        focusedRef.current = relatedTarget && indexOf(relatedTarget);
      }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
        >
          {draw(items[index] as Item)}
        </li>
      ))}
    </ol>
  );
}

/**
 * With what has the focus and what stands next to it: whoever goes on by keyboard finds the next,
 * and whoever scrolls away finds it again.
 */
function withFocused(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === null) return shown;
  const first = Math.max(0, focused - neighbors);
  const last = Math.min(range.count - 1, focused + neighbors);
  for (let index = first; index <= last; index++) shown.push(index);
  return [...new Set(shown)].sort((a, b) => a - b);
}

function indexOf(target: Element): number | null {
  const index = target.closest<HTMLElement>('li[data-index]')?.dataset.index;
  return index === undefined ? null : Number(index);
}

/** How far down the page something begins, in pixels; what stands above it may grow. */
function usePageOffset(ref: React.RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void =>
      setOffset(Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    // A list that was pushed down looks the same: the press that did it is shown first.
    const observer = new ResizeObserver(() => startTransition(measure));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return offset;
}
