import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables.ts';

/** Stands for a value of the query while it is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** What is computed from a value while building would hold for the first execution only. */
  [Symbol.toPrimitive](): never {
    throw new Error(`Cannot build the query: ${this.name} is not known yet`);
  }
}

/**
 * A query whose text is built at its first execution and kept: building takes longer than asking
 * SQLite. `build` hands its values on to the query as they are; it cannot compute with them or
 * choose by them.
 */
export function compileOnce<Values extends object, Row>(
  db: Database,
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (values) => {
    compiled ??= build(placeholders as Values).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

const placeholders = new Proxy({}, { get: (_values, name) => new Placeholder(String(name)) });
