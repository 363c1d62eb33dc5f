import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { noAlmanac } from '../../testing/a-context.ts';
import { type Staying, dinner, wine, known } from './testing/known.ts';

describe('goodToKnow', () => {
  it.each([
    ['2027-05-29', 'Memorial Day weekend'],
    ['2027-05-31', 'Memorial Day weekend'],
    ['2027-09-06', 'Labor Day weekend'],
    ['2026-09-05', 'Labor Day weekend'],
  ])('sends nobody late to the beach on %s', (date, name) => {
    const beach: Staying = { facts: { name: 'East Beach', category: 'beach' }, from: 11, to: 13 };
    const advice = `It is ${name}: roads and parking fill by late morning, so leave early for East Beach.`;
    expect(known([beach, dinner], { context: { date } })).toContain(advice);
    const later = { ...beach, from: 17, to: 19 };
    expect(known([later, dinner], { context: { date } }).join(' ')).not.toContain('leave early');
    const plainDay = { context: { date: '2027-06-05' } };
    expect(known([beach, dinner], plainDay).join(' ')).not.toContain('parking');
  });

  it('knows the day: a feast that fills the tables, and an event around the corner', () => {
    const [mothersDay] = known([{ ...dinner, from: 12, to: 13.5 }, wine], {
      context: { date: '2026-05-10' },
    });
    expect(mothersDay).toBe(
      'It is Mother’s Day: the tables fill with families, so book Bistro early for noon.',
    );
    const [easter] = known([{ ...dinner, from: 12, to: 13.5 }, wine], {
      context: { date: '2027-03-28' },
    });
    expect(easter).toMatch(/^It is Easter Sunday: brunch tables go first/);
    const [notice] = known([dinner, wine], {
      context: {
        almanac: {
          ...noAlmanac,
          notices: [
            {
              title: 'Marathon',
              url: null,
              text: 'The marathon closes Main Street until about 9 PM.',
              point: aVenue(),
              miles: 1,
              hours: [8 * 60, 21 * 60],
            },
          ],
        },
      },
    });
    expect(notice).toBe('The marathon closes Main Street until about 9 PM.');
  });

  it('says nothing of what else the week has, only of what is in their way', () => {
    const text = 'It is usually Beer Week: look what rare kegs are on tap nearby.';
    const notice = {
      title: 'Beer Week',
      url: null,
      text,
      point: aVenue(),
      miles: 5,
      hours: [8 * 60, 23 * 60] as const,
    };
    const almanac = { ...noAlmanac, notices: [notice] };
    expect(known([dinner, wine], { context: { almanac } }).join()).not.toContain('Beer Week');
  });
});
