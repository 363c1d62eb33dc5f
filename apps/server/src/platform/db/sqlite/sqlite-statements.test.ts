import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStatements } from './sqlite-statements.ts';

let database: DatabaseSync;
let statements: ReturnType<typeof createStatements>;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  statements = createStatements(database);
  database.exec('create table notes (id integer primary key, text text)');
  for (const text of ['one', 'two', 'three'])
    statements.prepare('insert into notes (text) values (?)').run([text]);
});

const all = (sql: string, ...values: unknown[]) => statements.prepare(sql).all(values);

describe('prepared statements', () => {
  it('are prepared once per text and take new values each time', () => {
    const sql = 'select text from notes where id = ?';
    expect(statements.prepare(sql)).toBe(statements.prepare(sql));
    expect([1, 2, 9].map((id) => all(sql, id))).toEqual([[{ text: 'one' }], [{ text: 'two' }], []]);
  });

  it('are read row by row while the same text runs in parallel', () => {
    const sql = 'select id from notes order by id';
    const read: unknown[] = [];
    for (const row of statements.prepare(sql).iterate([])) {
      expect(all(sql)).toHaveLength(3);
      read.push(row);
    }
    expect(read).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('know columns that were added later', () => {
    expect(all('select * from notes where id = 1')).toEqual([{ id: 1, text: 'one' }]);
    statements.prepare("alter table notes add column mood text default 'calm'").run([]);
    expect(all('select * from notes where id = 1')).toEqual([{ id: 1, text: 'one', mood: 'calm' }]);
  });

  it('work again after a failed run', () => {
    const sql = 'insert into notes (id, text) values (?, ?)';
    expect(() => statements.prepare(sql).run([1, 'again'])).toThrow('UNIQUE');
    statements.prepare(sql).run([4, 'four']);
    expect(all('select text from notes where id = 4')).toEqual([{ text: 'four' }]);
  });

  it('are evicted, the least recently used first', () => {
    const [first, second] = ['select 1', 'select 2'].map((sql) => statements.prepare(sql));
    for (let column = 0; column < 400; column += 1) {
      statements.prepare(`select ${column} as c from notes`);
      statements.prepare('select 1');
    }
    expect(statements.prepare('select 1')).toBe(first);
    expect(statements.prepare('select 2')).not.toBe(second);
  });
});
