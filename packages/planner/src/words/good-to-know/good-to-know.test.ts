import { needsByNature, type Opening, type Venue } from '@rendezvous/venue-model';
import { anEvent, aVenue, costing, hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import type { Context, MoonThere, NightSky } from '../../context/context.ts';
import type { Stop } from '../../plan.ts';
import type { Leg } from '../../travel.ts';
import { noAlmanac } from '../../testing/a-context.ts';
import { aScene } from '../../testing/some-wishes.ts';
import type { Wishes } from '../../wishes/wishes.ts';
import type { Knowing } from './fact.ts';
import { goodToKnow } from './good-to-know.ts';

interface Staying {
  readonly facts: Partial<Venue>;
  readonly from: number;
  readonly to: number;
  readonly opening?: Opening;
  readonly standIn?: Stop['standIn'];
}

const dinner: Staying = { facts: { name: 'Bistro' }, from: 19, to: 20.5 };
const wine: Staying = { facts: { name: 'Cellar', category: 'wine_bar' }, from: 20.75, to: 22 };

/** What is said of an evening of such stays, three minutes on foot apart, on a dry Saturday in May. */
function known(
  stays: readonly Staying[],
  {
    wishes,
    context,
    told = '',
    leg = { mode: 'walking', minutes: 3, miles: 0.15 },
  }: { wishes?: Partial<Wishes>; context?: Partial<Context>; told?: string; leg?: Leg } = {},
): string[] {
  const stops = stays.map(({ facts, from, to, opening, standIn }, i): Stop => {
    const venue = aVenue(facts);
    // The last door closes soon after they leave, so that nothing is to be said of it.
    const open = opening ?? openHours([9, i === stays.length - 1 ? to + 0.75 : 26]);
    const times = { arrival: from * 60, departure: to * 60 };
    return {
      venue,
      ...times,
      opening: open,
      description: '',
      reasons: [],
      ...(standIn && { standIn }),
    };
  });
  const cost = { minCents: 0, maxCents: 0, expectedCents: 0 };
  for (const { venue } of stops) cost.expectedCents += venue.cost.expectedCents;
  const knowing: Knowing = {
    stops,
    legs: stops.slice(1).map(() => leg),
    wayThere: null,
    cost,
    scene: aScene({
      wishes: { budget: { minCents: 0, maxCents: 13_000 }, ...wishes },
      ...(context && { context }),
      venues: stops.map(({ venue }) => venue),
    }),
    candidates: [],
    told,
  };
  return goodToKnow(knowing).map(({ text }) => text);
}

const murals = { name: 'Clarion Alley', category: 'public_art', indoor: false } as const;

describe('goodToKnow', () => {
  it('says nothing of an evening of which nothing is worth knowing', () => {
    expect(known([dinner, wine])).toEqual([]);
  });

  it('says when a game or the main thing of a fair begins, to those who are there in time', () => {
    const event = anEvent({ hours: [13 * 60, 16 * 60], runs: true });
    const at = (facts: Partial<Venue>, from: number) =>
      known([
        { facts: { name: 'Ball Game', category: 'attraction', ...facts }, from, to: 16 },
        dinner,
      ]);
    const game = 'Ball Game usually starts at 1 PM: look up what is on before you set out.';
    expect(at({ event }, 12.5)).toContain(game);
    expect(at({ event }, 13.5).join()).not.toContain('usually starts');
    const main = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], hours: [15 * 60, 16 * 60] as const }];
    const fair = anEvent({ hours: [10 * 60, 18 * 60], main });
    expect(at({ event: fair }, 14)).toContain(
      'The main part of Ball Game usually starts at 3 PM: look up what is on before you set out.',
    );
  });

  it('says first by which tide one goes to a place on the sea', () => {
    const at = (facts: Partial<Venue>) => known([{ facts, from: 14, to: 15.5 }, dinner])[0];
    const reef = { name: 'Reef', category: 'beach', indoor: false } as const;
    const low = 'Look up when the tide is low at Reef that day, and start by it.';
    expect(at({ ...reef, knownFor: ['tide pools'], firstFor: ['tide pools'] })).toBe(low);
    expect(at({ ...reef, tip: 'Go at low tide, and take a jacket.' })).toBe(low);
    expect(at({ ...reef, tip: 'Near high tide it sings.' })).toMatch(/tide is high at Reef/);
    expect(at({ ...reef, tip: 'Take a jacket.' }) ?? '').not.toMatch(/tide/);
    expect(at({ ...reef, indoor: true, firstFor: ['tide pools'] }) ?? '').not.toMatch(/tide/);
  });

  it('says when the tide is low where that is known', () => {
    const reef = {
      name: 'Reef',
      category: 'beach',
      indoor: false,
      tip: 'Go at low tide.',
    } as const;
    const at = (...lows: readonly (readonly [hour: number, feet: number])[]) => {
      const tides = lows.map(([hour, feet]) => ({ isLow: true, minute: hour * 60 + 2, feet }));
      const almanac = { ...noAlmanac, tides: () => tides };
      return known([{ facts: reef, from: 14, to: 15.5 }, dinner], { context: { almanac } })[0];
    };
    expect(at([3, 1], [15, 0.4])).toBe(
      'Low tide at Reef is at 3 PM: walk out with it, and turn back as it comes in.',
    );
    expect(at([15, 2.4])).toMatch(/3 PM and not very low/);
    expect(at([6, 1], [18, 1.2])).toBe('Low tide at Reef is at 6 AM and 6 PM that day.');
  });

  it('says what the sun does to a stop in the open: it sets on it, before it, or soon after', () => {
    const at = (from: number, to: number) => known([{ facts: murals, from, to }, dinner])[0];
    expect(at(19.5, 20.25)).toBe('The sun sets at 8 PM, while you are at Clarion Alley.');
    expect(at(20.25, 21)).toBe('The sun sets at 8 PM, so you see Clarion Alley by street light.');
    expect(at(18.5, 19.25)).toBe('The light lasts until 8 PM, so Clarion Alley comes first.');
    expect(at(12, 13)).toBeUndefined();
  });

  it('leaves dinner a little earlier for the sunset next door', () => {
    const pier = { name: 'Pier', category: 'promenade', indoor: false } as const;
    const at = (from: number) =>
      known([
        { ...dinner, to: from },
        { facts: pier, from, to: from + 1 },
      ])[0];
    expect(at(20.2)).toBe('Leave dinner by 7:55 PM if you want the 8 PM sunset from the Pier.');
    expect(at(21)).not.toMatch(/^Leave/);
  });

  it('does not say twice when the sun sets', () => {
    const stays = [{ facts: murals, from: 19.5, to: 20.25 }, dinner];
    expect(known(stays, { told: 'Golden until 8 PM.' })).toEqual([]);
  });

  it('names a door that closes early where it sets the order, and no other', () => {
    const records = (closes: number): Staying => ({
      facts: { name: 'Vinyl Hut', category: 'record_shop' },
      from: 18.75,
      to: 19.5,
      opening: openHours([10, closes]),
    });
    expect(known([records(20), wine])).toEqual(['Vinyl Hut closes at 8 PM, so it comes first.']);
    expect(known([records(22), wine])).toEqual([]);
  });

  it('says once why something comes before the rest', () => {
    const early = (name: string, from: number): Staying => ({
      facts: { name, category: 'record_shop' },
      from,
      to: from + 0.75,
      opening: openHours([10, from + 1.25]),
    });
    const told = known([early('Vinyl Hut', 17.5), early('Groove Hut', 18.5), wine]);
    expect(told.filter((text) => text.includes('comes'))).toHaveLength(1);
  });

  it('says when the curtain rises, and to tell the table', () => {
    const showtimes = [{ weekdays: [6], begins: [21 * 60], minutes: 90, what: 'set' as const }];
    const club: Staying = {
      facts: { name: 'Blue Room', category: 'jazz_club', showtimes },
      from: 20.75,
      to: 22.5,
    };
    expect(known([dinner, club])).toEqual([
      'Blue Room usually starts at 9 PM: look up what is on before you set out.',
      'Tell Bistro when you sit down that you leave at 8:30 PM for the 9 PM start.',
    ]);
  });

  it('says of a stage that nobody knows what is on, where neither hours nor sets are published', () => {
    const hall = { facts: { name: 'Odeon', category: 'theatre' as const }, from: 20.75, to: 22.75 };
    expect(known([dinner, { ...hall, opening: hoursUnknown }])).toEqual([
      'Look up what Odeon has on that day before you book anything else.',
    ]);
  });

  it('puts where to go instead before all else, and only once', () => {
    const standIn = {
      venue: aVenue({ name: 'Silverlake Lounge' }),
      because: 'show',
      arrival: 20.75 * 60,
      departure: 22.5 * 60,
      leg: { mode: 'walking', minutes: 8, miles: 0.4 },
      openUntil: 26 * 60,
      begins: null,
    } as const;
    const club: Staying = {
      facts: { name: 'Zebulon', category: 'music_venue' },
      from: 20.75,
      to: 22.5,
      standIn,
    };
    const table: Staying = { ...dinner, standIn: { ...standIn, because: 'booking' } };
    expect(known([table, club])).toEqual([
      'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot.',
    ]);
  });

  it('asks to call where nobody published the hours', () => {
    const quiet: Staying = { ...wine, opening: hoursUnknown };
    expect(known([dinner, quiet])).toEqual([
      'Call Cellar before you go: its hours are not published.',
    ]);
    const booking = { need: 'advised', ahead: '2 weeks', url: null } as const;
    expect(known([dinner, { ...quiet, facts: { ...wine.facts, booking } }])).toEqual([
      'Reserve Cellar 2 weeks ahead and ask for its hours.',
    ]);
  });

  it.each([
    ['2027-05-29', 'Memorial Day weekend'],
    ['2027-05-31', 'Memorial Day weekend'],
    ['2027-09-06', 'Labor Day weekend'],
    ['2026-09-05', 'Labor Day weekend'],
  ])('sends nobody late to the beach on %s', (date, name) => {
    const beach: Staying = { facts: { name: 'East Beach', category: 'beach' }, from: 11, to: 13 };
    const advice = `It is ${name}: roads and parking fill by late morning, so leave early for East Beach.`;
    expect(known([beach, dinner], { context: { date } })).toContain(advice);
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

  it('books a table that may be gone, and names where to go when it is', () => {
    const standIn = {
      venue: aVenue({ name: 'Souvla' }),
      because: 'booking',
      arrival: 19 * 60,
      departure: 20.5 * 60,
      leg: { mode: 'walking', minutes: 5, miles: 0.2 },
      openUntil: 23 * 60,
      begins: null,
    } as const;
    const booking = { need: 'advised', ahead: '2 weeks', url: null } as const;
    expect(known([{ ...dinner, facts: { name: 'Bistro', booking }, standIn }, wine])).toEqual([
      'Book Bistro 2 weeks ahead; if it is full, Souvla is 5 minutes away on foot.',
    ]);
  });

  it('tells those who look at the stars of the moon, and of the planets that are up', () => {
    const dome: Staying = {
      facts: { name: 'Dome', category: 'observatory' },
      from: 20.75,
      to: 22,
    };
    const under = (moon: Partial<MoonThere>, planets: NightSky['planets'] = []) => {
      const there = { isUp: false, litShare: 0.5, isWaxing: true, changes: null, ...moon };
      const almanac = { ...noAlmanac, skyAt: () => ({ moon: there, planets }) };
      return known([dinner, dome], { context: { almanac } });
    };
    expect(under({ litShare: 0.02 }).join()).toMatch(/nearly new/);
    expect(under({ litShare: 0.98 }).join()).toMatch(/nearly full/);
    expect(under({ isUp: true, litShare: 0.7, changes: 23 * 60 })).toContain(
      'The waxing moon is up then and hides the faint stars; it sets at 11 PM.',
    );
    expect(under({ isUp: true, litShare: 0.2, changes: 10 * 60 })).toContain(
      'A crescent moon is up then.',
    );
    expect(under({ changes: 60 })).toContain(
      'The moon is down then until 1 AM, so the sky is dark.',
    );
    const planets = [
      { name: 'Jupiter', direction: 'east', degrees: 70 },
      { name: 'Saturn', direction: 'west', degrees: 12 },
    ];
    expect(under({}, planets)).toContain(
      'Look for Jupiter high in the east and Saturn low in the west.',
    );
  });

  it('says how cold or hot it usually is, where they are out of doors then', () => {
    const winter = { kind: 'normals', lowF: 25, highF: 40, rainInches: 1 } as const;
    const out = [{ facts: murals, from: 21, to: 22 }, dinner];
    expect(known(out, { context: { weather: winter } })).toContain(
      'It is usually about 32 °F at 10 PM: hats and gloves.',
    );
    expect(known([dinner, wine], { context: { weather: winter } })).toEqual([]);
  });

  it('says what the total counts only near the limit', () => {
    const stays = [
      { ...dinner, facts: { ...dinner.facts, cost: costing(80) } },
      { ...wine, facts: { ...wine.facts, cost: costing(36) } },
    ];
    const within = (dollars: number) =>
      known(stays, { wishes: { budget: { minCents: 0, maxCents: dollars * 100 } } });
    expect(within(120)).toEqual([
      'The $116 counts dinner and one drink each; a second round would go past your $120.',
    ]);
    expect(within(150)).toEqual([]);
    expect(within(400)).toEqual([]);
    expect(within(200)).toEqual(['$84 of your $200 is left for another round or the ride home.']);
  });

  it('says with what sunset a fast ends, to those who keep it', () => {
    const sun = { sunrise: 6 * 60, sunset: 18 * 60, dusk: 18 * 60 + 30 };
    const table: Staying = { ...dinner, facts: { ...dinner.facts, dietary: ['halal'] } };
    expect(known([table], { wishes: { interests: ['iftar'] }, context: { sun } })).toContain(
      'The fast ends with the 6 PM sunset: ask Bistro for dates and water as you sit down.',
    );
  });

  it('asks the door about a step that nobody spoke of', () => {
    const cinema: Staying = {
      facts: { name: 'Orpheum', category: 'cinema', needs: needsByNature('cinema') },
      from: 20.75,
      to: 23,
    };
    expect(known([dinner, cinema], { wishes: { mood: 'wheelchair' } })[0]).toBe(
      'Ask Orpheum ahead whether the entrance and the restroom are free of steps.',
    );
  });

  it('books each table for its hour in one sentence, with what the day is for', () => {
    const booking = { need: 'advised', ahead: null, url: null } as const;
    const museum: Staying = {
      facts: { name: 'Frick', category: 'art_museum', booking },
      from: 17.5,
      to: 18.75,
    };
    const table: Staying = { ...dinner, facts: { name: 'Bistro', booking } };
    expect(known([museum, table, wine], { wishes: { mood: 'birthday' } })).toContain(
      'Book Frick for 5:30 PM and a table at Bistro for 7 PM, and mention the birthday.',
    );
  });

  it('beats a line by coming as the doors open, and warns of it when all come', () => {
    const at = (from: number): Staying => ({
      facts: { name: 'Slices', category: 'casual_eatery', vibes: ['queues'] },
      from,
      to: from + 1,
      opening: openHours([17, 26]),
    });
    expect(known([at(17), wine])).toEqual(['You are at Slices as it opens, before the line.']);
    expect(known([at(19), wine])[0]).toMatch(/^Expect a line at Slices on a Saturday/);
    expect(known([at(23), { ...wine, from: 24.25, to: 25 }])).toEqual([]);
  });

  it('comes to what all want to see as it opens', () => {
    const bones: Staying = {
      facts: { name: 'Bones', category: 'science_museum', vibes: ['iconic'] },
      from: 10,
      to: 12,
      opening: openHours([10, 17.5]),
    };
    expect(known([bones, { ...dinner, from: 12.5, to: 14 }])[0]).toBe(
      'You are at Bones as it opens, before most others come.',
    );
    expect(known([{ ...bones, from: 13, to: 15 }, dinner]).join()).not.toContain('as it opens');
  });

  it('says what to bring for what they do, and nothing of a walk on pavement', () => {
    const bowling: Staying = { facts: { name: 'Lanes', category: 'bowling' }, from: 17, to: 18.5 };
    expect(known([bowling, dinner])).toEqual(['Bring socks for the bowling shoes at Lanes.']);
  });

  it('leaves in time for a long ride, and asks for the last train after midnight', () => {
    const leg: Leg = { mode: 'public', minutes: 27, miles: 4 };
    const late: Staying = { ...wine, from: 22, to: 24.5 };
    expect(known([dinner, late], { leg, wishes: { mode: 'public' } })).toEqual([
      'You leave at 12:30 AM, when trains are few: allow for the wait, or plan on a ride.',
      'Leave Bistro by 8:30 PM: it is about 27 minutes to Cellar.',
    ]);
  });

  it('lets two bars on the way of those who drive be settled before', () => {
    const beers: Staying = { facts: { name: 'Kegs', category: 'brewery' }, from: 17, to: 18.5 };
    const of = (mode: 'driving' | 'public') =>
      known([beers, dinner, wine], { wishes: { mode } }).join(' ');
    expect(of('driving')).toContain('agree on who drives');
    expect(of('public')).not.toContain('drives');
  });

  it('ends a first date kindly before the last stop, unless they came for that', () => {
    const first = (interests: readonly string[]) =>
      known([{ facts: murals, from: 18, to: 18.75 }, dinner, wine], {
        wishes: { dateNumber: 1, interests },
      }).join(' ');
    expect(first([])).toContain('It can end kindly after dinner');
    expect(first(['wine'])).not.toContain('kindly');
  });

  it('says when the sun comes up on those who are there for it', () => {
    const [dawn] = known([
      { facts: murals, from: 5.5, to: 6.5 },
      { ...dinner, from: 7, to: 8 },
    ]);
    expect(dawn).toMatch(/^The sun comes up at .*: be at Clarion Alley by 5:30 AM/);
  });

  it('gives three short sentences at most', () => {
    const many = known(
      [
        { facts: { ...murals, event: anEvent() }, from: 18, to: 18.75, opening: hoursUnknown },
        {
          facts: { name: 'Shop', category: 'shop' },
          from: 19,
          to: 19.75,
          opening: openHours([9, 20]),
        },
        {
          facts: { name: 'Vanguard', category: 'jazz_club' },
          from: 20,
          to: 22,
          opening: hoursUnknown,
        },
        { ...wine, opening: hoursUnknown },
      ],
      { context: { date: '2027-02-14' } },
    );
    expect(many).toHaveLength(3);
    for (const sentence of many) expect(sentence.split(' ').length).toBeLessThanOrEqual(28);
  });
});
