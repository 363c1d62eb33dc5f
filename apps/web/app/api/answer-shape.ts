/**
 * What an answer must look like for a screen to render it: the types of its values, and which may
 * be missing. Not their limits: a newer server may use values that this page does not know.
 */
export type Shape =
  | 'any'
  | 'boolean'
  | 'number'
  | 'string'
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly items: Shape }
  | { readonly values: Shape }
  | { readonly orNull: Shape }
  | { readonly orMissing: Shape };

/** Whether a value read from JSON has a shape. */
export function isOfShape(shape: Shape, value: unknown): boolean {
  if (shape === 'any') return true;
  if (typeof shape === 'string') return typeof value === shape;
  if ('orMissing' in shape) return value === undefined || isOfShape(shape.orMissing, value);
  if ('orNull' in shape) return value === null || isOfShape(shape.orNull, value);
  if ('items' in shape)
    return Array.isArray(value) && value.every((item) => isOfShape(shape.items, item));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('values' in shape) return Object.values(value).every((item) => isOfShape(shape.values, item));
  return Object.entries(shape.fields).every(([name, field]) =>
    isOfShape(field, (value as Readonly<Record<string, unknown>>)[name]),
  );
}
