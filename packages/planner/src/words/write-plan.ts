import { openingOf } from '../candidates/venue-rules.ts';
import type { Plan, Stop } from '../plan.ts';
import type { Scene } from '../scene.ts';
import type { Evaluated } from '../search/space.ts';
import type { Cost } from '@rendezvous/venue-model';
import { checksOf } from './checks.ts';
import { reasonsOf } from './reasons.ts';
import { summaryOf } from './voice/summaries.ts';
import { tipsOf } from './voice/tips.ts';
import { titleOf } from './voice/titles.ts';
import { wishesMet } from './wishes-met.ts';

/** Puts a plan into words: title, summary, reasons and what was checked. Only facts and fit, nothing that no fact carries. */
export function writePlan(
  found: Evaluated,
  scene: Scene,
  mealExcuse: string | null,
): Omit<Plan, 'label'> {
  const stops = found.stops.map((candidate, i): Stop => {
    const times = {
      arrival: found.schedule.arrivals[i] ?? 0,
      departure: found.schedule.departures[i] ?? 0,
    };
    return {
      venue: candidate.venue,
      ...times,
      opening: openingOf(candidate.venue, scene),
      reasons: reasonsOf(candidate.venue, times, scene),
    };
  });
  const draft = {
    date: scene.context.date,
    stops,
    legs: found.legs,
    wayThere: found.wayThere,
    wayBack: found.wayBack,
    cost: totalOf(stops),
    score: found.score,
    wishes: wishesMet(stops, scene),
  };
  const evening = { stops, legs: found.legs, expectedCents: draft.cost.expectedCents, scene };
  return {
    ...draft,
    title: titleOf(evening),
    summary: summaryOf(evening),
    tips: tipsOf(evening),
    checks: checksOf(draft, scene, mealExcuse),
  };
}

function totalOf(stops: readonly Stop[]): Cost {
  const sum = (part: keyof Cost) => stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  return {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
}
