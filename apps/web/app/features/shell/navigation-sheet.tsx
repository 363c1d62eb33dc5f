import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useDeferredValue } from 'react';
import type { Session } from '../../api/session/session.ts';
import { Sidebar } from './sidebar.tsx';

interface NavigationSheetProps {
  readonly session: Session;
  /** Where the focus goes once it is closed. */
  readonly openerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The sidebar on small screens: over the page, open as long as it is rendered. */
export function NavigationSheet({
  session,
  openerRef,
  onClose,
}: NavigationSheetProps): React.JSX.Element | null {
  // The press is answered before it is drawn, which a slow phone takes a while for.
  if (!useDeferredValue(true, false)) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim" />
        <Dialog.Content
          className="sidebar sheet"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            openerRef.current?.focus();
          }}
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Dialog.Close className="icon-btn sheet-close" aria-label="Close menu">
            <X className="icon" />
          </Dialog.Close>
          <Sidebar session={session} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
