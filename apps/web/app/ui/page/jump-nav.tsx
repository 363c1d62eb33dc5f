import './jump-nav.css';

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
        <a key={id} href={`#${id}`} onClick={() => settleAt(id)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** What stands between is measured once it is drawn: the heading is looked for again when that is done. */
function settleAt(id: string): void {
  let framesLeft = 12;
  const settle = (): void => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ behavior: 'instant' });
    framesLeft -= 1;
    if (heading && framesLeft > 0) requestAnimationFrame(settle);
  };
  requestAnimationFrame(settle);
}
