/** `npm run catalogue [-- city ...]`: prints what is wrong with the city files and what each covers. */
import { readdirSync, readFileSync } from 'node:fs';
import { catalogueCoverage } from '../packages/venues/src/catalogue-coverage.ts';
import { catalogueProblems } from '../packages/venues/src/catalogue-problems.ts';

// Opening hours are read in UTC (docs/decisions/004-opening-hours-library.md).
process.env.TZ = 'UTC';

const folder = new URL('../packages/venues/catalogue/', import.meta.url);
const wanted = process.argv.slice(2);
for (const file of readdirSync(folder).filter(
  (name) => wanted.length === 0 || wanted.includes(name.replace('.json', '')),
)) {
  const json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const problems = catalogueProblems(json);
  console.log(`${file}: ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length === 0) console.table(catalogueCoverage(json));
}
