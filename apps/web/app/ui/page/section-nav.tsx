import { useSyncExternalStore } from 'react';
import './section-nav.css';

interface SectionNavProps {
  readonly label: string;
  /** The id of a heading, and what it says, in the order of the page. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The contents of a page, with a mark at the section that is being read. */
export function SectionNav({ label, sections }: SectionNavProps): React.JSX.Element {
  const current = useSyncExternalStore(
    subscribe,
    () => sectionInView(sections.map(({ id }) => id)),
    () => sections[0]?.id,
  );
  return (
    <nav className="section-nav" aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} {...(id === current && { 'aria-current': 'location' })}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/**
 * The last whose heading has come up into the upper third of the window; at the end of
 * the page the last of all.
 */
function sectionInView(ids: readonly string[]): string | undefined {
  const { innerHeight, scrollY } = window;
  if (scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    return ids.at(-1);
  const read = ids.findLast(
    (id) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
  );
  return read ?? ids[0];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
