import type { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aSpokenStop } from '../../../testing/a-spoken-stop.ts';
import { aScene } from '../../../testing/some-wishes.ts';
import { gistOf } from './gist.ts';
import { withCapitals } from './spelling.ts';

describe('withCapitals', () => {
  it('writes letters that stand for words in capitals, and names with theirs', () => {
    expect(withCapitals('korean bbq')).toBe('Korean BBQ');
    expect(withCapitals('hazy ipas')).toBe('hazy IPAs');
  });
});

describe('gistOf', () => {
  const scene = aScene({});
  const club = { name: 'Blue Note Cellar', category: 'jazz_club' } as const;
  const of = (facts: Parameters<typeof aVenue>[0], hour = 19, told = scene) =>
    gistOf(aSpokenStop(hour, facts), told).full;

  it('names a bar by its room and its drinks, and by its pie only for those who asked for it', () => {
    const pub = {
      name: 'Harp',
      category: 'bar',
      knownFor: ['irish pub', "shepherd's pie", 'fireplace'],
      description: "An Irish pub with shepherd's pie and a fireplace.",
    } as const;
    const stop = aSpokenStop(21, pub);
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

  it('promises at dinner no pancakes that are served by day', () => {
    const bistro = { category: 'restaurant', knownFor: ['pancakes', 'oysters'] } as const;
    expect(of(bistro, 10)).toContain('pancakes');
    expect(of(bistro, 20)).toContain('oysters');
    expect(of({ ...bistro, category: 'diner' }, 20)).toContain('pancakes');
    const bakery = { category: 'bakery', knownFor: ['croissants'] } as const;
    expect(of(bakery, 10)).toContain('croissants');
    expect(of(bakery, 19.5)).not.toContain('croissants');
    const gist = 'all-day breakfast tacos on the tram line';
    expect(of({ category: 'casual_eatery', gist }, 12)).toBe(gist);
    expect(of({ category: 'casual_eatery', gist }, 19.5)).not.toContain('breakfast');
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

  it('speaks of what is done there as of no thing, and of no quality as of one', () => {
    const bowls = { name: 'Dogtown', category: 'park', knownFor: ['skateboarding'] } as const;
    expect(of(bowls, 12)).toBe('skateboarding in Dogtown');
    const plaza = { name: 'La Plaza', category: 'museum', knownFor: ['kid friendly'] } as const;
    expect(of(plaza, 12)).toBe('La Plaza');
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
