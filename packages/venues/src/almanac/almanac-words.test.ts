import { describe, expect, it } from 'vitest';
import { almanacRule } from './almanac-schema.ts';
import { rarityOf, whenOf } from './almanac-words.ts';

describe('the words and the rarity of a rule', () => {
  it('say when it holds', () => {
    const said = (rule: unknown) => whenOf(almanacRule.parse(rule));
    expect(said({ weekly: { weekdays: ['Sa'] } })).toBe('Every Saturday');
    expect(
      said({ weekly: { weekdays: ['Fr', 'Sa'], season: { from: '05-01', to: '09-30' } } }),
    ).toBe('On Fridays and Saturdays until September 30');
    expect(said({ monthly_weekday: { weekday: 'Fr', nth: 1 } })).toBe('First Friday of the month');
    expect(said({ yearly: { from: '07-04', to: '07-04' } })).toBe('Once a year');
    expect(said({ yearly: { from: '11-20', to: '12-24' } })).toBe('Until December 24');
    expect(said({ days_after_easter: -2, for_days: 3 })).toBe('Only 3 days a year');
  });

  it('make a day in the year worth more than one in the month, and that more than one in the week', () => {
    const [year, month, week] = [
      { yearly: { from: '07-04', to: '07-04' } },
      { monthly_weekday: { weekday: 'Fr', nth: 1 } },
      { weekly: { weekdays: ['Fr'] } },
    ].map((rule) => rarityOf(almanacRule.parse(rule))) as [number, number, number];
    expect([year, month > week, week > 0]).toEqual([1, true, true]);
    expect(month).toBeLessThan(year);
  });
});
