import { kinds, type Role } from '@rendezvous/venue-model';
import type { CatalogueCity } from './catalogue-schema.ts';
import type { CatalogueCuratedDate } from './curated-schema.ts';

/**
 * What cannot be in a city's curated dates: a place that the city does not have or that stands
 * twice, two meals, nothing but one part of an evening, and words that are written twice.
 */
export function curatedProblems(city: CatalogueCity): string[] {
  const categories = new Map(city.venues.map(({ id, category }) => [id, category]));
  const events = new Set(city.almanac.map(({ id }) => `event-${id}`));
  return [
    ...city.curated.flatMap((date) => {
      const ids = date.stops.map(({ venue }) => venue);
      const problems = [
        ...ids
          .filter((id) => !categories.has(id) && !events.has(id))
          .map((id) => `no place "${id}"`),
        ...(new Set(ids).size < ids.length ? ['a place stands twice'] : []),
        ...shapeProblems(
          ids.flatMap((id) => {
            const category = categories.get(id);
            return category ? [kinds[category].role] : [];
          }),
        ),
      ];
      return problems.map((problem) => `curated ${date.id}: ${problem}`);
    }),
    ...repeatedIn(city.curated),
  ];
}

function shapeProblems(roles: readonly Role[]): string[] {
  const countOf = (role: Role) => roles.filter((one) => one === role).length;
  return [
    ...(countOf('meal') > 1 ? ['more than one meal'] : []),
    ...(roles.length > 1 && new Set(roles).size === 1
      ? ['nothing but one part of an evening']
      : []),
  ];
}

/** Whatever is read twice in one city is read as a form. */
function repeatedIn(dates: readonly CatalogueCuratedDate[]): string[] {
  const texts = dates.flatMap(({ id, title, summary, stops }) =>
    [id, title, summary, ...stops.flatMap(({ text, why }) => [text, ...why])].map((text) => ({
      id,
      text: text.toLowerCase(),
    })),
  );
  return [...Map.groupBy(texts, ({ text }) => text)]
    .filter(([, said]) => said.length > 1)
    .map(([text, said]) => `curated ${said.map(({ id }) => id).join(' and ')}: twice "${text}"`);
}
