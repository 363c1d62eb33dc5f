import { describe, expect, it } from 'vitest';
import { holdingsOf, isDish, isNamedAfter, speaksOfFood } from './dishes.ts';
import type { Food } from './food.ts';

const surely = (noun: string, food: Food): boolean => holdingsOf(noun)?.surely.has(food) === true;
const perhaps = (noun: string, food: Food): boolean => holdingsOf(noun)?.perhaps.has(food) === true;

describe('what a dish holds', () => {
  it.each([
    ['pad thai', 'peanuts'],
    ['gumbo', 'shellfish'],
    ['Caesar salad', 'fish'],
    ['turnip cake', 'pork'],
    ['French onion soup', 'beef'],
    ['tiramisù', 'egg'],
    ['dan dan noodles', 'sesame'],
    ['baklava', 'nuts'],
    ['pho', 'fish'],
  ] as const)('%s: %s, which its name does not say', (noun, food) => {
    expect(surely(noun, food)).toBe(true);
    expect(isNamedAfter(noun, [food])).toBe(false);
  });

  it('is that of the longest dish at its end, with what the words before it put in and take out', () => {
    expect(surely('thin crust pepperoni slice', 'pork')).toBe(true);
    expect(surely('hazelnut gelato', 'nuts')).toBe(true);
    expect(surely('peanut butter mochi', 'dairy')).toBe(false);
    expect(perhaps('vegan pizza', 'dairy')).toBe(false);
    expect(perhaps('vegetarian ramen', 'pork')).toBe(false);
    expect(surely('vegetarian ramen', 'egg')).toBe(true);
    expect(perhaps('gluten-free pasta', 'gluten')).toBe(false);
    expect(surely('fusilli with octopus', 'shellfish')).toBe(true);
    expect(perhaps('souvlaki without pita', 'gluten')).toBe(false);
    expect(surely('burger without cheese', 'dairy')).toBe(false);
  });

  it('is more where kitchens differ, and less where the filling is named', () => {
    expect(surely('dumplings', 'pork')).toBe(false);
    expect(perhaps('dumplings', 'pork')).toBe(true);
    expect(perhaps('lamb dumplings', 'pork')).toBe(false);
    expect(perhaps('vegetable dumplings', 'shellfish')).toBe(false);
    expect(perhaps('pork ramen', 'shellfish')).toBe(true);
  });

  it('is unknown of what is no dish', () => {
    for (const noun of ['rooftop', 'live music', 'date night', 'negroni'])
      expect(isDish(noun), noun).toBe(false);
    expect(holdingsOf('rooftop')).toBeUndefined();
  });
});

describe('speaksOfFood', () => {
  it('finds a dish anywhere in a text, by what it holds', () => {
    expect(speaksOfFood('Ask for a corner table and split the pad thai.', ['peanuts'])).toBe(true);
    expect(speaksOfFood('Split the vegan pad thai.', ['fish'])).toBe(false);
    expect(speaksOfFood('Sit by the window and watch the trains.', ['peanuts'])).toBe(false);
  });
});
