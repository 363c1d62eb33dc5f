/** What is written of somebody's important dates, as far as it is. */
interface ImportantDates {
  readonly birthday?: string | null;
  readonly firstDate?: string | null;
  readonly otherDates?: readonly { readonly description: string; readonly date: string }[];
}

export interface ImportantDayRow {
  readonly position: number;
  readonly kind: 'birthday' | 'first-date' | 'other';
  readonly day: string;
  readonly falls_on: string;
  readonly description: string;
}

/** Somebody's important dates one by one: those of every year first. */
export function importantDayRows({
  birthday,
  firstDate,
  otherDates = [],
}: ImportantDates): ImportantDayRow[] {
  const yearly = [
    { kind: 'birthday', day: birthday },
    { kind: 'first-date', day: firstDate },
  ] as const;
  return [
    ...yearly.flatMap(({ kind, day }) =>
      day ? [{ kind, day, falls_on: day.slice('YYYY-'.length), description: '' }] : [],
    ),
    ...otherDates.map(({ description, date }) => ({
      ...({ kind: 'other', day: date, falls_on: date, description } as const),
    })),
  ].map((row, position) => ({ ...row, position }));
}
