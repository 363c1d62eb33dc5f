import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/databases.ts';
import { compileOnce } from './compile-once.ts';
import type { OpenDatabase } from './open-database.ts';

describeOnBothDatabases('a query compiled once', (database) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await database.open();
    for (const name of ['a', 'b', 'c'])
      await open.db
        .insertInto('secrets')
        .values({ name, value: name.repeat(3) })
        .execute();
  });
  afterAll(() => open.close());

  it('takes new values each time, besides its constants', async () => {
    let built = 0;
    const find = compileOnce(open.db, ({ name }: { name: string }) => {
      built += 1;
      return open.db
        .selectFrom('secrets')
        .select('value')
        .where('value', '!=', 'ccc')
        .where('name', '=', name);
    });
    expect(await find({ name: 'a' })).toEqual([{ value: 'aaa' }]);
    expect(await find({ name: 'b' })).toEqual([{ value: 'bbb' }]);
    expect(await find({ name: 'c' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('does not depend on its values', async () => {
    const find = compileOnce(open.db, ({ letter }: { letter: string }) =>
      open.db.selectFrom('secrets').select('name').where('value', '=', `${letter}${letter}`),
    );
    await expect(find({ letter: 'a' })).rejects.toThrow('letter is not known yet');
  });
});
