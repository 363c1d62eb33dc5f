import { kinds, type Cuisine, type Venue } from '@rendezvous/venue-model';
import { lexicon } from '../lexicon.ts';
import { fold, singular } from '../words-of.ts';

/** What is eaten or drunk without a meal. */
export const sweets: ReadonlySet<Cuisine> = new Set([
  'coffee',
  'tea',
  'pastries',
  'desserts',
  'ice-cream',
  'chocolate',
  'donuts',
  'bagels',
]);

/** Sandwiches and scones on three tiers. */
const fullTea = /^(afternoon|high|cream) tea$/;

/** A meal that comes with what is to be seen: on a boat, before a stage. */
const besideTheShow =
  /\b(dinner|supper|brunch|lunch) (cruises?|shows?|theat(er|re)|clubs?)\b|\bdinner and (a )?(show|jazz|music)\b/i;

/**
 * Whether two hungry people can eat there: at a table; at a bar, stage or games hall that cooks or
 * is known for a dish; or at an afternoon tea. Cafes and counters for sweets do not count.
 */
export function hasKitchen({ category, cuisines, knownFor }: Venue): boolean {
  const { role } = kinds[category];
  const isServed = (noun: string): boolean => fullTea.test(noun) || besideTheShow.test(noun);
  if (role === 'meal' || category === 'cooking_class' || knownFor.some(isServed)) return true;
  if (role === 'treat') return false;
  return cuisines.some(isMeal) || knownFor.some(isDish);
}

const isMeal = (cuisine: Cuisine): boolean => !sweets.has(cuisine);

/** Whether a noun is food of some kitchen: tacos, oysters. */
function isDish(noun: string): boolean {
  const [first] = lexicon.get(singular(fold(noun))) ?? [];
  return first?.on === 'cuisine' && isMeal(first.value);
}
