/**
 * How far apart the clocks of two processes may be, in milliseconds. An instant further ahead than
 * anything written now could be was written by a clock that has been set right since: it counts for
 * nothing.
 */
export const clockSkewMs = 60_000;
