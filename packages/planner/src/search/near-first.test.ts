import { describe, expect, it } from 'vitest';
import type { Opening, Venue } from '@rendezvous/venue-model';
import { townSquare } from '@rendezvous/venue-model/testing';
import type { Context } from '../context/context.ts';
import type { Plan } from '../plan.ts';
import { suggest, type Planned } from '../suggest.ts';
import { aContext } from '../testing/a-context.ts';
import { aCrossing, riverNorthOfTheSquare } from '../testing/a-river.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { milesPerDegree } from '../waters.ts';
import type { Wishes } from '../wishes/wishes.ts';

const town = aTown();

/** Some places of the town once more, so many miles north of it, in a town of another name. */
function townNorth(name: string, miles: number, holds: (venue: Venue) => boolean = () => true) {
  const venues = town.venues.filter(holds).map((venue) => ({
    ...venue,
    id: `${name.toLowerCase()}-${venue.id}`,
    name: `${name} ${venue.name}`,
    address: `1 North Street, ${name}`,
    lat: venue.lat + miles / milesPerDegree,
  }));
  const openings = venues.map((venue, i): [string, Opening] => [
    venue.id,
    town.openings.get(town.venues.filter(holds)[i]?.id ?? '') as Opening,
  ]);
  return { venues, openings };
}

function planAt(
  towns: readonly ReturnType<typeof townNorth>[],
  wishes: Partial<Wishes> = {},
  {
    place,
    ...context
  }: { place?: Partial<Context['place']> } & Partial<Omit<Context, 'place'>> = {},
): Planned {
  const found = suggest(
    someWishes({ maxMiles: 20, mode: 'driving', ...wishes }),
    towns.flatMap(({ venues }) => venues),
    aContext({
      openings: new Map(towns.flatMap(({ openings }) => openings)),
      ...context,
      place: {
        ...townSquare,
        label: 'Springtown, IL',
        precision: 'town',
        reachMiles: 1,
        ...place,
      },
    }),
  );
  if (!found.ok) throw new Error(found.reason);
  return found;
}

const townsOf = ({ stops }: Plan) => stops.map(({ venue }) => venue.address.split(', ')[1]);
const here = townNorth('Springtown', 0);
const costOf = (name: string) =>
  town.venues.find((venue) => venue.name === name)?.cost.expectedCents ?? 0;

