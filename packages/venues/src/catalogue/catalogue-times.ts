/** The days of a week as the catalogue writes them, Sunday first. */
export const catalogueWeekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** Minutes after midnight of 'HH:mm'. */
export function minutesOf(clockText: string): number {
  const [hours = 0, minutes = 0] = clockText.split(':').map(Number);
  return hours * 60 + minutes;
}
