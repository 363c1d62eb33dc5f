import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import { someWishes } from '../testing/some-wishes.ts';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

const read = (wishes: Partial<Wishes>, ...venues: readonly Venue[]) =>
  readWishes(someWishes(wishes), venues);

describe('readWishes: interests', () => {
  const club = aVenue({
    name: 'The Blue Room',
    category: 'jazz_club',
    interests: ['jazz', 'live-music'],
  });
  const cafe = aVenue({
    name: 'Bean',
    category: 'cafe',
    description: 'A corner café that roasts its own and keeps an axolotl in a tank.',
  });

  it('takes a dog among them for one who comes along', () => {
    const { needs, tastes } = read({ interests: ['coffee', 'dog'] });
    expect(needs).toContain('dog');
    expect(tastes.map(({ text }) => text)).toEqual(['coffee']);
  });

  it('looks for something for the children who come along, and not at a table', () => {
    const zoo = aVenue({ category: 'zoo' });
    const grill = aVenue({ category: 'restaurant', knownFor: ['kids'] });
    const { tastes } = read({ interests: ['coffee', 'kids'] }, zoo, grill, cafe);
    expect(tastes.map(({ isMust }) => isMust)).toEqual([true, false]);
    expect(tastes[1]?.match(zoo)).toBeGreaterThan(0.5);
    expect(tastes[1]?.match(grill)).toBe(0);
    expect(read({ interests: ['coffee'] }, zoo, cafe).tastes).toHaveLength(1);
  });

  it('keeps each taste in its words and matches venues with it', () => {
    const { tastes, unread } = read({ interests: ['gigs', 'coffee'] }, club, cafe);
    expect(tastes.map((taste) => taste.text)).toEqual(['gigs', 'coffee']);
    expect(tastes.map((taste) => taste.match(club) > taste.match(cafe))).toEqual([true, false]);
    expect(unread).toEqual([]);
  });

  it('takes the desert of a kitchen for what comes after dinner, and no other', () => {
    const parlor = aVenue({ name: 'Mochi Room', category: 'dessert', cuisines: ['japanese'] });
    const saidOf = (text: string) =>
      read({ interests: [text] }, parlor, cafe).tastes.map((taste) => taste.text);
    expect(saidOf('japanese desert')).toEqual(['japanese dessert']);
    expect(saidOf('sonoran desert')).not.toEqual(['sonoran dessert']);
  });

  it('takes a meal on a feast for that meal, where no place has a menu for the day', () => {
    const table = aVenue({ name: 'Table' });
    const feast = aVenue({ ...table, name: 'Lamb', knownFor: ['christmas eve dinner'] });
    const saidOf = (...venues: Venue[]) =>
      read({ interests: ['christmas eve dinner'] }, ...venues).tastes.map((taste) => taste.text);
    expect(saidOf(table)).toEqual(['dinner']);
    expect(saidOf(table, feast)).toEqual(['christmas eve dinner']);
  });

  it('counts the main thing of a place more than a tag, and a stage more than a bar with a band', () => {
    const [room, bar] = [
      aVenue({ category: 'jazz_club' }),
      aVenue({ category: 'bar', knownFor: ['live jazz'] }),
    ];
    const [jazz] = read({ interests: ['jazz'] }, room, bar).tastes;
    expect(jazz?.match(room)).toBeGreaterThan((jazz?.match(bar) ?? 0) + 0.2);
    expect(jazz?.evidence(bar)?.strength).toBe(1);
    const [tea, tagged] = [
      aVenue({ category: 'tea_house' }),
      aVenue({ name: 'Square', category: 'plaza', interests: ['tea'] }),
    ];
    const [taste] = read({ interests: ['tea'] }, tea, tagged).tastes;
    expect(taste?.match(tea)).toBeGreaterThan((taste?.match(tagged) ?? 0) + 0.15);
  });

  it('goes first to the place that people name first, and to one known to all before any other', () => {
    const known = { category: 'restaurant', knownFor: ['fajitas'] } as const;
    const [named, famous, other] = [
      aVenue({ ...known, firstFor: ['fajitas'] }),
      aVenue({ ...known, vibes: ['iconic'] }),
      aVenue(known),
    ];
    const [taste] = read({ interests: ['fajitas'] }, named, famous, other).tastes;
    const matches = [named, famous, other].map((venue) => taste?.match(venue));
    expect(matches).toEqual(matches.toSorted((a = 0, b = 0) => b - a));
    expect(new Set(matches).size).toBe(3);
  });

  it('takes a drink for tea or coffee where nobody drinks alcohol', () => {
    const [bar, tea] = [
      aVenue({ category: 'cocktail_bar' }),
      aVenue({ category: 'tea_house', name: 'Leaf' }),
    ];
    const has = (venue: Venue, ...interests: string[]) =>
      read({ interests }, bar, tea, cafe).tastes.some((taste) => taste.evidence(venue) !== null);
    const wish = 'somewhere pretty for a drink';
    expect([has(bar, wish), has(tea, wish)]).toEqual([true, false]);
    for (const dry of ['sober', 'halal', 'we don’t drink'])
      expect([has(bar, wish, dry), has(tea, wish, dry), has(cafe, wish, dry)], dry).toEqual([
        false,
        true,
        true,
      ]);
  });

  it('looks for a meal in the open on terraces, and for one by the river at the water', () => {
    const [patio, pier, park] = [
      aVenue({ category: 'restaurant', name: 'Sunny', vibes: ['terrace'] }),
      aVenue({ category: 'restaurant', name: 'Dock', vibes: ['waterfront'] }),
      aVenue({ category: 'park', name: 'Green', interests: ['nature', 'rivers'] }),
    ];
    const namesOf = (wish: string) => {
      const [taste] = read({ interests: [wish] }, patio, pier, park).tastes;
      return [patio, pier, park]
        .filter((venue) => taste?.evidence(venue))
        .map((venue) => venue.name);
    };
    expect(namesOf('lunch outdoors')).toEqual(['Sunny']);
    expect(namesOf('dinner by the river')).toEqual(['Dock']);
  });

  it('finds a word that the lexicon does not know in a venue’s own description', () => {
    const { tastes, unread } = read({ interests: ['Axolotls'] }, club, cafe);
    expect(tastes.map((taste) => taste.evidence(cafe)?.strength)).toEqual([0.75]);
    expect(tastes.map((taste) => taste.match(club))).toEqual([0]);
    expect(unread).toEqual([]);
  });

  it('rules out the part of town that is disliked, and nothing beside it', () => {
    const [there, near] = [
      aVenue({ name: 'Bar None', neighborhood: 'Tenderloin' }),
      aVenue({ name: 'Tenderloin Museum', neighborhood: 'Civic Center' }),
    ];
    const { dislikeOf, unread } = read({ dislikes: ['the Tenderloin'] }, there, near);
    expect([dislikeOf(there), dislikeOf(near)]).toEqual(['the Tenderloin', undefined]);
    expect(unread).toEqual([]);
  });

  it('takes what a wish leaves out for a dislike, and not for a wish', () => {
    const bar = aVenue({ category: 'wine_bar', interests: ['wine'] });
    const cellar = aVenue({ category: 'restaurant', interests: ['wine'] });
    const { tastes, dislikeOf, needs } = read({ interests: ['wine but not bars'] }, bar, cellar);
    expect(tastes.map(({ text }) => text)).toEqual(['wine']);
    expect([dislikeOf(bar), dislikeOf(cellar)]).toEqual(['bars', undefined]);
    expect(needs).toEqual([]);
    const alone = read({ interests: ['no jazz'], cuisines: ['anything but thai'] }, club);
    expect(alone.tastes).toEqual([]);
    expect(alone.dislikeOf(club)).toBe('jazz');
  });

  it('does not find a word inside another', () => {
    expect(read({ interests: ['axo'] }, cafe).unread).toEqual(['axo']);
  });

  it('reports what nothing answers to, of interests, cuisines and dislikes, in its words', () => {
    const { tastes, unread } = read(
      { interests: ['Quidditch', 'coffee'], cuisines: ['Klingon'], dislikes: ['snorkels'] },
      club,
      cafe,
    );
    expect(tastes.map((taste) => taste.text)).toEqual(['coffee']);
    expect(unread).toEqual(['Quidditch', 'Klingon', 'snorkels']);
  });

  it('takes a venue’s own name for that venue alone', () => {
    const [lincoln, other, beach] = [
      aVenue({ name: 'Lincoln Park', category: 'park' }),
      aVenue({ name: 'Humboldt Park', category: 'park' }),
      aVenue({ name: 'Beach', category: 'beach' }),
    ];
    const [taste, beaches] = read(
      { interests: ['lincoln park', 'beach'] },
      lincoln,
      other,
      beach,
    ).tastes;
    expect([taste?.match(lincoln), taste?.match(other)]).toEqual([1, 0]);
    expect(beaches?.match(aVenue({ name: 'Oak Street', category: 'beach' }))).toBeGreaterThan(0.8);
  });

  it('makes one wish of all cuisines: any of them will do, where one eats', () => {
    const [thai, greek, stall] = [
      aVenue({ cuisines: ['thai'] }),
      aVenue({ cuisines: ['greek'] }),
      aVenue({ category: 'market', cuisines: ['thai'] }),
    ];
    const { tastes } = read({ interests: ['jazz'], cuisines: ['Thai', 'Greek food'] });
    expect(tastes.map((taste) => taste.text)).toEqual(['jazz', 'Thai or Greek food']);
    expect([thai, greek, aVenue(), stall].map((venue) => tastes[1]?.evidence(venue)?.said)).toEqual(
      ['Thai', 'Greek food', undefined, undefined],
    );
  });
});

