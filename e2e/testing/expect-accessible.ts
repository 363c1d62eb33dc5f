import { expect, type Locator, type Page, test } from '@playwright/test';
import axe from 'axe-core';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/**
 * Each width once, in both themes by turns: a theme changes colors, a width the layout, so other
 * pairs would show nothing more.
 */
export function looksAt(...widths: readonly number[]): Look[] {
  return widths.map((width, i) => ({ colorScheme: i % 2 === 0 ? 'light' : 'dark', width }));
}

/** Both themes, each narrow and wide. */
export const looks = looksAt(360, 390, 1024, 1440);

/**
 * What the screen shows, and `shown` on it, is accessible in each of these looks; it is left in the
 * last of them.
 */
export async function expectAccessibleIn(
  looks: readonly Look[],
  page: Page,
  shown?: Locator,
): Promise<void> {
  for (const look of looks) {
    await showIn(look, page);
    if (shown) await expect(shown).toBeVisible();
    await test.step(`${look.colorScheme}, ${look.width} px wide`, () => expectAccessible(page));
  }
}

/** Opens a page in a look: for what does not follow the theme of the system once it is drawn. */
export async function openIn(look: Look, page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await page.goto(path);
  await showIn(look, page);
}

/** Shows the screen as it is in another look, and waits until it is drawn so. */
export async function showIn({ colorScheme, width }: Look, page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(
    (theme) => document.documentElement.dataset.theme === theme,
    colorScheme,
  );
}

/** No violation of WCAG 2.2 A and AA that axe can find, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Also what is drawn only when it comes near, as before a jump.
    document.documentElement.dataset.whole = '';
  });
  // What still fades in has no color of its own yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isDrawn = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
      const ends = Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
      return !isDrawn || !ends || playState !== 'running';
    }),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
