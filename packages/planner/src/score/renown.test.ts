import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aContext } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { createScene } from '../scene.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { renownOf } from './renown.ts';

/** How renowned a jazz club with these facts is to two who ask for jazz, at an address. */
function renown(facts: Partial<Parameters<typeof aVenue>[0]>): number {
  const club = aVenue({ category: 'jazz_club', knownFor: ['jazz'], ...facts });
  const read = readWishes(someWishes({ interests: ['jazz'] }), [club]);
  const scene = createScene(read, aContext());
  return renownOf(
    club,
    scene.tastes.map((taste) => taste.match(club)),
    scene,
  );
}

describe('renownOf', () => {
  it('is whole where it is first for the wish and known to all, and less in its own corner', () => {
    expect(renown({ firstFor: ['jazz'], draw: 'strong' })).toBe(1);
    expect(renown({ firstFor: ['jazz'], vibes: ['iconic'] })).toBe(1);
    expect(renown({ firstFor: ['jazz'] })).toBe(0.4);
    expect(renown({ draw: 'strong' })).toBe(0);
  });
});
