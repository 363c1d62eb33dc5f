import { z } from 'zod';

/** Set on what a list shows of a record that cannot be read. */
export const damaged = z
  .literal(true)
  .optional()
  .describe('What is stored cannot be read, and stands here as far as it can; it can be deleted');
