import { type RefObject, startTransition, useEffect, useId, useRef } from 'react';

interface MenuState {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Whether its first items are there; until then the menu itself has the focus. */
  readonly isReady: boolean;
}

interface MenuButton {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly buttonProps: React.ComponentProps<'button'>;
  readonly menuRef: RefObject<HTMLUListElement | null>;
  readonly menuProps: React.ComponentProps<'ul'>;
  /** Closes it and gives the focus back to its button. */
  readonly close: () => void;
}

/**
 * A button that opens a menu, by the pattern of the ARIA practices: arrows, Home and End go
 * from item to item, Escape closes, and so does leaving it. Items carry a role of
 * `menuitem` and no tab stop.
 */
export function useMenuButton({ isOpen, onOpenChange, isReady }: MenuState): MenuButton {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const menu = menuRef.current;
    if (!isOpen || !menu || menu.querySelector(':focus')) return;
    (isReady ? itemsOf(menu)[0] : menu)?.focus();
  }, [isOpen, isReady]);

  function close(): void {
    onOpenChange(false);
    buttonRef.current?.focus();
  }

  function handleKey(event: React.KeyboardEvent<HTMLUListElement>): void {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const to = targetOf(event.key, at, items.length);
    if (event.key === 'Escape') close();
    else if (to !== null) items[to]?.focus();
    else return;
    event.preventDefault();
  }

  return {
    buttonRef,
    menuRef,
    close,
    buttonProps: {
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // A press is shown at once, and the menu as soon as it is drawn; by key it is there
      // for the key that follows.
      onClick: ({ detail }) =>
        detail === 0 ? onOpenChange(!isOpen) : startTransition(() => onOpenChange(!isOpen)),
    },
    menuProps: {
      id,
      role: 'menu',
      tabIndex: -1,
      onKeyDown: handleKey,
      onBlur: ({ currentTarget, relatedTarget }) => {
        const isOwn = currentTarget.contains(relatedTarget) || relatedTarget === buttonRef.current;
        if (relatedTarget !== null && !isOwn) onOpenChange(false);
      },
    },
  };
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
