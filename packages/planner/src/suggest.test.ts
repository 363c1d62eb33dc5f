import { describe, expect, it } from 'vitest';
import { kinds } from '@rendezvous/venue-model';
import { suggest, suggestBriefly } from './suggest.ts';
import { aContext } from './testing/a-context.ts';
import { names, plan, reasonsOf, town } from './testing/plan-in-town.ts';
import { someWishes } from './testing/some-wishes.ts';

describe('suggest', () => {
  it('plans a band for somebody who is pregnant', () => {
    const found = plan({ interests: ['gigs'], mood: 'she is pregnant' });
    expect(
      found.plans.some(({ stops }) =>
        stops.some(({ venue }) => kinds[venue.category].role === 'show'),
      ),
    ).toBe(true);
  });

  it('plans what two people like, with a meal over dinner time', () => {
    const {
      plans: [first],
    } = plan({ interests: ['ceramics', 'gigs'] });
    expect(names(first)).toContain('Clay Studio');
    expect(first.stops.some((stop) => kinds[stop.venue.category].role === 'show')).toBe(true);
    expect(first.stops.filter((stop) => kinds[stop.venue.category].role === 'meal')).toHaveLength(
      1,
    );
    expect(first.wishes.filter(({ met }) => met).map(({ text }) => text)).toEqual([
      'ceramics',
      'gigs',
    ]);
  });

  it('goes to what answers half of a wish without a word of the other half', () => {
    const venues = town.venues.map((venue) =>
      kinds[venue.category].role === 'meal' ? { ...venue, name: 'Chicago Diner' } : venue,
    );
    const found = suggest(
      someWishes({ startMinutes: 16 * 60, interests: ['all-night diner'] }),
      venues,
      aContext({ openings: town.openings, weather: { kind: 'none' } }),
    );
    expect(found.ok && reasonsOf(found).join(' | ')).not.toMatch(/all-night/i);
  });

  it('plans for both of two people, and says whose taste a place meets', () => {
    const companion = { name: 'June', ownInterests: ['live bands', 'gardens'], ownCuisines: [] };
    const reasons = reasonsOf(plan({ interests: ['ceramics', 'gigs'], companion })).join(' | ');
    expect(reasons).toMatch(/June likes ceramics|Ceramics[^|]* for June/);
    expect(reasons).toMatch(/You both like gigs|Gigs for both of you|Gigs, which you both like/);
    expect(reasonsOf(plan({ interests: [], companion })).join(' | ')).toMatch(
      /You like gardens yourself|Gardens for you|Gardens, for you/,
    );
  });

  it('has everything that was asked for although it takes every stop, and says that no meal is left', () => {
    const wishes = { interests: ['ceramics', 'bowling', 'used books'] };
    const found = plan({ ...wishes, startMinutes: 17 * 60 });
    expect(names(found.plans[0]).toSorted()).toEqual(['Clay Studio', 'Lanes', 'Used Books']);
    expect(found.notes.join(' ')).toMatch(/takes every stop/);
  });

  it('gives two options that share no place', () => {
    const { plans } = plan();
    const all = plans.flatMap(names);
    expect(plans).toHaveLength(2);
    expect(new Set(all).size).toBe(6);
  });

  it('keeps the one place for what was asked for in both options, with other stops around it', () => {
    const { plans } = plan({ interests: ['ceramics'] });
    expect(plans.map((one) => names(one).filter((name) => name === 'Clay Studio'))).toEqual([
      ['Clay Studio'],
      ['Clay Studio'],
    ]);
    expect(new Set(plans.flatMap(names)).size).toBe(5);
  });

  it('gives the same plans for the same wishes, and others for another seed', () => {
    expect(plan({ interests: ['views'] })).toEqual(plan({ interests: ['views'] }));
    const seeds = new Set(
      Array.from({ length: 8 }, (_, seed) => names(plan({ seed }).plans[0]).join()),
    );
    expect(seeds.size).toBeGreaterThan(2);
  });

  it('never plans what was done before', () => {
    const [first] = plan({ interests: ['ceramics'] }).plans;
    const again = plan({ interests: ['ceramics'], doneBefore: names(first) });
    expect(again.plans.flatMap(names).filter((name) => names(first).includes(name))).toEqual([]);
    expect(
      again.plans.every((one) => one.stops[0]?.venue.category !== first.stops[0]?.venue.category),
    ).toBe(true);
  });

  it('says which words nothing answers to', () => {
    expect(plan({ interests: ['ceramics', 'quantum chromodynamics'] }).notes.join()).toContain(
      'quantum chromodynamics',
    );
  });

  it('tells a wish that nothing can meet from one that others went before', () => {
    expect(
      plan({ interests: ['jazz', 'books'], startMinutes: 10 * 60, endMinutes: 15 * 60 }).notes,
    ).toEqual([expect.stringMatching(/^We found no jazz at this hour and near enough/)]);
    const many = plan({
      interests: [
        'ceramics',
        'film',
        'books',
        'wine',
        'bowling',
        'gardens',
        'modern art',
        'coffee',
        'history',
      ],
    });
    const [note = ''] = many.notes;
    expect(note).toMatch(/^We could not fit in .+ alongside everything else/);
    const leftOut = [...note.matchAll(/“([^”]+)”/g)].map(([, word]) => word ?? '');
    for (const word of leftOut) expect(plan({ interests: [word] }).notes).toEqual([]);
  });

  it('refuses what cannot be done with the wish that stands in the way and a value that would do', () => {
    const wishes = someWishes({
      startMinutes: 18 * 60,
      interests: ['ceramics'],
      endMinutes: 18 * 60 + 40,
    });
    const refused = suggest(wishes, town.venues, aContext({ openings: town.openings }));
    expect(refused.ok).toBe(false);
    if (refused.ok) return;
    expect(refused.waysOut.length).toBeGreaterThan(0);
    for (const way of refused.waysOut)
      expect(
        suggest({ ...wishes, ...way.changes }, town.venues, aContext({ openings: town.openings }))
          .ok,
        way.text,
      ).toBe(true);
    expect(suggestBriefly(wishes, town.venues, aContext({ openings: town.openings }))).toEqual({
      ok: false,
      cause: 'end',
      reason: refused.reason,
      waysOut: [],
    });
  });

  it('ends a first date in time and begins it where two people can talk', () => {
    for (const { stops } of plan({
      dateNumber: 1,
      startMinutes: 19 * 60,
      interests: ['gigs', 'cocktails'],
    }).plans) {
      expect(stops[2]?.departure).toBeLessThanOrEqual(23 * 60);
      expect(
        Math.max(...stops.slice(0, 2).map((stop) => kinds[stop.venue.category].scale.talk)),
      ).toBeGreaterThanOrEqual(0.7);
    }
  });
});
