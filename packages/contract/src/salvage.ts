import type { z } from 'zod';

/** What came of reading: the value as its schema has it, or that there is nothing of it. */
type Salvaged = { readonly value: unknown } | null;

/**
 * Reads what may be of any shape by a schema, and keeps what is of use: a field that does not fit
 * is left out where the schema can do without it, an item that does not fit goes from its list, and
 * a list too long is cut. Undefined where what is left does not fit either.
 */
export function salvage<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | undefined {
  return salvaged(schema, value)?.value as z.output<Schema> | undefined;
}

function salvaged(schema: z.core.$ZodType, value: unknown): Salvaged {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return wholeOf(schema, fieldsOf(def.shape, value));
    case 'array':
      return wholeOf(schema, itemsOf(schema, def.element, value));
    case 'optional':
      return value === undefined
        ? { value }
        : (salvaged(def.innerType, value) ?? { value: undefined });
    case 'nullable':
      return value === null ? { value } : salvaged(def.innerType, value);
    case 'catch':
      // What cannot be there stands for what its schema has instead.
      return salvaged(def.innerType, value) ?? wholeOf(schema, undefined);
    default:
      return wholeOf(schema, value);
  }
}

function wholeOf(schema: z.core.$ZodType, value: unknown): Salvaged {
  const { success, data } = (schema as z.ZodType).safeParse(value);
  return success ? { value: data } : null;
}

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const found = salvaged(field, (value as Readonly<Record<string, unknown>>)[name]);
      return found && found.value !== undefined ? [[name, found.value]] : [];
    }),
  );
}

function itemsOf(list: z.core.$ZodType, element: z.core.$ZodType, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const items = value.flatMap((item: unknown) => {
    const found = salvaged(element, item);
    return found ? [found.value] : [];
  });
  return items.slice(0, maxItemsOf(list));
}

function maxItemsOf({ _zod: { def } }: z.core.$ZodType): number | undefined {
  for (const check of def.checks ?? []) {
    const { def: limit } = (check as z.core.$ZodChecks)._zod;
    if (limit.check === 'max_length') return limit.maximum;
  }
  return undefined;
}
