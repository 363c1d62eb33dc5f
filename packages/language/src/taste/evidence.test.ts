import { describe, expect, it } from 'vitest';
import type { Venue } from '@rendezvous/venue-model';
import { aVenue } from '@rendezvous/venue-model/testing';
import { evidenceOf, metFrom, type Evidence } from './evidence.ts';
import { readWish } from './wish-reading.ts';

function evidence(text: string, venue: Partial<Venue>): Evidence | null {
  const wish = readWish(text);
  return wish && evidenceOf(aVenue(venue), wish);
}

const told = (description: string): Partial<Venue> => ({ category: 'park', description });

describe('evidenceOf', () => {
  it('takes salmon for no saloon', () => {
    expect(evidence('salmon', { category: 'bar', knownFor: ['saloon'] })).toBeNull();
    expect(evidence('salmon', { category: 'restaurant', knownFor: ['salmon'] })?.what).toBe(
      'salmon',
    );
  });

  it('takes a giants game for no game of giants, and a market’s doughnuts for doughnuts', () => {
    expect(evidence('giants game', { category: 'arcade' })).toBeNull();
    const park: Partial<Venue> = { category: 'attraction', knownFor: ['giants game'] };
    expect(evidence('giants game', park)?.what).toBe('giants game');
    const said = 'Stalls and fresh doughnuts on Saturdays.';
    expect(evidence('donuts', { category: 'market', description: said })?.by).toBe('text');
    expect(evidence('donuts', { category: 'park', description: said })).toBeNull();
  });

  it('takes the word of those who name a place first, at a market too', () => {
    const hall = { category: 'market', knownFor: ['churros'] } as const;
    expect(evidence('churros', { ...hall, firstFor: ['churros'] })).toMatchObject({
      ...{ strength: 1, isFirst: true },
    });
    expect(evidence('churros', hall)?.strength ?? 0).toBeLessThan(1);
    expect(evidence('free', { category: 'cafe', knownFor: ['gluten-free'] })).toBeNull();
  });

  it('takes no wine bar for champagne, and no bakery that one drives by for a drive-in', () => {
    expect(evidence('champagne', { category: 'wine_bar' })).toBeNull();
    expect(evidence('champagne', { category: 'fine_dining' })).not.toBeNull();
    expect(evidence('drive-in', told('A short drive out of town.'))).toBeNull();
    expect(evidence('natty wine', { knownFor: ['natural wine'] })?.what).toBe('natural wine');
  });

  it('takes a duck for a dish and ducks for birds', () => {
    const kitchen: Partial<Venue> = { category: 'restaurant', knownFor: ['duck confit'] };
    const pond: Partial<Venue> = { category: 'park', interests: ['birds'], knownFor: ['ducks'] };
    expect(evidence('duck', kitchen)).toMatchObject({ by: 'known_for', what: 'duck confit' });
    expect(evidence('duck', pond)?.by).not.toBe('known_for');
    expect(evidence('ducks', pond)).toMatchObject({ by: 'known_for', what: 'ducks' });
    expect(evidence('ducks', kitchen)?.by).not.toBe('known_for');
  });

  it('names what a match rests on, the surest first', () => {
    const rows: readonly (readonly [string, Partial<Venue>, Evidence['by'], string])[] = [
      [
        'axe throwing',
        { category: 'bar', knownFor: ['axe throwing'] },
        'known_for',
        'axe throwing',
      ],
      [
        'natural wines',
        { category: 'wine_bar', knownFor: ['natural wine'] },
        'known_for',
        'natural wine',
      ],
      ['wine', { category: 'restaurant', knownFor: ['natural wine'] }, 'known_for', 'natural wine'],
      ['old bars', { category: 'bar', knownFor: ['historic bar'] }, 'known_for', 'historic bar'],
      [
        'french onion soup',
        { cuisines: ['french'], knownFor: ['onion soup'] },
        'known_for',
        'onion soup',
      ],
      [
        'guitars',
        { category: 'shop', interests: ['folk-music'], knownFor: ['guitars'] },
        'known_for',
        'guitars',
      ],
      ['christmas gifts', { category: 'shop' }, 'kind', 'shop'],
      ['warm drinks', { category: 'tea_house' }, 'kind', 'tea_house'],
      ['Bowling alley', { category: 'bowling' }, 'kind', 'bowling'],
      ['karaoke bar', { category: 'karaoke' }, 'kind', 'karaoke'],
      ['dinner', { category: 'restaurant' }, 'kind', 'restaurant'],
      ['jazz', { category: 'music_venue', interests: ['jazz'] }, 'tag', 'jazz'],
      ['Thai food', { cuisines: ['thai'] }, 'tag', 'thai'],
      ['quiet', { category: 'garden', vibes: ['quiet'] }, 'tag', 'quiet'],
      ['tacos', { name: 'Leo’s Tacos Truck', cuisines: ['mexican'] }, 'name', 'Leo’s Tacos Truck'],
      ['Frank Lloyd Wright', told('Rooms by Frank Lloyd Wright.'), 'text', 'frank lloyd wright'],
      ['axolotls', told('An axolotl lives in a tank.'), 'text', 'axolotl'],
      ['galveston beach', { category: 'beach', neighborhood: 'Galveston' }, 'kind', 'beach'],
      [
        'terrarium making',
        { category: 'art_workshop', knownFor: ['terrarium'] },
        'known_for',
        'terrarium',
      ],
      [
        'tunnels downtown',
        { category: 'attraction', neighborhood: 'Downtown', knownFor: ['tunnels'] },
        'known_for',
        'tunnels',
      ],
      [
        'phoenix farmers market',
        { category: 'market', address: '5 Main St, Phoenix', interests: ['farmers-market'] },
        'tag',
        'farmers-market',
      ],
      [
        'saint arnold brewery',
        { category: 'brewery', name: 'Saint Arnold Brewing Co.' },
        'name',
        'Saint Arnold Brewing Co.',
      ],
    ];
    for (const [text, venue, by, what] of rows)
      expect(evidence(text, venue), text).toMatchObject({ by, what });
  });

  it('asks nothing of a place for praise, and what it is like of the whole place', () => {
    const theatre = { category: 'theatre' } as const;
    expect(evidence('strong coffee', { category: 'cafe' })).toMatchObject({ by: 'kind' });
    expect(evidence('beautiful gardens', { category: 'garden' })).not.toBeNull();
    expect(evidence('old theaters', { ...theatre, vibes: ['historic'] })).not.toBeNull();
    expect(evidence('old theaters', theatre)).toBeNull();
    const costing = (cents: number) => ({ minCents: cents, maxCents: cents, expectedCents: cents });
    expect(evidence('free art', { category: 'gallery', cost: costing(0) })).not.toBeNull();
    expect(evidence('free art', { category: 'gallery', cost: costing(1500) })).toBeNull();
    expect(evidence('weird art', { category: 'gallery', vibes: ['elegant'] })).toBeNull();
    expect(evidence('weird art', { category: 'gallery', vibes: ['quirky'] })).not.toBeNull();
    expect(evidence('pretty streets', told('A park by the street.'))).toBeNull();
  });

  it('rests on the kind of a place for what every such place has, and less surely than on what one is known for', () => {
    const rows: readonly (readonly [string, Partial<Venue>])[] = [
      ['a proper martini', { category: 'cocktail_bar' }],
      ['coffee', { category: 'bakery' }],
      ['somewhere green', { category: 'park' }],
      ['hot soup', { category: 'restaurant', cuisines: ['korean'] }],
      ['pasta', { category: 'restaurant', cuisines: ['italian'] }],
    ];
    for (const [text, venue] of rows) {
      const found = evidence(text, venue);
      expect(found?.by, text).toBe('kind');
      expect(found?.strength, text).toBeGreaterThanOrEqual(metFrom);
      expect(
        evidence(text, { ...venue, knownFor: [readWish(text)?.phrases[0] ?? ''] })?.strength,
      ).toBeGreaterThan(found?.strength ?? 1);
    }
    expect(evidence('pasta', { category: 'ice_cream', cuisines: ['italian'] })).toBeNull();
  });

  it('is nothing for half of a wish, a theme, a neighboring kind or something once there', () => {
    const rows: readonly (readonly [string, Partial<Venue>])[] = [
      ['frank lloyd wright', { category: 'public_art', interests: ['architecture'] }],
      ['board game cafe', { category: 'park', interests: ['board-games', 'games'] }],
      ['drive-in movie', { category: 'casual_eatery', knownFor: ['drive-in'] }],
      ['dnd', { category: 'park', interests: ['board-games'] }],
      ['broadway musicals', { category: 'jazz_club', interests: ['jazz', 'musicals'] }],
      ['theatre', { category: 'restaurant', interests: ['theatre'] }],
      ['art museums', { category: 'plaza', interests: ['art'] }],
      ['bubble tea', { category: 'tea_house', interests: ['tea'] }],
      ['late night food', { category: 'board_games', vibes: ['late-night'] }],
      ['jazz brunch', { category: 'jazz_club' }],
      ['old bars', { category: 'bar' }],
      ['sari shops', { category: 'shop' }],
      ['surf shops', { category: 'beach', interests: ['surfing'] }],
      ['galveston beach', { category: 'beach', neighborhood: 'Seabrook' }],
      ['galveston beach', { category: 'restaurant', neighborhood: 'Galveston' }],
      ['saint arnold brewery', { category: 'park', name: 'Saint Arnold Park' }],
      ['quiet wine bars', { category: 'wine_bar', vibes: ['loud'] }],
      ['tacos', { cuisines: ['mexican'] }],
      ['dogs', { category: 'casual_eatery', knownFor: ['hot dog'] }],
      ['rock', { category: 'climbing_gym', knownFor: ['rock climbing'] }],
      ['theatre', { category: 'arcade', knownFor: ['free play'] }],
      ['pool', { category: 'park', knownFor: ['reflecting pool'] }],
      ['pool', { category: 'beach', knownFor: ['pool'] }],
      ['rock and roll', { category: 'trail', knownFor: ['rocks'] }],
      ['bowling', { category: 'casual_eatery', knownFor: ['bowls'] }],
      ['steak', { category: 'restaurant', knownFor: ['chicken-fried steak'] }],
      ['bars', { category: 'restaurant', knownFor: ['salad bar'] }],
      ['cake', { category: 'restaurant', knownFor: ['rice cakes'] }],
      ['show tunes', { category: 'promenade', description: 'A fountain dances to show tunes.' }],
      ['hand pulled noodles', { cuisines: ['chinese'], knownFor: ['noodles'] }],
      ['pottery class', { category: 'shop', interests: ['ceramics'], knownFor: ['pottery'] }],
      ['horses', { name: 'Light Horse Tavern', category: 'gastropub' }],
      ['horses', told('A bronze horse under a general.')],
      ['sailing', told('Lawns where one can see sails pass.')],
      ['old ships', told('An old door. Ships are painted on it.')],
      ['city lights', told('The city at night, and candles for lights.')],
      ['pottery', { category: 'gallery', interests: ['ceramics'] }],
      ['live music', { category: 'museum', interests: ['live-music'] }],
      ['church', told('A brewery in a former church.')],
      ['zipline', told('Lawns across from the zipline.')],
      ['ube restaurant', { category: 'ice_cream', knownFor: ['ube'] }],
      [
        'oyster bar food',
        { category: 'cocktail_bar', cuisines: ['seafood'], knownFor: ['oyster bar'] },
      ],
      ['the', { category: 'park' }],
    ];
    for (const [text, venue] of rows) expect(evidence(text, venue), text).toBeNull();
  });

  it('finds a supper club where a band plays, and not in every room with jazz or a kitchen', () => {
    const club = { category: 'jazz_club', interests: ['jazz', 'live-music'] } as const;
    const knownFor = ['supper club', 'jazz supper club'];
    for (const text of ['supper club', 'jazz supper club', 'supper club with live jazz']) {
      expect(evidence(text, { ...club, knownFor }), text).not.toBeNull();
      expect(evidence(text, club), text).toBeNull();
      expect(evidence(text, { category: 'restaurant' }), text).toBeNull();
    }
  });

  it('finds a band by its music, however live it is said to be, and weird stuff among oddities', () => {
    const honkyTonk = { category: 'music_venue', interests: ['country-music'] } as const;
    expect(evidence('live country music', honkyTonk)).not.toBeNull();
    expect(evidence('live country music', { category: 'music_venue' })).toBeNull();
    expect(evidence('weird stuff', { category: 'museum', interests: ['oddities'] })).not.toBeNull();
  });

  it('keeps the spelling of a word if it is a usual one', () => {
    expect(readWish("po'boys")?.said).toBe("po'boys");
    expect(readWish('po boys')?.said).toBe('po boys');
  });

  it('takes all parts of a wish together', () => {
    const quietBar = { category: 'wine_bar', vibes: ['quiet'] } as const;
    expect(evidence('quiet wine bars', quietBar)).toMatchObject({ by: 'tag', what: 'quiet' });
    expect(
      evidence('history museums', { category: 'museum', interests: ['history'] }),
    ).not.toBeNull();
    expect(evidence('history museums', { category: 'museum' })).toBeNull();
  });
});

describe('readWish', () => {
  it('says what was meant, with the slip corrected', () => {
    const rows = [
      ['art musuems', 'art museums'],
      ['Coctails', 'cocktails'],
      ['livemusic', 'live music'],
      ['karoake bar', 'karaoke bar'],
      ['Thai food', 'Thai food'],
      ['  vynil ', 'vinyl'],
      ['jaz', 'jazz'],
    ] as const;
    for (const [text, said] of rows) expect(readWish(text)?.said, text).toBe(said);
  });

  it('reads nothing where nothing is asked', () => {
    for (const text of ['', '?!', 'the', 'something fun']) expect(readWish(text)).toBeNull();
  });

  it('takes time linear in the length of a text', () => {
    const before = process.cpuUsage();
    const long = 'jazzz concertt comdy '.repeat(5_000);
    expect(readWish(long)?.parts.length).toBeGreaterThan(10_000);
    expect(process.cpuUsage(before).user, 'microseconds').toBeLessThan(20_000_000);
  });
});
