/**
 * What a table or list holds at an index; an index out of range is our bug, and throws. Each kind
 * of table has its own function, because the search reads them in its inner loops, and one function
 * for all would be slow for each.
 */
export function floatAt(table: Float64Array, place: number): number {
  return table[place] ?? beyond(table, place);
}

export function intAt(table: Int32Array, place: number): number {
  return table[place] ?? beyond(table, place);
}

export function byteAt(table: Uint8Array, place: number): number {
  return table[place] ?? beyond(table, place);
}

/** One word of a bit set. */
export function wordAt(set: Uint32Array, place: number): number {
  return set[place] ?? beyond(set, place);
}

export function itemAt<T extends {}>(list: readonly T[], place: number): T {
  return list[place] ?? beyond(list, place);
}

export function lastOf<T extends {}>(list: readonly T[]): T {
  return itemAt(list, list.length - 1);
}

/**
 * One number per item of a list. `Float64Array.from` uses the list's iterator, which takes many
 * times as long.
 */
export function floatsOf<T>(list: readonly T[], valueOf: (one: T) => number): Float64Array {
  const values = new Float64Array(list.length);
  for (let i = 0; i < list.length; i += 1) values[i] = valueOf(list[i] as T);
  return values;
}

/** The same function of a place in a list, which computes its value for each place once. */
export function rememberedAt<T extends {}>(compute: (place: number) => T): (place: number) => T {
  const values: T[] = [];
  return (place) => (values[place] ??= compute(place));
}

function beyond({ length }: { readonly length: number }, place: number): never {
  throw new RangeError(`Cannot read a list of ${length}: it has no place ${place}`);
}
