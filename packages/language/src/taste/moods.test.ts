import { describe, expect, it } from 'vitest';
import type { Category } from '@rendezvous/venue-model';
import { aVenue } from '@rendezvous/venue-model/testing';
import { matchMood, readMood } from './moods.ts';

const moodOf = (text: string, category: Category): number =>
  matchMood(aVenue({ category }), readMood(text));

describe('readMood', () => {
  it('finds moods in what people write', () => {
    const rows = [
      ['romantic', ['romantic']],
      ['Romantic & cozy', ['romantic', 'cozy']],
      ['unhurried, a little windswept, good talk', ['unhurried', 'windswept', 'good talk']],
      ['low-key', ['low key']],
      ['impress her', ['impress']],
      ['no pressure', ['no pressure']],
      ['grown up, old world', ['grown up', 'old world']],
      ['laid back and fun', ['laid back', 'fun']],
      ['gloomy Sunday comfort', ['gloomy', 'comfort']],
      ['blow her away', ['blow her away']],
      ['Christmassy, in bed by ten', ['christmassy', 'in bed by ten']],
      ['like a movie', ['like a movy']],
      ['old money, not too serious', ['old money', 'not too serious']],
      ['', []],
      ['Tuesday', []],
    ] as const;
    for (const [text, found] of rows) expect(readMood(text).found, text).toEqual(found);
  });

  it('leaves out what is said no to', () => {
    const rows = [
      ['nothing fancy', []],
      ['he hates surprises', []],
      ['not too loud, cozy', ['cozy']],
      ['no crowds, relaxed', ['relaxed']],
      ['nothing lavish', []],
      ['less formal', []],
      ['casual without any party', ['casual']],
    ] as const;
    for (const [text, found] of rows)
      expect(readMood(text), text).toMatchObject({ found, terms: [] });
  });

  it('reads what is no mood as a taste', () => {
    const reading = readMood('romantic with jazz');
    expect(reading.found).toEqual(['romantic']);
    expect(reading.terms).toHaveLength(1);
  });
});

describe('matchMood', () => {
  it('prefers the kind of place that a mood asks for', () => {
    const rows: readonly (readonly [mood: string, better: Category, worse: Category])[] = [
      ['romantic', 'wine_bar', 'bowling'],
      ['romantic', 'viewpoint', 'arcade'],
      ['fun', 'arcade', 'library'],
      ['relaxed', 'tea_house', 'amusement_park'],
      ['adventurous', 'climbing_gym', 'cafe'],
      ['cultural', 'art_museum', 'bowling'],
      ['lively', 'music_venue', 'garden'],
      ['elegant', 'fine_dining', 'arcade'],
      ['deep talks', 'cafe', 'dance_hall'],
      ['quirky', 'pottery_studio', 'park'],
      ['active', 'climbing_gym', 'spa'],
      ['something with jazz', 'jazz_club', 'comedy_club'],
    ];
    for (const [mood, better, worse] of rows)
      expect(moodOf(mood, better), `${mood}: ${better} over ${worse}`).toBeGreaterThan(
        moodOf(mood, worse),
      );
  });

  it('prefers the air that a mood asks for', () => {
    const reading = readMood('romantic');
    const plain = matchMood(aVenue(), reading);
    expect(matchMood(aVenue({ vibes: ['candlelit', 'intimate'] }), reading)).toBeGreaterThan(plain);
    expect(matchMood(aVenue({ vibes: ['loud', 'crowded'] }), reading)).toBeLessThan(plain);
  });

  it('asks for a place to talk when nothing is said', () => {
    expect(moodOf('', 'cafe')).toBeGreaterThan(moodOf('', 'dance_hall'));
    expect(moodOf('Tuesday', 'cafe')).toBe(moodOf('', 'cafe'));
  });

  it('assumes that visitors want to see what the city is known for', () => {
    const bridge = aVenue({ category: 'landmark', vibes: ['iconic', 'view'] });
    const corner = aVenue({ category: 'landmark', vibes: ['casual'] });
    for (const text of ['she’s visiting from ohio', 'first time tourist', 'show her around'])
      expect(matchMood(bridge, readMood(text))).toBeGreaterThan(
        matchMood(corner, readMood(text)) + 0.2,
      );
  });

  it('lies between its two moods when there are two', () => {
    const [romantic, fun, both] = [
      moodOf('romantic', 'bowling'),
      moodOf('fun', 'bowling'),
      moodOf('romantic and fun', 'bowling'),
    ];
    expect(both).toBeCloseTo((romantic + fun) / 2, 10);
  });

  it('stays between 0 and 1', () => {
    const reading = readMood('lively party energetic');
    for (const venue of [
      aVenue({ category: 'spa', vibes: ['quiet'] }),
      aVenue({ category: 'dance_hall', vibes: ['lively', 'live-music', 'late-night', 'trendy'] }),
    ]) {
      const match = matchMood(venue, reading);
      expect(match >= 0 && match <= 1, venue.category).toBe(true);
    }
  });
});
