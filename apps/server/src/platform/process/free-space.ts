import { statfs } from 'node:fs/promises';

/**
 * Below this nothing more is kept: what goes on by itself, such as the log of the database, still
 * has room.
 */
const floorBytes = 200 * 1024 * 1024;
const lookMs = 3000;

export interface FreeSpace {
  /** Whether the disk was nearly full when it was last looked at, seconds ago. */
  isLow(): boolean;
  stop(): void;
}

/**
 * Looks at the disk of a folder now and every few seconds. One that cannot be looked at, such as a
 * folder not made yet, counts as having room.
 */
export async function watchFreeSpace(
  folder: string,
  { floor = floorBytes }: { floor?: number } = {},
): Promise<FreeSpace> {
  let isLow = false;
  const look = async () => {
    isLow = await statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize < floor,
      () => false,
    );
  };
  await look();
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
