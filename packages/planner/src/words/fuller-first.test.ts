import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../testing/some-wishes.ts';
import { fullerFirst } from './fuller-first.ts';

const scene = aScene({});
const stop = { venue: aVenue({}), arrival: 600, departure: 700 };

/** A plan that meets so many of two wishes, with so many minutes on wheels. */
const aPlan = (met: number, ridden: number, total = 0.8) =>
  ({
    wishes: [0, 1].map((i) => ({ text: `wish ${i}`, met: i < met, venueId: null })),
    legs: [{ mode: 'driving', minutes: ridden, miles: 1 }],
    stops: [stop],
    score: { total },
  }) as unknown as Parameters<typeof fullerFirst>[0][number];

describe('fullerFirst', () => {
  it('puts the plan first that has more of what was asked for, unless it is worse or farther', () => {
    const [less, more, far, poor] = [aPlan(1, 5), aPlan(2, 10), aPlan(2, 60), aPlan(2, 5, 0.3)];
    expect(fullerFirst([less, more], scene)).toEqual([more, less]);
    expect(fullerFirst([less, far], scene)).toEqual([less, far]);
    expect(fullerFirst([less, poor], scene)).toEqual([less, poor]);
    expect(fullerFirst([less], scene)).toEqual([less]);
  });
});
