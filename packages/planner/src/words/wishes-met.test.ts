import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import { aScene } from '../testing/some-wishes.ts';
import { wishesMet } from './wishes-met.ts';

describe('wishesMet', () => {
  const club = aVenue({ name: 'Blue Room', category: 'jazz_club' });
  const thai = aVenue({ name: 'Som Tum', cuisines: ['thai'] });
  const lookout = aVenue({ name: 'Hill', category: 'viewpoint', interests: ['sunsets'] });
  const stays = [lookout, thai, club].map((venue, i) => ({
    venue,
    arrival: (18 + 2 * i) * 60,
    departure: (19 + 2 * i) * 60,
  }));
  const metOf = (wishes: Parameters<typeof aScene>[0] & object) =>
    wishesMet(stays, aScene({ venues: [club, thai, lookout], ...wishes }));

  it('says of each wish whether the plan has it, and where', () => {
    const wishes = {
      interests: ['jazz', 'bowling', 'axolotls'],
      cuisines: ['greek', 'thai food'],
    };
    expect(metOf({ wishes })).toEqual([
      { text: 'jazz', met: true, venueId: 'blue-room' },
      { text: 'bowling', met: false, venueId: null },
      { text: 'Greek or Thai food', met: true, venueId: 'som-tum' },
      { text: 'axolotls', met: false, venueId: null },
    ]);
  });

  it('says it of the things that a mood names too, and not of how it should feel', () => {
    const moodOf = (mood: string, interests: string[] = []) =>
      metOf({ wishes: { mood, interests } }).map(({ text, met }) => [text, met]);
    expect(moodOf('unhurried, jazz')).toEqual([['jazz', true]]);
    expect(moodOf('unhurried jazz')).toEqual([['jazz', true]]);
    expect(moodOf('jazz and Thai food, no phones')).toEqual([
      ['jazz', true],
      ['Thai food', true],
    ]);
    expect(moodOf('jazz', ['jazz'])).toEqual([['jazz', true]]);
    // A feeling, though desserts are sweet too.
    expect(moodOf('sweet')).toEqual([]);
    // Nothing at hand has it: it may be no thing at all.
    expect(moodOf('romantic, a movie kind of night')).toEqual([]);
  });

  it('says of a thing that a mood names when another plan has it and this one has not', () => {
    const studio = aVenue({ name: 'Wheel', category: 'pottery_studio' });
    const wishes = { mood: 'jazz, something with our hands' };
    expect(metOf({ wishes, venues: [club, studio] })).toEqual([
      { text: 'jazz', met: true, venueId: 'blue-room' },
      { text: 'something with our hands', met: false, venueId: null },
    ]);
  });

  it('leaves out what only the one who asks likes', () => {
    const companion = { name: 'June', ownInterests: ['jazz'], ownCuisines: [] };
    expect(metOf({ wishes: { interests: ['bowling'], companion } })).toHaveLength(1);
  });

  it('takes a sunrise hike for a hike where the sun is up before they begin', () => {
    const trail = aVenue({ name: 'Ridge', category: 'trail', interests: ['hiking'] });
    const hike = (startMinutes: number) =>
      wishesMet(
        [{ venue: trail, arrival: startMinutes, departure: startMinutes + 90 }],
        aScene({
          venues: [trail],
          wishes: { interests: ['sunrise hike'], startMinutes },
          context: { sun: { sunrise: 6 * 60, sunset: 19 * 60, dusk: 19 * 60 + 30 } },
        }),
      )[0]?.met;
    expect(hike(10 * 60)).toBe(true);
    expect(hike(5 * 60 + 30)).toBe(true);
    expect(hike(4 * 60)).toBe(false);
  });

  it('counts a sunset only around the sunset', () => {
    const sunAt = (sunset: number) => ({ sunrise: 400, sunset, dusk: sunset + 30 });
    const wishes = { interests: ['sunset'] };
    expect(metOf({ wishes, context: { sun: sunAt(18.5 * 60) } })[0]?.met).toBe(true);
    expect(metOf({ wishes, context: { sun: sunAt(16 * 60) } })[0]?.met).toBe(false);
  });
});
