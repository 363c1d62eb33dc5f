import { describe, expect, it } from 'vitest';
import { needsByNature, type Category, type Needs, type Venue } from '@rendezvous/venue-model';
import { aVenue } from '@rendezvous/venue-model/testing';
import type { Need } from './needs.ts';
import { suits, type Suits } from './suits.ts';

type Facts = Partial<Omit<Venue, 'needs'>> & { readonly needs?: Partial<Needs> };

function verdict(need: Need, category: Category, { needs, ...facts }: Facts = {}): Suits {
  const venue = aVenue({ category, ...facts, needs: { ...needsByNature(category), ...needs } });
  return suits(venue, need, { isHot: true });
}

const rows: readonly (readonly [Need, Category, Suits, Facts?])[] = [
  ['no-alcohol', 'cocktail_bar', 'no'],
  ['no-alcohol', 'music_venue', 'unsure'],
  ['no-alcohol', 'music_venue', 'yes', { needs: { alcohol: 'none' } }],
  ['no-alcohol', 'restaurant', 'yes'],
  ['no-alcohol', 'tea_house', 'yes'],
  ['sober', 'restaurant', 'no', { interests: ['wine', 'food'] }],
  ['sober', 'cinema', 'yes'],
  ['sober', 'comedy_club', 'unsure'],
  ['sober', 'jazz_club', 'no'],
  ['pregnant', 'axe_throwing', 'no'],
  ['pregnant', 'museum', 'yes'],
  ['deaf', 'jazz_club', 'no'],
  ['deaf', 'cinema', 'ask'],
  ['deaf', 'art_museum', 'yes'],
  ['blind', 'viewpoint', 'no'],
  ['blind', 'art_museum', 'ask'],
  ['blind', 'jazz_club', 'yes'],
  ['service-dog', 'restaurant', 'yes'],
  ['step-free', 'trail', 'no'],
  ['step-free', 'restaurant', 'unsure'],
  ['step-free', 'cocktail_bar', 'no'],
  ['step-free', 'restaurant', 'yes', { needs: { stepFree: 'yes' } }],
  ['step-free', 'art_museum', 'ask'],
  ['step-free', 'art_museum', 'no', { needs: { stepFree: 'no' } }],
  ['stroller', 'beach', 'no'],
  ['stroller', 'park', 'yes'],
  ['stroller', 'trail', 'no', { vibes: ['family-friendly'] }],
  ['children', 'trail', 'no'],
  ['children', 'wine_bar', 'no'],
  ['children', 'zoo', 'yes'],
  ['children', 'restaurant', 'ask'],
  ['children', 'arcade', 'no', { needs: { minimumAge: 21 } }],
  ['dog', 'bookshop', 'no'],
  ['dog', 'restaurant', 'no'],
  ['dog', 'restaurant', 'ask', { outdoor: true }],
  ['dog', 'restaurant', 'no', { outdoor: true, needs: { dogs: 'no' } }],
  ['dog', 'market', 'no'],
  ['dog', 'market', 'ask', { indoor: false, outdoor: true }],
  ['dog', 'park', 'yes'],
  ['dog', 'garden', 'no'],
  ['dog', 'bookshop', 'yes', { needs: { dogs: 'yes' } }],
  ['quiet', 'music_venue', 'no'],
  ['quiet', 'tea_house', 'yes'],
  ['quiet', 'restaurant', 'no', { vibes: ['loud'] }],
  ['talk', 'cinema', 'no'],
  ['talk', 'cafe', 'yes'],
  ['under-21', 'bar', 'no'],
  ['under-21', 'music_venue', 'ask'],
  ['under-21', 'restaurant', 'yes'],
  ['easy-walk', 'trail', 'no'],
  ['easy-walk', 'park', 'yes'],
  ['easy-walk', 'park', 'no', { needs: { effort: 4 } }],
  ['easy-walk', 'viewpoint', 'no', { description: 'A short climb on steps to a window of rock.' }],
  ['easy-walk', 'viewpoint', 'yes', { description: 'A lawn above the bay, steps from the tram.' }],
  ['no-heat', 'park', 'no'],
  ['no-heat', 'park', 'yes', { needs: { shade: 'yes' } }],
  ['no-heat', 'museum', 'yes'],
  ['no-heights', 'observation_deck', 'no'],
  ['no-heights', 'cocktail_bar', 'no', { vibes: ['rooftop'] }],
  ['no-tight-spaces', 'escape_room', 'no'],
  ['no-tight-spaces', 'bar', 'no', { description: 'Drinks in a vaulted basement.' }],
];

describe('suits', () => {
  it('goes by the facts, else by what a kind is by nature', () => {
    for (const [need, category, suited, facts] of rows)
      expect(verdict(need, category, facts), `${need}: ${category} ${JSON.stringify(facts)}`).toBe(
        suited,
      );
  });
});
