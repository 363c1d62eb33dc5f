import type { Database } from '../platform/db/tables.ts';

export interface Subscriber {
  readonly email: string;
  /** The day in UTC. */
  readonly confirmedOn: string;
}

/** The addresses that want the newsletter, two spellings that differ in case alone counting as one. */
export interface Subscribers {
  /** An address that is on the list already keeps its day. */
  add(subscriber: Subscriber): Promise<void>;
  delete(email: string): Promise<void>;
  /** The longest on the list first. */
  list(): Promise<Subscriber[]>;
}

export function createSubscribers(db: Database): Subscribers {
  return {
    async add({ email, confirmedOn }) {
      await db
        .insertInto('subscribers')
        .values({ email_key: keyOf(email), email, confirmed_on: confirmedOn })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async delete(email) {
      await db.deleteFrom('subscribers').where('email_key', '=', keyOf(email)).execute();
    },

    list: () =>
      db
        .selectFrom('subscribers')
        .select(['email', 'confirmed_on as confirmedOn'])
        .orderBy('confirmed_on')
        .orderBy('email_key')
        .execute(),
  };
}

function keyOf(email: string): string {
  return email.toLowerCase();
}
