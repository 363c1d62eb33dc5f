/** What the clock of a place shows. */
export interface LocalMoment {
  /** `2026-11-28` */
  readonly day: string;
  /** After midnight. */
  readonly minutes: number;
}

/**
 * What calendar and clock show in a time zone; in the visitor's own where none is
 * known, or none of that name.
 */
export function localMoment(instant: Date, timeZone: string | null): LocalMoment {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** The instant at which clocks of a time zone show that day and time. */
export function instantOf({ day, minutes }: LocalMoment, timeZone: string | null): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const shown = localMoment(new Date(asUtc), timeZone);
  const offset = Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000 - asUtc;
  return new Date(asUtc - offset);
}

function formatIn(timeZone: string | null): Intl.DateTimeFormat {
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat('en-US', options);
  }
}
