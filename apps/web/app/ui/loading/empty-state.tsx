import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** 1 where nothing else stands on the page. */
  readonly level?: 1 | 2 | 3;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Nothing there yet: a quiet line, what would stand here, and the way to it. */
export function EmptyState({
  title,
  text,
  level = 2,
  children,
}: EmptyStateProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <svg className="empty-arc" viewBox="0 0 132 34" aria-hidden="true">
        <path d="M4 30Q66 -22 128 30" />
      </svg>
      <Heading className="heading">{title}</Heading>
      <p className="muted">{text}</p>
      {children}
    </div>
  );
}
