import { segmentsOf } from '@rendezvous/language';

/** Where people have a drink who drink no alcohol. */
const softDrinks: readonly string[] = ['tea house', 'coffee', 'hotel lobby'];
const drinks: ReadonlySet<string> = new Set(['drink', 'a drink', 'nightcap']);

/**
 * What is meant by 'a drink' where nobody drinks alcohol; nothing where a text asks for no
 * drink, or for which one.
 */
export const softDrinksFor = (text: string): readonly string[] =>
  segmentsOf(text).some(({ term }) => term !== undefined && drinks.has(term)) ? softDrinks : [];
