import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * How lists are asked for page by page. A short list comes whole; a longer one names its next page
 * in `Link: <…>; rel="next"`.
 */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.dates)
    .optional()
    .describe(`How many at once; ${limits.pageItems} at most are given`),
  cursor: z
    .string()
    .max(limits.cursor)
    .optional()
    .describe('Where the next page begins, as the answer before says it in its header Link'),
};
