/**
 * Times that people keep lie on five minutes of the clock, those of tables, sets and
 * classes on the quarter hour.
 */
export const clockStep = 5;

/** The first time on a step of the clock from a minute on. */
export const clockAfter = (minutes: number, step: number = clockStep): number =>
  Math.ceil(minutes / step) * step;

/** The last time on a step of the clock up to a minute. */
export const clockBefore = (minutes: number, step: number = clockStep): number =>
  Math.floor(minutes / step) * step;
