import type { Leg } from '../../travel.ts';
import type { Scene } from '../../scene.ts';
import type { Followed } from '../../threads/thread.ts';
import type { Opening, Venue } from '@rendezvous/venue-model';

/** One stop as the words see it. Times are minutes after midnight of the date. */
export interface SpokenStop {
  readonly venue: Venue;
  readonly arrival: number;
  readonly departure: number;
  readonly opening: Opening;
}

/** What titles, summaries and tips are made of: a plan before it has words, and what was asked. */
export interface Evening {
  readonly stops: readonly SpokenStop[];
  readonly legs: readonly Leg[];
  readonly expectedCents: number;
  readonly scene: Scene;
  /** The thread that it is told by. */
  readonly thread: Followed | undefined;
}
