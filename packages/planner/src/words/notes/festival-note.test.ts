import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { createScene } from '../../scene.ts';
import { aContext } from '../../testing/a-context.ts';
import { someWishes } from '../../testing/some-wishes.ts';
import { readWishes } from '../../wishes/read-wishes.ts';
import { festivalNote } from './festival-note.ts';

const cafe = aVenue({ id: 'cafe', category: 'cafe' });
const festival = aVenue({
  id: 'almanac:x:fair',
  name: 'Blossom Fair',
  category: 'attraction',
  indoor: false,
  outdoor: true,
  event: {
    placeId: 'almanac:x:fair',
    label: 'Festival',
    when: 'Once a year',
    hours: [660, 1080],
    rarity: 0.88,
    isAfterDark: false,
    runs: false,
    main: [],
  },
});

/** What is said to two who are at a café between these minutes. */
function said(
  arrival: number,
  departure: number,
  other = festival,
  precision: 'neighborhood' | 'town' = 'neighborhood',
): string | null {
  const context = aContext({
    date: '2027-04-11',
    place: { ...aContext().place, precision, reachMiles: 1.2 },
    openings: new Map([[other.id, { known: true, spans: [[660, 1080]] }]]),
  });
  const scene = createScene(readWishes(someWishes({}), [cafe, other]), context);
  const opening = { known: false, because: 'unpublished' } as const;
  const stop = { venue: cafe, arrival, departure, opening, description: '', reasons: [] };
  return festivalNote([{ stops: [stop] }], scene, [cafe, other]);
}

describe('festivalNote', () => {
  it('tells of the fair outside the door while it is on', () => {
    expect(said(720, 800)).toBe(
      'Blossom Fair is usually on that day nearby, from 11 AM to 6 PM: stop by, or leave more time for the crowds.',
    );
    expect(said(1070, 1150)).toBeNull();
  });

  it('says nothing of what is indoors, on every week or out of earshot', () => {
    expect(said(720, 800, { ...festival, indoor: true })).toBeNull();
    expect(said(720, 800, { ...festival, event: { ...festival.event!, rarity: 0.3 } })).toBeNull();
    expect(said(720, 800, { ...festival, lat: festival.lat + 1 })).toBeNull();
  });

  it('says nothing of what is on at the other end of a town', () => {
    const blocksAway = { ...festival, lat: festival.lat + 0.01 };
    expect(said(720, 800, blocksAway)).not.toBeNull();
    expect(said(720, 800, blocksAway, 'town')).toBeNull();
    expect(said(720, 800, festival, 'town')).not.toBeNull();
  });
});
