import { describe, expect, it } from 'vitest';
import { almanacEntry } from './almanac-schema.ts';
import {
  catalogueVenue,
  type CatalogueCity,
  type CatalogueVenue,
} from '../catalogue/catalogue-schema.ts';
import { createCityVenues } from '../city-venues.ts';

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
    core: { lat: 37.77, lon: -122.42, radius_miles: 4 },
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
