import type { Kysely } from 'kysely';

/**
 * The mark of the photos had a value for ever among the secrets; from here on it changes, and goes
 * on from that.
 */
export async function addPhotoMark(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photo_mark')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('current', 'text', (column) => column.notNull())
    .addColumn('next', 'text')
    .execute();
  const known = db as Kysely<{
    secrets: { name: string; value: string };
    photo_mark: { id: number; current: string; next: string | null };
  }>;
  const secret = await known
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'photo-store')
    .executeTakeFirst();
  if (secret === undefined) return;
  const current = Buffer.from(secret.value, 'base64url').toString('hex');
  await known.insertInto('photo_mark').values({ id: 1, current, next: null }).execute();
  await known.deleteFrom('secrets').where('name', '=', 'photo-store').execute();
}
