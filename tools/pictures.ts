/**
 * `npm run pictures`: takes the pictures of the public pages again, of the product itself on the
 * data of the demonstration.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.ts';
import { signInToDemo, startDemo } from './start-demo.ts';

const port = 3291;
const folder = fileURLToPath(new URL('../apps/web/public/pictures/', import.meta.url));
const density = 2;

interface Shape {
  readonly suffix: string;
  readonly screenWidth: number;
  /** What a picture shows of the screen: a column of the app, with the margin that is around it. */
  readonly left: number;
  readonly size: { readonly width: number; readonly height: number };
  /** Of what stays at the top of the window. */
  readonly barHeight: number;
  /** What the page asks for; browsers without the first take the wide picture. */
  readonly formats: readonly ('avif' | 'webp')[];
}

/**
 * On a screen of medium width, and on a phone, where the picture has the size
 * of the screen's own type.
 */
const shapes: readonly Shape[] = [
  {
    suffix: '',
    screenWidth: 816,
    left: 80,
    size: { width: 736, height: 620 },
    barHeight: 0,
    formats: ['avif', 'webp'],
  },
  {
    suffix: '-narrow',
    screenWidth: 390,
    left: 8,
    size: { width: 374, height: 470 },
    barHeight: 64,
    formats: ['avif'],
  },
];
const sharedSize = { width: 1200, height: 630 };
const themes = ['light', 'dark'] as const;
/** Small enough to load at once, and no grain around the letters. */
const quality = { avif: 48, webp: 72, jpeg: 80 };

/** A screen, and the place on it that comes to the top of the picture. */
const screens: Record<string, (page: Page) => Promise<Locator>> = {
  timeline: async (page) => {
    await openPerson(page);
    await page.locator('.timeline button').nth(1).click();
    return page.locator('.year').last();
  },
  history: async (page) => {
    await page.goto('/history');
    return page.getByRole('heading', { level: 1, name: 'Date History' });
  },
  plans: async (page) => {
    await planEvening(page);
    return page.getByRole('article').first();
  },
  schedule: async (page) => {
    await planEvening(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Schedule Date/ })
      .click();
    return page.getByRole('dialog');
  },
};

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Cannot take pictures: no Chromium is installed');
mkdirSync(folder, { recursive: true });
const demo = await startDemo(port);
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const theme of themes) for (const shape of shapes) await takeScreens(browser, theme, shape);
  await takeShared(browser);
  await takePoster(browser);
} finally {
  await browser.close();
  await demo.stop();
}

async function takeScreens(
  browser: Browser,
  theme: (typeof themes)[number],
  shape: Shape,
): Promise<void> {
  const page = await browser.newPage({
    ...{
      baseURL: demo.url,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
    },
    ...{ viewport: { width: shape.screenWidth, height: 1000 }, deviceScaleFactor: density },
  });
  await signInToDemo(page, demo.url);
  for (const [name, open] of Object.entries(screens))
    await save(
      `showcase-${name}${shape.suffix}-${theme}`,
      await pictureFrom(page, await open(page), shape),
      shape.formats,
    );
  await page.close();
}

/** The picture that begins a margin above the top of `top`. */
async function pictureFrom(
  page: Page,
  top: Locator,
  { screenWidth, left, size, barHeight }: Shape,
): Promise<Buffer> {
  const margin = 12;
  await top.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const isDialog = (await top.getAttribute('role')) === 'dialog';
  if (!isDialog)
    await top.evaluate(
      (element, above) =>
        window.scrollTo({
          top: element.getBoundingClientRect().top + window.scrollY - above,
          behavior: 'instant',
        }),
      margin + barHeight,
    );
  const box = await top.boundingBox();
  if (!box) throw new Error('Cannot take a picture: what it shows is not on screen');
  const x = isDialog ? (screenWidth - size.width) / 2 : left;
  return page.screenshot({ clip: { x, y: Math.max(0, box.y - margin), ...size } });
}

async function save(name: string, png: Buffer, formats: Shape['formats']): Promise<void> {
  const picture = sharp(png);
  for (const format of formats) {
    const encoded =
      format === 'avif'
        ? picture.avif({ quality: quality.avif, effort: 9 })
        : picture.webp({ quality: quality.webp, effort: 6 });
    const bytes = await encoded.toBuffer();
    writeFileSync(join(folder, `${name}.${format}`), bytes);
    console.log(`${name}: ${format} ${Math.round(bytes.length / 1024)} KB`);
  }
}

/** What stands for the site where its address is passed on: its headline over an evening. */
async function takeShared(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    baseURL: demo.url,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: sharedSize,
    bypassCSP: true,
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content:
      '.site-header, .hero .lede, .hero .btn, .hero-note { display: none } .hero { padding-top: 48px } .arc--hero { --arc-h: 360px }',
  });
  const jpeg = await sharp(await page.screenshot())
    .jpeg({ quality: quality.jpeg, mozjpeg: true })
    .toBuffer();
  writeFileSync(join(folder, 'rendezvous.jpg'), jpeg);
  console.log(`rendezvous: jpg ${Math.round(jpeg.length / 1024)} KB`);
}

/**
 * What stands for the video until it plays: the evening over Los Angeles, in a format
 * that every browser shows.
 */
async function takePoster(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    baseURL: demo.url,
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
    bypassCSP: true,
  });
  await page.goto('/blog/los-angeles-date-ideas', { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content:
      '.article-art { position: fixed; inset: 0; z-index: 99; margin: 0; border: 0; border-radius: 0; aspect-ratio: auto }',
  });
  const webp = await sharp(await page.screenshot())
    .webp({ quality: quality.webp, effort: 6 })
    .toBuffer();
  writeFileSync(join(folder, '../video/poster.webp'), webp);
  console.log(`poster: webp ${Math.round(webp.length / 1024)} KB`);
}

async function openPerson(page: Page): Promise<void> {
  await page.goto('/profiles');
  await page.getByRole('link', { name: /Maya Chen/ }).click();
}

async function planEvening(page: Page): Promise<void> {
  await openPerson(page);
  await page
    .getByRole('link', { name: /Plan Date/ })
    .first()
    .click();
  // Her profile says where; on a phone the words are left out.
  await page.getByText('Filled in from Maya’s profile').waitFor({ state: 'attached' });
  // Late enough for dinner, early enough for the sunset.
  await page.getByLabel('Start time').fill('16:00');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await page.getByRole('article').first().waitFor();
}
