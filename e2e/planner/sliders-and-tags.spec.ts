import { expect, test } from '@playwright/test';
import { openRest } from '../testing/a-plan.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/new-date');
});

test('[NEW-02] a slider thumb stays under the pointer while dragged', async ({ page }) => {
  await openRest(page);
  const thumb = page.getByLabel('Maximum budget');
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (!box) throw new Error('Cannot drag the thumb: it is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 1, y);
  // The thumbs lean apart by half of what one step measures.
  await expect(thumb).toHaveAttribute('aria-valuenow', /^1[01]0$/);
  await page.mouse.move(x + 80, y);
  await page.mouse.up();
  const moved = await thumb.boundingBox();
  // One step, which the pointer may stand in the middle of.
  expect(Math.abs((moved?.x ?? 0) - box.x - 80)).toBeLessThan(11);
});

test('[NEW-02] a press beside the thumbs brings the nearest one, and they do not pass each other', async ({
  page,
}) => {
  await openRest(page);
  const [low, high] = [page.getByLabel('Minimum budget'), page.getByLabel('Maximum budget')];
  const slider = page.locator('.slider--pair');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('Cannot press the slider: it is not on screen');
  const at = (share: number) => ({ position: { x: box.width * share, y: box.height / 2 } });
  await slider.click(at(0.8));
  await expect(high).toHaveAttribute('aria-valuenow', '400');
  await expect(high).toBeFocused();
  await slider.click(at(0.3));
  await expect(low).toHaveAttribute('aria-valuenow', '150');
  await low.press('End');
  await expect(low).toHaveAttribute('aria-valuenow', '400');
  await expect(low).toHaveValue('400');
  await high.press('Home');
  await expect(high).toHaveAttribute('aria-valuenow', '400');
  // Both stand at one value: a press tells by its side which of them is meant.
  await slider.click(at(0.9));
  await expect(high).toHaveAttribute('aria-valuenow', '450');
  await expect(low).toHaveAttribute('aria-valuenow', '400');
  await expect(page.locator('.rest output').first()).toHaveText('$400 to $450');
});

test('[NEW-02] tags are added and removed with the keyboard, trimmed, once each', async ({
  page,
}) => {
  const interests = page.getByRole('textbox', { name: 'Interests', exact: true });
  const added = page.getByRole('list', { name: 'Added' }).getByRole('listitem');
  await interests.fill('  Jazz ');
  await interests.press('Enter');
  await interests.fill('jazz');
  await interests.press('Enter');
  await interests.fill('   ');
  await interests.press('Enter');
  await interests.pressSequentially('Views,');
  await interests.fill('Books');
  await interests.blur();
  await expect(added).toHaveText(['Jazz', 'Views', 'Books']);
  await interests.press('Backspace');
  await expect(page.getByRole('button', { name: 'Remove Books' })).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Remove Jazz' }).click();
  await expect(added).toHaveText(['Views']);
});
