import type { z } from 'zod';
import { readStored } from './stored-damage.ts';

/**
 * A kind of JSON in a column. It carries the version of its format, and older formats are upgraded
 * when they are read.
 */
export interface StoredJson<Value> {
  /** The form of today. */
  readonly version: number;
  format(value: Value): string;
  /** Throws `StoredDamage` on what no version of the program ever stored. */
  parse(text: string): Value;
}

type Fields = Readonly<Record<string, unknown>>;

interface Form<Schema extends z.ZodType<object>> {
  readonly schema: Schema;
  /** What was stored before versions were written counts as of this one. */
  readonly unversioned: number;
  /**
   * From each version to the next, beginning with `unversioned`. A step that has shipped is never
   * edited.
   */
  readonly steps: readonly ((value: Fields) => unknown)[];
}

export function storedJson<Schema extends z.ZodType<object>>({
  schema,
  unversioned,
  steps,
}: Form<Schema>): StoredJson<z.output<Schema>> {
  const version = unversioned + steps.length;
  return {
    version,
    format: (value) => JSON.stringify({ version, ...value }),
    parse: (text) => readStored('stored JSON', () => parse(text)),
  };

  function parse(text: string): z.output<Schema> {
    const { version: found = unversioned, ...value } = JSON.parse(text) as Fields;
    if (!isVersion(found, { from: unversioned, to: version }))
      throw new Error(`its version is ${String(found)}, not up to ${version}`);
    return schema.parse(
      steps.slice(found - unversioned).reduce<unknown>((form, step) => step(form as Fields), value),
    );
  }
}

function isVersion(found: unknown, { from, to }: { from: number; to: number }): found is number {
  return Number.isInteger(found) && Number(found) >= from && Number(found) <= to;
}
