import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { formatList } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { isMetBy } from '../score/met.ts';
import { countStops } from './count-stops.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { Adjustment, MeasureName } from '@rendezvous/language';
import { changeWishes } from './change-wishes.ts';
import { findStop } from './find-stop.ts';
import { Spaces } from './spaces.ts';
import type { PlanState } from './plan-state.ts';
import { refinePlan, stuckMoves } from './refine-plan.ts';
import { explain } from './explain.ts';
import { nothing, venuesOf, type Refinable } from './refinable.ts';
import { staysAfter, withStays } from './stays.ts';
import { labelPlans } from '../words/label-plans.ts';
import { placeNotes } from '../words/notes/place-notes.ts';
import { writeRefined } from './write-refined.ts';
import { cannotMove, cannotStay, noSuchStop, nothingToChange } from './words.ts';
import { itemAt } from '../at.ts';

export interface RefinedPlan {
  readonly plan: Plan;
  readonly state: PlanState;
  /** Which of the plans before it comes from. */
  readonly from: number;
}

/** New versions of the plans that could be refined, or in one sentence why none could. */
export type Refined =
  | {
      readonly ok: true;
      readonly wishes: Wishes;
      readonly plans: readonly RefinedPlan[];
      /** What could not be moved any further, beside what could. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Changes plans as asked and no further: each becomes the plan that has what was asked for and
 * keeps most of what was there (`refinePlan`). What was asked before still holds when it can. A
 * plan that has no such version is left out; when none has one, the answer says what stands in the
 * way, proved by the search. One adjustment is asked of every plan, several of the plans in their
 * order; the wishes are those of the first. Pure, and audited like every plan: throws on a fault.
 */
export function refine(
  { wishes: before, plans, venues, context, isMoved = false }: Refinable,
  asked: Adjustment | readonly Adjustment[],
): Refined {
  const adjustments = 'moves' in asked ? plans.map(() => asked) : asked;
  const [first = nothing] = adjustments;
  const shown = venuesOf(plans[0], venues);
  const count = countStops(first, shown);
  if (!count.ok) return count;
  const { stays, stuck } = staysOfAll(plans, adjustments, venues);
  const [stuckStay] = stuck;
  if (stuckStay && stays.length === 0) return { ok: false, reason: cannotStay(stuckStay) };
  const wishes = withStays(wishesAfter({ ...before, stops: count.stops }, first, shown), stays);
  const spaces = new Spaces({ wishes, venues, context }, { isMoved });
  const missing = missingStop(plans, adjustments, spaces);
  if (missing !== undefined) return { ok: false, reason: noSuchStop(missing) };

  const refined: RefinedPlan[] = [];
  for (const [from, state] of plans.entries()) {
    const used = new Set(
      refined.flatMap(({ state: { stops } }) => stops.map(({ venueId }) => venueId)),
    );
    const ofOthers = plans
      .slice(from + 1)
      .flatMap(({ stops }) => stops.map(({ venueId }) => venueId));
    const adjustment = adjustments[from] ?? nothing;
    // The other evening keeps its places when this one can do without them.
    const found =
      refinePlan(state, adjustment, spaces, new Set([...used, ...ofOthers])) ??
      (ofOthers.length > 0 ? refinePlan(state, adjustment, spaces, used) : null);
    if (found) refined.push({ ...writeRefined(found, spaces), from });
  }
  return refined.length > 0
    ? {
        ok: true,
        wishes,
        plans: labelled(refined, spaces.scene),
        notes: [
          ...notesOf(refined, plans, adjustments, spaces),
          ...unchangedNote(refined, plans),
          ...lostWishes(refined, plans, spaces),
          ...kitchenNote(spaces.scene),
          ...(isMoved
            ? placeNotes(
                refined.map(({ plan }) => plan),
                spaces.scene,
                venues,
              )
            : []),
        ],
      }
    : { ok: false, reason: explain({ wishes: before, plans, venues, context, isMoved }, first) };
}

/** How long the stops of all plans are stayed at after their adjustments. */
function staysOfAll(
  plans: readonly PlanState[],
  adjustments: readonly Adjustment[],
  venues: readonly Venue[],
) {
  const each = plans.map(({ stops }, i) =>
    staysAfter(
      adjustments[i] ?? nothing,
      stops.flatMap((stop) => {
        const venue = venues.find(({ id }) => id === stop.venueId);
        return venue ? [{ venue, stop }] : [];
      }),
    ),
  );
  return {
    stays: each.flatMap((one) => one.stays),
    stuck: each.flatMap((one) => one.stuck),
  };
}

/** The wishes after an adjustment; a date that opens with its meal moves with the meal. */
function wishesAfter(before: Wishes, adjustment: Adjustment, shown: readonly Venue[]): Wishes {
  const wishes = changeWishes(before, withMoods(adjustment));
  const { meal } = adjustment.wishes;
  const opens = shown[0] !== undefined && kinds[shown[0].category].role === 'meal';
  if (!meal || !opens) return wishes;
  const startMinutes = 'at' in meal ? meal.at : wishes.startMinutes + meal.by;
  return { ...wishes, startMinutes };
}

/** A version that is the same hour by hour had all of it already, and says so. */
function unchangedNote(refined: readonly RefinedPlan[], plans: readonly PlanState[]): string[] {
  const isSame = refined.every(({ state, from }) => {
    const before = plans[from]?.stops ?? [];
    return (
      state.stops.length === before.length &&
      state.stops.every(
        ({ venueId, arrival, departure }, i) =>
          venueId === before[i]?.venueId &&
          arrival === before[i]?.arrival &&
          departure === before[i]?.departure,
      )
    );
  });
  return isSame ? [nothingToChange] : [];
}

/** What was asked for, was there before and is in none of the plans any more. */
function lostWishes(
  refined: readonly RefinedPlan[],
  plans: readonly PlanState[],
  { scene, venuesById }: Spaces,
): string[] {
  const had = plans.map(({ stops }) =>
    stops.flatMap(({ venueId, ...times }) => {
      const venue = venuesById.get(venueId);
      return venue ? [{ venue, ...times }] : [];
    }),
  );
  const lost = scene.tastes.filter(
    (taste) =>
      taste.isMust &&
      had.some((stays) => isMetBy(taste, stays, scene)) &&
      refined.every(({ plan }) => !isMetBy(taste, plan.stops, scene)),
  );
  return lost.length === 0
    ? []
    : [`To make room, this leaves out ${formatList(lost.map(({ text }) => `“${text}”`))}.`];
}

/** The options with labels that tell them apart as they are now. */
function labelled(refined: readonly RefinedPlan[], scene: Scene): RefinedPlan[] {
  const plans = labelPlans(
    refined.map(({ plan }) => plan),
    scene,
  );
  return refined.map((one, i) => ({ ...one, plan: plans[i] ?? one.plan }));
}

/**
 * The word of mood for a measure that is wished more of: it counts in the score and
 * the reasons from now on.
 */
const moodWords: Partial<Record<MeasureName, string>> = {
  romantic: 'romantic',
  fun: 'fun',
  relaxed: 'relaxed',
  adventurous: 'adventurous',
  cultural: 'cultural',
  unique: 'unusual',
  talk: 'conversation',
  quiet: 'quiet',
};

function withMoods({ moves, wishes }: Adjustment): Adjustment['wishes'] {
  const moods = moves.flatMap(({ measure, toward }) =>
    toward === 'more' ? (moodWords[measure] ?? []) : [],
  );
  return moods.length === 0 ? wishes : { ...wishes, mood: [...(wishes.mood ?? []), ...moods] };
}

/** Moves that no plan had any room for. */
function notesOf(
  refined: readonly RefinedPlan[],
  plans: readonly PlanState[],
  adjustments: readonly Adjustment[],
  spaces: Spaces,
): string[] {
  const stuck = refined.map(({ from }) =>
    stuckMoves(itemAt(plans, from), adjustments[from] ?? nothing, spaces),
  );
  return [
    ...new Set(
      (stuck[0] ?? [])
        .filter((move) =>
          stuck.every((moves) => moves.some(({ measure }) => measure === move.measure)),
        )
        .map(cannotMove),
    ),
  ];
}

/** A stop that is spoken of and that no plan has. */
function missingStop(
  plans: readonly PlanState[],
  adjustments: readonly Adjustment[],
  { venuesById }: Spaces,
): string | undefined {
  const all = plans.map(({ stops }) =>
    stops.flatMap(({ venueId }) => venuesById.get(venueId) ?? []),
  );
  const references = adjustments
    .flatMap(({ keep, swap, wants, drop = [], order = [], near, stays = [] }) => [
      ...order,
      ...stays.map(({ stop }) => stop),
      ...(near === undefined || near === 'place' ? [] : [near]),
      ...keep,
      ...swap,
      ...drop,
      ...wants.flatMap(({ as }) => as ?? []),
    ])
    .filter((reference) => typeof reference === 'string');
  return references.find((reference) =>
    all.every((venues) => findStop(reference, venues) === undefined),
  );
}

/** Why there is no meal for a restriction that no data speak of, and how to have one anyway. */
function kitchenNote({ unverifiable }: Scene): string[] {
  return unverifiable.length === 0
    ? []
    : [
        `No place here says that it is safe for “${unverifiable.join('”, “')}”, so this plan has no meal. Write “ask the kitchen” for one all the same.`,
      ];
}
