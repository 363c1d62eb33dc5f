import { roles } from '@rendezvous/venue-model';
import type { CandidateClass, Needs } from './needs.ts';
import { noRole } from '../../rules/shapes.ts';
import { intAt } from '../../at.ts';

/** What a plan still may hold: `open` any one meal (or two), `eaten` none any more. */
export const mealStates = { open: 0, eaten: 1 } as const;
export type MealState = (typeof mealStates)[keyof typeof mealStates];

const mealRole = roles.indexOf('meal');
const statesOfMeals = 2;
/** What no plan comes to. */
export const noStanding = -1;

/**
 * Where a plan stands after its last stop, as a number: the role before that stop, the meals, and
 * what is lacking of the needs. The numbers are the places in the tables of what may follow.
 */
export class Standings {
  readonly count: number;
  /** How many there are without the role. */
  readonly rests: number;
  private readonly needStates: number;
  private readonly classCount: number;
  /** By standing without the role, then class: the same after a stop of that class. */
  private readonly restAfter: Int32Array;
  private readonly isEnough: Uint8Array;

  constructor(
    meals: { readonly hasRoomForTwoMeals: boolean },
    needs: Needs,
    classes: readonly CandidateClass[],
  ) {
    [this.needStates, this.classCount] = [needs.states, classes.length];
    this.rests = statesOfMeals * needs.states;
    this.count = (noRole + 1) * this.rests;
    this.restAfter = new Int32Array(this.rests * classes.length);
    this.isEnough = new Uint8Array(this.rests);
    for (const state of Object.values(mealStates)) {
      for (let lacking = 0; lacking < needs.states; lacking += 1) {
        const rest = state * needs.states + lacking;
        this.isEnough[rest] = Number(lacking === 0);
        for (const [k, { role, pattern }] of classes.entries()) {
          const then = stateAfter(meals, state, role);
          this.restAfter[rest * classes.length + k] =
            then === undefined ? noStanding : then * needs.states + needs.after(lacking, pattern);
        }
      }
    }
  }

  of(before: number, state: MealState, lacking: number): number {
    return before * this.rests + state * this.needStates + lacking;
  }

  /** The role before the last stop. */
  roleIn(standing: number): number {
    return Math.floor(standing / this.rests);
  }

  /** The meals and what is lacking, without the role. */
  restOf(standing: number): number {
    return standing % this.rests;
  }

  /**
   * The standing after a stop of a class that follows one of the role `last`; `noStanding` where
   * the meal would be one too many.
   */
  after(standing: number, last: number, k: number): number {
    const rest = intAt(this.restAfter, (standing % this.rests) * this.classCount + k);
    return rest === noStanding ? noStanding : last * this.rests + rest;
  }

  /** Whether a plan that stands so lacks nothing. */
  isComplete(standing: number): boolean {
    return this.isEnough[standing % this.rests] === 1;
  }
}

/** The state of the meals after a stop of a role; undefined where one would be too many. */
export function stateAfter(
  { hasRoomForTwoMeals }: { readonly hasRoomForTwoMeals: boolean },
  state: MealState,
  role: number,
): MealState | undefined {
  if (role !== mealRole || hasRoomForTwoMeals) return state;
  return state === mealStates.open ? mealStates.eaten : undefined;
}
