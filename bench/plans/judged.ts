/**
 * `npm run bench:judged`: how well the planner's score agrees with readers who scored plans, and
 * what weights would agree better. The folder of judged plans is JUDGED_DIR, else ../shared/judged;
 * without it there is nothing to do.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuggestionRequestBody } from '@rendezvous/contract';
import { scorePlan, weights } from '@rendezvous/planner';
import { createDesk, type Asked } from './asked.ts';
import { fitWeights, spearman } from './spearman.ts';

process.env.TZ = 'UTC';

interface JudgedPlan {
  readonly request: number;
  readonly option: number;
  readonly reader: number;
  /** Each term between 0 and 1, in the order of `termNames`. */
  readonly terms: readonly number[];
  readonly total: number;
  readonly broken: readonly string[];
}

const termNames = Object.keys(weights) as (keyof typeof weights)[];
const folder = process.env.JUDGED_DIR ?? '../shared/judged';
const file = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => /^judged-.*\.tsv$/.test(name))
      .toSorted()
      .at(-1)
  : undefined;
if (file === undefined) console.log(`No judged plans in ${folder}: skipped`);
else report(readPlans(file));

function readPlans(name: string): JudgedPlan[] {
  // Judged on the last day before those that they are for.
  const desk = createDesk(new Date(`${/\d{4}-\d{2}-\d{2}/.exec(name)?.[0]}T12:00:00Z`));
  const requests = JSON.parse(readFileSync(join(folder, 'requests.json'), 'utf8')) as {
    n: number;
    config: SuggestionRequestBody['config'];
  }[];
  const configs = new Map(requests.map(({ n, config }) => [n, config]));
  const [, ...rows] = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  return rows.flatMap((row) => {
    const [request, option, reader, location, stops = ''] = row.split('\t');
    const config = configs.get(Number(request));
    const found = config && desk.ask(config);
    const venueIds = found && idsOf(stops, found);
    if (!found || !venueIds || venueIds.length !== 3) {
      console.log(`left out: ${request}.${option}, ${location}: ${stops}`);
      return [];
    }
    const { score, broken } = scorePlan(found.wishes, found.venues, found.context, venueIds);
    return {
      request: Number(request),
      option: Number(option),
      reader: Number(reader),
      terms: termNames.map((term) => score.terms[term] / weights[term]),
      total: score.total,
      broken,
    };
  });
}

/** The ids of all the stops, or undefined where one is not at hand there. */
function idsOf(stops: string, { venues }: Asked): string[] | undefined {
  const ids = stops
    .split(' > ')
    .map((name) => venues.find((venue) => venue.name === name.trim())?.id);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

function report(plans: readonly JudgedPlan[]): void {
  const numbers = [...new Set(plans.map(({ request }) => request))];
  const isFirst = ({ request }: JudgedPlan) => numbers.indexOf(request) % 2 === 0;
  const halves = [plans.filter(isFirst), plans.filter((plan) => !isFirst(plan))] as const;
  const readers = (those: readonly JudgedPlan[]) => those.map(({ reader }) => reader);
  const agreement = (those: readonly JudgedPlan[], by: (plan: JudgedPlan) => number) =>
    spearman(those.map(by), readers(those));
  const weigh = (fitted: readonly number[]) => (plan: JudgedPlan) =>
    plan.terms.reduce((sum, term, i) => sum + term * (fitted[i] ?? 0), 0);
  const possible = plans.filter(({ broken }) => broken.length === 0);
  const say = (rho: number) => rho.toFixed(2);

  console.log(
    `${plans.length} plans with a reader's score, ${possible.length} of them possible today`,
  );
  const ofScore = ({ total }: JudgedPlan) => total;
  const lastWhenImpossible = ({ total, broken }: JudgedPlan) => total - Math.min(1, broken.length);
  console.table({
    'score as it is': rowOf(ofScore),
    'the impossible last': rowOf(lastWhenImpossible),
  });
  console.log(
    `of the possible alone: ${say(agreement(possible, ofScore))}; rules broken: ${counted(plans.flatMap(({ broken }) => broken))}`,
  );

  const fits = halves.map((half) =>
    fitWeights(
      half.map(({ terms }) => terms),
      readers(half),
      termNames.map((term) => weights[term]),
    ),
  );
  console.table({
    ...Object.fromEntries(
      termNames.map((term, i) => [
        term,
        {
          'agrees alone': say(agreement(plans, ({ terms }) => terms[i] ?? 0)),
          now: weights[term],
          'fitted on one half': fits[0]?.[i]?.toFixed(2),
          'on the other': fits[1]?.[i]?.toFixed(2),
        },
      ]),
    ),
  });
  for (const [i, fit] of fits.entries())
    console.log(
      `weights fitted on half ${i + 1}: ${say(agreement(halves[i] ?? [], weigh(fit)))} there, ${say(agreement(halves[1 - i] ?? [], weigh(fit)))} on the other half, where the weights of today reach ${say(agreement(halves[1 - i] ?? [], ofScore))}`,
    );

  function rowOf(by: (plan: JudgedPlan) => number) {
    return {
      all: say(agreement(plans, by)),
      'half 1': say(agreement(halves[0], by)),
      'half 2': say(agreement(halves[1], by)),
    };
  }
}

function counted(ids: readonly string[]): string {
  return [...Map.groupBy(ids, (id) => id)].map(([id, all]) => `${id} ${all.length}`).join(', ');
}
