import type { Usage } from '@rendezvous/contract';

/** From this share on, say that the storage is getting full. */
const nearlyFull = 0.8;
const bytesPerMegabyte = 2 ** 20;

/** How much of the storage is used, and what to say when little is left. */
export function storageWords({ used_bytes: used, limit_bytes: limit }: Usage): {
  readonly line: string;
  readonly warning: string | null;
} {
  const line = `You have used ${megabytes(used)} of ${megabytes(limit)} MB of space.`;
  if (used < nearlyFull * limit) return { line, warning: null };
  const warning =
    used < limit
      ? 'You are almost out of space. Delete photos, dates or ideas you no longer need to make room.'
      : 'Nothing more can be stored. What you have stored is safe; delete photos, dates or ideas to make room.';
  return { line, warning };
}

/** Whole megabytes, rounded up, so that something never reads as nothing. */
function megabytes(bytes: number): string {
  return Math.ceil(bytes / bytesPerMegabyte).toLocaleString('en-US');
}
