import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

it.each([
  ['a password that was changed', '28P01', true],
  ['a client that is not let in any more', '28000', true],
  ['a database that is gone', '3D000', true],
  ['a mistake in a statement', '42601', false],
])('tells a problem that the operator can fix from a bug: %s', (_what, code, isAway) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('refused'), { code }))).toBe(isAway);
});
