import { aVenue, anEvent, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { streetIn } from '../../street-in.ts';
import { aScene } from '../../testing/some-wishes.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { momentOf, spokenName } from './moments.ts';
import { motifOf } from './motifs.ts';
import { mostWords, summaryOf } from './summaries.ts';
import { isForDay, speaksOf } from './conditions.ts';
import { descriptionOf } from './descriptions.ts';
import { gistOf } from './gist/gist.ts';
import { tipsOf } from './tips.ts';
import { titleOf } from './titles.ts';

const opening = openHours([8, 26]);

function aStop(fromHour: number, facts: Parameters<typeof aVenue>[0]): SpokenStop {
  const from = fromHour * 60;
  return { venue: aVenue(facts), arrival: from, departure: from + 75, opening };
}

function anEvening(stops: readonly SpokenStop[], context = {}, wishes = {}): Evening {
  const legs = stops.slice(1).map(() => ({ mode: 'walking', minutes: 6, miles: 0.3 }) as const);
  return {
    stops,
    legs,
    expectedCents: 8400,
    scene: aScene({ context, wishes }),
    thread: undefined,
  };
}

const gallery = { name: 'White Walls', category: 'gallery' } as const;
const ramen = { name: 'Slurp', category: 'restaurant', cuisines: ['ramen'] } as const;
const club = { name: 'Blue Note Cellar', category: 'jazz_club' } as const;

describe('the words of an evening', () => {
  it('tells the same evening the same way, another day another way', () => {
    const stops = [aStop(17, gallery), aStop(18.5, ramen), aStop(20, club)];
    expect(titleOf(anEvening(stops))).toBe(titleOf(anEvening(stops)));
    const days = Array.from({ length: 28 }, (_, i) => `2027-02-${String(i + 1).padStart(2, '0')}`);
    expect(new Set(days.map((date) => titleOf(anEvening(stops, { date })))).size).toBeGreaterThan(
      2,
    );
  });

  it('names the great days of the year, whatever was asked for', () => {
    const stops = [aStop(17, gallery), aStop(18.5, ramen), aStop(20, club)];
    const onDay = (date: string) => anEvening(stops, { date });
    expect(titleOf(onDay('2026-12-25'))).toMatch(/Christmas Night/);
    expect(summaryOf(onDay('2026-12-25'), 'Jazz')).toMatch(/^Christmas Night/);
    expect(titleOf(onDay('2027-02-14'))).toMatch(/Valentine’s Night/);
    expect(titleOf(onDay('2027-11-25'))).toMatch(/Thanksgiving/);
    expect(titleOf(onDay('2026-12-26'))).not.toMatch(/Christmas/);
  });

  it('names the place where the year ends, for who is out at midnight', () => {
    const floor = { name: 'The Loft', category: 'dance_hall', neighborhood: 'Pilsen' } as const;
    const evening = anEvening([aStop(21, ramen), aStop(23.5, floor)], { date: '2026-12-31' });
    expect(titleOf(evening)).toMatch(/Midnight/);
    expect(
      titleOf(anEvening([aStop(18, ramen), aStop(19.5, floor)], { date: '2026-12-31' })),
    ).not.toMatch(/Midnight/);
  });

  it('calls no ball game a sunset, and no stage off Broadway one on it', () => {
    const park = { name: 'The Ballpark', category: 'attraction', indoor: false } as const;
    const sun = { sunrise: 6 * 60, sunset: 19 * 60, dusk: 19.5 * 60 };
    for (let day = 10; day < 29; day += 1) {
      const context = { sun, date: `2027-08-${day}` };
      const evening = anEvening([aStop(16, ramen), aStop(18.25, park)], context);
      expect(titleOf(evening)).not.toMatch(/sunset|light/i);
    }
    const stage = aStop(20, { category: 'theatre', knownFor: ['off-broadway', 'new plays'] });
    expect(gistOf(stage, aScene()).full).not.toContain('Broadway show');
  });

  it('writes towns and months in the names of events with their capitals', () => {
    const event = anEvent();
    const said = (name: string, address: string) =>
      gistOf(aStop(9, { name, address, event }), aScene()).full;
    expect(said('Gilbert farmers market', '222 N Ash St, Gilbert')).toBe(
      'the Gilbert farmers market',
    );
    expect(said('December lights downtown', '1 Main St, Tempe')).toBe(
      'the December lights downtown',
    );
    expect(said('Cherry blossom in the garden', '1 Main St, Tempe')).toBe(
      'the cherry blossom in the garden',
    );
  });

  it('names no dinner for brunch', () => {
    const table = { ...ramen, cuisines: [], knownFor: ['brunch'] } as const;
    expect(motifOf(aStop(11, table), aScene())).toBe('Brunch');
    for (let day = 10; day < 29; day += 1)
      expect(
        titleOf(anEvening([aStop(17, gallery), aStop(19, table)], { date: `2027-02-${day}` })),
      ).not.toMatch(/Brunch/);
  });

  it('takes no participle for a thing', () => {
    const dipped = { name: 'Cocoa', category: 'chocolate_shop', motif: 'Dipped' } as const;
    for (let day = 10; day < 29; day += 1)
      expect(
        titleOf(anEvening([aStop(18, ramen), aStop(20, dipped)], { date: `2027-02-${day}` })),
      ).not.toMatch(/Dipped/);
  });

  it('names no evening by its two ends', () => {
    const stops = [aStop(17, gallery), aStop(18.5, ramen), aStop(20, club)];
    for (let day = 10; day < 29; day += 1)
      expect(titleOf(anEvening(stops, { date: `2027-02-${day}` }))).not.toMatch(
        /White Walls|Cellar/,
      );
  });

  it('takes its words from the places: motif and moment before what the kind suggests', () => {
    const clay = {
      ...gallery,
      motif: 'Clay',
      knownFor: ['clay'],
      moment: 'pick out a handmade cup together',
    };
    const masa = { ...ramen, motif: 'Tacos' };
    const stops = [aStop(17, clay), aStop(18.5, masa), aStop(20, club)];
    for (let day = 10; day < 29; day += 1) {
      const evening = anEvening(stops, { date: `2027-02-${day}` });
      expect(titleOf(evening)).not.toMatch(/Gallery|Ramen/);
      expect(summaryOf(evening, '')).not.toContain('look at art');
    }
  });

  it('speaks of the sunset only when a stop in the open holds it', () => {
    const view = { name: 'The Knoll', category: 'viewpoint' } as const;
    const tell = (fromHour: number) => {
      const stops = [aStop(fromHour, view), aStop(fromHour + 1.5, ramen)];
      return Array.from({ length: 19 }, (_, i) => {
        const evening = anEvening(stops, {
          date: `2027-02-${i + 10}`,
          sun: { sunrise: 420, sunset: 17.5 * 60, dusk: 18 * 60 },
        });
        return `${titleOf(evening)} ${summaryOf(evening, '')}`;
      }).join(' ');
    };
    expect(tell(17)).toMatch(/sunset|Sunset/);
    expect(tell(13)).not.toMatch(/sunset|Sunset|Last Light/);
  });

  it('keeps a moment of the last light for those who are there for it', () => {
    const rock = {
      name: 'The Rock',
      category: 'viewpoint',
      moment: 'climb up for the last light',
    } as const;
    const sun = { sunrise: 420, sunset: 17.5 * 60, dusk: 18 * 60 };
    const scene = aScene({ context: { sun } });
    expect(momentOf(aStop(17, rock), scene)).toBe('climb up for the last light');
    const behind = { ...rock, moment: 'watch the sun go behind the hill' };
    expect(momentOf(aStop(22, behind), scene)).not.toMatch(/sun/);
    expect(momentOf(aStop(12, rock), scene)).toBe('take in the view from the Rock');
  });

  it('speaks to nobody of what they do not eat or drink', () => {
    const grill = {
      name: 'Grill',
      category: 'restaurant',
      moment: 'share the duck tacos',
    } as const;
    const arcade = {
      name: 'Ciderworks',
      category: 'arcade',
      moment: 'play for the cider',
    } as const;
    const of = (wishes: Parameters<typeof aScene>[0]) => aScene(wishes);
    expect(momentOf(aStop(19, grill), of({ wishes: { diets: ['vegan'] } }))).toBe(
      'have dinner at Grill',
    );
    expect(momentOf(aStop(19, arcade), of({ wishes: { diets: ['no alcohol'] } }))).toBe(
      'play a few rounds at Ciderworks',
    );
    expect(momentOf(aStop(19, grill), of({}))).toBe('share the duck tacos');
    const stairs = { name: 'Hall', category: 'landmark', moment: 'kiss on the stairs' } as const;
    for (const interests of [['our 6 year old'], ['wheelchair']])
      expect(momentOf(aStop(12, stairs), of({ wishes: { interests } }))).toBe('stand before Hall');
    expect(momentOf(aStop(12, stairs), of({}))).toBe('kiss on the stairs');
  });

  it.each([2, 3, 4, 5, 6])('tells %i stops in one plain sentence of at most 35 words', (count) => {
    const kinds = ['gallery', 'restaurant', 'park', 'cafe', 'cinema', 'bar'] as const;
    const stops = kinds.slice(0, count).map((category, i) => aStop(10 + 2 * i, { category }));
    for (let day = 10; day < 29; day += 1) {
      const summary = summaryOf(anEvening(stops, { date: `2027-02-${day}` }), '');
      expect(summary).toMatch(/^[A-Z][^.!?]*\.$/);
      expect(summary.split(' ').length).toBeLessThanOrEqual(mostWords);
      expect(summary).not.toMatch(/undefined|null|@|, ,|\.\./);
    }
  });

  it('counts up what there is, behind what the evening is', () => {
    const shop = { name: 'Pages', category: 'bookshop', gist: 'the zines at Pages' } as const;
    const noodles = { ...ramen, gist: 'ramen at Slurp' } as const;
    const cave = { name: 'Cave', category: 'wine_bar', gist: 'a brick wine cave' } as const;
    const tell = (mood: string, day: number) =>
      summaryOf(
        anEvening(
          [aStop(17, shop), aStop(18.5, noodles), aStop(20, cave)],
          { date: `2027-02-${day}` },
          { mood },
        ),
        '',
      );
    const days = Array.from({ length: 19 }, (_, i) => i + 10);
    for (const day of days)
      expect(tell('', day)).toMatch(/the zines at Pages.* ramen at Slurp.* a brick wine cave/i);
    expect(new Set(days.map((day) => tell('', day))).size).toBeGreaterThan(4);
    const cozy = days.map((day) => tell('cozy', day));
    expect(cozy.some((text) => /^A cozy .*: the zines at Pages, ramen/.test(text))).toBe(true);
  });

  it('calls an evening neither by a name that only regulars know nor by what a stage may not play', () => {
    const mural = {
      name: 'Murals of the House',
      category: 'public_art',
      motif: 'MaestraPeace',
      description: 'A four-story mural, MaestraPeace, wraps the whole house.',
      knownFor: ['maestrapeace', 'murals'],
    } as const;
    const stage = {
      name: 'Center Stage',
      category: 'theatre',
      description: 'Three stages for plays, and musicals that come to town.',
      knownFor: ['plays'],
    } as const;
    for (let day = 10; day < 29; day += 1) {
      const date = `2027-02-${day}`;
      expect(titleOf(anEvening([aStop(15, mural), aStop(18, ramen)], { date }))).not.toMatch(
        /Maestra/,
      );
      const wishes = { interests: ['musicals'] };
      expect(
        titleOf(anEvening([aStop(18, ramen), aStop(20, stage)], { date }, wishes)),
      ).not.toMatch(/Musicals/);
    }
  });

  it('takes no word into a title that only describes a thing', () => {
    const shrimp = {
      name: 'Yang Chow',
      category: 'restaurant',
      motif: 'Slippery',
      knownFor: ['slippery shrimp'],
      description: 'White tablecloths and the slippery shrimp of the seventies.',
    } as const;
    for (let day = 10; day < 29; day += 1)
      expect(
        titleOf(anEvening([aStop(18, shrimp), aStop(20, club)], { date: `2027-02-${day}` })),
      ).not.toMatch(/Slippery(?! Shrimp)/);
  });

  it('gives two options two names', () => {
    const evening = anEvening([aStop(17, gallery), aStop(18.5, ramen), aStop(20, club)]);
    const first = titleOf(evening);
    expect(titleOf(evening, [first])).not.toBe(first);
  });

  it('calls an evening late only when it ends after eleven', () => {
    const late = { ...club, showtimes: [] };
    for (let day = 10; day < 29; day += 1) {
      const at = (hour: number) =>
        titleOf(anEvening([aStop(hour - 2, ramen), aStop(hour, late)], { date: `2027-02-${day}` }));
      expect(at(20)).not.toMatch(/Late/);
      expect(at(22.5)).not.toMatch(/ to Follow|, Plus /);
    }
  });

  it('says what has to be booked, and leaves what locals know to the description', () => {
    const booked = { need: 'required', ahead: 'a week ahead', url: null } as const;
    const stops = [
      aStop(17, { ...gallery, tip: 'The door is around the corner.' }),
      aStop(18.5, { ...ramen, tip: 'Put your name on the list first.', cost: costing(40) }),
      aStop(20, { ...club, booking: booked, tip: 'Sit on the left.' }),
    ];
    const tips = tipsOf(anEvening(stops), new Set());
    expect(tips).toEqual(['You need to book Blue Note Cellar a week ahead.']);
  });

  it('says when the set begins that the two are in time for', () => {
    const showtimes = [
      { weekdays: [0, 1, 2, 3, 4, 5, 6], begins: [20.5 * 60], minutes: 75, what: 'set' as const },
    ];
    const tips = tipsOf(
      anEvening([aStop(18, ramen), aStop(20.25, { ...club, showtimes })]),
      new Set(),
    );
    expect(tips).toContain(
      'Blue Note Cellar usually begins at 8:30 PM; check what is on before you go.',
    );
  });
});

describe('isForDay', () => {
  it.each([
    ['Free on the first Sunday of the month; open late on Thursdays.', '2026-11-30', false],
    ['Open late on Thursdays.', '2026-12-03', true],
    ['Weekends are busy: come early.', '2026-12-05', true],
    ['Weekends are busy: come early.', '2026-12-01', false],
    ['Free concerts on the lawn from May to October.', '2026-12-05', false],
    ['Free concerts on the lawn from May to October.', '2026-07-05', true],
    ['Whales pass from December to April.', '2027-01-10', true],
    ['Cash only.', '2026-12-05', true],
  ])('of “%s” on %s: %s', (tip, date, expected) => {
    expect(isForDay(tip, date)).toBe(expected);
  });
});

describe('speaksOf', () => {
  const sun = { sunrise: 7 * 60, sunset: 17.5 * 60, dusk: 18 * 60 };
  const normals = (lowF: number, highF: number) =>
    ({ kind: 'normals', lowF, highF, rainInches: 1 }) as const;
  it.each([
    ['watch the sunset from the top', 17, '2026-12-05', true],
    ['watch the sunset from the top', 12, '2026-12-05', false],
    ['be there for sunrise', 7, '2026-12-05', true],
    ['be there for sunrise', 15, '2026-12-05', false],
    ['quiet in the morning', 9, '2026-12-05', true],
    ['quiet in the morning', 16, '2026-12-05', false],
    ['The brunch is worth the line', 11, '2026-12-05', true],
    ['The brunch is worth the line', 19, '2026-12-05', false],
    ['Oysters are cheap before seven', 17, '2026-12-05', true],
    ['Oysters are cheap before seven', 21, '2026-12-05', false],
    ['Oysters are cheap at happy hour', 16, '2026-12-05', true],
    ['Oysters are cheap at happy hour', 20, '2026-12-05', false],
    ['The kitchen is open until ten', 20, '2026-12-05', true],
    ['The kitchen is open until ten', 23, '2026-12-05', false],
    ['Bands play on weekends', 20, '2026-12-05', true],
    ['Bands play on weekends', 20, '2026-12-01', false],
    ['The patio is the seat in summer', 18, '2026-07-05', true],
    ['The patio is the seat in summer', 18, '2026-12-05', false],
    ['lie in the grass', 13, '2026-07-05', true],
    ['lie in the grass', 13, '2026-12-05', false],
    ['take a table on the patio', 13, '2026-07-05', true],
    ['take a table on the patio', 13, '2026-12-05', false],
    ['wait for the rain to fall indoors', 20, '2026-12-05', false],
    ['share the naan', 20, '2026-12-05', true],
    ['warm your hands at the fire pit', 18, '2026-07-05', false],
    ['warm your hands at the fire pit', 18, '2026-12-05', true],
    ['take the sidewalk table', 23, '2026-12-05', false],
    ['talk until late below the masks', 14, '2026-12-05', false],
    ['count the turtles below', 10, '2026-12-05', false],
  ])('of “%s” at %d:00 on %s: %s', (text, hour, date, expected) => {
    const weather = date.startsWith('2026-07') ? normals(62, 84) : normals(28, 40);
    const { context } = aScene({ context: { date, sun, weather } });
    expect(speaksOf(text, { stop: aStop(hour, { category: 'park' }), context }, 'doing')).toBe(
      expected,
    );
  });
});

describe('descriptionOf', () => {
  const scene = aScene({ context: { date: '2026-12-01' } });
  const of = (description: string, tip: string | null, hour = 19) =>
    descriptionOf(aStop(hour, { category: 'restaurant', description, tip }), scene);

  it('adds what locals know where it is of use', () => {
    expect(of('A narrow room of ten stools.', 'Cash only')).toBe(
      'A narrow room of ten stools. Cash only.',
    );
    expect(of('A narrow room of ten stools.', 'Lines are short before noon.')).toBe(
      'A narrow room of ten stools.',
    );
  });

  it('leaves out what speaks of another hour, as far as something is left', () => {
    expect(of('Smoked fish dip, fritters and short rib, and brunch at weekends.', null)).toBe(
      'Smoked fish dip, fritters and short rib.',
    );
    expect(of('Brunch.', null)).toBe('Brunch.');
  });

  it('cuts the clause that speaks of another hour or season, and never a sentence in its middle', () => {
    expect(
      of(
        'Steps lead to a flat top where all gather for the sunset; climbers use the steep side.',
        null,
        12,
      ),
    ).toBe('Climbers use the steep side.');
    expect(
      of(
        'Ponds for birdwatching in the marsh where stilts, egrets and tulips in spring stand.',
        null,
      ),
    ).toBe('Ponds for birdwatching in the marsh.');
    expect(of('A back room of Balkan brass, cumbia, and swing in summer.', null)).toBe(
      'A back room of Balkan brass and cumbia.',
    );
    expect(of('A small wine bar on Sunset with a back patio.', null)).toBe(
      'A small wine bar on Sunset with a back patio.',
    );
    expect(of('A glass palace of palms and deserts, roses in June and lilacs in May.', null)).toBe(
      'A glass palace of palms and deserts.',
    );
  });

  it('sends nobody to a view an hour before a sunset that is over', () => {
    const sun = { sunrise: 420, sunset: 16 * 60 + 56, dusk: 17 * 60 + 24 };
    const stop = aStop(17, {
      category: 'cocktail_bar',
      description: 'A skyline bar nineteen floors up on the hill.',
      tip: 'Come an hour before sunset.',
    });
    expect(descriptionOf(stop, aScene({ context: { date: '2026-12-25', sun } }))).toBe(
      'A skyline bar nineteen floors up on the hill.',
    );
  });

  it('names no dish that they must not eat where a place has no other words', () => {
    const vegan = aScene({ wishes: { diets: ['vegan'] } });
    const stop = aStop(19, {
      category: 'restaurant',
      neighborhood: 'Harlem',
      dietary: ['vegan'],
      description: 'Fried chicken on a waffle.',
      tip: null,
    });
    expect(descriptionOf(stop, vegan)).toBe('A restaurant in Harlem with vegan dishes.');
    const wings = 'Two white wings like postcards frame the skyline.';
    const memorial = aStop(14, { category: 'landmark', description: wings, tip: null });
    expect(descriptionOf(memorial, vegan)).toBe(wings);
  });

  it('tells two who eat no meat of what is there for them', () => {
    const vegan = aScene({ wishes: { diets: ['vegan'] } });
    const description = 'Share a broad plate of lentils, greens and doro wat on injera.';
    const stop = aStop(19, { category: 'restaurant', description, tip: null });
    expect(descriptionOf(stop, vegan)).toBe('Share a broad plate of lentils.');
    expect(descriptionOf(stop, scene)).toBe(description);
  });
});

describe('gistOf', () => {
  const scene = aScene({});
  const of = (facts: Parameters<typeof aVenue>[0], hour = 19, told = scene) =>
    gistOf(aStop(hour, facts), told).full;

  it('names a bar by its room and its drinks, and by its pie only for those who asked for it', () => {
    const pub = {
      name: 'Harp',
      category: 'bar',
      knownFor: ['irish pub', "shepherd's pie", 'fireplace'],
      description: "An Irish pub with shepherd's pie and a fireplace.",
    } as const;
    const stop = aStop(21, pub);
    const askedFor = (interests: string[]) =>
      gistOf(stop, aScene({ wishes: { interests }, venues: [stop.venue] })).full;
    expect(askedFor([])).toBe('an Irish pub with a fireplace');
    expect(askedFor(["shepherd's pie"])).toContain('pie');
  });

  it('takes its own words before anything else', () => {
    expect(of({ category: 'bar', gist: 'a bar in a bank vault' })).toBe('a bar in a bank vault');
  });

  it('goes on to nothing that is a sentence of its own', () => {
    const event = {
      when: 'Once a year',
      rarity: 1,
      label: 'Spectacle',
      placeId: 'river',
      hours: null,
    } as never;
    const river = { category: 'attraction', motif: 'a Green River', event } as const;
    expect(of({ ...river, name: 'The river turns green' })).toBe('a green river');
    expect(of({ ...river, name: 'Gallery hop' })).toBe('Gallery hop');
  });

  it('calls a place what its description calls it, with a thing that is there', () => {
    expect(
      of({
        category: 'wine_bar',
        knownFor: ['wine cave', 'couches'],
        description: 'A brick wine cave in an alley, with deep old couches.',
      }),
    ).toBe('a brick wine cave with couches');
  });

  it('says what one eats and where, by the name that people know', () => {
    expect(
      of({
        name: 'Shalimar',
        category: 'casual_eatery',
        cuisines: ['pakistani'],
        knownFor: ['halal', 'nihari'],
      }),
    ).toBe('nihari at Shalimar');
    expect(of({ name: 'Jaybird', category: 'cocktail_bar' })).toBe('cocktails at Jaybird');
  });

  it('speaks to nobody of what they do not eat', () => {
    const vegan = aScene({ wishes: { diets: ['vegan'] } });
    const facts = { category: 'restaurant', cuisines: ['thai'], knownFor: ['duck', 'larb tofu'] };
    expect(of(facts as Parameters<typeof aVenue>[0], 19, vegan)).not.toContain('duck');
  });

  it('says at which hour a show begins', () => {
    const showtimes = [
      { weekdays: [0, 1, 2, 3, 4, 5, 6], begins: [20 * 60], minutes: 75, what: 'set' as const },
    ];
    expect(of({ ...club, showtimes }, 19.75)).toBe('an eight o’clock jazz set at Blue Note Cellar');
  });

  it('gives a noun the capitals and the article that it takes, and no second one', () => {
    expect(
      of({ name: 'Cloud Gate', category: 'public_art', knownFor: ['the bean'] }, 14),
    ).not.toContain('the the');
    expect(
      of({ name: 'The Battery', category: 'park', knownFor: ['statue of liberty view'] }, 14),
    ).toBe('the Statue of Liberty view from the Battery');
  });

  it('names what there is to see', () => {
    expect(
      of({
        name: 'American Writers Museum',
        category: 'museum',
        knownFor: ['typewriters', 'museum'],
      }),
    ).toBe('the typewriters at the American Writers Museum');
  });
});

describe('streetIn', () => {
  it('reads the street of a numbered door', () => {
    expect(streetIn('1045 Sutter St, San Francisco, CA')).toBe('Sutter Street');
    expect(streetIn('39 N Fell Ave, Chicago')).toBe('N Fell Avenue');
    expect(streetIn('Golden Gate Park, San Francisco')).toBeUndefined();
  });
});

describe('spokenName', () => {
  it('gives an article to things that are spoken with one', () => {
    expect(spokenName('Asian Art Museum')).toBe('the Asian Art Museum');
    expect(spokenName('The Alembic')).toBe('the Alembic');
    expect(spokenName('Menil Park')).toBe('Menil Park');
    expect(spokenName("Quimby's Bookstore")).toBe("Quimby's Bookstore");
    expect(spokenName(`Levain Bakery`)).toBe('Levain Bakery');
  });
});
