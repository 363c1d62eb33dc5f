import { randomUUID } from 'node:crypto';
import type {
  Refinement,
  RefinementRequest,
  Suggestion,
  SuggestionRequest,
  PlannedPlan,
  PlannedVenue,
} from '@rendezvous/contract';
import { refinementLengths, refinementPresets } from '@rendezvous/contract/constants';
import {
  insteadOf,
  presetAdjustments,
  presetMeanings,
  readRefinement,
  type Adjustment,
  type NamedPlace,
  type Reading,
} from '@rendezvous/language';

import {
  answerQuestion,
  headsOf,
  listAlternatives,
  refine,
  reorder,
  type Plan,
} from '@rendezvous/planner';
import { messages } from '../../messages.ts';
import { arrangedPlan, isOrderOf } from './arranged-plan.ts';
import { presentPlan } from './present/present-plan.ts';
import { Refusal } from '../../refusal.ts';
import { boundedText } from './bounded-text.ts';
import { pricedFor, type Facts, type FactsOf } from './facts.ts';
import { outlinesOf } from './outlines.ts';
import type { Setting } from './setting.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** A version of a suggestion, and the setting it is planned in: a forecast changes. */
export interface VersionInSetting {
  readonly request: SuggestionRequest;
  readonly answer: Suggestion;
  readonly state: SuggestionState;
  readonly setting: Setting;
  /** The place of the setting, where a refinement moves the date there. */
  readonly movedTo?: NamedPlace;
  /** Places that a refinement asks to avoid. */
  readonly avoided?: readonly NamedPlace[];
}

/** A refined version of a suggestion, ready to be stored and answered. */
export interface RefinedDate {
  readonly suggestion: Suggestion;
  readonly request: SuggestionRequest;
  readonly state: SuggestionState;
  readonly understood: Refinement['understood'];
  /** Only questions were asked, or thanks said: the version stays what it was. */
  readonly isUnchanged: boolean;
}

/** A version of a suggestion that was arranged by hand, ready to be stored and answered. */
export type ArrangedDate = Pick<RefinedDate, 'suggestion' | 'request' | 'state'>;

/** Another place for a stop: how many minutes later the plan ends, how many dollars it adds. */
export interface OtherPlace {
  readonly venue: PlannedVenue;
  readonly plan: PlannedPlan;
  readonly changes: { readonly minutes: number; readonly cost: number };
}

/** A change of one plan of a version. */
export interface PlanToChange {
  readonly version: VersionInSetting;
  readonly planId: string;
}

/** Everything done to suggested plans. Refuses as `no-refinement`, with the reason. */
export interface ChangePlans {
  readonly refine: (asked: {
    readonly version: VersionInSetting;
    readonly request: RefinementRequest;
  }) => RefinedDate;
  readonly listAlternatives: (asked: PlanToChange & { readonly venueId: string }) => OtherPlace[];
  readonly reorder: (asked: PlanToChange & { readonly venueIds: readonly string[] }) => PlannedPlan;
  /** The version with one plan in another order, or with another place of its alternatives. */
  readonly arrange: (
    asked: PlanToChange & { readonly venueIds: readonly string[] },
  ) => ArrangedDate;
}

/** The facts that a version rests on. */
interface Scene extends Facts {
  readonly present: (plan: Plan) => PlannedPlan;
}

export function createChangePlans(factsOf: FactsOf): ChangePlans {
  return {
    refine: ({ version, request }) => refineVersion(version, sceneOf(version), request),
    listAlternatives: ({ version, planId, venueId }) =>
      alternativesTo(version, sceneOf(version), { planId, venueId }),
    reorder: ({ version, planId, venueIds }) => {
      const known = version.state.plans.find((plan) => plan.planId === planId);
      if (!known) throw new Refusal('not-found', { detail: messages.unknownPlan });
      if (!isOrderOf(known.state, venueIds))
        throw new Refusal('invalid-input', { errors: { venue_ids: [messages.otherVenues] } });
      const { venues, context, present } = sceneOf(version);
      const reordered = reorder(
        { wishes: version.state.wishes, venues, context },
        known.state,
        venueIds,
      );
      if (!reordered.ok) throw new Refusal('no-refinement', { detail: reordered.reason });
      return present(reordered.plan);
    },
    arrange: ({ version, planId, venueIds }) =>
      arrangeVersion(version, sceneOf(version), { planId, venueIds }),
  };

  function sceneOf({ setting, state }: VersionInSetting): Scene {
    const { wishes } = state;
    const facts = pricedFor(factsOf(setting), wishes);
    const { venuesById, city, context } = facts;
    const { mode } = wishes;
    return {
      ...facts,
      present: (plan) =>
        presentPlan(plan, { venuesById, city, context, mode, heads: headsOf(wishes) }),
    };
  }
}

