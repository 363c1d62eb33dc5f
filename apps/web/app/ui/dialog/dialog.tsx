import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, startTransition, useDeferredValue, useState } from 'react';
import './dialog.css';
import { focusMain } from '../page/focus-main.ts';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The second click of a double click on what opened a dialog falls on what lies behind it,
 * within so many milliseconds.
 */
const doubleClickMs = 400;

/** A modal dialog, open as long as it is rendered. Its sentence goes into a DialogText. */
export function Dialog({
  title,
  className = '',
  onClose,
  children,
}: DialogProps): React.JSX.Element | null {
  const [opener] = useState(() => document.activeElement);
  const [openedAt] = useState(() => performance.now());
  // Drawing it and taking it away are felt on a slow phone: the press itself is answered first.
  const isShown = useDeferredValue(true, false);
  const close = (): void => startTransition(onClose);

  /**
   * Radix gives the focus back to a trigger of its own; this dialog is opened
   * by whatever had the focus.
   */
  function handleCloseFocus(event: Event): void {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else focusMain();
  }

  /**
   * Radix gives Escape to what opened last, which may be a notice; here it belongs to the
   * dialog that has the focus.
   */
  function handleKeyDown(event: React.KeyboardEvent): void {
    if (event.key !== 'Escape' || isListOpen(event.target)) return;
    event.stopPropagation();
    close();
  }

  if (!isShown) return null;
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={`dialog ${className}`}
            onCloseAutoFocus={handleCloseFocus}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onKeyDown={handleKeyDown}
            onPointerDownOutside={(event) =>
              performance.now() - openedAt < doubleClickMs && event.preventDefault()
            }
          >
            <Radix.Title className="title dialog-title">{title}</Radix.Title>
            {children}
            {/* Last, so that the focus begins at what the dialog is for. */}
            <Radix.Close className="icon-btn dialog-close" aria-label="Close">
              <X className="icon" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape in a field whose suggestions are open closes those first. */
function isListOpen(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.role === 'combobox' && target.ariaExpanded === 'true'
  );
}

export function DialogText({ children }: { children: ReactNode }): React.JSX.Element {
  return <Radix.Description className="muted">{children}</Radix.Description>;
}
