import type { Opening, Venue } from '@rendezvous/venue-model';
import { aVenue, costing, hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import type { Stop } from '../plan.ts';
import { suggest } from '../suggest.ts';
import { aContext } from '../testing/a-context.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';

const town = aTown();
const clubHours = openHours([19, 25]);

/** A second jazz club a few doors from the one in town. */
function anotherClub(facts: Partial<Venue> = {}): Venue {
  const first = town.venues.find(({ name }) => name === 'Blue Room');
  return aVenue({
    name: 'Red Room',
    category: 'jazz_club',
    lat: (first?.lat ?? 0) + 0.002,
    lon: first?.lon ?? 0,
    interests: ['jazz', 'live-music'],
    cost: costing(50),
    ...facts,
  });
}

/** The stop for jazz in the best plan of the town with those places too. */
function jazzStop(
  extra: readonly (readonly [Venue, Opening])[],
  wishes: Partial<Wishes> = {},
): Stop {
  const found = suggest(
    someWishes({ startMinutes: 18 * 60, interests: ['jazz'], mode: 'walking', ...wishes }),
    [...town.venues, ...extra.map(([venue]) => venue)],
    aContext({
      openings: new Map([
        ...town.openings,
        ...extra.map(([venue, opening]) => [venue.id, opening] as const),
      ]),
    }),
  );
  const stop = found.ok
    ? found.plans[0].stops.find(({ venue }) => venue.interests.includes('jazz'))
    : undefined;
  if (!stop) throw new Error('No jazz in the plan');
  return stop;
}

describe('findStandIns', () => {
  it('has another club at hand for a set that is not certain, at its own hours', () => {
    const { venue, standIn } = jazzStop([[anotherClub(), clubHours]]);
    const both = [venue.name, standIn?.venue.name].toSorted();
    expect(both).toEqual(['Blue Room', 'Red Room']);
    expect(standIn).toMatchObject({ because: 'show', openUntil: 25 * 60, begins: null });
    expect(standIn?.leg.minutes).toBeLessThanOrEqual(12);
  });

  it('has another club at hand for what no club has in full', () => {
    const { standIn } = jazzStop([[anotherClub(), clubHours]], { interests: ['zydeco jazz'] });
    expect(standIn).toBeDefined();
  });

  it('gives nothing that has not what was wished, whatever else is near', () => {
    expect(jazzStop([]).standIn).toBeUndefined();
  });

  it('gives nothing that is closed, too dear, farther than a short walk, or as uncertain', () => {
    const blue = town.venues.find(({ name }) => name === 'Blue Room');
    const rows: (readonly [Partial<Venue>, Opening])[] = [
      [{}, openHours([10, 17])],
      [{}, hoursUnknown],
      [{ cost: costing(500) }, clubHours],
      [{ lat: (blue?.lat ?? 0) + 0.02 }, clubHours],
      [{ booking: { need: 'required', ahead: null, url: null }, cost: costing(190) }, clubHours],
    ];
    for (const [facts, opening] of rows) {
      const { venue, standIn } = jazzStop([[anotherClub(facts), opening]]);
      expect([venue.name, standIn?.venue.name], JSON.stringify(facts)).toEqual([
        'Blue Room',
        undefined,
      ]);
    }
  });

  it('leaves stops alone that can be counted on', () => {
    const found = suggest(
      someWishes({ interests: ['bowling'] }),
      town.venues,
      aContext({ openings: town.openings }),
    );
    const lanes = found.ok
      ? found.plans[0].stops.find(({ venue }) => venue.name === 'Lanes')
      : undefined;
    expect(lanes).toBeDefined();
    expect(lanes?.standIn).toBeUndefined();
  });
});
