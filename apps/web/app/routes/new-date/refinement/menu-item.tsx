import { ChevronRight } from 'lucide-react';

interface MenuItemProps {
  readonly icon: React.ReactNode;
  readonly title: string;
  readonly words: string;
  /** What it comes to, in money and time. */
  readonly cost?: string | undefined;
  /** Whether it leads elsewhere before anything happens. */
  readonly leadsOn?: boolean;
  /** Given where it can be on or off. */
  readonly isChecked?: boolean;
  /** `change-tool`: on a phone it shares a row with others of its kind, its outcome only heard. */
  readonly className?: string;
  readonly onChoose: () => void;
}

/** One thing that can be done with a stop: what, with which outcome, and what it comes to. */
export function MenuItem({
  icon,
  title,
  words,
  cost,
  leadsOn = false,
  isChecked,
  className,
  onChoose,
}: MenuItemProps): React.JSX.Element {
  return (
    <li role="none" className={className}>
      <button
        type="button"
        tabIndex={-1}
        {...(isChecked === undefined
          ? { role: 'menuitem' }
          : { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
        onClick={onChoose}
      >
        {icon}
        <span>
          <b>{title}</b> <span>{words}</span>
        </span>
        {cost && <span className="change-cost num">{cost}</span>}
        {leadsOn && <ChevronRight className="icon change-on" />}
      </button>
    </li>
  );
}
