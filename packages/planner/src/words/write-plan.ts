import { kinds, type Cost } from '@rendezvous/venue-model';
import { openingOf } from '../candidates/venue-rules.ts';
import type { CuratedStop } from '../curated/curated-date.ts';
import { isOfAnotherOccasion } from '../curated/for-others.ts';
import { isForOtherCompany } from '../curated/other-company.ts';
import type { Plan, Reason, Stop } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isFull } from '../rules/plan-rules.ts';
import type { BareSpace, Evaluated } from '../search/space.ts';
import { findStandIns } from '../stand-ins/find-stand-ins.ts';
import { checksOf } from './checks.ts';
import { reasonsOf } from './reasons/reasons.ts';
import { besideWritten, type BesideWritten } from './reasons/beside-written.ts';
import {
  curatedAs,
  exchangedAs,
  isTrueOf,
  titleOfExchanged,
  type Exchanged,
} from './curated-words.ts';
import { linesOf } from './lines-of-place.ts';
import { isOfAnotherWay } from './other-ways.ts';
import { descriptionOf } from './voice/descriptions.ts';
import type { Evening, SpokenStop } from './voice/evening.ts';
import { summaryOf } from './voice/summaries.ts';
import { threadToTell } from './voice/thread-words.ts';
import { isSaidAlready } from './said-already.ts';
import { speaksOf } from './voice/conditions.ts';
import { whatToKnow } from './what-to-know.ts';
import { titleOf } from './voice/titles.ts';
import { wishesMet } from './wishes-met.ts';

/**
 * Puts a plan into words: title (none that is taken), summary, reasons and what was checked. Only
 * facts and fit, nothing that no fact carries.
 */