function refineVersion(
  version: VersionInSetting,
  { venues, context, present }: Scene,
  request: RefinementRequest,
): RefinedDate {
  const { state, answer, request: asked, movedTo } = version;
  const reading = read(request, version);
  const answers = answersTo(reading, version, { venues, context });
  if (reading.understood.length === 0 && answers.length > 0)
    return {
      suggestion: answer,
      request: asked,
      state,
      understood: { changes: [], unread: [...reading.unread], answers },
      isUnchanged: true,
    };
  const plans = state.plans.map((plan) => plan.state);
  const byVenue = (venueIds: readonly string[]) => venueIds.map((venueId) => ({ venueId }));
  const adjustments = reading.adjustments.map((adjustment) => ({
    ...adjustment,
    keep: [...adjustment.keep, ...byVenue(request.locked)],
    swap: [...adjustment.swap, ...byVenue(request.removed)],
  }));
  const isMoved = movedTo !== undefined;
  const refined = refine({ wishes: state.wishes, plans, venues, context, isMoved }, adjustments);
  if (!refined.ok) throw new Refusal('no-refinement', { detail: refined.reason });
  const shown = refined.plans.map(({ plan }) => present(plan));
  return {
    suggestion: {
      ...answer,
      suggestion_id: randomUUID(),
      plans: shown,
      notes: [
        ...refined.notes,
        ...(refined.plans.length < plans.length ? [messages.otherEveningLeftOut] : []),
        ...(shown[0]?.tips ?? []),
      ],
    },
    request: movedTo ? movedRequest(asked, movedTo) : asked,
    state: {
      ...state,
      wishes: refined.wishes,
      plans: refined.plans.map((one, i) => ({
        planId: shown[i]?.plan_id ?? '',
        state: one.state,
      })),
    },
    understood: { changes: [...reading.understood], unread: [...reading.unread], answers },
    isUnchanged: false,
  };
}

/** The request that later versions are made from: of the place that the date moved to. */
const movedRequest = (request: SuggestionRequest, { label }: NamedPlace): SuggestionRequest => ({
  ...request,
  config: { ...request.config, location: label },
});

/** What the facts say to what was asked about the first plan, and a word to thanks. */
function answersTo(
  { questions, isContent }: Pick<Reading, 'questions' | 'isContent'>,
  { answer, state }: VersionInSetting,
  { venues, context }: Pick<Scene, 'venues' | 'context'>,
): string[] {
  const [shown] = state.plans;
  const stops = (shown?.state.stops ?? []).flatMap(({ venueId, arrival, departure }) => {
    const venue = venues.find(({ id }) => id === venueId);
    return venue ? [{ venue, arrival, departure }] : [];
  });
  const legs = answer.plans[0]?.route_info.legs ?? [];
  const plan = { stops, legs, heads: headsOf(state.wishes), context };
  return isContent ? [messages.glad] : questions.map((question) => answerQuestion(question, plan));
}

function alternativesTo(
  { state, answer }: VersionInSetting,
  { venues, context, present }: Scene,
  { planId, venueId }: { planId: string; venueId: string },
): OtherPlace[] {
  const planIndex = state.plans.findIndex((plan) => plan.planId === planId);
  const before = answer.plans.find((plan) => plan.plan_id === planId);
  const place =
    state.plans[planIndex]?.state.stops.findIndex((stop) => stop.venueId === venueId) ?? -1;
  if (!before || place < 0) throw new Refusal('not-found', { detail: messages.unknownPlan });
  const plans = state.plans.map((plan) => plan.state);
  const end = state.plans[planIndex]?.state.stops.at(-1)?.departure ?? 0;
  return listAlternatives(
    { wishes: state.wishes, plans, venues, context },
    { planIndex, place },
  ).map(({ plan }) => {
    const shown = present(plan);
    return {
      venue: shown.venues[place] as PlannedVenue,
      plan: shown,
      changes: {
        minutes: (plan.stops.at(-1)?.departure ?? 0) - end,
        cost: shown.cost.expected - before.cost.expected,
      },
    };
  });
}

function arrangeVersion(
  { state, answer, request }: VersionInSetting,
  { venues, context, present }: Scene,
  { planId, venueIds }: { planId: string; venueIds: readonly string[] },
): ArrangedDate {
  const planIndex = state.plans.findIndex((plan) => plan.planId === planId);
  if (planIndex < 0) throw new Refusal('not-found', { detail: messages.unknownPlan });
  const plans = state.plans.map((plan) => plan.state);
  const arranged = arrangedPlan(
    { wishes: state.wishes, plans, venues, context },
    planIndex,
    venueIds,
  );
  const shown = present(arranged.plan);
  const at = <Item>(items: readonly Item[], item: Item) => items.with(planIndex, item);
  return {
    suggestion: { ...answer, suggestion_id: randomUUID(), plans: at(answer.plans, shown) },
    request,
    state: { ...state, plans: at(state.plans, { planId: shown.plan_id, state: arranged.state }) },
  };
}

/** What a refinement asks of each plan, and how it was understood. */
interface Asked extends Omit<Reading, 'adjustment'> {
  readonly adjustments: readonly Adjustment[];
}

/** Reads what a refinement asks; refuses a text in which nothing can be read. */
function read(
  { type, value: said }: RefinementRequest,
  { answer, state, movedTo, avoided = [] }: VersionInSetting,
): Asked {
  const value = boundedText(said, refinementLengths.max);
  if (type === 'preset') {
    const preset = refinementPresets.find((name) => name === value);
    if (preset === undefined)
      throw new Refusal('invalid-input', { errors: { value: [messages.unknownPreset] } });
    return {
      adjustments: state.plans.map(() => presetAdjustments[preset]),
      understood: [{ words: value, meaning: presetMeanings[preset] }],
      unread: [],
      questions: [],
      isContent: false,
    };
  }
  const readings = outlinesOf(
    { answer, state },
    movedTo === undefined ? avoided : [movedTo, ...avoided],
  ).map((outline) => readRefinement(value, outline));
  // Who names a stop speaks of the evening that has it.
  const [best] = readings.toSorted((a, b) => a.unread.length - b.unread.length);
  if (!best || (best.understood.length === 0 && best.questions.length === 0 && !best.isContent))
    throw new Refusal('no-refinement', { detail: insteadOf(value) ?? messages.nothingRead });
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
