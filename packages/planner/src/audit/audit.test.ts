import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { randomInstance } from '../testing/random-instance.ts';
import { audit, keepSound } from './audit.ts';
import { auditRules, type AuditRule } from './fault.ts';
import { withProvedReasons } from './reasons.ts';
import { facts, honest, type Planted } from './testing/honest-plan.ts';
import { plantedInHours } from './testing/planted-in-hours.ts';
import { instead, plantedInPlaces } from './testing/planted-in-places.ts';
import { plantedInWishes } from './testing/planted-in-wishes.ts';
import { composedAs, plantedInWords } from './testing/planted-in-words.ts';

/** For every rule a plan that breaks it, or facts under which the honest plan does. */
const planted: Record<AuditRule, readonly Planted[]> = {
  ...plantedInHours,
  ...plantedInPlaces,
  ...plantedInWishes,
  ...plantedInWords,
};

describe('audit', () => {
  it('finds nothing wrong with an honest plan', () => {
    expect(audit(honest, facts)).toEqual([]);
  });

  it('finds nothing wrong with a date composed by hand', () => {
    const { plan, facts: known } = composedAs({});
    expect(audit(plan, known).filter(({ rule }) => rule === 'curated')).toEqual([]);
  });

  it('finds nothing wrong with an honest stand-in', () => {
    const { plan, facts: known } = instead({});
    expect(audit(plan, known)).toEqual([]);
  });

  it('leaves no stop without any reason, whatever is not proved', () => {
    const stops = honest.stops.map((stop, i) => ({
      ...stop,
      reasons: i === 0 ? [] : [{ text: 'Here for the sunset at 3 AM', evidence: null }],
    }));
    const proved = withProvedReasons({ ...honest, stops }, facts);
    for (const { reasons } of proved.stops) {
      expect(reasons).toHaveLength(1);
      expect(reasons[0]?.text).toMatch(/^(A place to begin|Between|A good (last|next) stop)/);
    }
    expect(audit(proved, facts)).toEqual([]);
  });

  it('catches a planted fault of every rule', () => {
    for (const rule of auditRules) {
      planted[rule].forEach(({ plan, facts: known }, i) =>
        expect(
          audit(plan, known).map((fault) => fault.rule),
          `${rule}, fault ${i + 1}`,
        ).toContain(rule),
      );
    }
  });

  it('gives out the plan that is sound, and says what is wrong with the other', () => {
    const broken = auditRules.flatMap((rule) => planted[rule]).find((one) => one.facts === facts);
    if (!broken) throw new Error('No plan breaks a promise on the honest day');
    const { sound, withheld } = keepSound([broken.plan, honest], facts);
    expect(sound).toEqual([honest]);
    expect(withheld).toHaveLength(1);
  });

  it('gives out a plan without the stand-in that breaks a promise, and throws where none is left', () => {
    const [broken] = planted['stand-in'];
    if (!broken) throw new Error('No plan breaks what a stand-in promises');
    const [plan] = keepSound([broken.plan], broken.facts).sound;
    expect(plan?.stops.some(({ standIn }) => standIn)).toBe(false);
    const [late] = planted.budget;
    expect(() => late && keepSound([late.plan], late.facts)).toThrow('breaks its promises');
  });

  it('finds nothing wrong with the plans of 150 seeded requests', () => {
    let plans = 0;
    for (let seed = 50_001; seed <= 50_150; seed += 1) {
      const stops = 2 + (seed % 5);
      const {
        wishes: asked,
        venues: known,
        context: day,
      } = randomInstance(seed, { venues: 30, stops });
      const found = suggest(asked, known, day);
      expect(found.ok ? found.withheld : [], `seed ${seed}`).toEqual([]);
      for (const plan of found.ok ? found.plans : []) {
        plans += 1;
        expect(audit(plan, { wishes: asked, venues: known, context: day }), `seed ${seed}`).toEqual(
          [],
        );
      }
    }
    expect(plans).toBeGreaterThan(40);
  });
});
