/**
 * `npm run bench:ideas`: how long the screen of saved ideas holds up the browser with 200 of them,
 * while it opens and while it is scrolled.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { NewIdea, Suggestion } from '@rendezvous/contract';
import { findChromium } from '../../tools/find-chromium.ts';
import { startServer } from '../../tools/start-server.ts';
import { aNewAccount } from './an-account.ts';

const ideas = 200;
const cities = ['San Francisco', 'New York', 'Chicago', 'Los Angeles', 'Houston', 'Phoenix'];
const wheelPixels = 400;

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Cannot run: no Chromium is installed');
const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const server = await startServer({ port: 3294, dataDir });
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const tokens = await aNewAccount(server.url);
  const suggestions: Suggestion[] = [];
  for (const location of cities)
    suggestions.push(await post('/public/date-suggestions', { config: { location } }));
  for (let i = 0; i < ideas; i += 1) {
    const suggestion = suggestions[i % suggestions.length];
    if (suggestion) await post('/saved-ideas', copyOf(suggestion), tokens.access);
  }
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.addInitScript(watchLongTasks, { access: tokens.access, refresh: tokens.refresh });
    await page.goto(`${server.url}/saved-ideas`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.saved-idea').length === count,
      ideas,
    );
    await page.waitForTimeout(1000);
    const opening = await takeLongTasks(page);
    await scrollToEnd(page);
    const scrolling = await takeLongTasks(page);
    console.log(
      `${ideas} ideas, ${width} px: tasks over 50 ms while it opens: ${words(opening)}; while it is scrolled to the end: ${words(scrolling)}`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function post<Answer>(path: string, body: object, access = ''): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(access !== '' && { authorization: `Bearer ${access}` }),
  };
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The same evening as an idea of its own. */
function copyOf({ weather_info, plans }: Suggestion): NewIdea {
  return {
    suggestion_id: randomUUID(),
    weather_info,
    plans: plans.map((plan) => ({ ...plan, plan_id: randomUUID() })),
  };
}

/** Runs in the page. */
function watchLongTasks(tokens: { access: string; refresh: string }): void {
  localStorage.setItem('access_token', tokens.access);
  localStorage.setItem('refresh_token', tokens.refresh);
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
  ).observe({ type: 'longtask', buffered: true });
}

function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(195, 450);
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  while (!(await isAtEnd())) await page.mouse.wheel(0, wheelPixels);
  await page.waitForTimeout(500);
}

function words(tasks: readonly number[]): string {
  return tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${Math.max(...tasks)} ms`;
}
