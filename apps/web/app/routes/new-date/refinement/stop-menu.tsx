import { ChevronDown, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import './refine.css';
import type { useMenuButton } from '../../../ui/use-menu-button.ts';

/** The part of a stop that takes the focus after a change. */
export const changeTool = 'change';

interface StopMenuProps {
  /** Of the stop. */
  readonly name: string | undefined;
  readonly isKept?: boolean;
  readonly isOpen: boolean;
  readonly menu: ReturnType<typeof useMenuButton>;
  /** Its items. */
  readonly children: ReactNode;
}

/** The button of a stop and the menu that it opens in place. */
export function StopMenu({
  name,
  isKept = false,
  isOpen,
  menu: { buttonRef, buttonProps, menuRef, menuProps },
  children,
}: StopMenuProps): React.JSX.Element {
  return (
    <>
      <button
        {...buttonProps}
        className="btn btn--secondary btn--sm change"
        ref={buttonRef}
        aria-label={`Change ${name}${isKept ? ', kept' : ''}`}
        data-tool={changeTool}
      >
        {isKept && <Lock className="icon" />}
        Change
        <ChevronDown className="icon" />
      </button>
      {isOpen && (
        <ul {...menuProps} className="change-menu" ref={menuRef} aria-label={`Change ${name}`}>
          {children}
        </ul>
      )}
    </>
  );
}
