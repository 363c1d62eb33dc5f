import { messages } from '../messages.ts';

/** A store that takes a person to put right; the message is the one line the operator sees. */
export class StoreUnusable extends Error {}

/** PostgreSQL's classes for who is not let in, and for a database that does not exist. */
const refusedClasses = ['28', '3D'];

/** What keeps a store from being opened, as far as it is known and waiting does not help. */
export function unusableStore(error: unknown): StoreUnusable | undefined {
  const { code, message } = error as { code?: unknown; message: string };
  if (typeof code === 'string' && refusedClasses.includes(code.slice(0, 2)))
    return new StoreUnusable(messages.databaseRefused(message), { cause: error });
  return undefined;
}
