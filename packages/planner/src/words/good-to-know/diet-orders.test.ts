import { describe, expect, it } from 'vitest';
import { orderFor } from './diet-orders.ts';

describe('what a diet has to have said', () => {
  it.each([
    ['vegan', 'indian', /ghee/],
    ['vegetarian', 'thai', /fish sauce/],
    ['gluten-free', 'mexican', /corn tortillas/],
    ['vegan', 'ramen', /dashi/],
  ] as const)('%s at a kitchen that is %s', (diet, cuisine, says) => {
    expect(orderFor(diet, { cuisines: [cuisine], dietary: [diet] })).toMatch(says);
  });

  it('is nothing where the whole kitchen keeps it, or nobody knows', () => {
    expect(
      orderFor('vegan', { cuisines: ['vegan', 'indian'], dietary: ['vegan'] }),
    ).toBeUndefined();
    expect(orderFor('halal', { cuisines: ['indian'], dietary: ['halal'] })).toBeUndefined();
    expect(
      orderFor('gluten-free', { cuisines: ['italian'], dietary: ['gluten-free-kitchen'] }),
    ).toBeUndefined();
  });
});
