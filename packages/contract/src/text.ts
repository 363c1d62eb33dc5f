import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * Control characters other than tab and line break; NUL among them, which PostgreSQL refuses to
 * store.
 */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Text of at most `max` characters as people write it: trimmed, well-formed Unicode, no control
 * characters. `missing` is said where there is no text at all.
 */
export function text(max: number, missing?: string): z.ZodString {
  return z
    .string(missing)
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((value) => value.isWellFormed(), 'Contains a broken character')
    .refine((value) => !controlCharacters.test(value), 'Contains a control character');
}

/** Short texts, each once, without empty ones. */
export function textList() {
  return z
    .array(text(limits.listText))
    .max(limits.list, `Use at most ${limits.list} entries`)
    .transform((values) => [...new Set(values.filter((value) => value !== ''))]);
}

export const day = z.iso
  .date('Use a day such as 2026-11-28')
  .refine((value) => value >= '1000-01-01', 'Use a day such as 2026-11-28');
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 18:30');
