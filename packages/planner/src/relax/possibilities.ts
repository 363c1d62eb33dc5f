import { candidateOf, type Candidate } from '../candidates/candidates.ts';
import { venueRules, type VenueRule } from '../candidates/venue-rules.ts';
import { createScene, type Scene } from '../scene.ts';
import { throwIfCancelled } from '../cancellation.ts';
import { roomOf } from '../rules/room.ts';
import { hasPlan, type Effort } from '../search/any-plan.ts';
import { goingOf } from '../itinerary/going.ts';
import { legsAmong } from '../itinerary/legs.ts';
import { servedMealsOf, type ServedMeals } from '../rules/meal-times.ts';
import { planRules } from '../rules/plan-rules.ts';
import { Ways } from '../itinerary/ways.ts';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { byteAt } from '../at.ts';
import type { Request } from '../prepare.ts';
import { readFewer, readWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { Relaxable, Step } from './ladders.ts';

/**
 * For each wish that is touched the steps it may take; all others stay as they are.
 * One step each is a choice.
 */
export type Steps = ReadonlyMap<Relaxable, readonly Step[]>;

/** The wish that a venue rule goes by, where it can be relaxed. */
const wishOf: Readonly<Record<VenueRule['id'], Relaxable | undefined>> = {
  distance: 'distance',
  setting: 'setting',
  budget: 'budget',
  // What is disliked may say what is needed: without it fewer places are ruled out.
  drink: 'dislikes',
  needs: 'dislikes',
  'first-date': undefined,
  'done-before': 'done-before',
  diet: 'dislikes',
  eaten: 'dislikes',
  dislikes: 'dislikes',
  open: 'start',
};

/**
 * Rules that look at the times or at what was done before: with other steps open they
 * may turn out either way.
 */
const undecided = new Set(['meal', 'treat', 'done-before']);
const lenientRules = planRules.filter(({ id }) => !undecided.has(id));
const excused = 'There is no meal.';

/**
 * What of a request is possible after changes to its wishes. What the changes leave alone is
 * worked out once: the texts are read, every venue is held against every rule under every step,
 * and the ways are measured.
 */
export class Possibilities {
  private readonly venues: readonly Venue[];
  private readonly scene: Scene;
  private readonly effort: Effort;
  private readonly scenes = new Map<Step, Scene>();
  private readonly allowed = new Map<VenueRule, Map<Step | undefined, Uint8Array>>();
  /** Asked for several times of the same steps. */
  private readonly allowedAfter = {
    some: new WeakMap<Steps, Uint8Array>(),
    every: new WeakMap<Steps, Uint8Array>(),
  };
  private readonly candidates = new Map<Step | undefined, Map<number, Candidate>>();

  constructor({ wishes, venues, context }: Request, effort: Effort) {
    [this.venues, this.effort] = [venues, effort];
    this.scene = createScene(readWishes(wishes, venues), context);
  }

  /**
   * Whether there is a plan after one step for each wish; undefined when the effort is used
   * up before that is known.
   */
  isPossible(choice: Steps): boolean | undefined {
    return this.hasPlan(choice, this.sceneAfter([...choice.values()].flat()), 'exactly');
  }

  /**
   * False when there is a plan after no choice among these steps. Tried with everything that any of
   * the steps allows, so that true promises nothing. Each start, each number of stops and each way
   * of getting around is a try of its own: they allow other things, not more.
   */
  mayBePossible(steps: Steps): boolean | undefined {
    for (const wish of ['start', 'stops', 'mode'] as const) {
      const own = steps.get(wish) ?? [];
      if (own.length < 2) continue;
      let verdict: boolean | undefined = false;
      for (const step of own) {
        const tried = this.mayBePossible(new Map(steps).set(wish, [step]));
        if (tried) return true;
        if (tried === undefined) verdict = undefined;
      }
      return verdict;
    }
    return this.hasPlan(steps, this.lenientScene(steps), 'leniently');
  }

  private hasPlan(steps: Steps, scene: Scene, how: 'exactly' | 'leniently'): boolean | undefined {
    throwIfCancelled();
    if (this.effort.left <= 0) return undefined;
    this.effort.left -= this.venues.length;
    const [start] = steps.get('start') ?? [];
    const candidates = this.candidatesAt(start, this.allowedUnder(steps, 'some'));
    const { context, wishes } = scene;
    const space = {
      scene,
      size: wishes.stops,
      among: this.venues,
      candidates,
      meals: {
        excuse: this.isExcused(steps, how) ? excused : null,
        served: this.servedUnder(steps, how, candidates),
        room: roomOf(wishes.stops, candidates),
      },
      legs: legsAmong(this.venues, goingOf(scene)),
      ways: new Ways(context, wishes.mode),
    };
    return hasPlan(space, how === 'exactly' ? planRules : lenientRules, this.effort);
  }

  private sceneAfter(steps: readonly Step[]): Scene {
    const [only, ...more] = steps;
    if (!only) return this.scene;
    if (more.length === 0) return this.sceneAfterOne(only);
    const merged: Scene = steps.reduce((scene, step) => {
      const after = this.sceneAfterOne(step);
      const { dislikeOf, haveEaten, doneVenueIds, lastFirstKind } = after;
      const { needs, diets, unverifiable, toAsk, toTell, noAlcohol } = after;
      return {
        ...scene,
        ...(step.wish === 'dislikes' && {
          ...{ dislikeOf, haveEaten, needs, diets, unverifiable, toAsk, toTell, noAlcohol },
        }),
        ...(step.wish === 'done-before' && { doneVenueIds, lastFirstKind }),
      };
    }, this.scene);
    const changes: Partial<Wishes>[] = steps.map((step) => step.changes);
    return createScene(
      { ...merged, wishes: Object.assign({}, this.scene.wishes, ...changes) },
      this.scene.context,
    );
  }

  private sceneAfterOne(step: Step): Scene {
    const known = this.scenes.get(step);
    if (known) return known;
    const changed = { ...this.scene.wishes, ...step.changes };
    const scene = createScene(readFewer(this.scene, changed, this.venues), this.scene.context);
    this.scenes.set(step, scene);
    return scene;
  }

  /** The scene in which everything is allowed that some of the steps allow. */
  private lenientScene(steps: Steps): Scene {
    const scenes = [...steps.values()].map((own) => own.map((step) => this.sceneAfterOne(step)));
    const { scene } = this;
    const every = <T>(valueOf: (one: Scene) => T): T[] => [scene, ...scenes.flat()].map(valueOf);
    const [start, stops, mode] = (['start', 'stops', 'mode'] as const).map(
      (wish) => steps.get(wish)?.[0],
    );
    const settings = scenesOf(steps, 'setting', scenes, scene).map((one) => one.wishes.setting);
    const wishes: Wishes = {
      ...scene.wishes,
      ...start?.changes,
      ...stops?.changes,
      ...mode?.changes,
      budget: { minCents: 0, maxCents: Math.max(...every((one) => one.wishes.budget.maxCents)) },
      setting: settings.includes('both') ? 'both' : scene.wishes.setting,
      endMinutes: scenesOf(steps, 'end', scenes, scene)
        .map((one) => one.wishes.endMinutes)
        .reduce((a, b) => (a === null || b === null ? null : Math.max(a, b))),
    };
    const lastFirstKind = steps.has('done-before') ? null : scene.lastFirstKind;
    return createScene({ ...scene, wishes, lastFirstKind }, scene.context);
  }

  /** Whether a plan may go without a meal: exactly so, or after some of the steps at least. */
  private isExcused(steps: Steps, how: 'exactly' | 'leniently'): boolean {
    const dislikes = steps.get('dislikes');
    const scenes = dislikes?.map((step) => this.sceneAfterOne(step)) ?? [this.scene];
    if (scenes.some(({ haveEaten, unverifiable }) => haveEaten || unverifiable.length > 0))
      return true;
    const allowed = this.allowedUnder(steps, how === 'exactly' ? 'some' : 'every');
    return this.venues.every(({ category }, i) => !allowed[i] || kinds[category].role !== 'meal');
  }

  /** The venues that every rule allows under some of its steps, or under every one. */
  private allowedUnder(steps: Steps, those: 'some' | 'every'): Uint8Array {
    const known = this.allowedAfter[those].get(steps);
    if (known) return known;
    const allowed = new Uint8Array(this.venues.length).fill(1);
    for (const rule of venueRules) {
      const wish = wishOf[rule.id];
      const [first, ...more] = (wish && steps.get(wish)) ?? [undefined];
      const verdict = this.allowedBy(rule, first);
      const verdicts = more.map((step) => this.allowedBy(rule, step));
      for (let i = 0; i < allowed.length; i += 1) {
        if (allowed[i] === 0) continue;
        let isAllowed = byteAt(verdict, i);
        for (const one of verdicts)
          isAllowed = those === 'some' ? isAllowed | byteAt(one, i) : isAllowed & byteAt(one, i);
        allowed[i] = isAllowed;
      }
    }
    this.allowedAfter[those].set(steps, allowed);
    return allowed;
  }

  private allowedBy(rule: VenueRule, step: Step | undefined): Uint8Array {
    const known = this.allowed.get(rule) ?? new Map<Step | undefined, Uint8Array>();
    this.allowed.set(rule, known);
    const verdict = known.get(step) ?? this.holdAgainst(rule, step);
    known.set(step, verdict);
    return verdict;
  }

  private holdAgainst(rule: VenueRule, step: Step | undefined): Uint8Array {
    const scene = step ? this.sceneAfterOne(step) : this.scene;
    return Uint8Array.from(this.venues, (venue) => Number(rule.allows(venue, scene)));
  }

  private candidatesAt(start: Step | undefined, allowed: Uint8Array): Candidate[] {
    const known = this.candidates.get(start) ?? new Map<number, Candidate>();
    this.candidates.set(start, known);
    const scene = start ? this.sceneAfterOne(start) : this.scene;
    const chosen: Candidate[] = [];
    for (const [i, venue] of this.venues.entries()) {
      if (allowed[i] === 0) continue;
      const candidate = known.get(i) ?? candidateOf(venue, i, scene);
      known.set(i, candidate);
      chosen.push(candidate);
    }
    return chosen;
  }

  /**
   * The meal times for which some kitchen serves; when leniently, for which one does under every
   * step: a plan then needs no more.
   */
  private servedUnder(
    steps: Steps,
    how: 'exactly' | 'leniently',
    candidates: readonly Candidate[],
  ): ServedMeals {
    if (how === 'exactly') return servedMealsOf(candidates);
    const [start] = steps.get('start') ?? [];
    const { at } = servedMealsOf(this.candidatesAt(start, this.allowedUnder(steps, 'every')));
    return { at, elsewhere: candidates.some(({ feeds }) => feeds) };
  }
}

/** The scenes after the steps of one wish; the request's own where it is not touched. */
function scenesOf(
  steps: Steps,
  wish: Relaxable,
  scenes: readonly (readonly Scene[])[],
  own: Scene,
): readonly Scene[] {
  const at = [...steps.keys()].indexOf(wish);
  return at < 0 ? [own] : (scenes[at] ?? [own]);
}
