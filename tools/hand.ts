import type { Locator, Page } from '@playwright/test';

/** Moves the pointer to something as a hand would, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Cannot record: what is to be pressed is not on screen');
  await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, {
    steps: 22,
  });
  await pause(250);
  await page.mouse.down();
  await pause(90);
  await page.mouse.up();
}

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field);
  await field.pressSequentially(text, { delay: 55 });
}

/** Scrolls until something stands near the top. */
export async function glide(page: Page, target: Locator): Promise<void> {
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  await scrollBy(page, top - 56);
}

export async function glideTop(page: Page): Promise<void> {
  await scrollBy(page, -(await page.evaluate(() => window.scrollY)));
}

async function scrollBy(page: Page, distance: number): Promise<void> {
  const steps = 26;
  for (let i = 0; i < steps; i += 1) {
    const share = (Math.cos((i / steps) * Math.PI) - Math.cos(((i + 1) / steps) * Math.PI)) / 2;
    await page.evaluate(
      (pixels) => window.scrollBy({ top: pixels, behavior: 'instant' }),
      distance * share,
    );
    await pause(30);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs in the page: the screen of a browser without a window has no pointer. */
export function drawPointer(): void {
  const pointer = document.createElement('div');
  pointer.style.cssText =
    'position:fixed;left:0;top:0;z-index:2147483647;width:22px;height:22px;margin:-3px 0 0 -3px;pointer-events:none;transition:scale 90ms;background:no-repeat url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 22 22%27%3E%3Cpath d=%27M3 2l15 8-7 1.6L8 19z%27 fill=%27%232B1433%27 stroke=%27%23fff%27 stroke-width=%271.6%27 stroke-linejoin=%27round%27/%3E%3C/svg%3E")';
  const place = ({ clientX, clientY }: MouseEvent): void => {
    if (!pointer.isConnected) document.documentElement.append(pointer);
    pointer.style.translate = `${clientX}px ${clientY}px`;
  };
  addEventListener('mousemove', place, true);
  addEventListener('mousedown', () => (pointer.style.scale = '0.82'), true);
  addEventListener('mouseup', () => (pointer.style.scale = '1'), true);
}
