import { suggestionRequest } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { boundedText } from './bounded-text.ts';
import { wishesOf } from './wishes-of.ts';

describe('boundedText', () => {
  it('leaves ordinary text alone', () => {
    for (const text of ['crème brûlée ½', '한식', '𝒿azz'])
      expect(boundedText(text, text.length + 2)).toBe(text);
  });

  it('cuts text that stands for more than its limit, and breaks no character', () => {
    expect(boundedText('ﷺ'.repeat(100), 100)).toHaveLength(100);
    expect(boundedText(`${'a'.repeat(9)}😀`, 10).isWellFormed()).toBe(true);
  });
});

describe('wishesOf', () => {
  it('holds no text that is longer than its limit once it is written out', () => {
    const list = Array.from({ length: 50 }, (_, i) => 'ﷺ'.repeat(98) + String(i));
    const config = {
      location: 'Chicago',
      desired_mood: 'ﷺ'.repeat(200),
      interests: list,
      dislikes: list,
      dietary_restrictions: list,
      preferred_cuisines: list,
      previous_date_activities: 'ﷺ'.repeat(2000),
    };
    const { mood, interests, dislikes, diets, cuisines, doneBefore } = wishesOf(
      suggestionRequest.parse({ config }),
      { startMinutes: 1080, endMinutes: null },
    );
    const lengthOf = (text: string) => text.normalize('NFKD').length;
    for (const text of [...interests, ...dislikes, ...diets, ...cuisines])
      expect(lengthOf(text)).toBeLessThanOrEqual(100);
    expect([mood, ...doneBefore].map(lengthOf)).toEqual([200, 2000]);
  });
});
