import { readWish, sweets, type Target } from '@rendezvous/language';
import { kinds, type Category, type Cuisine, type Role, type Venue } from '@rendezvous/venue-model';

/**
 * How much a place is one where a wish is at home: its own kind, a kind much like it, or one whose
 * main business is another.
 */
export const homeShares = { own: 1, akin: 0.9, other: 0.7 } as const;

/** What the lexicon points at less surely is no home. */
const homeFrom = 0.5;
/**
 * Kinds of activities have little in common but that pictures, things and
 * books are looked at in some.
 */
const culturalFrom = 0.7;
/**
 * How much a place is one where people go for such a wish: jazz in a jazz club before a
 * theater that has jazz at times, Thai food at a table before a Thai dessert. Where the
 * lexicon names no kind of place, all places are the same, and what is on at certain days has
 * no kind but what it is known for.
 */
export function homeOf(text: string): (venue: Venue) => number {
  const targets = readWish(text)?.parts.flatMap(({ akin }) => akin) ?? [];
  const sure = targets.filter(({ strength }) => strength >= homeFrom);
  const homes = new Set(sure.flatMap(({ on, value }) => (on === 'kind' ? [value] : [])));
  const roles = new Set<Role>(sure.flatMap(({ on, value }) => (on === 'role' ? [value] : [])));
  for (const home of homes) roles.add(kinds[home].role);
  const foods = foodsAmong(sure);
  const isMeal = isOfMeals(sure);
  return ({ category, event }) => {
    const { role, eating } = kinds[category];
    if (homes.has(category) || event !== null) return homeShares.own;
    if (isMeal) return cooks(role, category) ? homeShares.own : homeShares.other;
    if (foods.length > 0 && eating) return homeShares.own;
    if (roles.size === 0) return foods.length === 0 ? homeShares.own : homeShares.other;
    return roles.has(role) && isLike(category, homes) ? homeShares.akin : homeShares.other;
  };
}

const foodsAmong = (targets: readonly Target[]): Cuisine[] =>
  targets.flatMap(({ on, value }) => (on === 'cuisine' ? [value] : []));

/** Food that is cooked and no dessert, of whatever cuisine. */
const isOfMeals = (targets: readonly Target[]): boolean => {
  const foods = foodsAmong(targets);
  const isSweet =
    foods.some((food) => sweets.has(food)) ||
    targets.some(({ on, value }) => on === 'role' && value === 'treat');
  return foods.length > 0 && !isSweet;
};

/** Whether a text asks for what one has a meal of: knishes and tacos, and no cake. */
export const isMealWish = (text: string): boolean =>
  isOfMeals(
    (readWish(text)?.parts ?? [])
      .flatMap(({ akin }) => akin)
      .filter(({ strength }) => strength >= homeFrom),
  );

/**
 * Whether a place is one where nobody sits down to what was asked for: kitchens line a street, and
 * the two would still have to choose one.
 */
export const isOnlyPassed = (text: string, { category, event }: Venue): boolean =>
  kinds[category].role === 'stroll' && event === null && isMealWish(text);

const cooks = (role: Role, category: Category): boolean =>
  role === 'meal' || category === 'cooking_class' || category === 'market';

/** Where bands play; what is tagged with jazz and shows plays or films has it on some nights. */
const musicRooms: ReadonlySet<Category> = new Set([
  'jazz_club',
  'music_venue',
  'concert_hall',
  'dance_hall',
]);
const isMusicRoom = (category: Category): boolean => musicRooms.has(category);

function isLike(category: Category, homes: ReadonlySet<Category>): boolean {
  const { role, scale } = kinds[category];
  if (role === 'show')
    return [...homes].some((home) => isMusicRoom(home) === isMusicRoom(category));
  return (
    role !== 'activity' ||
    (scale.cultural >= culturalFrom &&
      [...homes].some((home) => kinds[home].scale.cultural >= culturalFrom))
  );
}
