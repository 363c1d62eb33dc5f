/**
 * What of the contract takes no schemas: for threads that check no input, where loading them would
 * take 10 MB each.
 */
export * from './limits.ts';
export * from './product.ts';
export * from './plans/refinement-presets.ts';
export * from './plans/refinement-text.ts';
export * from './refusals.ts';
