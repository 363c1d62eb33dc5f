import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';

let now: number;
let asked: number;
let cache: AnswerCache<string>;
beforeEach(() => {
  now = 0;
  asked = 0;
  cache = createAnswerCache({
    now: () => new Date(now),
    freshMs: 100,
    staleMs: 1000,
    maxAnswers: 2,
  });
});

async function answer(): Promise<string> {
  asked += 1;
  return `answer ${asked}`;
}

async function fail(): Promise<string> {
  asked += 1;
  throw new Error('down');
}

describe('createAnswerCache', () => {
  it('asks once while the answer is fresh, then again', async () => {
    expect(await cache.find('weather', answer)).toBe('answer 1');
    now = 99;
    expect(await cache.find('weather', answer)).toBe('answer 1');
    now = 100;
    expect(await cache.find('weather', answer)).toBe('answer 2');
  });

  it('asks once for all parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cache.find('weather', answer)),
    );
    expect(new Set(answers)).toEqual(new Set(['answer 1']));
  });

  it('gives an older answer when asking fails, until it is too old', async () => {
    await cache.find('weather', answer);
    now = 999;
    expect(await cache.find('weather', fail)).toBe('answer 1');
    now = 1000;
    expect(await cache.find('weather', fail)).toBeUndefined();
  });

  it('has no answer when the first asking fails, and asks again the next time', async () => {
    expect(await Promise.all([cache.find('weather', fail), cache.find('weather', fail)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(await cache.find('weather', answer)).toBe('answer 2');
  });

  it('evicts the least recently used answer when it holds too many', async () => {
    await cache.find('one', answer);
    await cache.find('two', answer);
    now = 100;
    await cache.find('one', answer);
    await cache.find('three', answer);
    expect(await cache.find('one', answer)).toBe('answer 3');
    expect(await cache.find('two', answer)).toBe('answer 5');
  });
});
