import { openingOf } from '../candidates/venue-rules.ts';
import type { Plan, Stop } from '../plan.ts';
import { isFull } from '../rules/plan-rules.ts';
import type { BareSpace, Evaluated } from '../search/space.ts';
import type { Cost } from '@rendezvous/venue-model';
import { findStandIns } from '../stand-ins/find-stand-ins.ts';
import { checksOf } from './checks.ts';
import { goodToKnow } from './good-to-know/good-to-know.ts';
import { reasonsOf } from './reasons/reasons.ts';
import { descriptionOf } from './voice/descriptions.ts';
import type { SpokenStop } from './voice/evening.ts';
import { summaryOf } from './voice/summaries.ts';
import { threadToTell } from './voice/thread-words.ts';
import { tipsOf } from './voice/tips.ts';
import { titleOf } from './voice/titles.ts';
import { wishesMet } from './wishes-met.ts';

/** Puts a plan into words: title (none that is taken), summary, reasons and what was checked. Only facts and fit, nothing that no fact carries. */
export function writePlan(
  found: Evaluated,
  space: BareSpace,
  taken: readonly string[] = [],
): Omit<Plan, 'label'> {
  const { scene } = space;
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
  const title = titleOf(evening, taken);
  const summary = summaryOf(evening, title);
  const reasons = reasonsOf(evening, summary);
  const standIns = findStandIns(found, space);
  const stops = spoken.map((stop, i): Stop => {
    const standIn = standIns[i];
    return {
      ...stop,
      description: descriptionOf(stop, scene),
      reasons: reasons[i] ?? [],
      ...(standIn && { standIn }),
    };
  });
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
  const known = goodToKnow({ ...draft, scene, candidates: space.candidates, told: summary });
  return {
    ...draft,
    thread: thread ? { id: thread.thread.id, from: thread.from } : null,
    title,
    summary: [summary, ...known.map(({ text }) => text)].join(' '),
    tips: tipsOf(evening, new Set(known.flatMap(({ about, places = [] }) => [about, ...places]))),
    checks: checksOf(draft, scene, space.meals.excuse ?? (isUnfed(found.stops) ? full : null)),
  };
}

/** Whether what was asked for takes every stop, and none of them has a kitchen. */
const isUnfed = (stops: Evaluated['stops']): boolean =>
  isFull(stops) && !stops.some(({ feeds }) => feeds);

/** Why a plan of nothing but what was asked for has no meal. */
const full = 'What you asked for takes every stop, so there is no meal: eat before or after.';

function totalOf(stops: readonly SpokenStop[]): Cost {
  const sum = (part: keyof Cost) => stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  return {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
}
