import type { Plan, Stop } from '../plan.ts';
import { curatedFaults } from './curated.ts';
import type { Fault, Facts } from './fault.ts';
import { needFaults } from './needs.ts';
import { placeFaults } from './places.ts';
import { reasonFaults } from './reasons.ts';
import { shapeFaults } from './shape.ts';
import { standInFaults } from './stand-ins.ts';
import { threadFaults } from './threads.ts';
import { timeFaults } from './time.ts';
import { wishFaults } from './wish.ts';

/**
 * Checks every promise of a plan again. Knows facts and rules only, nothing of how the plan was
 * found, and shares no code with the search: what one of them gets wrong the other must catch.
 * Empty when the plan keeps all its promises.
 */
export function audit(plan: Plan, facts: Facts): Fault[] {
  return [
    ...placeFaults(plan, facts),
    ...timeFaults(plan, facts),
    ...wishFaults(plan, facts),
    ...shapeFaults(plan, facts),
    ...reasonFaults(plan, facts),
    ...threadFaults(plan, facts),
    ...curatedFaults(plan, facts),
    ...needFaults(plan, facts),
    ...standInFaults(plan, facts),
  ];
}

/** The plans that may be given out, and what is wrong with those that may not: bugs of the planner. */
export interface Audited {
  readonly sound: readonly Plan[];
  readonly withheld: readonly string[];
}

/**
 * The plans that keep all their promises; one of which only a stand-in breaks any is given without
 * stand-ins. Throws if no plan is left.
 */
export function keepSound(plans: readonly Plan[], facts: Facts): Audited {
  const withheld: string[] = [];
  const sound = plans.flatMap((plan) => {
    const faults = audit(plan, facts);
    if (faults.length === 0) return [plan];
    withheld.push(inWords(faults));
    const bare = { ...plan, stops: plan.stops.map(withoutStandIn) };
    return audit(bare, facts).length === 0 ? [bare] : [];
  });
  if (sound.length === 0) throw brokenPromises(withheld);
  return { sound, withheld };
}

const withoutStandIn = (stop: Stop): Stop => {
  const { standIn, ...bare } = stop;
  return standIn ? bare : stop;
};

/** Throws if a plan breaks a promise, which is a bug of the planner. */
export function requireNoFaults(plan: Plan, facts: Facts): void {
  const faults = audit(plan, facts);
  if (faults.length > 0) throw brokenPromises([inWords(faults)]);
}

const inWords = (faults: readonly Fault[]): string =>
  faults.map(({ rule, text }) => `${rule} (${text})`).join('; ');

const brokenPromises = (texts: readonly string[]): Error =>
  new Error(`Cannot give out a plan that breaks its promises: ${texts.join('; ')}`);
