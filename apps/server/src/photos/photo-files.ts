/**
 * What photos are marked with that two databases, one of them a copy of the other, take for their
 * own.
 */
export const contested = 'contested';

/** Whose the photos are: this database's, another's, or those of a copy of this one as well. */
export type PhotoClaim = 'own' | 'of-another' | 'contested';

/**
 * Where the files of photos are, by the ids of photos. What cannot be reached or written throws.
 */
export interface PhotoFiles {
  /** The whole file or none; it is on the disk when this returns. */
  write(id: string, bytes: Buffer): Promise<void>;
  read(id: string): Promise<Buffer | undefined>;
  /** Succeeds if there is no such file. */
  delete(id: string): Promise<void>;
  /** Every photo with the instant it was written, in epoch milliseconds. */
  list(): AsyncIterable<{ readonly id: string; readonly writtenAt: number }>;
  /**
   * What the store is marked with, which says whose photos these are; undefined where it is not.
   */
  readOwner(): Promise<string | undefined>;
  writeOwner(owner: string): Promise<void>;
}
