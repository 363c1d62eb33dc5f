import { describe, expect, it } from 'vitest';
import { easterOf, lunarNewYearOf } from '@rendezvous/planner';
import { isOn } from './almanac-dates.ts';
import { almanacEntry, almanacRule } from './almanac-schema.ts';
import { rarityOf, whenOf } from './almanac-words.ts';
import {
  catalogueVenue,
  type CatalogueCity,
  type CatalogueVenue,
} from '../catalogue/catalogue-schema.ts';
import { createCityVenues } from '../city-venues.ts';

/** Every day of a year on which a rule, as the catalogue writes it, holds. */
function daysIn(year: number, rule: unknown): string[] {
  const when = almanacRule.parse(rule);
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 366 }, (_, i) =>
    new Date(first + i * 86_400_000).toISOString().slice(0, 10),
  ).filter((date) => date.startsWith(`${year}-`) && isOn(when, date));
}

describe('a rule of the almanac', () => {
  it('gives the same days every year', () => {
    const rule = { yearly: { from: '07-04', to: '07-04' } };
    expect(daysIn(2026, rule)).toEqual(['2026-07-04']);
    expect(daysIn(2027, rule)).toEqual(['2027-07-04']);
  });

  it("lasts over New Year's", () => {
    const rule = { yearly: { from: '12-30', to: '01-02' } };
    expect(daysIn(2026, rule)).toEqual(['2026-01-01', '2026-01-02', '2026-12-30', '2026-12-31']);
  });

  it('holds on a leap day within it and on none outside', () => {
    const rule = { yearly: { from: '02-28', to: '03-01' } };
    expect(daysIn(2028, rule)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysIn(2027, rule)).toEqual(['2027-02-28', '2027-03-01']);
  });

  it('finds Thanksgiving and the days after it', () => {
    const thanksgiving = { yearly_weekday: { month: 11, weekday: 'Th', nth: 4 } };
    expect([2024, 2025, 2026, 2029].flatMap((year) => daysIn(year, thanksgiving))).toEqual([
      '2024-11-28',
      '2025-11-27',
      '2026-11-26',
      '2029-11-22',
    ]);
    const weekend = {
      yearly_weekday: { month: 11, weekday: 'Th', nth: 4, plus_days: 1, for_days: 3 },
    };
    expect(daysIn(2026, weekend)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
  });

  it('finds the last weekday of a month', () => {
    const memorialDay = { yearly_weekday: { month: 5, weekday: 'Mo', nth: -1 } };
    expect([2025, 2026, 2027].flatMap((year) => daysIn(year, memorialDay))).toEqual([
      '2025-05-26',
      '2026-05-25',
      '2027-05-31',
    ]);
  });

  it('lasts from a weekday until a day of the next year', () => {
    const rink = { yearly_weekday: { month: 11, weekday: 'We', nth: 1, until: '01-02' } };
    const days = daysIn(2026, rink);
    expect(days.slice(0, 3)).toEqual(['2026-01-01', '2026-01-02', '2026-11-04']);
    expect(days.at(-1)).toBe('2026-12-31');
  });

  it('moves with Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
    expect(daysIn(2026, { days_after_easter: -47 })).toEqual(['2026-02-17']);
    expect(daysIn(2026, { days_after_easter: -2, for_days: 3 })).toEqual([
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ]);
  });

  it('lights the candles of Hanukkah from the eve of the 25th of Kislev on', () => {
    const rule = { hanukkah_evenings: ['Fr', 'Sa', 'Su'] };
    const days = ['2026-12-03', '2026-12-04', '2026-12-11', '2026-12-12', '2027-12-24'];
    expect(days.map((day) => isOn(almanacRule.parse(rule), day))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('moves with the lunar new year, to a weekday if one is named', () => {
    expect([2024, 2025, 2026, 2027].map(lunarNewYearOf)).toEqual([
      '2024-02-10',
      '2025-01-29',
      '2026-02-17',
      '2027-02-06',
    ]);
    const parade = { days_after_lunar_new_year: 13, weekday: 'Sa' };
    expect([2024, 2025, 2026].flatMap((year) => daysIn(year, parade))).toEqual([
      '2024-02-24',
      '2025-02-15',
      '2026-03-07',
    ]);
  });

  it('comes every month, on one weekday or several, within its season', () => {
    const firstFriday = { monthly_weekday: { weekday: 'Fr', nth: 1 } };
    expect(daysIn(2026, firstFriday).slice(0, 3)).toEqual([
      '2026-01-02',
      '2026-02-06',
      '2026-03-06',
    ]);
    expect(daysIn(2026, firstFriday)).toHaveLength(12);
    const summer = {
      monthly_weekday: { weekday: 'Su', nth: [1, 3], season: { from: '06-01', to: '07-31' } },
    };
    expect(daysIn(2026, summer)).toEqual(['2026-06-07', '2026-06-21', '2026-07-05', '2026-07-19']);
    expect(daysIn(2026, { monthly_weekday: { weekday: 'Fr', nth: 5 } })).toEqual([
      '2026-01-30',
      '2026-05-29',
      '2026-07-31',
      '2026-10-30',
    ]);
  });

  it('comes every week within its season', () => {
    const rule = { weekly: { weekdays: ['Sa', 'Su'], season: { from: '12-20', to: '01-04' } } };
    expect(daysIn(2026, rule)).toEqual([
      '2026-01-03',
      '2026-01-04',
      '2026-12-20',
      '2026-12-26',
      '2026-12-27',
    ]);
  });
});

describe('the almanac of a city', () => {
  const { venues, openingsOn, almanacOn } = createCityVenues(aCity());
  const event = (id: string) => venues.find((venue) => venue.id === `almanac:san-francisco:${id}`);
  const lights = event('lights-on-the-square');

  it('makes a stop of what one can go to', () => {
    expect(lights).toMatchObject({
      name: 'Lights on the square',
      address: 'The Square, 1 Main Street',
      category: 'promenade',
      cost: { minCents: 0, maxCents: 4000, expectedCents: 2000 },
      knownFor: ['christmas lights'],
      moment: 'walk through the lights of Lights on the square',
      event: { placeId: 'the-square', hours: [17 * 60, 25 * 60], isAfterDark: true },
    });
    expect(lights?.event?.when).toBe('Until December 31');
    expect(event('thanksgiving-closings')).toBeUndefined();
  });

  it('opens it on its days, and shuts what they close', () => {
    const inDecember = openingsOn('2026-12-05');
    expect(inDecember.get(lights?.id ?? '')).toEqual({ known: true, spans: [[1020, 1500]] });
    expect(inDecember.get('the-tower')).toEqual({ known: true, spans: [] });
    const inNovember = openingsOn('2026-11-05');
    expect(inNovember.get(lights?.id ?? '')).toEqual({ known: true, spans: [] });
    expect(inNovember.get('the-tower')).toEqual({ known: true, spans: [[600, 1080]] });
  });

  it('shuts kinds of places whose hours do not name the holiday, and leaves those that do', () => {
    const openings = openingsOn('2026-11-26');
    expect(openings.get('the-museum')).toEqual({ known: true, spans: [] });
    expect(openings.get('the-open-museum')).toEqual({ known: true, spans: [[600, 960]] });
  });

  it('holds nothing weekly on a great holiday or its eve', () => {
    const jam = event('thursday-jam')?.id ?? '';
    const spansOn = (date: string) => openingsOn(date).get(jam);
    expect(spansOn('2026-11-19')).toMatchObject({ spans: [[1230 - 30, 1320 + 30]] });
    for (const holiday of ['2026-11-26', '2026-12-24', '2026-12-31'])
      expect(spansOn(holiday), holiday).toEqual({ known: true, spans: [] });
  });

  it('knows no hours of what goes on for weeks on the holidays in between', () => {
    expect(openingsOn('2026-12-25').get(lights?.id ?? '')).toEqual({
      known: false,
      because: 'holiday',
      bounds: [[1020, 1500]],
    });
  });

  it('says when something is next', () => {
    const { nextDay } = almanacOn('2026-11-05');
    expect(nextDay(lights?.id ?? '', '2026-11-05')).toBe('2026-12-01');
    expect(nextDay(lights?.id ?? '', '2026-12-05')).toBe('2026-12-05');
    expect(nextDay('the-square', '2026-12-05')).toBeNull();
  });

  it('warns of what a day brings to those nearby', () => {
    const text = 'A parade closes Main Street until about 11 AM.';
    expect(almanacOn('2026-11-26').notices).toMatchObject([{ text, miles: 1, hours: [480, 660] }]);
    expect(almanacOn('2026-11-27').notices).toEqual([]);
  });

  it('says of a place on other days no noun of its events', () => {
    const square = venues.find(({ id }) => id === 'the-square');
    expect(square?.knownFor).toEqual(['column']);
  });

  it('says of a house on all days what it is about', () => {
    const museum = venues.find(({ id }) => id === 'the-museum');
    expect(museum?.knownFor).toEqual(['architecture']);
  });

  it('says it neither of the lawn that they fill, only of one farther off', () => {
    const knownFor = (id: string) => venues.find((venue) => venue.id === id)?.knownFor;
    expect(knownFor('the-lawn')).toEqual(['column']);
    expect(knownFor('the-other-lawn')).toEqual(['column', 'christmas lights']);
  });

  it('knows what an evening is about', () => {
    const main = [{ weekdays: [4], hours: [21 * 60, 25 * 60] }];
    expect(event('thursday-jam')?.event?.main).toEqual(main);
    expect(lights?.event?.main).toEqual([]);
  });
});

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

const museumHours = 'Mo-Su 10:00-18:00';

function aPlace(overrides: object): CatalogueVenue {
  return catalogueVenue.parse({
    id: 'the-square',
    name: 'The Square',
    address: '1 Main Street',
    neighborhood: 'Downtown',
    lat: 37.78,
    lon: -122.41,
    category: 'plaza',
    hours: null,
    price: { min: 0, max: 0 },
    cuisines: [],
    dietary: [],
    indoor: false,
    outdoor: true,
    vibes: ['lively'],
    interests: [],
    stay_minutes: 30,
    booking: 'none',
    website: null,
    description: 'A square with a column in the middle and benches around it.',
    known_for: ['column', 'christmas lights'],
    ...overrides,
  });
}

const entries = [
  {
    id: 'lights-on-the-square',
    title: 'Lights on the square',
    text: 'Lamps hang over the square all December.',
    when: { yearly: { from: '12-01', to: '12-31' } },
    form: 'lights',
    place: { venue_id: 'the-square' },
    hours: '17:00-25:00',
    price: { min: 0, max: 20 },
    closes: ['the-tower'],
    known_for: ['christmas lights'],
  },
  {
    id: 'thanksgiving-closings',
    title: 'Thanksgiving',
    text: 'Museums are shut on Thanksgiving.',
    when: { yearly_weekday: { month: 11, weekday: 'Th', nth: 4 } },
    form: 'no_stop',
    place: { venue_id: 'the-square' },
    notice: {
      text: 'A parade closes Main Street until about 11 AM.',
      within_miles: 1,
      hours: '08:00-11:00',
    },
    closes: ['museum'],
  },
  {
    id: 'open-house',
    title: 'Open House',
    text: 'Doors that are shut all year stand open for two days in October.',
    when: { yearly: { from: '10-16', to: '10-17' } },
    form: 'festival',
    place: { venue_id: 'the-museum' },
    known_for: ['architecture', 'open house'],
  },
  {
    id: 'thursday-jam',
    title: 'Thursday jam',
    text: 'Players take turns on Thursdays.',
    when: { weekly: { weekdays: ['Th'] } },
    form: 'jazz_night',
    place: { venue_id: 'the-square' },
    hours: '20:30-22:00',
    main: [{ days: ['Th'], hours: '21:00-25:00' }],
  },
];

function aCity(): CatalogueCity {
  const unsaid = { hours: null, price: null, tip: null, url: null, interests: [], known_for: [] };
  return {
    city: 'San Francisco',
    state: 'CA',
    time_zone: 'America/Los_Angeles',
    center: { lat: 37.77, lon: -122.42 },
    neighborhoods: [],
    towns: [],
    climate: [],
    as_of: '2026-11-01',
    venues: [
      aPlace({}),
      aPlace({ id: 'the-lawn', category: 'park', lat: 37.7805 }),
      aPlace({ id: 'the-other-lawn', category: 'park', lat: 37.782 }),
      aPlace({ id: 'the-tower', category: 'observation_deck', hours: museumHours }),
      aPlace({
        ...{ id: 'the-museum', category: 'museum', hours: museumHours, indoor: true },
        ...{ interests: ['architecture'], known_for: ['architecture', 'open house'] },
      }),
      aPlace({
        id: 'the-open-museum',
        category: 'museum',
        hours: `${museumHours}; Nov Th[4] 10:00-16:00`,
      }),
    ],
    almanac: entries.map((entry) => almanacEntry.parse({ ...unsaid, ...entry })),
    threads: [],
    curated: [],
  };
}
