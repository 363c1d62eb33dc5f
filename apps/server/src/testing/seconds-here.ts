import { setTimeout } from 'node:timers/promises';

/**
 * Resolves when this process has had so many seconds, in steps: one that others keep from running
 * has fewer of them than the clock says, and what is measured in it is as slow.
 */
export async function secondsHere(seconds: number): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) await setTimeout(100);
}
