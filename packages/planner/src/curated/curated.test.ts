import type { Venue } from '@rendezvous/venue-model';
import { anEvent, aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { aScene, someWishes } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { CuratedDate } from './curated-date.ts';
import { suitOf } from './suits.ts';

const venues = [
  aVenue({ id: 'kiln', name: 'The Kiln', category: 'pottery_studio' }),
  aVenue({ id: 'grill', name: 'Grill', category: 'restaurant' }),
  aVenue({ id: 'cellar', name: 'Cellar', category: 'wine_bar' }),
  aVenue({ id: 'stage', name: 'Stage', category: 'jazz_club', interests: ['jazz'] }),
  aVenue({ id: 'scoops', name: 'Scoops', category: 'ice_cream' }),
];
const openings = openingsOf(...venues.map((venue) => [venue, openHours([10, 26])] as const));

const clayAndWine: CuratedDate = {
  id: 'clay-and-wine',
  title: 'Mud Before Merlot',
  summary: 'Get your hands dirty, get fed, and let a candle and a bottle take it from there.',
  note: 'The pots are fired for a week, which makes the next date for you.',
  suits: ['pottery', 'first date', 'hands on'],
  stops: [
    {
      venueId: 'kiln',
      text: 'Two wheels side by side and somebody patient between them; the ugliest bowl gets the shelf.',
      why: ['A first date with clay on its hands has no small talk', 'Aprons are lent'],
    },
    {
      venueId: 'grill',
      text: 'A counter before the fire where the cooks hand things across; share the leeks.',
      why: ['Counter seats, so nobody has to stare'],
    },
    {
      venueId: 'cellar',
      text: 'Nine tables under brick arches, and a list that fits on one page.',
      why: ['Quiet enough to hear a whisper', 'Pours by the half glass'],
    },
  ],
};

function plansFor(wishes: Partial<Wishes> = {}, curated: readonly CuratedDate[] = [clayAndWine]) {
  const answer = suggest(
    someWishes({ startMinutes: 17 * 60, ...wishes }),
    venues,
    aContext({ openings, curated }),
  );
  if (!answer.ok) throw new Error(answer.reason);
  return answer.plans;
}

describe('curated dates', () => {
  it('are given in their own words, with what to weigh', () => {
    const [plan] = plansFor();
    expect(plan).toMatchObject({ curated: 'clay-and-wine', title: 'Mud Before Merlot' });
    expect(plan.summary).toBe(clayAndWine.summary);
    expect(plan.tips.join(' ')).toContain('The pots are fired for a week');
    expect(plan.stops.map(({ description }) => description)).toEqual(
      clayAndWine.stops.map(({ text }) => text),
    );
    expect(plan.stops[2]?.reasons.map(({ text }) => text)).toEqual(clayAndWine.stops[2]?.why);
  });

  it('are gone on in another order where the doors of that day are against their own', () => {
    const asked = { interests: ['pottery', 'wine'], startMinutes: 17 * 60 };
    const suits = ['pottery', 'wine'];
    const cellarFirst = openingsOf(
      ...venues.map(
        (venue) => [venue, openHours(venue.id === 'cellar' ? [10, 19] : [10, 26])] as const,
      ),
    );
    const answer = suggest(
      someWishes(asked),
      venues,
      aContext({ openings: cellarFirst, curated: [{ ...clayAndWine, suits }] }),
    );
    if (!answer.ok) throw new Error(answer.reason);
    const [plan] = answer.plans;
    expect(plan.stops.map(({ venue }) => venue.id).toSorted()).toEqual(['cellar', 'grill', 'kiln']);
    expect(plan.stops.at(-1)?.venue.id).not.toBe('cellar');
    expect(plan.curated).toBeNull();
  });

  it('are left to dogs where they are told as theirs', () => {
    const dogs: CuratedDate = {
      ...clayAndWine,
      summary: 'The date that belongs to the dog: mud, fire, and a bowl of water under the table.',
      suits: ['pottery', 'dog friendly'],
    };
    expect(plansFor({ interests: ['pottery'] }, [dogs])[0].curated).toBeNull();
  });

  it('keep their note and lines where their sentence speaks of another hour', () => {
    const atBreakfast = {
      ...clayAndWine,
      summary: 'A winter morning at sunrise, then clay and wine.',
    };
    const [plan] = plansFor({}, [atBreakfast]);
    expect(plan).toMatchObject({ curated: 'clay-and-wine', title: 'Mud Before Merlot' });
    expect(plan.summary).not.toContain('sunrise');
    expect(plan.tips[0]).toBe(clayAndWine.note);
    expect(plan.stops[0]?.description).toBe(clayAndWine.stops[0]?.text);
  });

  it.each<[string, Partial<CuratedDate>, Partial<Wishes>]>([
    ['in another season', { when: { season: ['11-20', '12-31'] } }, {}],
    ['for another occasion', { when: { occasions: ['birthday'] } }, {}],
    ['at a quite different hour', { when: { start: [9, 12] } }, {}],
    ['in light that is not there', withLight('sunrise'), {}],
    ['that lack the main thing that was asked for', {}, { interests: ['jazz'] }],
    ['that only say to have what others have', { suits: ['jazz'] }, { interests: ['jazz'] }],
    ['that cost more than there is', {}, { budget: { minCents: 0, maxCents: 500 } }],
    ['of another number of stops', {}, { stops: 2 }],
    ['that pour for those who do not drink', {}, { mood: 'sober' }],
    ['against the mood', { suits: ['rowdy', 'loud', 'party'] }, { mood: 'quiet' }],
  ])('are not given %s', (_, change, wishes) => {
    const answer = suggest(
      someWishes({ startMinutes: 17 * 60, ...wishes }),
      venues,
      aContext({ openings, curated: [{ ...clayAndWine, ...change }] }),
    );
    if (answer.ok)
      expect(answer.plans.map(({ curated }) => curated)).not.toContain('clay-and-wine');
  });

  it.each([
    ['sculpture', 'sculpture'],
    ['boba', 'bubble tea'],
  ])('have what they were composed for, though no place proves it: %s for %s', (typed, meant) => {
    const suits = [meant, 'first date'];
    const answer = suggest(
      someWishes({ startMinutes: 17 * 60, interests: [typed] }),
      venues,
      aContext({ openings, curated: [{ ...clayAndWine, suits }] }),
    );
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.plans[0]).toMatchObject({
      curated: 'clay-and-wine',
      wishes: [{ text: typed, met: true, venueId: null }],
    });
    expect(answer.notes.join(' ')).not.toContain(typed);
  });

  it('of a faith or a diet come after those for everybody, except for whom it is', () => {
    const summary = 'A kosher evening of clay, fire and wine, certified from first to last.';
    const kosher = { ...clayAndWine, id: 'kosher-clay', summary };
    const other = [
      ...clayAndWine.stops.slice(0, 2),
      { ...clayAndWine.stops[2]!, venueId: 'scoops' },
    ];
    const open = { ...clayAndWine, id: 'clay-and-scoops', stops: other };
    const chosenOf = (wishes: Partial<Wishes>) => plansFor(wishes, [kosher, open])[0].curated;
    expect(chosenOf({ interests: ['pottery'] })).toBe('clay-and-scoops');
    expect(chosenOf({ interests: ['pottery', 'kosher wine'] })).not.toBe('clay-and-scoops');
  });

  it('told for those who drink nothing, eat no wheat or are cold suit others less', () => {
    const weather = { kind: 'normals', lowF: 72, highF: 90, rainInches: 1 } as const;
    const suitOfTold = (summary: string, diets: string[] = []) =>
      suitOf(
        { ...clayAndWine, summary, suits: ['pottery', 'sober'] },
        aScene({ wishes: { interests: ['pottery'], diets }, context: { weather }, venues }),
      );
    const plain = suitOfTold('Clay, fire and a table for two.');
    expect(suitOfTold('A sober night of clay and fire.')).toBeLessThan(plain);
    expect(suitOfTold('Clay, fire and soup to thaw out over.')).toBeLessThan(plain);
    const crust = 'Clay, fire and a crust without wheat.';
    expect(suitOfTold(crust)).toBeLessThan(plain);
    expect(suitOfTold(crust, ['gluten free'])).toBe(suitOfTold('Clay and fire.', ['gluten free']));
  });

  it('of two alone are worse for who brings the children', () => {
    const suitFor = (interest: string, meant: string) =>
      suitOf(
        { ...clayAndWine, suits: ['pottery', meant] },
        aScene({ wishes: { interests: [interest] }, venues }),
      );
    expect(suitFor('with our kids', 'date night')).toBeLessThan(
      suitFor('with our kids', 'weekend'),
    );
    expect(suitFor('pottery', 'date night')).toBe(suitFor('pottery', 'weekend'));
  });

  it('that sit down at a counter come after those at a table where the two dress up', () => {
    const plainer = aVenue({ id: 'window', name: 'Window', category: 'casual_eatery' });
    const elegant = { cost: costing(190), vibes: ['elegant', 'candlelit'] } as const;
    const among: readonly Venue[] = [
      ...venues.map((venue) =>
        venue.id === 'grill' || venue.id === 'cellar' ? { ...venue, ...elegant } : venue,
      ),
      plainer,
    ];
    const [kiln, grill, cellar] = clayAndWine.stops;
    const counter = {
      ...clayAndWine,
      id: 'clay-and-counter',
      suits: [...clayAndWine.suits, 'elegant'],
      stops: [kiln!, { ...grill!, venueId: 'window' }, cellar!],
    };
    const chosenFor = (wishes: Partial<Wishes>) => {
      const answer = suggest(
        someWishes({ startMinutes: 17 * 60, interests: ['pottery'], ...wishes }),
        among,
        aContext({
          openings: openingsOf(...among.map((venue) => [venue, openHours([10, 26])] as const)),
          curated: [counter, clayAndWine],
        }),
      );
      return answer.ok ? answer.plans[0].curated : undefined;
    };
    const budget = { minCents: 20_000, maxCents: 60_000 };
    expect(chosenFor({ mood: 'elegant', budget })).toBe('clay-and-wine');
  });

  it('come after what has the mood, where two asked for nothing else', () => {
    const loud = { vibes: ['loud', 'crowded'] } as const;
    const tender = { vibes: ['romantic', 'candlelit', 'intimate', 'view'] } as const;
    const among: readonly Venue[] = [
      ...venues.map((venue) => ({ ...venue, ...loud })),
      aVenue({ id: 'hearth', name: 'Hearth', category: 'restaurant', ...tender }),
      aVenue({ id: 'vault', name: 'Vault', category: 'wine_bar', ...tender }),
      aVenue({ id: 'terrace', name: 'Terrace', category: 'garden', ...tender }),
    ];
    const answer = suggest(
      someWishes({ startMinutes: 17 * 60, mood: 'romantic' }),
      among,
      aContext({
        openings: openingsOf(...among.map((venue) => [venue, openHours([10, 26])] as const)),
        curated: [{ ...clayAndWine, suits: [...clayAndWine.suits, 'romantic'] }],
      }),
    );
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.plans[0].curated).toBeNull();
  });

  it('come on a feast where nothing goes on, and after what does', () => {
    const date = '2027-07-04';
    const almanac = { ...aContext().almanac, nextDay: () => date };
    const onTheFourth = (among: readonly Venue[]) => {
      const open = among.map((venue) => [venue, openHours([10, 26])] as const);
      const answer = suggest(
        someWishes({ startMinutes: 17 * 60 }),
        among,
        aContext({ date, almanac, openings: openingsOf(...open), curated: [clayAndWine] }),
      );
      return answer.ok ? answer.plans[0].curated : undefined;
    };
    const fireworks = aVenue({ id: 'sparks', name: 'Sparks', category: 'plaza', event: anEvent() });
    expect(onTheFourth(venues)).toBe('clay-and-wine');
    expect(onTheFourth([...venues, fireworks])).toBeNull();
  });

  it('may begin a little before and after the hours that they were composed for', () => {
    const when = { start: [18, 19] } as const;
    expect(plansFor({}, [{ ...clayAndWine, when }])[0].curated).toBe('clay-and-wine');
  });

  it('lend other plans nothing, which tell a place in its own words', () => {
    const kilnWithLines = aVenue({
      id: 'kiln',
      name: 'The Kiln',
      category: 'pottery_studio',
      why: ['Two wheels face each other', 'Clay and aprons are part of the price'],
    });
    const others = venues.filter(({ id }) => id !== 'kiln');
    const answer = suggest(
      someWishes({ startMinutes: 17 * 60, stops: 2, dateNumber: 9, interests: ['pottery'] }),
      [kilnWithLines, ...others],
      aContext({ openings, curated: [clayAndWine] }),
    );
    if (!answer.ok) throw new Error(answer.reason);
    const [plan] = answer.plans;
    const kiln = plan.stops.find(({ venue }) => venue.id === 'kiln');
    expect(plan.curated).toBeNull();
    expect(kiln?.description).toMatch(/Two wheels face each other\.$/);
    expect(kiln?.description).not.toContain('the ugliest bowl');
    const reasons = kiln?.reasons.map(({ text }) => text);
    expect(reasons).toContain('Clay and aprons are part of the price');
    expect(reasons?.join(' ')).not.toContain('first date');
  });

  it('keep lines of one season to it', () => {
    const when = { season: ['11-20', '12-31'] } as const;
    const [plan] = plansFor({ interests: ['pottery'] }, [{ ...clayAndWine, when }]);
    expect(plan.stops.map(({ description }) => description).join(' ')).not.toContain('ugliest');
  });
});

function withLight(light: 'sunrise'): Partial<CuratedDate> {
  return { stops: clayAndWine.stops.map((stop) => ({ ...stop, light })) };
}
