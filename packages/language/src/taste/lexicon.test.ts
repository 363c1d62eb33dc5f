import { describe, expect, it } from 'vitest';
import {
  categories,
  roles,
  type Category,
  type Venue,
  cuisines,
  interests,
  vibes,
  type Cuisine,
  type Interest,
  type Vibe,
} from '@rendezvous/venue-model';
import { aVenue } from '@rendezvous/venue-model/testing';
import { lexiconEntries } from './lexicon-entries.ts';
import { lexicon, matchTerms, readTerms } from './lexicon.ts';
import { fold, singular } from './words-of.ts';

const matchOf = (text: string, venue: Venue): number => matchTerms(venue, readTerms(text));
/** The words that point somewhere, as the lexicon spells its terms. */
const termsOf = (words: string): string[] =>
  words.split(/[,|=]/).map((word) => singular(fold(word)));

describe('lexicon', () => {
  it('knows at least 400 terms', () => {
    expect(lexicon.size).toBeGreaterThanOrEqual(400);
  });

  it('points only at words of the vocabulary, with strengths over 0 and up to 1', () => {
    const vocabulary = new Set<string>([
      ...interests,
      ...categories.map((word) => `@${word}`),
      ...cuisines.map((word) => `#${word}`),
      ...vibes.map((word) => `~${word}`),
      ...roles.map((word) => `%${word}`),
      '$free',
    ]);
    for (const [words, targets] of lexiconEntries) {
      for (const target of targets.split(' ')) {
        const [name = '', strength = '1'] = target.split('*');
        expect(vocabulary, `${words} → ${target}`).toContain(name);
        expect(Number(strength) > 0 && Number(strength) <= 1, `${words} → ${target}`).toBe(true);
      }
    }
  });

  it('has every word of the vocabulary as a term', () => {
    for (const word of [...interests, ...categories, ...cuisines, ...vibes])
      expect(lexicon.has(singular(fold(word))), word).toBe(true);
  });

  it('gives each term one meaning, its plural included', () => {
    const meanings = new Map<string, string>();
    for (const [words, targets] of lexiconEntries) {
      for (const term of termsOf(words)) {
        expect(meanings.get(term) ?? targets, `"${term}" stands in two entries`).toBe(targets);
        meanings.set(term, targets);
      }
    }
  });
});

describe('readTerms', () => {
  it('takes words for one thing when they mean one thing', () => {
    const rows = [
      ['live music', 'gigs'],
      ['movies', 'cinema'],
      ['theater', 'theatre'],
      ['dinner and a movie', 'cinema'],
      ['dinner and a show', 'shows'],
      ['bbq', 'barbecue'],
      ['thrifting', 'second-hand'],
      ['stand-up', 'comedy'],
      ['Rock & Roll', 'rock music'],
    ] as const;
    for (const [a, b] of rows) expect(readTerms(a), `${a} and ${b}`).toEqual(readTerms(b));
  });

  it('reads singular and plural alike', () => {
    const rows = [
      ['museum', 'museums'],
      ['gallery', 'galleries'],
      ['cookie', 'cookies'],
      ['brewery', 'breweries'],
      ['old movie', 'old movies'],
      ['foodie', 'foodies'],
      ['taco', 'tacos'],
      ['beach', 'beaches'],
    ] as const;
    for (const [one, many] of rows) {
      expect(readTerms(one), one).not.toEqual([]);
      expect(readTerms(one), `${one} and ${many}`).toEqual(readTerms(many));
    }
  });

  it('tolerates one typo in words of more than five letters', () => {
    const rows = [
      ['musuem', 'museum'],
      ['resturant', 'restaurant'],
      ['coffe', 'coffee'],
      ['coctails', 'cocktails'],
      ['theather', 'theater'],
      ['photograpy', 'photography'],
      ['vintege', 'vintage'],
      ['excape room', 'escape room'],
      ['mini gofl', 'mini golf'],
      ['veiws', 'views'],
      ['botanicel gardens', 'botanical gardens'],
      ['karoake', 'karaoke'],
      ['aquarim', 'aquarium'],
      ['swiming', 'swimming'],
      ['livemusic', 'live music'],
    ] as const;
    for (const [slipped, meant] of rows) {
      expect(readTerms(slipped), slipped).toEqual(readTerms(meant));
    }
  });

  it('does not confuse two words that differ by a letter', () => {
    for (const text of [
      'fountains',
      'looking',
      'making',
      'taking',
      'seeing',
      'lovely',
      'state',
      'message',
      'winner',
      'hat',
      'bear',
      'monster',
    ])
      expect(readTerms(text), text).toEqual([]);
    expect(readTerms('stand up paddle')).toEqual(readTerms('paddle boarding'));
    expect(readTerms('rooftop pool')).not.toEqual(readTerms('pool table'));
    expect(readTerms('the tea')).toEqual(readTerms('tea'));
    expect(readTerms('the spa')).toEqual(readTerms('spa'));
  });

  it('gives nothing for words it does not know', () => {
    for (const text of [
      '',
      '   ',
      '?!',
      'xyzzy',
      'podcasts',
      'cryptocurrency',
      'my thesis',
      'the',
      'and so on',
      'qwertyuiop asdf',
      '寿',
    ])
      expect(readTerms(text), text).toEqual([]);
  });

  it('reads the longest phrase first', () => {
    expect(readTerms('art museum')).toHaveLength(1);
    expect(readTerms('quiet wine bars')).toHaveLength(2);
    expect(readTerms('hot dog')).not.toEqual([...readTerms('dog')]);
  });
});

