import { config, z } from 'zod/v4';

/**
 * Stands in for `zod`, whose schemas of objects compile themselves by `new Function`, which our
 * policy refuses and reports. It has to be told before the first schema is built, so every module
 * that builds one comes by here.
 */
config({ jitless: true });

export { z };
