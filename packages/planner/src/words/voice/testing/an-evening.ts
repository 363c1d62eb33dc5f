import { aScene } from '../../../testing/some-wishes.ts';
import type { Evening, SpokenStop } from '../evening.ts';

/** An evening of such stops, six minutes on foot apart, for $84. */
export function anEvening(stops: readonly SpokenStop[], context = {}, wishes = {}): Evening {
  const legs = stops.slice(1).map(() => ({ mode: 'walking', minutes: 6, miles: 0.3 }) as const);
  return {
    stops,
    legs,
    expectedCents: 8400,
    scene: aScene({ context, wishes }),
    thread: undefined,
  };
}

export const gallery = { name: 'White Walls', category: 'gallery' } as const;
export const ramen = { name: 'Slurp', category: 'restaurant', cuisines: ['ramen'] } as const;
export const club = { name: 'Blue Note Cellar', category: 'jazz_club' } as const;
