import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Both themes, each narrow and wide: a theme changes colors, a width the layout, so other pairs would show nothing more. */
export const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1024 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** No violation of WCAG 2.2 A and AA that axe can find, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Also what is drawn only when it comes near, as before a jump.
    document.documentElement.dataset.whole = '';
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
