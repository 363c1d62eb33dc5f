import { listCityFolders, readCityFiles } from './catalogue-files.ts';
import { catalogueCity, type CatalogueCity } from './catalogue-schema.ts';

/** The built-in cities, sorted by name. Throws, naming the place and the first field that is wrong, when one does not fit the schema. */
export function loadCatalogue(): CatalogueCity[] {
  return listCityFolders()
    .map(loadCity)
    .sort((a, b) => (a.city < b.city ? -1 : 1));
}

function loadCity(folder: string): CatalogueCity {
  const json = readCityFiles(folder);
  const parsed = catalogueCity.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `Cannot read the catalogue: ${folder}: ${whereIn(json, issue?.path ?? [])}: ${issue?.message}`,
  );
}

/** Where something stands in a city's files, in words: "tartine price.min", "climate.3". */
export function whereIn(json: unknown, path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  const items = (json as Record<PropertyKey, { id?: unknown }[] | undefined> | null)?.[list ?? ''];
  const id = typeof index === 'number' ? items?.[index]?.id : undefined;
  return typeof id === 'string' ? `${id} ${rest.join('.')}` : path.join('.');
}
