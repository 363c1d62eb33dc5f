/**
 * `npm run blog:plans [-- chicago ...]` plans the date ideas of the city articles from their
 * written requests, with the same code as the server and no outside service, and writes them down.
 */
import { loadSampleRequests, writeSamplePlans } from '@rendezvous/content';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { planSamples } from '../site/plan-samples.ts';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from '../suggestions/planning/planning.ts';

process.env.TZ = 'UTC';

const cities = loadCatalogue();
const { suggestDate } = createDatePlanner({
  cities,
  locate: createGazetteer(cities).locate,
  findForecast: undefined,
  planning: planHere(cities),
});
const wanted = process.argv.slice(2);

for (const [citySlug, requests] of loadSampleRequests()) {
  if (wanted.length > 0 && !wanted.includes(citySlug)) continue;
  const samples = await planSamples(citySlug, requests, suggestDate);
  writeSamplePlans(citySlug, samples);
  for (const { id, plan } of samples)
    console.log(
      `${id}: ${plan.venues.map((venue) => venue.name).join(', ')}; ${plan.start_time} to ${plan.end_time}, ${plan.total_cost}`,
    );
}
