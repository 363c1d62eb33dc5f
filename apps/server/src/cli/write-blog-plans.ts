/**
 * `npm run blog:plans [-- chicago ...]` plans the date ideas of the city articles from their
 * written requests, with the same code as the server and no outside service, and writes them down.
 * Ideas that are still true are kept, since the articles tell them; `--again chicago-foodies-1`
 * plans one again all the same.
 */
import { parseArgs } from 'node:util';
import { loadSamplePlans, loadSampleRequests, writeSamplePlans } from '@rendezvous/content';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from '../suggestions/planning/planning.ts';
import { createAuditSample } from './blog/audit-sample.ts';
import { planSamples } from './blog/plan-samples.ts';

process.env.TZ = 'UTC';

const {
  positionals: wanted,
  values: { again },
} = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'string', multiple: true, default: [] } },
});
const cities = loadCatalogue();
const { suggestDate } = createDatePlanner({
  cities,
  locate: createGazetteer(cities).locate,
  findForecast: undefined,
  planning: planHere(cities),
});
const auditSample = createAuditSample(cities);
const stored = loadSamplePlans();
const unknown = again.filter((id) => !stored.some((sample) => sample.id === id));
if (unknown.length > 0) throw new Error(`There is no idea ${unknown.join(', ')}`);

for (const [citySlug, requests] of loadSampleRequests()) {
  if (wanted.length > 0 && !wanted.includes(citySlug)) continue;
  const planned = await planSamples(citySlug, requests, {
    suggestDate,
    stored,
    auditSample,
    again,
  });
  writeSamplePlans(
    citySlug,
    planned.map(({ sample }) => sample),
  );
  const changed = planned.filter(({ because }) => because !== null);
  console.log(`${citySlug}: ${planned.length - changed.length} of ${planned.length} kept`);
  for (const { sample, because } of changed) {
    const { id, plan } = sample;
    console.log(
      `${id}: planned again, because ${because}: ${plan.venues.map((venue) => venue.name).join(', ')}; ${plan.start_time} to ${plan.end_time}, ${plan.total_cost}`,
    );
  }
}
