/**
 * `npm run bench:worst [-- requests]`: looks for the request that takes one planning worker the
 * longest, at the ends of all that may be written and by chance, keeping what was slow; then
 * refines what was planned. Milliseconds are of the processor.
 */
import { randomUUID } from 'node:crypto';
import {
  suggestionRequest,
  type RefinementRequest,
  type SuggestionRequest,
} from '@rendezvous/contract';
import { refinementLengths, refinementPresets } from '@rendezvous/contract/constants';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { createDatePlanner } from '../../apps/server/src/compose/date-planner.ts';
import {
  createPlanningTasks,
  planHere,
} from '../../apps/server/src/suggestions/planning/planning.ts';
import { Refusal } from '../../apps/server/src/refusal.ts';
import { createRandom } from '../../packages/venue-model/src/testing/random.ts';
import { longText, requestWith, traits } from './worst-requests.ts';

process.env.TZ = 'UTC';

const outcomes = ['plan', 'refusal', 'refinement', 'refused refinement', 'failure'] as const;
type Outcome = (typeof outcomes)[number];
interface Taken {
  readonly outcome: Outcome;
  readonly ms: number;
  readonly what: string;
}
type Planned = Awaited<ReturnType<typeof planner.suggestDate>> & {
  readonly request: SuggestionRequest;
  readonly what: string;
};

const count = Number(process.argv[2] ?? 800);
const now = new Date('2026-11-22T18:00:00Z');
const cities = loadCatalogue();
const { locate } = createGazetteer(cities);
const tasks = createPlanningTasks(cities);
let spentMs = 0;
/** The work of a worker, its processor time taken. */
function timed<Asked, Answer>(task: (asked: Asked) => Answer) {
  return async (asked: Asked): Promise<Answer> => {
    const started = process.cpuUsage();
    try {
      return task(asked);
    } finally {
      const { user, system } = process.cpuUsage(started);
      spentMs = (user + system) / 1000;
    }
  };
}
const planner = createDatePlanner({
  cities,
  locate,
  findForecast: undefined,
  planning: { ...planHere(cities), plan: timed(tasks.plan), refine: timed(tasks.refine) },
});
const names = Object.keys(traits);
const random = createRandom(1);
const taken: Taken[] = [];
const slow: { readonly names: readonly string[]; readonly ms: number }[] = [];
const planned: Planned[] = [];

// What a worker is slow at only while it is new is not what is looked for.
for (let i = 0; i < 60; i += 1) await take(chosen(), false);
for (const name of names) for (let i = 0; i < 3; i += 1) await take([name]);
while (taken.length < count)
  await take(random.chance(0.5) && slow.length > 0 ? varied() : chosen());
for (const plan of planned.slice(-20)) await refineWell(plan);
print();

function chosen(): string[] {
  return Array.from({ length: random.int(2, 8) }, () => random.pick(names));
}

/** One of the slowest with a trait more, or one less. */
function varied(): string[] {
  const [...from] = random.pick(slow).names;
  if (random.chance(0.4)) from.splice(random.int(0, from.length - 1), 1);
  return [...from, random.pick(names)];
}

async function take(traitsOf: readonly string[], counts = true): Promise<void> {
  const config = requestWith(traitsOf, random.pick(cities), random);
  const request = suggestionRequest.parse({ config, seed: random.chance(0.3) ? 7 : 0 });
  const what = `${config.location} ${config.start_cal_date} ${config.start_time}: ${traitsOf.join(', ')}`;
  let outcome: Outcome = 'plan';
  try {
    const found = await planner.suggestDate(request, {
      now,
      onProgress: () => undefined,
      whose: 'the bench',
    });
    if (counts) planned.push({ ...found, request, what });
  } catch (error) {
    // What is refused before it reaches a worker takes none of its time.
    if (error instanceof Refusal && error.code !== 'no-plan') return;
    outcome = failed(error, what) ? 'failure' : 'refusal';
  }
  if (!counts) return;
  taken.push({ outcome, ms: spentMs, what });
  slow.push({ names: traitsOf, ms: spentMs });
  slow.sort((a, b) => b.ms - a.ms);
  slow.splice(20);
}

async function refineWell({ suggestion, state, request, what }: Planned): Promise<void> {
  const texts = [
    ...Array.from({ length: 6 }, () => longText(refinementLengths.max, random)),
    'cheaper, closer, quieter, shorter, more romantic, no museums, end by nine, keep the first',
    'swap the first for ramen, the second for jazz and the last for a museum',
  ];
  const wishes = [
    ...refinementPresets.map((value) => ({ type: 'preset' as const, value })),
    ...texts.map((value) => ({ type: 'text' as const, value })),
  ];
  for (const { type, value } of wishes) {
    const sessionId = randomUUID();
    const asked: RefinementRequest = {
      type,
      value,
      session_id: sessionId,
      previous_suggestion_id: suggestion.suggestion_id,
      refinement_count: 0,
      locked: [],
      removed: [],
    };
    let outcome: Outcome = 'refinement';
    try {
      await planner.planChanges.refine(
        { request, answer: suggestion, state, sessionId, userId: null },
        asked,
        { whose: 'the bench' },
      );
    } catch (error) {
      outcome = failed(error, `${value} of ${what}`) ? 'failure' : 'refused refinement';
    }
    taken.push({ outcome, ms: spentMs, what: `${value.slice(0, 40)} of ${what}` });
  }
}

/** Whether an answer is no answer at all, which nothing that may be written should lead to. */
function failed(error: unknown, what: string): boolean {
  if (error instanceof Refusal) return false;
  console.log(`failure: ${what}: ${error instanceof Error ? error.message : String(error)}`);
  return true;
}

function print(): void {
  const rows = outcomes.map((outcome) => {
    const those = taken.filter((one) => one.outcome === outcome).toSorted((a, b) => a.ms - b.ms);
    const at = (share: number) => those[Math.floor(share * (those.length - 1))]?.ms.toFixed(0);
    return [
      outcome,
      { times: those.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'worst ms': at(1) },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
  for (const { outcome, ms, what } of taken.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
    console.log(`${ms.toFixed(0)} ms, ${outcome}: ${what}`);
}
