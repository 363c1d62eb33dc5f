/**
 * `npm run bench:refine [-- plans]`: refines seeded plans of the catalogue in every way, audits
 * what comes out, and says how often each measure moved and how long it took.
 */
import { measureNames, type Adjustment, type Move } from '@rendezvous/language';
import { amountOfPlan, audit, refine, stateOf, suggest } from '@rendezvous/planner';
import { benchRequest, loadBenchCities, percentile } from './requests.ts';

process.env.TZ = 'UTC';

const count = Number(process.argv[2] ?? 200);
const cities = loadBenchCities();
/** Nobody asks to ride farther. */
const moves = measureNames
  .flatMap((measure) => (['more', 'less'] as const).map((toward): Move => ({ measure, toward })))
  .filter(({ measure, toward }) => measure !== 'travel' || toward === 'less');
const table = new Map(
  moves.map((move) => [
    move,
    { moved: 0, stuck: 0, wrongWay: 0, keptStops: 0, stops: 0, times: [] as number[] },
  ]),
);
let violations = 0;

for (let seed = 1, planned = 0; planned < count; seed += 1) {
  const { at, wishes, context } = benchRequest(seed, cities);
  const venues = at.venues.venues;
  const found = suggest(wishes, venues, context);
  if (!found.ok) continue;
  planned += 1;
  for (const [move, row] of table) {
    const adjustment: Adjustment = { wishes: {}, moves: [move], wants: [], keep: [], swap: [] };
    const started = performance.now();
    const refined = refine(
      { wishes, plans: found.plans.map(stateOf), venues, context },
      adjustment,
    );
    row.times.push(performance.now() - started);
    if (!refined.ok) {
      row.stuck += 1;
      continue;
    }
    row.moved += 1;
    for (const { plan, from } of refined.plans) {
      const before = found.plans[from];
      if (!before) throw new Error('Cannot compare: the plan comes from none');
      const [was, is] = [amountOfPlan(move.measure, before), amountOfPlan(move.measure, plan)];
      // A meal that has to stay is shorter, and a kitchen may have more choice: the number of stops
      // is then the same.
      const isRight = move.toward === 'more' ? is > was : is < was;
      if (!isRight && !(move.measure === 'food' && is === was)) row.wrongWay += 1;
      row.stops += 3;
      row.keptStops += plan.stops.filter(
        (stop, i) => stop.venue.id === before.stops[i]?.venue.id,
      ).length;
      violations += audit(plan, { wishes: refined.wishes, venues, context }).length;
    }
  }
}

const all = [...table.values()].flatMap(({ times }) => times);
console.log(
  `${count} seeded suggestions, each refined in ${moves.length} ways: ${violations} violations`,
);
console.table(
  Object.fromEntries(
    [...table].map(([{ measure, toward }, { moved, stuck, wrongWay, keptStops, stops, times }]) => [
      `${toward} ${measure}`,
      {
        moved,
        stuck,
        wrongWay,
        'stops kept': `${((100 * keptStops) / stops).toFixed(0)} %`,
        'p50 ms': percentile(times, 0.5).toFixed(1),
        'p95 ms': percentile(times, 0.95).toFixed(1),
      },
    ]),
  ),
);
console.log(
  `all: p50 ${percentile(all, 0.5).toFixed(1)} ms, p95 ${percentile(all, 0.95).toFixed(1)} ms`,
);
