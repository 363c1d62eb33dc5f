import { describe, expect, it } from 'vitest';
import { foodsLeftOut } from './left-out.ts';

describe('foodsLeftOut', () => {
  it.each([
    ['shellfish allergy', ['shellfish']],
    ['allergic to peanuts and eggs', ['peanuts', 'eggs']],
    ['tree nut allergy', ['tree nuts']],
    ['nut-free', ['nuts']],
    ['no raw fish', ['raw fish']],
    ['no red meat', ['red meat']],
    ['shelfish alergy', ['shellfish']],
    ['seasame', ['sesame']],
    ['no nightshades', []],
  ])('%s', (text, names) => {
    expect(foodsLeftOut(text).map(({ name }) => name)).toEqual(names);
  });
});