describe('plans for a place', () => {
  it('stay there although what scores better lies farther away', () => {
    const better = townNorth('Farville', 4);
    const loved = better.venues.map(
      (venue): Venue => ({ ...venue, vibes: ['iconic', 'romantic'] }),
    );
    const { plans, notes } = planAt([here, { ...better, venues: loved }], { mood: 'romantic' });
    for (const plan of plans) expect(new Set(townsOf(plan))).toEqual(new Set(['Springtown']));
    expect(notes).toEqual([]);
  });

  it('stay in a town whose next town is within its reach', () => {
    const next = townNorth('Nextville', 0.4);
    const { plans } = planAt(
      [here, next],
      { interests: ['cocktails'] },
      { place: { reachMiles: 2 } },
    );
    expect(new Set(townsOf(plans[0]))).toEqual(new Set(['Springtown']));
  });

  it('have most of the second option in that town too', () => {
    const next = townNorth('Nextville', 0.4);
    const { plans } = planAt(
      [here, next],
      { interests: ['bowling', 'cocktails'] },
      { place: { reachMiles: 2 } },
    );
    const inTown = townsOf(plans[1] as Plan).filter((name) => name === 'Springtown');
    expect(inTown.length).toBeGreaterThan(1);
  });

  it('have as many stops there as make an evening, and say so', () => {
    const kitchen = townNorth('Springtown', 0, ({ name }) => name === 'Trattoria Roma');
    const farther = townNorth('Farville', 2.5, ({ name }) => name !== 'Trattoria Roma');
    const { plans, notes } = planAt([kitchen, farther]);
    expect(townsOf(plans[0]).filter((name) => name === 'Springtown')).toHaveLength(1);
    expect(notes[0]).toMatch(/^Part of it is in Farville, up to \d miles away\.$/);
  });

  it('begin in the town for who goes on foot, also where what is asked for is in another', () => {
    const nothingToBowl = townNorth('Springtown', 0, ({ name }) => name !== 'Lanes');
    const towns = [nothingToBowl, townNorth('Farville', 5)];
    const { plans } = planAt(towns, { interests: ['bowling'], mode: 'walking' });
    for (const plan of plans) expect(townsOf(plan)[0]).toBe('Springtown');
  });

  it('go out once for what is asked for and not to be had there, and tell the options apart by it', () => {
    const nothingToBowl = townNorth('Springtown', 0, ({ name }) => name !== 'Lanes');
    const { plans, notes } = planAt([nothingToBowl, townNorth('Farville', 5)], {
      interests: ['bowling'],
    });
    expect(plans[0]?.stops.map(({ venue }) => venue.name)).toContain('Farville Lanes');
    expect(new Set(townsOf(plans[1] as Plan))).toEqual(new Set(['Springtown']));
    expect(plans.map(({ label }) => label)).toEqual([
      'With bowling, 5 miles away',
      expect.stringMatching(/^Closest/),
    ]);
    expect(notes).toEqual([]);
    expect(plans[0]?.checks).toContainEqual({
      rule: 'place',
      text: 'For bowling you go to Farville, 5 miles away',
    });
    expect(plans[1]?.checks.map(({ rule }) => rule)).not.toContain('place');
  });

  it('have all that was asked for where that is nearly as good', () => {
    const loved = here.venues.map(
      (venue): Venue =>
        venue.name === 'Lanes' || venue.category === 'jazz_club'
          ? venue
          : { ...venue, vibes: ['iconic', 'romantic', 'candlelit', 'quiet'] },
    );
    const { plans } = planAt([{ ...here, venues: loved }], {
      interests: ['bowling', 'jazz'],
      mood: 'romantic',
    });
    expect(plans[0]?.wishes.filter(({ met }) => !met)).toEqual([]);
  });

  it('have the first thing that was asked for where not all can be had', () => {
    const { plans } = planAt([here], {
      interests: ['bowling', 'jazz'],
      budget: { minCents: 0, maxCents: costOf('Lanes') + costOf('Trattoria Roma') },
    });
    expect(plans[0]?.wishes[0]).toMatchObject({ text: 'bowling', met: true });
  });

  it('go a little beyond the place with one stop for the second of two wishes', () => {
    const nothingToBowl = townNorth('Springtown', 0, ({ name }) => name !== 'Lanes');
    const lanes = townNorth('Farville', 1.4, ({ name }) => name === 'Lanes');
    const { plans } = planAt([nothingToBowl, lanes], { interests: ['jazz', 'bowling'] });
    expect(plans[0]?.wishes.filter(({ met }) => !met)).toEqual([]);
    expect(townsOf(plans[0]!)).toContain('Springtown');
  });

  it('go a ride for all of what is asked for, and no farther', () => {
    const nothingToBowl = townNorth('Springtown', 0, ({ name }) => name !== 'Lanes');
    const missedAt = (miles: number, interests: string[]) =>
      planAt([nothingToBowl, townNorth('Farville', miles)], { interests }).plans[0].wishes.filter(
        ({ met }) => !met,
      ).length;
    expect(missedAt(2.5, ['jazz', 'bowling'])).toBe(0);
    expect(missedAt(7, ['jazz', 'bowling'])).toBe(0);
    expect(missedAt(7, ['bowling', 'jazz'])).toBe(0);
    expect(missedAt(11, ['bowling', 'jazz'])).toBe(0);
    expect(missedAt(19, ['bowling', 'jazz'])).toBe(1);
  });

  it('have what lies a little beyond the place although something else lies far away', () => {
    const homely = townNorth(
      'Springtown',
      0,
      ({ name, category }) => name !== 'Lanes' && category !== 'jazz_club',
    );
    const lanes = townNorth('Farville', 1.4, ({ name }) => name === 'Lanes');
    const jazz = townNorth('Elsewhere', 12, ({ category }) => category === 'jazz_club');
    const { plans } = planAt([homely, lanes, jazz], {
      interests: ['jazz', 'bowling', 'used books'],
    });
    expect(plans[0]?.wishes.filter(({ met }) => !met).map(({ text }) => text)).toEqual(['jazz']);
    expect(townsOf(plans[0]!)).toContain('Springtown');
  });

  it('ride for one stop only, and have the rest at the place', () => {
    const nothingToBowl = townNorth('Springtown', 0, ({ name }) => name !== 'Lanes');
    const { plans } = planAt([nothingToBowl, townNorth('Farville', 4)], {
      interests: ['jazz', 'bowling'],
    });
    expect(plans[0]?.wishes.filter(({ met }) => !met)).toEqual([]);
    expect(townsOf(plans[0]).toSorted()).toEqual(['Farville', 'Springtown', 'Springtown']);
    expect(townsOf(plans[1]!).filter((name) => name === 'Springtown').length).toBeGreaterThan(1);
  });

  it('have both of what is asked for in the second option too, at the only place that has one of it', () => {
    const oneToBowl = townNorth('Springtown', 0);
    const { plans } = planAt([oneToBowl], { interests: ['bowling', 'cocktails'] });
    const lanes = oneToBowl.venues.filter(({ category }) => category === 'bowling');
    expect(lanes).toHaveLength(1);
    for (const plan of plans) expect(plan.wishes.filter(({ met }) => !met)).toEqual([]);
    const names = plans.map(({ stops }) => stops.map(({ venue }) => venue.name));
    expect(names[0]?.filter((name) => names[1]?.includes(name))).toEqual([lanes[0]?.name]);
  });

  it('name a place without venues, and the bridge that leads to the next', () => {
    const river = riverNorthOfTheSquare([aCrossing({ milesEast: 0, milesNorth: 2 })], 2);
    const { notes } = planAt([townNorth('Farville', 4)], {}, { waters: [river] });
    expect(notes[0]).toBe(
      'We don’t know any places in Springtown yet, so you go to Farville, across the Town Bridge.',
    );
    const abroad = planAt(
      [townNorth('Farville', 4)],
      {},
      {
        waters: [river],
        place: { isInOtherState: true },
      },
    );
    expect(abroad.notes[0]).toMatch(/across the Town Bridge and over the state line\.$/);
  });

  it('stay on this side of the water', () => {
    const river = riverNorthOfTheSquare([aCrossing({ milesEast: 0, milesNorth: 0.5 })], 0.5);
    const across = townNorth('Farville', 0.9, ({ name }) => name !== 'Lanes');
    const { plans } = planAt([here, across], {}, { waters: [river], place: { reachMiles: 2 } });
    for (const plan of plans) expect(new Set(townsOf(plan))).toEqual(new Set(['Springtown']));
  });
});