/**
 * A place that is one thing only, in the spelling of the lexicon: `@kind`, `#cuisine`, `~vibe`, or
 * an interest.
 */
function placeOf(word: string): Venue {
  const value = word.slice(1);
  if (word.startsWith('@')) return aVenue({ category: value as Category });
  if (word.startsWith('#')) return aVenue({ cuisines: [value as Cuisine] });
  if (word.startsWith('~')) return aVenue({ category: 'attraction', vibes: [value as Vibe] });
  return aVenue({ category: 'attraction', interests: [word as Interest] });
}

/** What people type, a place that is meant, and a place that is not. */
const phrases: readonly (readonly [text: string, meant: string, notMeant: string])[] = [
  ['gigs', '@music_venue', '@library'],
  ['small live shows', 'live-music', 'film'],
  ['jazz bars', '@jazz_club', '@brewery'],
  ['rock', 'rock', 'natural-history'],
  ['R&B', 'blues', 'rock'],
  ['classical concerts', '@concert_hall', '@cinema'],
  ['the opera', 'opera', 'oddities'],
  ['singing karaoke', '@karaoke', '@library'],
  ['record stores', '@record_shop', '@shop'],
  ['plays', '@theatre', '@arcade'],
  ['Broadway musicals', 'musicals', 'baseball'],
  ['stand-up comedy', '@comedy_club', '@museum'],
  ['improv', 'improv', 'opera'],
  ['going to the movies', '@cinema', '@bowling'],
  ['old movies', 'indie-film', 'sports'],
  ['champagne', '@wine_bar', '@brewery'],
  ['migrating birds', 'birds', 'wine'],
  ['salsa dancing', 'salsa', 'science'],
  ['going dancing', '@dance_hall', '@bookshop'],
  ['art museums', '@art_museum', '@aquarium'],
  ['gallery hopping', '@gallery', '@bowling'],
  ['street art & murals', 'street-art', 'opera'],
  ['taking photos', 'photography', 'wine'],
  ['architecture', 'architecture', 'dogs'],
  ['pottery', '@pottery_studio', '@cinema'],
  ['making things with our hands', 'crafts', 'baseball'],
  ['something with our hands', 'crafts', 'baseball'],
  ['taking a class together', '@cooking_class', '@bar'],
  ['history', '@historic_site', '@bowling'],
  ['museums', '@museum', '@beach'],
  ['nerdy stuff', '@science_museum', '@wine_bar'],
  ['looking at the stars', '@observatory', '@cooking_class'],
  ['dinosaurs', 'natural-history', 'fashion'],
  ['trains', 'trains', 'cats'],
  ['used bookshops', '@bookshop', '@shop'],
  ['comic books', 'comics', 'tennis'],
  ['hidden gems', '~hidden', '~touristy'],
  ['being outdoors', '@trail', '@cinema'],
  ['botanical gardens', '@garden', '@arcade'],
  ['birdwatching', 'birds', 'jazz'],
  ['animals', '@zoo', '@theatre'],
  ['dogs', '~dog-friendly', 'cats'],
  ['long walks', '@promenade', '@museum'],
  ['hiking', '@trail', '@cinema'],
  ['bike rides', '@cycling', '@spa'],
  ['rock climbing', '@climbing_gym', '@music_venue'],
  ['kayaking', '@paddling', '@museum'],
  ['the beach', '@beach', '@library'],
  ['by the water', '~waterfront', '@cinema'],
  ['skyline views', '@viewpoint', '@arcade'],
  ['watching the sunset', 'sunsets', 'games'],
  ['people watching', 'people-watching', 'cars'],
  ['rooftops', '@rooftop_bar', '@museum'],
  ['mini golf', '@mini_golf', '@golf_range'],
  ['ice skating', '@skating', '@spa'],
  ['shooting pool', '@billiards', '@beach'],
  ['arcade games', '@arcade', '@garden'],
  ['board game cafes', '@board_games', '@beach'],
  ['escape rooms', '@escape_room', '@bakery'],
  ['thrifting', 'thrift', 'opera'],
  ['farmers markets', 'farmers-market', '@cinema'],
  ['trying new restaurants', '@restaurant', '@museum'],
  ['street food', '@food_hall', '@fine_dining'],
  ['croissants', '@bakery', '@bar'],
  ['ice cream', '@ice_cream', '@bar'],
  ['good coffee', '@cafe', '@bar'],
  ['boba', '@tea_house', '@cafe'],
  ['natural wine', '@wine_bar', '@brewery'],
  ['craft cocktails', '@cocktail_bar', '@cafe'],
  ['craft beer', '@brewery', '@wine_bar'],
  ['cooking together', '@cooking_class', '@cinema'],
  ['tacos', '#mexican', '#thai'],
  ['sushi', '#sushi', '#mexican'],
  ['pho', '#vietnamese', '#french'],
  ['Ethiopian food', '#ethiopian', '#italian'],
  ['Peruvian restaurants', '#peruvian', '@diner'],
  ['dim sum', '#dim-sum', '#greek'],
  ['deep dish', '#pizza', '#sushi'],
  ['Korean BBQ', '#korean', '#barbecue'],
  ['K-drama', 'korean-culture', '@theatre'],
  ['spa day', '@spa', '@bar'],
  ['somewhere quiet', '~quiet', '~loud'],
  ['late nights', '~late-night', '~family-friendly'],
];

