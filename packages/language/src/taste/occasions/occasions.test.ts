import { describe, expect, it } from 'vitest';
import { isOccasionAlone, readOccasion, type Occasion } from './occasions.ts';

const rows: readonly (readonly [text: string, occasion: Occasion | null])[] = [
  ['it’s her birthday', 'birthday'],
  ['turning 30', 'birthday'],
  ['our 5th anniversary', 'wedding-anniversary'],
  ['ten years together', 'wedding-anniversary'],
  ['I want to propose', 'proposal'],
  ['Valentine’s Day', 'valentines-day'],
  ['NYE', 'new-years-eve'],
  ['New Year’s Eve, dancing', 'new-years-eve'],
  ['thanksgiving leftovers', 'thanksgiving'],
  ['Christmas magic', 'christmas'],
  ['first date nerves', 'first-date'],
  ['my parents are visiting', 'meeting-parents'],
  ['graduation dinner', 'graduation'],
  ['not a birthday', null],
  ['anti-valentine', null],
  ['day after thanksgiving', null],
  ['the weekend after our anniversary', null],
  ['dinner after graduation', 'graduation'],
  ['my grandparents are visiting', 'meeting-parents'],
  ['dinner with my folks', 'meeting-parents'],
  ['his parents just flew home', null],
  ['our parents meet each other tonight, we need to breathe', null],
  ['our newborn is with grandma for five hours', null],
  ['the twins are at my parents', null],
  ['meeting her parents next sunday', null],
  ['romantic', null],
  ['parent trap', null],
  ['', null],
];

describe('readOccasion', () => {
  it('hears what an evening is for', () => {
    for (const [text, occasion] of rows) expect(readOccasion([text]).occasion, text).toBe(occasion);
    expect(readOccasion(['engagement anniversary']).occasion).toBe('wedding-anniversary');
  });

  it('brings its mood along', () => {
    expect(readOccasion(['jazz', 'our anniversary']).mood).toContain('romantic');
    expect(readOccasion(['jazz']).mood).toBe('');
  });
});

describe('isOccasionAlone', () => {
  it('tells an occasion from a taste', () => {
    for (const text of [
      'birthday',
      'our 5th anniversary',
      'birthday dinner',
      'my parents are visiting, both 72',
    ])
      expect(isOccasionAlone(text), text).toBe(true);
    for (const text of ['christmas market', 'christmas lights', 'birthday cake', 'jazz', ''])
      expect(isOccasionAlone(text), text).toBe(false);
  });
});
