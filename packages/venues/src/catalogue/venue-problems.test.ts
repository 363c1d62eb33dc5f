import { describe, expect, it } from 'vitest';
import { readCityFiles } from './catalogue-files.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import type { CatalogueVenue } from './catalogue-schema.ts';
import { fileOfNeighborhood, formatCity } from './catalogue-format.ts';

const wholeCity = readCityFiles('san-francisco');
/**
 * Three places of each kind: problems are found in a place or between two, and a whole city
 * takes a second each time.
 */
const city = {
  ...wholeCity,
  venues: [
    ...Map.groupBy(wholeCity.venues as CatalogueVenue[], ({ category }) => category),
  ].flatMap(([, ofKind]) => ofKind.slice(0, 3)),
  curated: [],
  threads: [],
  almanac: [],
};

/** What is found wrong when the first venue of a kind is changed. */
function problemsOf(category: string, change: Partial<CatalogueVenue>): string[] {
  const changed = city.venues.findIndex((venue) => venue.category === category);
  const venues = city.venues.map((venue, i) =>
    i === changed ? { ...venue, showtimes: [], ...change } : venue,
  );
  return catalogueProblems({ ...city, venues });
}

describe('catalogueProblems', () => {
  it('finds what lies outside its neighborhood', () => {
    expect(problemsOf('museum', { lat: 37.6 }).join()).toContain('from the middle of');
    expect(problemsOf('museum', { neighborhood: 'Atlantis' }).join()).toContain('is not listed');
  });

  it('finds a price that the kind never costs', () => {
    expect(problemsOf('ice_cream', { price: { min: 60, max: 90 } }).join()).toContain(
      '$60 to $90 a person is odd for ice_cream',
    );
  });

  it.each([
    ['look up: the temples are on the top floors', 'is no single clause'],
    ['Pick out a cup together', 'begins with no verb'],
    ['each choose a cup for the other', 'begins with no verb'],
    ['be there when the kiln opens', 'begins with no verb'],
    ['pick out a handmade cup.', 'is no single clause'],
    ['dance to Motown on a Monday', 'is of one day only'],
  ])('finds a moment that no sentence can take: %s', (moment, problem) => {
    expect(problemsOf('museum', { moment }).join()).toContain(problem);
    expect(problemsOf('museum', { moment: 'two-step past the cups together' })).toEqual([]);
  });

  it('finds a set that begins when the place is closed', () => {
    const showtimes = [
      { days: ['Fr' as const], times: ['20:00', '03:00'], minutes: 75, what: 'set' as const },
    ];
    const problems = problemsOf('jazz_club', { hours: 'Mo-Su 18:00-24:00', showtimes });
    expect(problems.map((problem) => problem.split(': ')[1])).toEqual([
      'begins Fr 03:00, when it is closed',
    ]);
  });

  it('finds hours of a day that a later rule takes away', () => {
    const lost = problemsOf('museum', { hours: 'We-Su 17:00-21:30; Sa-Su 11:00-14:30' });
    expect(lost.join()).toContain('"Sa-Su 11:00-14:30" takes away "We-Su 17:00-21:30"');
    const kept = 'We-Fr 17:00-21:30; Sa-Su 11:00-14:30,17:00-21:30; Nov Th[4] off';
    expect(problemsOf('museum', { hours: kept })).toEqual([]);
  });

  it('finds a noun that nothing else bears out', () => {
    const change = {
      description: 'A hall where axes are thrown at wooden targets, six lanes side by side.',
      known_for: ['axe throwing', 'pinball machines'],
      first_for: [],
      moment: 'throw axes at a wooden target together',
    };
    expect(problemsOf('museum', change).map((problem) => problem.split(': ')[1])).toEqual([
      'known for "pinball machines", yet nothing says "pinball machines"',
    ]);
  });

  it('finds a noun that is of certain days only', () => {
    const change = { known_for: ['first friday'], description: 'Open late on the first Friday.' };
    expect(problemsOf('gallery', change).join()).toContain('which is for the almanac');
  });

  it('finds needs that the kind cannot meet', () => {
    expect(problemsOf('cocktail_bar', { needs: { children: 'yes' } }).join()).toContain(
      'children, yet nobody under 21',
    );
    expect(problemsOf('brewery', { needs: { alcohol: 'none' } }).join()).toContain(
      'a brewery without alcohol',
    );
  });

  it('finds shops for daily needs', () => {
    expect(problemsOf('shop', { name: 'Trader Joe’s Nob Hill' }).join()).toContain('daily needs');
  });

  it('finds two places of a kind that say the same of themselves', () => {
    const cafes = city.venues.filter(({ category }) => category === 'cafe');
    const venues = city.venues.map((venue) =>
      venue === cafes[0] || venue === cafes[1] ? { ...venue, motif: 'Foam' } : venue,
    );
    expect(catalogueProblems({ ...city, venues })).toEqual([
      `${cafes[0]?.id} and ${cafes[1]?.id}: the same motif`,
    ]);
  });

  it('finds an event at a place that is not there, or that closes one', () => {
    const event = {
      id: 'a-feast',
      title: 'A feast',
      text: 'Long tables stand in the street all evening.',
      when: { yearly: { from: '05-01', to: '05-01' } },
      form: 'festival',
      place: { venue_id: 'nowhere' },
      hours: null,
      price: null,
      tip: null,
      url: null,
      closes: ['museum', 'elsewhere'],
      interests: [],
      known_for: [],
    };
    expect(catalogueProblems({ ...city, almanac: [event] })).toEqual([
      'almanac a-feast: closes "elsewhere", which is neither a venue nor a kind',
      'almanac a-feast: no venue "nowhere"',
    ]);
  });
});

describe('formatCity', () => {
  it('loses nothing and sorts by id', () => {
    const dates = (wholeCity.curated as { id: string }[]).toReversed();
    const texts = formatCity({ ...wholeCity, curated: new Map([['curated/all.json', dates]]) });
    const venues = [...texts]
      .filter(([file]) => file.startsWith('venues/'))
      .map(([, text]) => JSON.parse(text) as CatalogueVenue[]);
    for (const list of venues)
      expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted());
    const byId = (list: readonly unknown[]) =>
      (list as CatalogueVenue[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(venues.flat())).toEqual(byId(wholeCity.venues));
    expect(JSON.parse(texts.get('curated/all.json') ?? '')).toEqual(byId(dates));
  });

  it('names a file for its neighborhood', () => {
    expect(fileOfNeighborhood("Fisherman's Wharf")).toBe('venues/fishermans-wharf.json');
    expect(fileOfNeighborhood('Larchmont & Hancock Park')).toBe(
      'venues/larchmont-hancock-park.json',
    );
  });
});
