import { openingOf } from '../candidates/venue-rules.ts';
import type { Plan, Stop } from '../plan.ts';
import type { Scene } from '../scene.ts';
import type { Evaluated } from '../search/space.ts';
import type { Cost } from '@rendezvous/venue-model';
import { checksOf } from './checks.ts';
import { reasonsOf } from './reasons/reasons.ts';
import type { SpokenStop } from './voice/evening.ts';
import { summaryOf } from './voice/summaries.ts';
import { threadToTell } from './voice/thread-words.ts';
import { tipsOf } from './voice/tips.ts';
import { titleOf } from './voice/titles.ts';
import { wishesMet } from './wishes-met.ts';

/** Puts a plan into words: title, summary, reasons and what was checked. Only facts and fit, nothing that no fact carries. */
export function writePlan(
  found: Evaluated,
  scene: Scene,
  mealExcuse: string | null,
): Omit<Plan, 'label'> {
  const spoken = found.stops.map(
    ({ venue }, i): SpokenStop => ({
      venue,
      arrival: found.schedule.arrivals[i] ?? 0,
      departure: found.schedule.departures[i] ?? 0,
      opening: openingOf(venue, scene),
    }),
  );
  const cost = totalOf(spoken);
  const facts = { stops: spoken, legs: found.legs, expectedCents: cost.expectedCents, scene };
  const thread = threadToTell(facts, found.threads);
  const evening = { ...facts, thread };
  const summary = summaryOf(evening);
  const reasons = reasonsOf(evening, summary);
  const stops = spoken.map((stop, i): Stop => ({ ...stop, reasons: reasons[i] ?? [] }));
  const draft = {
    date: scene.context.date,
    stops,
    legs: found.legs,
    wayThere: found.wayThere,
    wayBack: found.wayBack,
    cost,
    score: found.score,
    wishes: wishesMet(stops, scene),
  };
  return {
    ...draft,
    thread: thread ? { id: thread.thread.id, from: thread.from } : null,
    title: titleOf(evening),
    summary,
    tips: tipsOf(evening),
    checks: checksOf(draft, scene, mealExcuse),
  };
}

function totalOf(stops: readonly SpokenStop[]): Cost {
  const sum = (part: keyof Cost) => stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  return {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
}
