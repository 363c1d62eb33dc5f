import { randomUUID } from 'node:crypto';
import {
  refinementPresets,
  type Refinement,
  type RefinementRequest,
  type Suggestion,
  type SuggestionRequest,
  type WirePlan,
  type WireVenue,
} from '@rendezvous/contract';
import {
  listAlternatives,
  presetAdjustments,
  presetMeanings,
  readRefinement,
  refine,
  reorder,
  type Adjustment,
  type Plan,
  type PlanState,
  type Reading,
  type Refinable,
} from '@rendezvous/planner';
import type { LocatedPlace, SourcedVenue } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import { presentPlan } from '../presenters/plan.ts';
import { Refusal } from '../refusal.ts';
import type { SuggestionState, Version } from './find-version.ts';
import type { Facts, GatherFacts } from './gather-facts.ts';

/** A refined version of a suggestion, ready to be stored and answered. */
export interface RefinedDate {
  readonly suggestion: Suggestion;
  readonly request: SuggestionRequest;
  readonly state: SuggestionState;
  readonly understood: Refinement['understood'];
}

/** A version of a suggestion that was arranged by hand, ready to be stored and answered. */
export type ArrangedDate = Pick<RefinedDate, 'suggestion' | 'request' | 'state'>;

/** Another place for a stop with the plan that would be: how much later it ends in minutes, how much more it costs in dollars. */
export interface OtherPlace {
  readonly venue: WireVenue;
  readonly plan: WirePlan;
  readonly changes: { readonly minutes: number; readonly cost: number };
}

/** Everything that is done to plans that were suggested. Refuses as `no-refinement`, with the reason, what cannot be done. */
export interface PlanChanges {
  refine(version: Version, request: RefinementRequest): Promise<RefinedDate>;
  listAlternatives(version: Version, planId: string, venueId: string): Promise<OtherPlace[]>;
  reorder(version: Version, planId: string, venueIds: readonly string[]): Promise<WirePlan>;
  /** The version with one of its plans in another order or with one other place, which is among its alternatives. */
  arrange(version: Version, planId: string, venueIds: readonly string[]): Promise<ArrangedDate>;
}

interface Deps {
  readonly locate: (text: string) => LocatedPlace | undefined;
  readonly gatherFacts: GatherFacts;
}

/** A version with the facts it rests on, which are gathered anew: a forecast changes. */
interface Scene extends Facts {
  readonly place: LocatedPlace;
  readonly present: (plan: Plan) => WirePlan;
}

export function createPlanChanges({ locate, gatherFacts }: Deps): PlanChanges {
  return {
    async refine(version, request) {
      const { state } = version;
      const scene = await sceneOf(version);
      const reading = read(request, version);
      const plans = state.plans.map((plan) => plan.state);
      const byVenue = (venueIds: readonly string[]) => venueIds.map((venueId) => ({ venueId }));
      const asked = reading.adjustments.map((adjustment) => ({
        ...adjustment,
        keep: [...adjustment.keep, ...byVenue(request.locked)],
        swap: [...adjustment.swap, ...byVenue(request.removed)],
      }));
      const refined = refine(
        { wishes: state.wishes, plans, venues: scene.venues, context: scene.context },
        asked,
      );
      if (!refined.ok) throw new Refusal('no-refinement', { detail: refined.reason });
      const shown = refined.plans.map(({ plan }) => scene.present(plan));
      return {
        suggestion: {
          ...version.answer,
          suggestion_id: randomUUID(),
          plans: shown,
          notes: [
            ...refined.notes,
            ...(refined.plans.length < plans.length ? [messages.otherEveningLeftOut] : []),
          ],
        },
        request: version.request,
        state: {
          ...state,
          wishes: refined.wishes,
          plans: refined.plans.map((one, i) => ({
            planId: shown[i]?.plan_id ?? '',
            state: one.state,
          })),
        },
        understood: { changes: [...reading.understood], unread: [...reading.unread] },
      };
    },

    async listAlternatives(version, planId, venueId) {
      const { state, answer } = version;
      const planIndex = state.plans.findIndex((plan) => plan.planId === planId);
      const before = answer.plans.find((plan) => plan.plan_id === planId);
      const place =
        state.plans[planIndex]?.state.stops.findIndex((stop) => stop.venueId === venueId) ?? -1;
      if (!before || place < 0) throw new Refusal('not-found', { detail: messages.unknownPlan });
      const scene = await sceneOf(version);
      const plans = state.plans.map((plan) => plan.state);
      const end = state.plans[planIndex]?.state.stops[2].departure ?? 0;
      return listAlternatives(
        { wishes: state.wishes, plans, venues: scene.venues, context: scene.context },
        { planIndex, place: place as 0 | 1 | 2 },
      ).map(({ plan }) => {
        const shown = scene.present(plan);
        return {
          venue: shown.venues[place] as WireVenue,
          plan: shown,
          changes: {
            minutes: plan.stops[2].departure - end,
            cost: shown.cost.expected - before.cost.expected,
          },
        };
      });
    },

    async reorder(version, planId, venueIds) {
      const known = version.state.plans.find((plan) => plan.planId === planId);
      if (!known) throw new Refusal('not-found', { detail: messages.unknownPlan });
      if (!isOrderOf(known.state, venueIds))
        throw new Refusal('invalid-input', { errors: { venue_ids: [messages.otherVenues] } });
      const scene = await sceneOf(version);
      const reordered = reorder(
        { wishes: version.state.wishes, venues: scene.venues, context: scene.context },
        known.state,
        venueIds,
      );
      if (!reordered.ok) throw new Refusal('no-refinement', { detail: reordered.reason });
      return scene.present(reordered.plan);
    },

    async arrange(version, planId, venueIds) {
      const { state, answer, request } = version;
      const planIndex = state.plans.findIndex((plan) => plan.planId === planId);
      if (planIndex < 0) throw new Refusal('not-found', { detail: messages.unknownPlan });
      const scene = await sceneOf(version);
      const plans = state.plans.map((plan) => plan.state);
      const arranged = arrangedPlan(
        { wishes: state.wishes, plans, venues: scene.venues, context: scene.context },
        planIndex,
        venueIds,
      );
      const shown = scene.present(arranged.plan);
      const at = <Item>(items: readonly Item[], item: Item) => items.with(planIndex, item);
      return {
        suggestion: { ...answer, suggestion_id: randomUUID(), plans: at(answer.plans, shown) },
        request,
        state: {
          ...state,
          plans: at(state.plans, { planId: shown.plan_id, state: arranged.state }),
        },
      };
    },
  };

  async function sceneOf({ request, state }: Version): Promise<Scene> {
    const place = locate(request.config.location);
    if (!place) throw new Refusal('not-found', { detail: messages.unknownSuggestion });
    const facts = await gatherFacts(place, {
      date: state.date,
      startMinutes: state.wishes.startMinutes,
    });
    const venuesById = new Map<string, SourcedVenue>(
      facts.venues.map((venue) => [venue.id, venue]),
    );
    return {
      ...facts,
      place,
      present: (plan) =>
        presentPlan(plan, { venuesById, city: place.city, mode: state.wishes.mode }),
    };
  }
}

