import { expect, it } from 'vitest';
import { withoutClause } from './clauses.ts';

it('keeps of a wish what a place can have, and not when or why', () => {
  expect(withoutClause('dog walk before it gets hot')).toBe('dog walk');
  expect(withoutClause('Tacos, because we love them')).toBe('Tacos');
  expect(withoutClause('the sunset while it lasts')).toBe('the sunset');
  expect(withoutClause('drinks before dinner')).toBe('drinks before dinner');
  expect(withoutClause('when we were young')).toBe('when we were young');
});
