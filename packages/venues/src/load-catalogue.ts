import { readdirSync, readFileSync } from 'node:fs';
import { catalogueCity, type CatalogueCity } from './catalogue-schema.ts';

const folder = new URL('../catalogue/', import.meta.url);

/** The built-in cities, sorted by name. Throws, naming the file and the first field that is wrong, when one does not fit the schema. */
export function loadCatalogue(): CatalogueCity[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map(loadCity).sort((a, b) => (a.city < b.city ? -1 : 1));
}

function loadCity(file: string): CatalogueCity {
  const parsed = catalogueCity.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `Cannot read the catalogue: ${file}: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
