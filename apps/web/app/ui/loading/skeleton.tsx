/** Bars where rows are about to stand. */
export function Skeleton({ rows }: { rows: number }): React.JSX.Element {
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, i) => (
        <span key={i} />
      ))}
    </div>
  );
}
