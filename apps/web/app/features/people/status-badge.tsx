/** Where two people are, each with a color and a word of its own. The word is always shown. */
const labels: ReadonlyMap<string, string> = new Map([
  ['talking', 'Talking'],
  ['first_date', 'First date'],
  ['second_date', 'Second date'],
  ['third_date', 'Third date'],
  ['dating', 'Dating'],
  ['exclusive', 'Exclusive'],
  ['ended', 'Ended'],
]);

export function statusLabel(status: string): string {
  return labels.get(status) ?? 'Unknown';
}

export function StatusBadge({ status }: { status: string }): React.JSX.Element {
  return <span className={`badge ${statusClass(status)}`}>{statusLabel(status)}</span>;
}

/** Sets the colors of a status on whatever shows it. */
export function statusClass(status: string): string {
  return `status--${labels.has(status) ? status.replace('_', '-') : 'unknown'}`;
}
