import { aVenue, closed, openHours } from '@rendezvous/venue-model/testing';
import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { CuratedDate } from './curated-date.ts';

const venues: readonly Venue[] = [
  aVenue({ id: 'oven', name: 'Oven', category: 'restaurant', knownFor: ['pizza'] }),
  aVenue({ id: 'bistro', name: 'Bistro', category: 'restaurant' }),
  aVenue({ id: 'counter', name: 'Counter', category: 'casual_eatery' }),
  aVenue({ id: 'film', name: 'Pictures', category: 'cinema' }),
  aVenue({
    id: 'park',
    name: 'Lit Park',
    category: 'park',
    indoor: false,
    vibes: ['lit-at-night'],
  }),
  aVenue({
    id: 'boats',
    name: 'Boats',
    category: 'paddling',
    indoor: false,
    knownFor: ['kayaking'],
  }),
  aVenue({ id: 'den', name: 'Den', category: 'cocktail_bar', knownFor: ['cocktails'] }),
  aVenue({ id: 'fair', name: 'Fair', category: 'market', knownFor: ['lanterns'] }),
];

const dateOf = (id: string, suits: readonly string[], ids: readonly string[]): CuratedDate => ({
  id,
  title: `The ${id}`,
  summary: 'Three good rooms, one after the other, and all of them near.',
  note: null,
  suits,
  stops: ids.map((venueId) => ({ venueId, text: 'A good room for two.', why: ['Near'] })),
});

/** The composed date that is given to two who ask, of these. */
function chosen(wishes: Partial<Wishes>, curated: readonly CuratedDate[]): string | null {
  const openings = openingsOf(
    ...venues.map((venue) => [venue, venue.id === 'fair' ? closed : openHours([8, 26])] as const),
  );
  const answer = suggest(someWishes(wishes), venues, aContext({ openings, curated }));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.plans[0].curated;
}

describe('dates composed by hand', () => {
  it('take nobody to a film on a first date who did not ask for one', () => {
    const suits = ['pizza', 'cocktails'];
    const film = dateOf('film-night', [...suits, 'chill'], ['oven', 'film', 'den']);
    const walk = dateOf('walk', suits, ['oven', 'park', 'den']);
    const asked = { interests: suits, startMinutes: 18 * 60, mood: 'chill' };
    expect(chosen({ ...asked, dateNumber: 4 }, [film, walk])).toBe('film-night');
    expect(chosen({ ...asked, dateNumber: 1 }, [film, walk])).toBe('walk');
  });

  it('sit those down at a table at dinner time who asked for dinner', () => {
    const suits = ['kayaking', 'dinner'];
    const early = dateOf('early-counter', suits, ['boats', 'counter', 'den']);
    const table = dateOf('table', suits, ['boats', 'park', 'bistro']);
    const asked = { interests: suits, startMinutes: 15.25 * 60, dateNumber: 3 };
    expect(chosen(asked, [early])).toBe('early-counter');
    expect(chosen(asked, [early, table])).toBe('table');
  });

  it('have all that was asked for before they have the better rooms', () => {
    const asked = { interests: ['pizza', 'lanterns'], startMinutes: 18 * 60, mood: 'chill' };
    const lanterns = dateOf('lanterns', ['pizza', 'lanterns'], ['oven', 'park', 'film']);
    const den = dateOf('den', ['pizza', 'chill'], ['oven', 'park', 'den']);
    expect(chosen(asked, [den])).toBe('den');
    expect(chosen(asked, [den, lanterns])).toBe('lanterns');
  });

  it('let nobody who goes out at half past five sit down to supper at ten', () => {
    const suits = ['cocktails'];
    const late = dateOf('late', [...suits, 'chill'], ['den', 'film', 'bistro']);
    const fed = dateOf('fed', suits, ['bistro', 'film', 'den']);
    const asked = { interests: suits, startMinutes: 17.5 * 60, mood: 'chill', dateNumber: 4 };
    expect(chosen(asked, [late, fed])).toBe('fed');
  });
});
