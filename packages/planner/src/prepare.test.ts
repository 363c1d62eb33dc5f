import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { prepare } from './prepare.ts';
import { hasTaste } from './score/met.ts';
import { aContext, openingsOf } from './testing/a-context.ts';
import { someWishes } from './testing/some-wishes.ts';

describe('prepare', () => {
  const known = { knownFor: ['old movies'] } as const;
  const bar = aVenue({ name: 'Reel Bar', category: 'cocktail_bar', ...known });
  const cinema = aVenue({
    name: 'Lantern',
    category: 'cinema',
    ...known,
    firstFor: ['old movies'],
  });

  function meeting(wish: string, ...venues: readonly (typeof bar)[]): string[] {
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([10, 26])] as const));
    const { scene } = prepare({
      wishes: someWishes({ interests: [wish] }),
      venues,
      context: aContext({ openings }),
    });
    const [taste] = scene.tastes;
    return venues.filter((venue) => taste && hasTaste(taste, venue)).map(({ name }) => name);
  }

  it('takes a wish for met where the thing is done, not where it hangs on the wall of a bar', () => {
    expect(meeting('old movies', bar, cinema)).toEqual(['Lantern']);
    expect(meeting('old movies', bar)).toEqual(['Reel Bar']);
  });
});
