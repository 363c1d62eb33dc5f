import type { Database } from '../platform/db/tables.ts';

/** What an address is on the list for. */
export interface Subscription {
  readonly email: string;
  /** Where it waits for plans to be made, as it was typed; undefined for the newsletter. */
  readonly place?: string | undefined;
}

export interface Subscriber extends Subscription {
  /** The day in UTC. */
  readonly confirmedOn: string;
}

/**
 * The addresses that want the newsletter or wait for a place, two spellings that differ in case
 * alone counting as one.
 */
export interface Subscribers {
  /** What is on the list already keeps its day. */
  add(subscriber: Subscriber): Promise<void>;
  delete(subscription: Subscription): Promise<void>;
  /** The longest on the list first. */
  list(): Promise<Subscriber[]>;
}

export function createSubscribers(db: Database): Subscribers {
  return {
    async add({ email, place, confirmedOn }) {
      await db
        .insertInto('subscribers')
        .values({
          email_key: keyOf({ email, place }),
          email,
          place: place ?? null,
          confirmed_on: confirmedOn,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async delete(subscription) {
      await db.deleteFrom('subscribers').where('email_key', '=', keyOf(subscription)).execute();
    },

    async list() {
      const rows = await db
        .selectFrom('subscribers')
        .select(['email', 'place', 'confirmed_on as confirmedOn'])
        .orderBy('confirmed_on')
        .orderBy('email_key')
        .execute();
      return rows.map(({ place, ...row }) => ({ ...row, place: place ?? undefined }));
    },
  };
}

/** No address has a space in it. */
function keyOf({ email, place }: Subscription): string {
  return (place === undefined ? email : `${email} ${place}`).toLowerCase();
}
