import { setImmediate } from 'node:timers/promises';
import { limits } from '@rendezvous/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** How much of a list is wanted at once. */
export interface PageSize {
  readonly items: number;
  readonly bytes: number;
}

/** A part of a list, and the key of its last item where there is more. */
export interface Page<Item, Key> {
  readonly items: Item[];
  readonly next: Key | null;
}

/** What no answer goes far beyond: one item, however long it is, is always in. */
export const fullPage: PageSize = { items: limits.pageItems, bytes: limits.pageBytes };

/**
 * The keys that fit into a page, and the last of them if there are more. `keys` are in order, and
 * hold one more than the page may have; `bytes` is the size of an item in the database, known
 * without reading it.
 */
export function fitPage<Key extends { readonly bytes: number }>(
  keys: readonly Key[],
  { items, bytes }: PageSize,
): { keys: Key[]; next: Key | null } {
  let weight = 0;
  const fitting = keys.slice(0, items).filter((key, index) => {
    weight += key.bytes;
    return index === 0 || weight <= bytes;
  });
  return { keys: fitting, next: fitting.length < keys.length ? (fitting.at(-1) ?? null) : null };
}

/**
 * Every item of a list, a page in memory at a time; nothing is held between pages, so that a slow
 * reader holds up nobody.
 */
export async function* eachOf<Item, Key>(
  page: (after: Key | undefined) => Promise<Page<Item, Key>>,
): AsyncGenerator<Item, void, undefined> {
  let after: Key | undefined;
  do {
    const { items, next } = await page(after);
    yield* items;
    after = next ?? undefined;
    // SQLite answers at once: without a pause nobody else would be served until the end of a long
    // list.
    if (after !== undefined) await setImmediate();
  } while (after !== undefined);
}

/** Rows that come after one, the newest first; of one moment in the order of their ids. */
export function isAfterNewest({
  createdAt,
  id,
}: {
  readonly createdAt: number;
  readonly id: number | string;
}): RawBuilder<SqlBool> {
  return sql`(created_at < ${createdAt} or (created_at = ${createdAt} and id > ${id}))`;
}
