import './jump-nav.css';
import { settleAt } from './settle-at.ts';

interface JumpNavProps {
  readonly label: string;
  /** The id of a heading, and what to call it here. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
}

/** Leads to the headings of a long page. */
export function JumpNav({ label, targets }: JumpNavProps): React.JSX.Element | null {
  if (targets.length < 2) return null;
  return (
    <nav className="jump-nav" aria-label={label}>
      {targets.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={() => settleAt(() => document.getElementById(id), { block: 'start' })}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
