import { limits, type SuggestionRequest, type PlannedPlan } from '@rendezvous/contract';
import {
  comesToEat,
  headsOf,
  metIn,
  stateOf,
  suggest,
  suggestBriefly,
  venuesNamedIn,
  type Suggested,
  type Wishes,
} from '@rendezvous/planner';
import { presentAlternative } from './present/present-alternative.ts';
import { presentPlan } from './present/present-plan.ts';
import { Refusal } from '../../refusal.ts';
import { pricedFor, type Facts, type FactsOf } from './facts.ts';
import type { Setting } from './setting.ts';
import { stateVersion, type SuggestionState } from './suggestion-state.ts';
import { wishesOf, type Background, type Hours } from './wishes-of.ts';

export interface DateToPlan {
  readonly request: Pick<SuggestionRequest, 'config' | 'seed'>;
  readonly hours: Hours;
  readonly setting: Setting;
  /** Omitted for a visitor. */
  readonly background?: Background;
  /**
   * What to say about wishes that no plan can meet: why, and what would help; or only why, which
   * takes far less time.
   */
  readonly explanation: 'full' | 'brief';
}

export interface PlansFound {
  readonly plans: PlannedPlan[];
  readonly state: SuggestionState;
  readonly notes: readonly string[];
  readonly canAskKitchen: boolean;
  /** How many places were left out because the two have been there. */
  readonly placesLeftOut: number;
  /** How many combinations the proof looked at. */
  readonly nodes: number;
}

/**
 * Plans a date in its setting. Refuses wishes that no plan can meet as `no-plan`, with the ways out
 * unless it is brief.
 */
export type PlanDate = (asked: DateToPlan) => PlansFound;

/**
 * The answer, and the wishes it was made with. If they came to eat and no kitchen promises what
 * they need, they are sent to one that they call first; if they named no food, no stop is for
 * eating, and one is offered.
 */
function withAskedKitchen(
  asked: Wishes,
  plan: (wishes: Wishes) => Suggested,
): { wishes: Wishes; found: Suggested } {
  const found = plan(asked);
  const isHungry = comesToEat(asked) && !asked.askKitchen && (!found.ok || found.canAskKitchen);
  if (!isHungry) return { wishes: asked, found };
  const wishes = { ...asked, askKitchen: true };
  const fed = plan(wishes);
  return fed.ok ? { wishes, found: fed } : { wishes: asked, found };
}

/**
 * The answer with one stop more, where what they asked for takes the usual number of stops and no
 * meal is left at a meal time: three things to do and a table are four stops.
 */
function withRoomForMeal(
  asked: Wishes,
  plan: (wishes: Wishes) => Suggested,
): { wishes: Wishes; found: Suggested } {
  const answer = withAskedKitchen(asked, plan);
  const { wishes, found } = answer;
  const isFull = found.ok && found.hasNoRoomForMeal && wishes.stops === limits.stops.default;
  if (!isFull) return answer;
  const roomier = { ...wishes, stops: wishes.stops + 1 };
  const fed = plan(roomier);
  return fed.ok && !fed.hasNoRoomForMeal && metIn(fed.plans[0]) >= metIn(found.plans[0])
    ? { wishes: roomier, found: fed }
    : answer;
}

interface Answer {
  readonly wishes: Wishes;
  readonly found: Suggested;
  readonly priced: Facts;
}

/**
 * From this share of the budget on it may be what keeps a wish from them; who has more than so many
 * cents is kept from nothing by a few.
 */
const tight = { from: 0.8, mostCents: 30_000 } as const;

/** Whether the first plan goes without something that was asked for, and money may be why. */
function isTight({ found, wishes: { budget } }: Answer): boolean {
  if (!found.ok || budget.maxCents > tight.mostCents) return false;
  const [first] = found.plans;
  return (
    metIn(first) < first.wishes.length && first.cost.expectedCents >= tight.from * budget.maxCents
  );
}

/** Whether a plan for which they order lightly has more of what they asked for. */
const isFuller = ({ found: light }: Answer, { found: usual }: Answer): boolean =>
  light.ok && usual.ok && metIn(light.plans[0]) > metIn(usual.plans[0]);

export function createPlanDate(factsOf: FactsOf): PlanDate {
  return ({ request, hours, setting, background, explanation }) => {
    const facts = factsOf(setting, background?.recentlyShown);
    // Found once: which of the available venues they mention. A plan and its refinements use only
    // the names.
    const doneTogether = venuesNamedIn(background?.doneTogether ?? [], facts.venues).map(
      (venue) => venue.name,
    );
    const asked = wishesOf(request, hours, background && { ...background, doneTogether });
    const plan = explanation === 'full' ? suggest : suggestBriefly;
    const answerTo = (one: Wishes, as: typeof withAskedKitchen): Answer => {
      const priced = pricedFor(facts, one);
      const { venues, context } = priced;
      const planned = (wishes: Wishes) => plan(wishes, venues, context);
      return { ...as(one, planned), priced };
    };
    const usual = answerTo(asked, withRoomForMeal);
    const { stops } = usual.wishes;
    const light = isTight(usual)
      ? answerTo({ ...asked, stops, ordersLightly: true }, withAskedKitchen)
      : usual;
    const { wishes, found, priced } = isFuller(light, usual) ? light : usual;
    const { city, venuesById, context } = priced;
    if (!found.ok) {
      throw new Refusal('no-plan', {
        detail: found.reason,
        relax: [...new Set(found.waysOut.flatMap((way) => way.wishes))],
        alternatives: found.waysOut.map((way) => presentAlternative(way, wishes.firm)),
      });
    }
    for (const fault of found.withheld) process.emitWarning(fault, 'PlanWithheld');
    const mode = request.config.transport_method;
    const plans = found.plans.map((plan) =>
      presentPlan(plan, { venuesById, city, context, mode, heads: headsOf(wishes) }),
    );
    return {
      plans,
      state: {
        version: stateVersion,
        date: context.date,
        wishes,
        plans: found.plans.map((plan, i) => ({
          planId: plans[i]?.plan_id ?? '',
          state: stateOf(plan),
        })),
      },
      notes: found.notes,
      canAskKitchen: found.canAskKitchen,
      placesLeftOut: doneTogether.length,
      nodes: found.proof.nodes,
    };
  };
}
