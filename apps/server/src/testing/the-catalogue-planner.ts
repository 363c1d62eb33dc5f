import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from '../suggestions/planning/planning.ts';

const cities = loadCatalogue();

/** The real planner on the built-in cities, asking no outside service. */
export const theCataloguePlanner = createDatePlanner({
  cities,
  locate: createGazetteer(cities).locate,
  findForecast: undefined,
  planning: planHere(cities),
});