/** What a refinement asks of each plan, and how it was understood. */
interface Asked extends Omit<Reading, 'adjustment'> {
  readonly adjustments: readonly Adjustment[];
}

/** Reads what a refinement asks; refuses a text of which nothing can be read. */
function read({ type, value }: RefinementRequest, { answer, state }: Version): Asked {
  if (type === 'preset') {
    const preset = refinementPresets.find((name) => name === value);
    if (preset === undefined)
      throw new Refusal('invalid-input', { errors: { value: [messages.unknownPreset] } });
    return {
      adjustments: state.plans.map(() => presetAdjustments[preset]),
      understood: [{ words: value, meaning: presetMeanings[preset] }],
      unread: [],
    };
  }
  const readings = answer.plans.map((plan, i) =>
    readRefinement(value, {
      startMinutes: state.plans[i]?.state.stops[0].arrival ?? state.wishes.startMinutes,
      endMinutes: state.plans[i]?.state.stops[2].departure ?? state.wishes.startMinutes,
      totalCents: Math.round(plan.cost.expected * 100),
      stopNames: plan.venues.map((venue) => venue.name),
    }),
  );
  // Who names a stop speaks of the evening that has it.
  const [best] = readings.toSorted((a, b) => a.unread.length - b.unread.length);
  if (!best || best.understood.length === 0)
    throw new Refusal('no-refinement', { detail: messages.nothingRead });
  const other: Adjustment = {
    wishes: best.adjustment.wishes,
    moves: [],
    wants: [],
    keep: [],
    swap: [],
  };
  return {
    ...best,
    adjustments: readings.map(({ adjustment, unread }) =>
      unread.length === best.unread.length ? adjustment : other,
    ),
  };
}

/** The plan with these venues at its places: its own three in another order, or all but one and an alternative to that one. */
function arrangedPlan(
  refinable: Refinable,
  planIndex: number,
  venueIds: readonly string[],
): { readonly plan: Plan; readonly state: PlanState } {
  const state = refinable.plans[planIndex];
  if (!state)
    throw new RangeError(`Cannot arrange a plan: there is none with the number ${planIndex}`);
  if (isOrderOf(state, venueIds)) {
    const reordered = reorder(refinable, state, venueIds);
    if (!reordered.ok) throw new Refusal('no-refinement', { detail: reordered.reason });
    return reordered;
  }
  const [place, ...further] = ([0, 1, 2] as const).filter(
    (i) => state.stops[i].venueId !== venueIds[i],
  );
  if (place === undefined || further.length > 0)
    throw new Refusal('invalid-input', { errors: { venue_ids: [messages.oneOtherVenue] } });
  const other = listAlternatives(refinable, { planIndex, place }).find(
    (one) => one.state.stops[place].venueId === venueIds[place],
  );
  if (!other) throw new Refusal('no-refinement', { detail: messages.placeGone });
  return other;
}

function isOrderOf({ stops }: PlanState, venueIds: readonly string[]): boolean {
  return (
    stops.length === new Set(venueIds).size &&
    stops.every(({ venueId }) => venueIds.includes(venueId))
  );
}
