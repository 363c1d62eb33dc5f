import { channel } from 'node:diagnostics_channel';

/**
 * What is stored and cannot be read, such as after somebody changed it by hand: not the fault of
 * whoever asks, and no bug.
 */
export class StoredDamage extends Error {
  constructor(record: string, cause: unknown) {
    super(`Cannot read ${record}: ${(cause as Error).message}`, { cause });
  }
}

/** Hears of each record that was passed over because it is damaged. */
export const damageChannel = channel('rendezvous:stored-damage');

/** What `read` makes of a record; throws `StoredDamage` where it cannot. */
export function readStored<Value>(record: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new StoredDamage(record, error);
  }
}

/**
 * The same for lists, where a damaged record does not hide the others: undefined takes its place.
 */
export function readIfWhole<Value>(record: string, read: () => Value): Value | undefined {
  try {
    return readStored(record, read);
  } catch (error) {
    damageChannel.publish(error);
    return undefined;
  }
}

/** The same of what is read later. */
export async function unlessDamaged<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof StoredDamage)) throw error;
    damageChannel.publish(error);
    return undefined;
  }
}
