/** What of a venue decides how it is drawn; plans of earlier versions may lack it. */
export interface DrawnVenue {
  readonly kind?: string | null | undefined;
  readonly cuisines?: readonly string[] | undefined;
}

/** Kinds that are drawn as another is. Every other kind has a drawing of its own name. */
const relatives: ReadonlyMap<string, string> = new Map([
  ['art_museum', 'gallery'],
  ['dance_class', 'dance_hall'],
  ['food_hall', 'market'],
  ['gastropub', 'brewery'],
  ['golf_range', 'mini_golf'],
]);

/** What is on the table says more than that there is one. */
const tables: ReadonlySet<string> = new Set(['restaurant', 'casual_eatery']);
const dishes: ReadonlyMap<string, string> = new Map([
  ['mexican', 'taqueria'],
  ['tacos', 'taqueria'],
  ['ramen', 'ramen'],
  ['noodles', 'ramen'],
  ['vietnamese', 'ramen'],
  ['chinese', 'ramen'],
  ['cantonese', 'ramen'],
  ['pizza', 'pizza'],
  ['burgers', 'casual_eatery'],
]);

/** The name of a drawing in `kinds.svg`; a pin where nobody knows what kind of place it is. */
export function drawingOf({ kind, cuisines = [] }: DrawnVenue): string {
  if (!kind) return 'place';
  const dish = tables.has(kind) ? cuisines.find((cuisine) => dishes.has(cuisine)) : undefined;
  return (dish && dishes.get(dish)) ?? relatives.get(kind) ?? kind;
}