describe('readWishes: two people', () => {
  const companion = {
    name: 'June',
    ownInterests: ['live bands', 'Chess'],
    ownCuisines: ['Thai', 'Greek'],
  };

  it('counts what both like more than what was asked for, and that more than what one likes', () => {
    const { tastes, unread } = read(
      { interests: ['gigs', 'coffee'], cuisines: ['thai'], companion },
      aVenue({ description: 'Chess on Sundays.' }),
    );
    expect(tastes.map(({ text, whose, weight }) => [text, whose, weight])).toEqual([
      ['gigs', 'both', 2],
      ['coffee', 'asked', 1],
      ['Chess', 'own', 0.5],
      ['Thai', 'both', 2],
      ['Greek', 'own', 0.5],
    ]);
    expect(unread).toEqual([]);
  });

  it('does not complain of own tastes that nothing here answers to', () => {
    expect(read({ companion: { ...companion, ownInterests: ['Quidditch'] } }).unread).toEqual([]);
  });
});

describe('readWishes: what is said beside a wish', () => {
  it('finds nothing missing for a comment, a need or a diet', () => {
    const said = [
      'jazz, dont laugh',
      'my knees are bad',
      "we don't eat pork",
      'peanut allergy (me)',
    ];
    const { tastes, needs, toAsk, toTell, unread } = read({
      interests: [...said, 'somewhere we havent been'],
    });
    expect(tastes.map(({ text }) => text)).toEqual(['jazz']);
    expect(needs).toEqual(['easy-walk']);
    expect([toAsk, toTell]).toEqual([['peanut allergy'], ['no pork']]);
    expect(unread).toEqual([]);
  });

  it('is content with any of several things', () => {
    const { tastes } = read({ interests: ['jazz or bowling'] });
    expect(tastes).toHaveLength(1);
    expect(tastes[0]?.evidence(aVenue({ category: 'jazz_club' }))).not.toBeNull();
    expect(tastes[0]?.evidence(aVenue({ category: 'bowling' }))).not.toBeNull();
    expect(tastes[0]?.evidence(aVenue({ category: 'bookshop' }))).toBeNull();
  });
});

describe('readWishes: lists as long as they may be', () => {
  const venues = Array.from({ length: 200 }, (_, i) =>
    aVenue({ name: `Place ${i}`, description: 'A made-up place to sit and look at things.' }),
  );
  const listOf = (words: string) => Array.from({ length: 50 }, (_, i) => `${i} ${words}`);

  it('are read in time linear in their length', () => {
    const before = process.cpuUsage();
    const slips = 'jazzz concertt comdy vintge cofee musem gallry theatr danc bokshop restaurnt';
    const wishes = {
      interests: listOf(slips),
      cuisines: listOf('ﷺ'.repeat(98)),
      dislikes: listOf(`nothing like ${slips}`),
    };
    for (let i = 0; i < 20; i += 1) {
      const { unread, dislikeOf } = read({ ...wishes, mood: slips }, ...venues);
      expect(unread).toHaveLength(50);
      expect(dislikeOf(aVenue({ category: 'jazz_club' }))).toBeUndefined();
    }
    expect(process.cpuUsage(before).user, 'microseconds').toBeLessThan(30_000_000);
  });
});
