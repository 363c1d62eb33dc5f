import { describe, expect, it } from 'vitest';
import type { Opening, Venue } from '@rendezvous/venue-model';
import { anEvent, aVenue, closed, costing, openHours } from '@rendezvous/venue-model/testing';
import type { Context } from '../../context/context.ts';
import { suggest, type Planned } from '../../suggest.ts';
import { aContext, noAlmanac } from '../../testing/a-context.ts';
import { aTown } from '../../testing/a-town.ts';
import { someWishes } from '../../testing/some-wishes.ts';

const market = aVenue({
  name: 'Christmas Market',
  category: 'market',
  cost: costing(0),
  vibes: ['crowded', 'lively'],
  knownFor: ['christmas market'],
  event: anEvent({ hours: [17 * 60, 21 * 60], when: 'Until December 24', placeId: 'harbor-walk' }),
});

/** Plans in a town with a market, on a Saturday evening. */
function plansOf(
  interests: readonly string[],
  { isOn, nextDay = '2026-11-20' }: { isOn: boolean; nextDay?: string | null },
  change: Partial<Context> = {},
  dislikes: readonly string[] = [],
): Planned {
  const town = aTown();
  const venues: Venue[] = [...town.venues, market];
  const openings = new Map(town.openings).set(market.id, isOn ? openHours([17, 21]) : closed);
  const almanac = {
    ...noAlmanac,
    nextDay: (_: string, from: string) => (isOn ? from : nextDay),
  };
  const wishes = someWishes({ interests, dislikes, startMinutes: 17 * 60, dateNumber: 4 });
  const found = suggest(wishes, venues, aContext({ openings, almanac, ...change }));
  if (!found.ok) throw new Error(`No plan: ${found.reason}`);
  return found;
}

const stopsOf = ({ plans: [plan] }: Planned) => plan.stops.map(({ venue }) => venue.name);

describe('what the day brings', () => {
  it('is gone to where it was asked for, and says when it is there', () => {
    const found = plansOf(['christmas market'], { isOn: true });
    expect(stopsOf(found)).toContain('Christmas Market');
    const [plan] = found.plans;
    expect(plan.wishes).toMatchObject([{ text: 'christmas market', met: true }]);
    const stop = plan.stops.find(({ venue }) => venue === market);
    expect(stop?.reasons.map(({ text }) => text).join()).toContain('only until December 24');
    expect(plan.checks).toContainEqual({
      rule: 'almanac',
      text: 'Christmas Market usually takes place on this day (until December 24); check before you go',
    });
    expect(plan.tips).toContain(
      'Christmas Market usually takes place on this day: check before you go.',
    );
  });

  it('is gone to unasked, before places that are there on all days', () => {
    expect(stopsOf(plansOf([], { isOn: true }))).toContain('Christmas Market');
  });

  it('never stands in a plan beside the place that it fills', () => {
    for (const plan of plansOf(['christmas market', 'walking'], { isOn: true }).plans) {
      const names = plan.stops.map(({ venue }) => venue.name);
      expect(names.includes('Christmas Market') && names.includes('Harbor Walk')).toBe(false);
    }
  });

  it('is said to come where it was asked for too early', () => {
    const found = plansOf(['christmas market'], { isOn: false });
    expect(stopsOf(found)).not.toContain('Christmas Market');
    expect(found.notes).toContain('Christmas Market is usually next on Friday, November 20.');
    const next = plansOf(['christmas market'], { isOn: false, nextDay: '2027-11-20' });
    expect(next.notes).toContain(
      'Christmas Market is usually next on Saturday, November 20, 2027.',
    );
  });

  it('is said to be on where it is not for them', () => {
    const found = plansOf(['christmas market'], { isOn: true }, {}, ['crowds']);
    expect(stopsOf(found)).not.toContain('Christmas Market');
    expect(found.notes).toContain(
      'Christmas Market is usually on from 5 PM to 9 PM on this day, but does not fit the rest of these wishes.',
    );
  });

  it('shuts what was asked for by name, and says so', () => {
    const town = aTown();
    const openings = new Map(town.openings).set('town-museum', closed).set(market.id, closed);
    const found = plansOf(['Town Museum'], { isOn: false }, { openings });
    expect(found.notes).toContain('Town Museum is usually closed on this day.');
  });

  it('names the nearest place that has what was missed, and when it is open', () => {
    const town = aTown();
    const studio = town.venues.find(({ name }) => name === 'Clay Studio')?.id ?? '';
    const notes = (opening: Opening) =>
      plansOf(
        ['ceramics'],
        { isOn: false },
        {
          openings: new Map(town.openings).set(studio, opening).set(market.id, closed),
          almanac: { ...noAlmanac, nextOpenDay: () => '2026-05-05' },
        },
      ).notes;
    expect(notes(closed)).toContain('Clay Studio is usually closed on this day; Tuesday works.');
    expect(notes(openHours([10, 16]))).toContain(
      'We found no ceramics at this hour and near enough; the nearest is Clay Studio, which closes at 4 PM that day.',
    );
  });

  it('is told to those whose way it is in, and to nobody else', () => {
    const { place } = aContext();
    const notice = {
      title: 'A race',
      url: null,
      text: 'A race closes Main Street.',
      point: place,
      miles: 2,
    };
    const tipsAt = (hours: readonly [number, number]) =>
      plansOf(
        [],
        { isOn: false },
        {
          almanac: { ...noAlmanac, notices: [{ ...notice, hours }] },
        },
      ).plans[0].tips;
    expect(tipsAt([16 * 60, 22 * 60])).toContain('A race closes Main Street.');
    expect(tipsAt([7 * 60, 13 * 60])).not.toContain('A race closes Main Street.');
  });
});
