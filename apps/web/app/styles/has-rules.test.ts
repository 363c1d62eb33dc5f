import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));

/**
 * A rule that changes, below what has something, any element whatever:
 * ".head:has(.share) .line > :first-child".
 */
const anyBelow = /:has\(.*[\s>+~](?:\*|:)[^\s>+~]*$/;

describe('the stylesheets', () => {
  // Browsers remember of all rules with :has() together what they may change. Where that may be any
  // element, each node that comes or goes on the page has all of it styled again, which is felt at
  // every key on a slow phone.
  it('name the elements that a rule with :has() changes', () => {
    const selectors = globSync('**/*.css', { cwd: app }).flatMap((file) =>
      [
        ...readFileSync(`${app}/${file}`, 'utf8').matchAll(
          /(?<=^|[{};/])[^{};/@]*:has\([^{}]*(?=\{)/gm,
        ),
      ]
        .flatMap(([selector]) => selector.split(/,(?![^(]*\))/))
        .map((selector) => selector.trim()),
    );
    expect(selectors.length).toBeGreaterThan(10);
    expect(selectors.filter((selector) => anyBelow.test(withoutArguments(selector)))).toEqual([]);
  });
});

/** Without what :has() and :not() look for, the innermost first. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '[]');
  return shorter === selector ? selector.replaceAll(':has[]', ':has()') : withoutArguments(shorter);
}
