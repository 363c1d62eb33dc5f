import { randomBytes } from 'node:crypto';
import type { Database } from '../db/tables.ts';

export interface Secrets {
  /**
   * The 256 random bits of that name. All processes on the database get the same, whichever asks
   * first.
   */
  findOrCreate(name: string): Promise<Buffer>;
}

export function createSecrets(db: Database): Secrets {
  return {
    async findOrCreate(name) {
      await db
        .insertInto('secrets')
        .values({ name, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return Buffer.from(value, 'base64url');
    },
  };
}
