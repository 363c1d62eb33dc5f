import { expect, it } from 'vitest';
import { withoutClause } from './clauses.ts';

it('keeps of a wish what a place can have, and not when or why', () => {
  expect(withoutClause('dog walk before it gets hot')).toBe('dog walk');
  expect(withoutClause('Tacos, because we love them')).toBe('Tacos');
  expect(withoutClause('the sunset while it lasts')).toBe('the sunset');
  expect(withoutClause('tonga room (my parents met there)')).toBe('tonga room');
  expect(withoutClause('desserts (no ice cream)')).toBe('desserts (no ice cream)');
  expect(withoutClause('hot soup after')).toBe('hot soup');
  expect(withoutClause('orchestra, or something')).toBe('orchestra');
  expect(withoutClause('drinks before dinner')).toBe('drinks before dinner');
  expect(withoutClause('when we were young')).toBe('when we were young');
});