export function writePlan(
  found: Evaluated,
  space: BareSpace,
  taken: readonly string[] = [],
): Omit<Plan, 'label'> {
  const { scene } = space;
  const spoken = spokenStops(found, scene);
  const cost = totalOf(spoken);
  const facts = { stops: spoken, legs: found.legs, expectedCents: cost.expectedCents, scene };
  const curated = curatedAs(spoken, scene);
  const exchanged = curated ? undefined : exchangedIn(spoken, space);
  const thread = (curated ?? exchanged) ? undefined : threadToTell(facts, found.threads);
  const evening = { ...facts, thread };
  const isTold = (text: string | undefined): text is string =>
    text !== undefined && isTrueOf(text, spoken, scene) && !isOfAnotherWay(text, scene);
  const written = curated?.title ?? (exchanged && titleOfExchanged(exchanged, spoken, scene));
  const title = isTold(written) && !taken.includes(written) ? written : titleOf(evening, taken);
  const summary = isTold(curated?.summary) ? curated.summary : summaryOf(evening, title);
  let reasons: ReturnType<typeof reasonsOf> | undefined;
  const reasonsAt = (i: number) => (reasons ??= reasonsOf(evening, summary))[i] ?? [];
  const standIns = findStandIns(found, space);
  const lines = spoken.map((_, i) => curated?.stops[i] ?? linesOfKept(exchanged, i, spoken));
  const beside = lines.some((one) => one)
    ? besideWritten(evening, [title, summary, ...spoken.flatMap(saidOf), ...lines.flatMap(textsOf)])
    : [];
  const stops = spoken.map((stop, i): Stop => {
    const standIn = standIns[i];
    return {
      ...stop,
      ...toldOf(stop, {
        evening,
        lines: lines[i],
        beside: beside[i],
        reasonsOfFacts: () => reasonsAt(i),
      }),
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
    wishes: wishesMet(stops, scene, curated?.id),
  };
  const knowing = { ...draft, scene, candidates: space.candidates, told: summary };
  return {
    ...draft,
    thread: thread ? { id: thread.thread.id, from: thread.from } : null,
    curated: curated?.id ?? null,
    title,
    summary,
    tips: whatToKnow(knowing, evening, curated),
    checks: checksOf(draft, scene, mealExcuseOf(found, space)),
  };
}

/** The date composed by hand that a plan is but for one stop. */
function exchangedIn(stops: readonly SpokenStop[], { scene, among }: BareSpace) {
  const categoryOf = (venueId: string) => among.find(({ id }) => id === venueId)?.category;
  return exchangedAs(stops, scene, categoryOf);
}

const ofShows =
  /\b(?:curtain|(?:best|last|first) scene|films?|movies?|credits|trailers?|encore)\b/i;

/** What such a date says of a stop that was not exchanged; nothing of a show where that was. */
function linesOfKept(
  exchanged: Exchanged | undefined,
  i: number,
  stops: readonly SpokenStop[],
): CuratedStop | undefined {
  const lines = exchanged && exchanged.at !== i ? exchanged.date.stops[i] : undefined;
  const hasShow = stops.some(({ venue }) => kinds[venue.category].role === 'show');
  if (!lines || hasShow) return lines;
  const why = lines.why.filter((text) => !ofShows.test(text));
  return ofShows.test(lines.text) ? undefined : { ...lines, why };
}

const spokenStops = ({ stops, schedule }: Evaluated, scene: Scene): SpokenStop[] =>
  stops.map(({ venue }, i) => ({
    venue,
    arrival: schedule.arrivals[i] ?? 0,
    departure: schedule.departures[i] ?? 0,
    opening: openingOf(venue, scene),
  }));

interface Telling {
  readonly evening: Evening;
  /** What the date composed by hand says of the stop, where the plan is one. */
  readonly lines: CuratedStop | undefined;
  /** What is said of it beside those words. */
  readonly beside: BesideWritten | undefined;
  /**
   * What can be said for it from its facts alone: worked out where somebody's
   * own words do not say it.
   */
  readonly reasonsOfFacts: () => readonly Reason[];
}

/**
 * What a stop is and why it fits. Of a date composed by hand all is told in its words. Elsewhere
 * what a place is stands before what the two can do there; why it is part of this plan goes before
 * what to know at its door.
 */
function toldOf(
  stop: SpokenStop,
  { evening, lines, beside, reasonsOfFacts }: Telling,
): Pick<Stop, 'description' | 'reasons'> {
  const { scene } = evening;
  if (lines) {
    const why = lines.why.filter(
      (text) =>
        !isForOtherCompany(text, scene) &&
        !isOfAnotherWay(text, scene) &&
        !isOfAnotherOccasion(text, scene) &&
        speaksOf(text, { stop, context: scene.context }, 'fact'),
    );
    return {
      description: descriptionOf(stop, scene, { written: lines.text }),
      reasons: withBeside(
        why.length > 0 ? why.map(withoutEvidence) : reasonsOfFacts().slice(0, 1),
        beside,
      ),
    };
  }
  const { doing, atTheDoor } = linesOf(stop, evening);
  const reasons = reasonsOfFacts();
  const [first, ...others] = reasons;
  // The second thing that they asked for is told beside what is good to know at the door.
  const answer = others.find(({ evidence }) => evidence);
  const known = [first, answer, ...atTheDoor.map(withoutEvidence), ...others]
    .filter((reason) => reason !== undefined)
    .filter(isFirst);
  const most = answer ? mostReasons + 1 : mostReasons;
  if (known.length === 0 && doing !== undefined)
    return { description: descriptionOf(stop, scene), reasons: [withoutEvidence(doing)] };
  const description = descriptionOf(stop, scene, { doing });
  // One card says a thing once; what answers a wish says it where they look for it.
  const fresh = known.filter(
    ({ text, evidence }) => evidence !== null || !isSaidAlready(text, description, nearlyAll),
  );
  return { description, reasons: (fresh.length > 0 ? fresh : known).slice(0, most) };
}

/**
 * What the stop is to these two stands beside what was written of it, and before the second thing
 * where there is no room for all.
 */
function withBeside(written: readonly Reason[], beside: BesideWritten | undefined): Reason[] {
  const { answer, theirs } = beside ?? {};
  const kept = answer && theirs ? written.slice(0, 1) : written;
  return [answer, ...kept, theirs].filter((reason) => reason !== undefined).filter(isFirst);
}

const saidOf = ({ venue }: SpokenStop): string[] => [venue.name, kinds[venue.category].label];
const textsOf = (lines: CuratedStop | undefined): string[] =>
  lines ? [lines.text, ...lines.why] : [];

/** Nothing is said twice of a stop, and no wish quoted twice. */
const isFirst = ({ text, evidence }: Reason, i: number, all: readonly Reason[]): boolean =>
  all.findIndex(
    (one) => one.text === text || (evidence !== null && one.evidence?.said === evidence.said),
  ) === i;

const withoutEvidence = (text: string): Reason => ({ text, evidence: null });

const mostReasons = 2;
const nearlyAll = 0.75;

/** Why there is no meal, where a meal time goes by; null where there may be one. */
const mealExcuseOf = ({ stops }: Evaluated, { meals }: BareSpace): string | null =>
  meals.excuse ?? (isUnfed(stops) ? noRoomForMeal : null);

/** Whether what was asked for takes every stop, and none of them has a kitchen. */
const isUnfed = (stops: Evaluated['stops']): boolean =>
  isFull(stops) && !stops.some(({ feeds }) => feeds);

/** Why a plan of nothing but what was asked for has no meal. */
export const noRoomForMeal =
  'What you asked for takes every stop, so there is no meal: eat before or after.';

function totalOf(stops: readonly SpokenStop[]): Cost {
  const sum = (part: keyof Cost) => stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  return {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
}
