import { z } from 'zod';

/** Control characters other than tab and line break; NUL among them, which PostgreSQL refuses to store. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Text of at most `max` characters as people write it: trimmed, well-formed Unicode, no control characters. `missing` is said where there is no text at all. */
export function text(max: number, missing?: string): z.ZodString {
  return z
    .string(missing)
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((value) => value.isWellFormed(), 'Contains a broken character')
    .refine((value) => !controlCharacters.test(value), 'Contains a control character');
}