describe('matchTerms', () => {
  it('finds what is meant by what people type, and not what is not', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(60);
    for (const [text, meant, notMeant] of phrases) {
      expect(matchOf(text, placeOf(meant)), `"${text}" means ${meant}`).toBeGreaterThanOrEqual(0.5);
      expect(matchOf(text, placeOf(notMeant)), `"${text}" does not mean ${notMeant}`).toBeLessThan(
        0.3,
      );
    }
  });

  it('gives the whole strength to a kind, and more to a tag of few than to one of many', () => {
    const [opera, busy] = [
      aVenue({ category: 'attraction', interests: ['opera'] }),
      aVenue({ category: 'attraction', interests: interests.slice(0, 10) }),
    ];
    expect(matchOf('bowling', aVenue({ category: 'bowling' }))).toBe(1);
    expect(matchOf('opera', opera)).toBeGreaterThan(matchOf('opera', busy));
    expect(matchOf('opera', busy)).toBeGreaterThanOrEqual(0.7);
  });

  it('asks a place to be all that a text says together', () => {
    const [quietBar, loudBar, quietPark] = [
      aVenue({ category: 'wine_bar', vibes: ['quiet'] }),
      aVenue({ category: 'wine_bar', vibes: ['loud'] }),
      aVenue({ category: 'park', vibes: ['quiet'] }),
    ];
    expect(matchOf('quiet wine bars', quietBar)).toBe(1);
    expect(matchOf('quiet wine bars', loudBar)).toBe(0.5);
    expect(matchOf('quiet wine bars', quietPark)).toBe(0.5);
  });

  it('is 0 for no terms', () => {
    expect(matchTerms(aVenue(), [])).toBe(0);
  });
});
