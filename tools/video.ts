/**
 * `npm run video`: records the intro video again: the product itself, on the data of the
 * demonstration, from a person to a scheduled date. Needs Chromium and ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { drawPointer, glide, glideTop, pause, press, write } from './hand.ts';
import { signInToDemo, startDemo } from './start-demo.ts';

const port = 3296;
const size = { width: 1280, height: 720 };
const framesPerSecond = 25;
const name = 'planning-a-date';
const folder = fileURLToPath(new URL('../apps/web/public/video/', import.meta.url));

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Cannot record: no Chromium is installed');
if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0)
  throw new Error('Cannot record: no ffmpeg is installed');
const frames = mkdtempSync(join(tmpdir(), 'rendezvous-video-'));
mkdirSync(folder, { recursive: true });

interface Frame {
  readonly file: string;
  readonly atMs: number;
}

interface Caption {
  readonly text: string;
  readonly atMs: number;
}

const demo = await startDemo(port);
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({
    viewport: size,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  await page.addInitScript(drawPointer);
  await signInToDemo(page, demo.url);
  // The word that one has signed in is none of the story.
  await page.goto(`${demo.url}/profiles`);
  await page.getByRole('link', { name: /Maya Chen/ }).waitFor();
  const recording = await record(page, tellStory);
  encode(recording.frames, recording.lengthMs);
  writeFileSync(join(folder, `${name}.vtt`), captionsFile(recording.captions, recording.lengthMs));
  for (const extension of ['webm', 'mp4', 'vtt'])
    console.log(
      `${name}.${extension}: ${Math.round(statSync(join(folder, `${name}.${extension}`)).size / 1024)} KB`,
    );
  console.log(`${Math.round(recording.lengthMs / 1000)} s, ${recording.frames.length} frames`);
} finally {
  await browser.close();
  await demo.stop();
  rmSync(frames, { recursive: true, force: true });
}

type Say = (text: string) => Promise<void>;

async function tellStory(page: Page, say: Say): Promise<void> {
  await say('Everyone you date has a page of their own.');
  await press(page, page.getByRole('link', { name: /Maya Chen/ }));
  await page.getByRole('heading', { level: 1, name: 'Maya Chen' }).waitFor();
  await pause(1800);
  await say('What Maya likes, what she cannot eat, and what you did together.');
  await glide(page, page.getByText('Interests', { exact: true }).first());
  await pause(2200);
  await glideTop(page);
  await press(page, page.getByRole('link', { name: /^Plan Date/ }).first());
  await page.getByText('Filled in from Maya’s profile').waitFor();
  await say('A new date starts from her page. Change anything for this evening.');
  await pause(1500);
  await page
    .getByRole('textbox', { name: 'Date', exact: true })
    .or(page.locator('input[type="date"]'))
    .first()
    .fill(nextFriday());
  await write(page, page.getByLabel('Desired mood'), 'unhurried, good talk');
  await pause(600);
  await press(page, page.getByRole('button', { name: 'Plan this date' }));
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await say('Three real places: open when you get there, near each other, within budget.');
  await pause(3600);
  await glide(page, page.getByRole('article').first().locator('.itinerary').first());
  await pause(3600);
  await say('You see the way between them, and everything that was checked.');
  await glide(page, page.getByRole('article').first().locator('.route-map'));
  await pause(4200);
  await say('Not quite it? Say what should change. What you did not name stays.');
  await glide(page, page.getByRole('region', { name: 'Refine this plan' }));
  await write(page, page.getByLabel('In your own words'), 'keep the first place, a bit cheaper');
  await press(page, page.getByRole('button', { name: 'Refine', exact: true }));
  await page.getByText(/^Refined:/).waitFor();
  await pause(3800);
  await glide(page, page.getByRole('article').first());
  await pause(3200);
  await say('Save it, share it, put it in your calendar, or schedule it.');
  await press(
    page,
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Schedule Date/ }),
  );
  await page.getByRole('dialog').waitFor();
  await pause(2800);
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Schedule/ }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await pause(1600);
  await say('Friday is settled.');
  await press(page, page.getByRole('link', { name: 'Dashboard' }).first());
  await page.getByRole('heading', { name: 'Upcoming dates' }).waitFor();
  await pause(4200);
}

/** Keeps every frame that the browser draws while the story is told, with the time of each. */
async function record(
  page: Page,
  story: (page: Page, say: Say) => Promise<void>,
): Promise<{ frames: Frame[]; captions: Caption[]; lengthMs: number }> {
  const shown: Frame[] = [];
  const captions: Caption[] = [];
  const session = await page.context().newCDPSession(page);
  let beganMs: number | undefined;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId });
    const nowMs = (metadata.timestamp ?? 0) * 1000;
    beganMs ??= nowMs;
    const file = join(frames, `${String(shown.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    shown.push({ file, atMs: nowMs - beganMs });
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  const began = Date.now();
  await story(page, async (text) => {
    captions.push({ text, atMs: Date.now() - began });
    await pause(300);
  });
  const lengthMs = Date.now() - began;
  await session.send('Page.stopScreencast');
  return { frames: shown, captions, lengthMs };
}

/** A still screen costs next to nothing, so quality is asked for and not a rate. */
function encode(shown: readonly Frame[], lengthMs: number): void {
  const list = join(frames, 'frames.txt');
  const lines = shown.flatMap(({ file, atMs }, i) => [
    `file '${file}'`,
    `duration ${(((shown[i + 1]?.atMs ?? lengthMs) - atMs) / 1000).toFixed(3)}`,
  ]);
  writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\nfile '${shown.at(-1)?.file}'\n`);
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-vf',
    `fps=${framesPerSecond}`,
    '-pix_fmt',
    'yuv420p',
    '-an',
  ];
  run('ffmpeg', [
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    join(folder, `${name}.webm`),
  ]);
  run('ffmpeg', [
    ...input,
    '-c:v',
    'libx264',
    '-crf',
    '24',
    '-preset',
    'slow',
    '-movflags',
    '+faststart',
    join(folder, `${name}.mp4`),
  ]);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** WebVTT (https://www.w3.org/TR/webvtt1): each caption stands until the next. */
function captionsFile(captions: readonly Caption[], lengthMs: number): string {
  const time = (ms: number): string => new Date(ms).toISOString().slice(11, 23);
  const cues = captions.map(
    ({ text, atMs }, i) =>
      `${time(atMs)} --> ${time((captions[i + 1]?.atMs ?? lengthMs) - 50)}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Two days from now or later: a date of tomorrow would call up a reminder. */
function nextFriday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
