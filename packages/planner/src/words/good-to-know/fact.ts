import type { Category } from '@rendezvous/venue-model';
import type { Candidate } from '../../candidates/candidates.ts';
import type { Plan, Stop } from '../../plan.ts';
import type { Scene } from '../../scene.ts';

/** What a plan is known by when it is said what to know of it. */
export interface Knowing extends Pick<Plan, 'stops' | 'legs' | 'wayThere' | 'cost'> {
  readonly scene: Scene;
  /** What could have been planned: the events of the day are among them. */
  readonly candidates: readonly Candidate[];
  /** The sentence that they stand behind: what it says is not said twice. */
  readonly told: string;
}

/** One plain sentence that does not hold of every plan. */
export interface Fact {
  /** What it speaks of: of one thing one sentence is enough. */
  readonly about: string;
  /** From 0 to 1, how much the two would miss it. */
  readonly strength: number;
  readonly text: string;
  /** The ids of the places that it speaks of, where it is not about one alone. */
  readonly places?: readonly string[];
}

const served: ReadonlySet<Category> = new Set([
  'restaurant',
  'fine_dining',
  'gastropub',
  'brunch_spot',
]);

/** Whether a meal is brought to the table. */
export const isServed = ({ venue }: Stop): boolean => served.has(venue.category);

const roundClock = 24 * 60;

/** The end of the opening that holds a stay; undefined if unknown or around the clock. */
export function closingOf({ opening, arrival, departure }: Stop): number | undefined {
  if (!opening.known) return undefined;
  const span = opening.spans.find(([from, to]) => from <= arrival && departure <= to);
  return span && span[1] - span[0] < roundClock ? span[1] : undefined;
}
